"""Cascadia on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.entry import Bots, GameEntry, Line, Setups
from cascadia_qt.games.cascadia.words.helps import HELPS
from cascadia_qt.words.language import translate

if TYPE_CHECKING:
    from cascadia_qt.kept import Keeping
    from cascadia_qt.rules.record import AnyGame, Record
    from cascadia_qt.words.guide import Guide


def _think_along(line: Line) -> None:
    from cascadia_qt.games.cascadia.ai.partner import think_along

    think_along(line)


def _rules() -> AnyGame:
    from cascadia_qt.games.cascadia.rules.game import CASCADIA

    return CASCADIA


def _progress(record: Record) -> str:
    from cascadia_qt.games.cascadia.rules.state import TURNS
    from cascadia_qt.games.cascadia.words.turns import turn_of

    return turn_of(record.rules.turn(record.history.state), TURNS)


def _bots() -> Bots:
    from cascadia_qt.games.cascadia.ai.bots import MAKERS
    from cascadia_qt.games.cascadia.ai.levels import PARTNERED
    from cascadia_qt.games.cascadia.words.bots import FIRST_BOT, bot_names

    return Bots(
        makers=MAKERS,
        names=bot_names,
        first=FIRST_BOT,
        partner=_think_along,
        partnered=PARTNERED,
        ponderers=PARTNERED,  # who has no clock would be another level with more time
    )


def _setups() -> Setups:
    from cascadia_qt.games.cascadia.model import setup

    return Setups(
        first=setup.first_setup,
        read=setup.read_setup,
        write=setup.write_setup,
        fresh_seed=setup.fresh_seed,
        smoke=setup.smoke_record,
    )


def _kept() -> Keeping:
    from cascadia_qt.games.cascadia.store.kept import KEEPING

    return KEEPING


def _guide() -> Guide:
    from cascadia_qt.games.cascadia.model.guide import GUIDE

    return GUIDE


def _credit() -> str:
    return translate(
        "Cascadia",
        "Cascadia is a board game designed by Randy Flynn, illustrated by Beth Sobel and "
        "published by Flatout Games and AEG.",
    )


ENTRY = GameEntry(
    id="cascadia",
    rules=_rules,
    players=range(1, 5),
    title=lambda: "Cascadia",
    sentence=lambda: translate("WelcomePage", "Wildlife of the Pacific Northwest"),
    credit=_credit,
    minutes=(20, 45),
    progress=_progress,
    bots=_bots,
    setups=_setups,
    box="cascadia_qt.games.cascadia.controllers.box",
    gui="cascadia_qt.games.cascadia.gui",
    commands="cascadia_qt.games.cascadia.terminal.commands",
    terminal="cascadia_qt.games.cascadia.terminal.game",
    statistics="cascadia_qt.games.cascadia.views.statistics.pages",
    helps=HELPS,
    kept=_kept,
    guide=_guide,
)
