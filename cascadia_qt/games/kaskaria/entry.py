"""Heroes of Kaskaria on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.entry import Bots, GameEntry, Setups
from cascadia_qt.games.kaskaria.words.helps import HELPS
from cascadia_qt.words.language import translate

if TYPE_CHECKING:
    from cascadia_qt.kept import Keeping
    from cascadia_qt.rules.record import AnyGame, Record
    from cascadia_qt.words.guide import Guide


def _rules() -> AnyGame:
    from cascadia_qt.games.kaskaria.rules.game import KASKARIA

    return KASKARIA


def _progress(record: Record) -> str:
    from cascadia_qt.games.kaskaria.words.prompts import turn_words

    return turn_words(record.rules.turn(record.history.state))


def _bots() -> Bots:
    from cascadia_qt.games.kaskaria.ai.bots import MAKERS
    from cascadia_qt.games.kaskaria.words.bots import FIRST_BOT, bot_names

    return Bots(makers=MAKERS, names=bot_names, first=FIRST_BOT)


def _setups() -> Setups:
    from cascadia_qt.games.kaskaria.model import setup
    from cascadia_qt.model.setup import fresh_seed

    return Setups(
        first=setup.first_setup,
        read=setup.read_setup,
        write=setup.write_setup,
        fresh_seed=fresh_seed,
        smoke=setup.smoke_record,
    )


def _kept() -> Keeping:
    from cascadia_qt.games.kaskaria.store.kept import KEEPING

    return KEEPING


def _guide() -> Guide:
    from cascadia_qt.games.kaskaria.model.guide import GUIDE

    return GUIDE


def _credit() -> str:
    return translate(
        "KaskariaEntry",
        "Heroes of Kaskaria is a board game designed by Benjamin Schwer, illustrated by Jann "
        "Kerntke and published by HABA.",
    )


ENTRY = GameEntry(
    id="kaskaria",
    rules=_rules,
    players=range(2, 5),
    title=lambda: translate("KaskariaEntry", "Heroes of Kaskaria"),
    sentence=lambda: translate("KaskariaEntry", "Cliff runners and griffins race to the volcano"),
    credit=_credit,
    minutes=(15, 25),
    progress=_progress,
    bots=_bots,
    setups=_setups,
    box="cascadia_qt.games.kaskaria.controllers.box",
    gui="cascadia_qt.games.kaskaria.gui",
    commands="cascadia_qt.games.kaskaria.terminal.commands",
    terminal="cascadia_qt.games.kaskaria.terminal.game",
    helps=HELPS,
    guide=_guide,
    kept=_kept,
    statistics="cascadia_qt.games.kaskaria.views.statistics.pages",
)
