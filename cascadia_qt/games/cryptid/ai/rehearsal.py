"""A rehearsal: a game of computers that only ask, until everybody could know the habitat.

It tells how hard a puzzle is, and is where case files come from.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache

from cascadia_qt.games.cryptid.ai.knowing import knows
from cascadia_qt.games.cryptid.ai.minds import Marginal
from cascadia_qt.games.cryptid.ai.researcher import Researcher
from cascadia_qt.games.cryptid.rules.options import Options
from cascadia_qt.games.cryptid.rules.play import apply, setup
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.rules.state import Phase, State

_NEVER = 2.0  # no cell is ever so likely that it is searched
_MOST_ROUNDS = 12


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """How it went.

    Attributes:
        turns: the states in which a turn begins, in their order.
    """

    turns: tuple[State, ...]

    def known_from(self, seat: int) -> int | None:
        """The first of the turns in which `seat` could know the habitat."""
        # Tokens only ever take ways away: who could know once could know ever after.
        found = bisect_left(self.turns, True, key=lambda state: knows(state, seat))
        return found if found < len(self.turns) else None


@lru_cache(maxsize=4)
def rehearsed(puzzle: Puzzle, players: int, seed: int = 0) -> Rehearsal:
    """The rehearsal of a puzzle, always the same for the same seed."""
    state = setup(Options(players, puzzle.board, puzzle.clues), seed)
    bots = [Researcher(Marginal(_NEVER), seed + seat) for seat in range(players)]
    turns: list[State] = []
    while state.phase is not Phase.OVER and state.round <= _MOST_ROUNDS:
        if state.phase is Phase.TURN:
            turns.append(state)
            if state.seat == 0 and all(knows(state, seat) for seat in range(players)):
                break
        state = apply(state, bots[state.seat].choose(state)).state
    return Rehearsal(tuple(turns))
