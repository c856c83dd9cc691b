"""Games of computers to look at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.cryptid.ai.bots import MAKERS
from cascadia_qt.games.cryptid.rules.actions import Action
from cascadia_qt.games.cryptid.rules.events import Event
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import Options, clues_for
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.rules.history import History

AnyHistory = History[State, Action, Event]
_MOST_STEPS = 2000


def dealt(mode: str, players: int, seed: int = 1, *, yourselves: bool = False) -> Options:
    puzzle = generated(mode, clues_for(players), seed)
    return Options(players, puzzle.board, puzzle.clues, yourselves)


@cache
def game(
    mode: str, bots: tuple[str, ...], seed: int = 1, *, yourselves: bool = False
) -> AnyHistory:
    """A whole game; every action is legal, or this raises."""
    options = dealt(mode, len(bots), seed, yourselves=yourselves)
    history: AnyHistory = History(CRYPTID.setup(options, seed))
    seated = [
        SeatedBot(CRYPTID, seat, MAKERS[bot](seed + seat), seed) for seat, bot in enumerate(bots)
    ]
    while (seat := CRYPTID.to_move(history.state)) is not None:
        history = history.played(CRYPTID, seated[seat].choose(history.state))
        assert history.cursor < _MOST_STEPS
    return history


def states(history: AnyHistory) -> Sequence[State]:
    """Those in which somebody decides."""
    return [history.moved(step).state for step in range(history.cursor)]


def first(history: AnyHistory, phase: Phase) -> State:
    return next(state for state in states(history) if state.phase is phase)


def events(history: AnyHistory) -> list[Any]:
    return [event for entry in history.entries for event in entry.step.events]
