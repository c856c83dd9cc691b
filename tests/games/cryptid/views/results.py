"""Games of Cryptid to show results of: whole ones by computers, and some that go on."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.cryptid.ai.bots import MAKERS
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult, shown_result
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record

NAMES = ("Anne-Charlotte", "Benjamin", "Chloé", "Maximilian", "Eve")
HELPS = ("struck", "shaded", "none", "none", "struck")
SEED = 4711


@cache
def finished(
    players: int, mode: str = "normal", steps: int | None = None, seed: int = SEED
) -> Record:
    """A game of computers that are called as people are, to its end or for so many steps."""
    seats = tuple(map(Seat, NAMES[:players]))
    record = CryptidSetup(seats, mode, helps=HELPS[:players], seed=seed).dealt(seed)
    history = record.history
    bots = [SeatedBot(CRYPTID, seat, MAKERS["steady"](seat), seed) for seat in range(players)]
    while (seat := CRYPTID.to_move(history.state)) is not None and history.cursor != steps:
        history = history.played(CRYPTID, bots[seat].choose(history.state))
    return replace(record, history=history)


def running(players: int, mode: str = "normal") -> Record:
    """A game in which cubes have been shared and a question was asked."""
    return finished(players, mode, 2 * players + 2)


def shown(record: Record, names: tuple[str, ...] = NAMES) -> ShownResult:
    seats = zip(record.seats, names, strict=False)
    return shown_result(
        replace(record, seats=tuple(replace(seat, name=name) for seat, name in seats))
    )
