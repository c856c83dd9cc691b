"""Cryptid on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.entry import Bots, GameEntry, Setups
from cascadia_qt.games.cryptid.words.helps import HELPS
from cascadia_qt.words.language import translate

if TYPE_CHECKING:
    from cascadia_qt.kept import Keeping
    from cascadia_qt.rules.record import AnyGame, Record
    from cascadia_qt.words.guide import Guide


def _rules() -> AnyGame:
    from cascadia_qt.games.cryptid.rules.game import CRYPTID

    return CRYPTID


def _progress(record: Record) -> str:
    from cascadia_qt.games.cryptid.words.names import round_words

    return round_words(record.rules.turn(record.history.state))


def _bots() -> Bots:
    from cascadia_qt.games.cryptid.ai.bots import MAKERS
    from cascadia_qt.games.cryptid.words.bots import FIRST_BOT, bot_names

    return Bots(makers=MAKERS, names=bot_names, first=FIRST_BOT)


def _setups() -> Setups:
    from cascadia_qt.games.cryptid.model import setup
    from cascadia_qt.model.setup import fresh_seed

    return Setups(
        first=setup.first_setup,
        read=setup.read_setup,
        write=setup.write_setup,
        fresh_seed=fresh_seed,
        smoke=setup.smoke_record,
        again=setup.again,
    )


def _kept() -> Keeping:
    from cascadia_qt.games.cryptid.store.kept import KEEPING

    return KEEPING


def _guide() -> Guide:
    from cascadia_qt.games.cryptid.model.guide import GUIDE

    return GUIDE


def _credit() -> str:
    return translate(
        "CryptidEntry",
        "Cryptid is a board game designed by Hal Duncan and Ruth Veevers, illustrated by Kwanchai "
        "Moriya and published by Osprey Games.",
    )


ENTRY = GameEntry(
    id="cryptid",
    rules=_rules,
    players=range(2, 6),
    title=lambda: translate("CryptidEntry", "Cryptid"),
    sentence=lambda: translate("CryptidEntry", "One clue each, and one cell that fits them all"),
    credit=_credit,
    minutes=(30, 50),
    progress=_progress,
    bots=_bots,
    setups=_setups,
    box="cascadia_qt.games.cryptid.controllers.box",
    gui="cascadia_qt.games.cryptid.gui",
    commands="cascadia_qt.games.cryptid.terminal.commands",
    terminal="cascadia_qt.games.cryptid.terminal.game",
    helps=HELPS,
    kept=_kept,
    guide=_guide,
)
