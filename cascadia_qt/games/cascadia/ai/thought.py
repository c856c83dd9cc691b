"""A turn being thought about: what can be done, and how it turned out in the futures so far."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from math import inf

from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.kernel.candidates import candidates, judged
from cascadia_qt.games.cascadia.ai.kernel.plan import Weights
from cascadia_qt.games.cascadia.ai.kernel.search import Candidate, Search
from cascadia_qt.games.cascadia.ai.networks import judge_of
from cascadia_qt.games.cascadia.ai.reading import rivals_of
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.rules.state import State

Clock = Callable[[], float]

_GLANCED = 6  # times as many turns are judged, before they are followed


class Thought:
    """The same state and effort give the same candidates; the seed is that of their futures."""

    def __init__(self, state: State, effort: Effort, seed: int) -> None:
        self.state = state
        self.effort = effort
        self.seed = seed
        self.table = Table(state)
        self.weights = Weights(effort.weights)
        position = self.table.position
        if effort.rivalry:
            position.rivals = rivals_of(state)
        self.judge = judge_of(state, self.weights, effort.breadth)
        found = candidates(position, self.weights, _GLANCED * effort.candidates)
        self.found = judged(found, position, self.judge)[: effort.candidates]
        self._search = Search(position, self.judge, effort.horizon, seed)

    def numbers(self) -> list[int]:
        """Those of all candidates."""
        return list(range(len(self.found)))

    @property
    def futures(self) -> int:
        """How many have been imagined."""
        return sum(candidate.count for candidate in self.found)

    def follow(
        self, kept: Iterable[int], wanted: int, clock: Clock = time.monotonic, until: float = inf
    ) -> None:
        """Follows the candidates with the numbers `kept` into `wanted` futures, if time allows."""
        followed = [self.found[number] for number in kept]
        for _ in range(wanted):
            if not self._search.follow(followed, clock, until):
                return

    def ended_best(self) -> Candidate:
        """The candidate that ends the game best, when there is nothing to come."""
        self._search.follow(self.found)
        return max(self.found, key=Candidate.mean)

    def add(self, kept: Iterable[int], outcomes: Iterable[tuple[float, int]]) -> None:
        """Takes in how the candidates `kept` turned out elsewhere: sums and how many."""
        for number, (total, count) in zip(kept, outcomes, strict=True):
            self.found[number].total += total
            self.found[number].count += count
