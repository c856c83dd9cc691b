"""What a player finds out while others decide, and what of it is of use in his own turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf

from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.kernel.search import Candidate
from cascadia_qt.games.cascadia.ai.reading import turns_left
from cascadia_qt.games.cascadia.ai.thought import Thought
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.rules.tiles import Tile

_BROADER = 2  # times as many candidates
_ENOUGH = 16  # futures, before anything is known
_MOST = 2_000  # futures, after which no further one would change anything
_KEPT = 4  # of the candidates that are known, so many are followed once more

Interrupted = Callable[[], bool]
Key = tuple[Tile | None, int, int, int, int, bool]


def pondered(
    state: State, seat: int, effort: Effort, seed: int, interrupted: Interrupted
) -> Pondered | None:
    """Thinks about the next turn of `seat` until interrupted; None if there is nothing to know."""
    own = replace(state, turn=state.turn + (seat - state.seat) % len(state.players))
    if state.phase is not Phase.CHOOSE or turns_left(own, seat) < 2:
        return None
    thought = Thought(own, replace(effort, candidates=_BROADER * effort.candidates), seed)
    thought.follow(thought.numbers(), _MOST, lambda: inf if interrupted() else 0.0)
    return Pondered(thought)


class Pondered:
    """How turns turned out that were possible before others had theirs.

    The own landscape stays as it is meanwhile, and so do most pairs of the market: what was worse
    than others need not be followed again, and the time goes to what is new and what was best.
    """

    def __init__(self, thought: Thought) -> None:
        self._state = thought.state
        self._candidates = thought.effort.candidates
        self._values = {
            _key(thought, candidate): candidate.mean()
            for candidate in thought.found
            if candidate.count >= _ENOUGH
        }

    def fits(self, state: State) -> bool:
        """Whether it is about the same turn with the same landscape."""
        then = self._state
        same = state.turn == then.turn and state.player == then.player
        return same and state.phase is Phase.CHOOSE and bool(self._values)

    def broadened(self, effort: Effort) -> Effort:
        """With as many candidates as were pondered: some are better than they look."""
        return replace(effort, candidates=self._candidates)

    def kept(self, thought: Thought, most: int) -> list[int]:
        """The candidates to follow: the best that are known, and of the first `most` the others."""
        known: dict[int, float] = {}
        unknown: list[int] = []
        for number, candidate in enumerate(thought.found):
            value = self._values.get(_key(thought, candidate))
            if value is not None:
                known[number] = value - candidate.leaves
            elif number < most:
                unknown.append(number)
        return sorted(known, key=lambda number: -known[number])[:_KEPT] + unknown


def _key(thought: Thought, candidate: Candidate) -> Key:
    """A turn by what is taken, whatever place of the market it lies on."""
    plan = candidate.plan
    tile, token = thought.state.market.tiles[plan.tile], thought.table.position.tokens[plan.token]
    return tile, token, plan.cell, plan.turn, plan.spot, plan.tile != plan.token
