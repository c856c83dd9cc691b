"""A second process that follows the same turns into other futures, so that two cores think."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count
from math import inf
from multiprocessing.connection import Connection
from typing import Any

from cascadia_qt.games.cascadia.ai.thought import Thought

Outcomes = list[tuple[float, int]]

GRACE = 0.005  # seconds that an answer may be late
# Several players may share a line: what one of them is told too late is not for the next.
_NUMBERS = count(1)


class Partner:
    """The line to the other process; when it is dead or late, one thinks alone."""

    def __init__(self, line: Connection[Any, Any]) -> None:
        self._line: Connection[Any, Any] | None = line
        self._thought: Thought | None = None
        self._number = 0
        self._until = inf

    def ask(self, thought: Thought, kept: Sequence[int], wanted: int, seconds: float) -> None:
        """Has the candidates `kept` followed into `wanted` futures, as far as time allows."""
        new = thought is not self._thought
        recipe = (thought.state, thought.effort, thought.seed + 1) if new else None
        self._thought = thought
        self._number = next(_NUMBERS)
        self._until = time.monotonic() + seconds + GRACE
        try:
            if self._line is not None:
                self._line.send((self._number, recipe, tuple(kept), wanted, seconds))
        except OSError:
            self._line = None

    def answer(self, kept: Sequence[int]) -> Outcomes:
        """How they turned out; waits for it as long as there is time."""
        try:
            while self._line is not None and self._line.poll(self._patience()):
                number, outcomes = self._line.recv()
                if number == self._number:
                    return list(outcomes)
        except (EOFError, OSError):
            self._line = None
        return [(0.0, 0)] * len(kept)

    def _patience(self) -> float | None:
        return None if self._until == inf else max(0.0, self._until - time.monotonic())


def think_along(line: Connection[Any, Any]) -> None:
    """Thinks along until the other side closes the line; what has been overtaken is left out."""
    thought: Thought | None = None
    while True:
        try:
            number, recipe, kept, wanted, seconds = line.recv()
            until = time.monotonic() + seconds
            if recipe is not None:
                thought = Thought(*recipe)
            if thought is not None and not line.poll():
                line.send((number, _followed(thought, kept, wanted, until)))
        except (EOFError, OSError):
            return


def _followed(thought: Thought, kept: Sequence[int], wanted: int, until: float) -> Outcomes:
    chosen = [thought.found[number] for number in kept]
    for candidate in chosen:
        candidate.total, candidate.count = 0.0, 0
    thought.follow(kept, wanted, until=until)
    return [(candidate.total, candidate.count) for candidate in chosen]
