"""Okanagan on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.entry import Bots, GameEntry, Setups
from cascadia_qt.games.okanagan.words.helps import HELPS
from cascadia_qt.words.language import translate

if TYPE_CHECKING:
    from cascadia_qt.kept import Keeping
    from cascadia_qt.rules.record import AnyGame, Record
    from cascadia_qt.words.guide import Guide


def _rules() -> AnyGame:
    from cascadia_qt.games.okanagan.rules.game import OKANAGAN

    return OKANAGAN


def _progress(record: Record) -> str:
    from cascadia_qt.games.okanagan.words.prompts import stage_words

    return stage_words(record.history.state)


def _bots() -> Bots:
    from cascadia_qt.games.okanagan.ai.bots import MAKERS
    from cascadia_qt.games.okanagan.words.bots import FIRST_BOT, bot_names

    return Bots(makers=MAKERS, names=bot_names, first=FIRST_BOT)


def _setups() -> Setups:
    from cascadia_qt.games.okanagan.model import setup
    from cascadia_qt.model.setup import fresh_seed

    return Setups(
        first=setup.first_setup,
        read=setup.read_setup,
        write=setup.write_setup,
        fresh_seed=fresh_seed,
        smoke=setup.smoke_record,
    )


def _kept() -> Keeping:
    from cascadia_qt.games.okanagan.store.kept import KEEPING

    return KEEPING


def _guide() -> Guide:
    from cascadia_qt.games.okanagan.model.guide import GUIDE

    return GUIDE


def _credit() -> str:
    return translate(
        "OkanaganEntry",
        "Okanagan: Valley of the Lakes is a board game designed by Emanuele Ornella and published "
        "by Matagot. The tile set, its icons and the names of the rewards are our own design.",
    )


ENTRY = GameEntry(
    id="okanagan",
    rules=_rules,
    players=range(2, 5),
    title=lambda: translate("OkanaganEntry", "Okanagan"),
    sentence=lambda: translate("OkanaganEntry", "Explorers survey a valley, tile by tile"),
    credit=_credit,
    minutes=(30, 45),
    progress=_progress,
    bots=_bots,
    setups=_setups,
    box="cascadia_qt.games.okanagan.controllers.box",
    gui="cascadia_qt.games.okanagan.gui",
    commands="cascadia_qt.games.okanagan.terminal.commands",
    terminal="cascadia_qt.games.okanagan.terminal.game",
    helps=HELPS,
    guide=_guide,
    kept=_kept,
    statistics="cascadia_qt.games.okanagan.views.statistics.pages",
)
