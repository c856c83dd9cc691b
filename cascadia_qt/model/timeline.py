"""Where in a game its steps are."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import groupby

_LEAST_ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Timeline:
    """The steps of a game along its turns.

    Attributes:
        players: how many turns make a round.
        places: for each cursor, how many turns were over, the share of its own turn included.
        turns: the cursors where turns begin, and the last one.
        before: how many rounds are over before the first one that counts.
    """

    players: int
    places: tuple[float, ...]
    turns: tuple[int, ...]
    before: int = 0

    @property
    def last(self) -> int:
        """The cursor after all steps."""
        return len(self.places) - 1

    @property
    def rounds(self) -> int:
        """How many rounds there is room for."""
        return max(math.ceil(self.places[-1] / self.players), _LEAST_ROUNDS)

    def rounds_over(self, cursor: int) -> int:
        """How many rounds that count are over."""
        return max(0, int(self.places[cursor] / self.players) - self.before)

    def cursor_at(self, place: float) -> int:
        """The step that is nearest to a place."""
        return _nearest(self.places, place)

    def turn_at(self, place: float) -> int:
        """The cursor of the beginning of a turn, or of the end, that is nearest to a place."""
        return self.turns[_nearest([self.places[cursor] for cursor in self.turns], place)]

    def turn_beside(self, cursor: int, by: int) -> int:
        """Where the turn before `cursor` began, or where the next one begins."""
        if by < 0:
            return max((at for at in self.turns if at < cursor), default=0)
        return min((at for at in self.turns if at > cursor), default=self.last)


def timeline(players: int, keys: Sequence[Hashable], before: int = 0) -> Timeline:
    """The timeline of the states before, between and after all steps, by the keys of their turns.

    States that follow each other belong to one turn if their keys are equal. So many rounds as
    `before` are a preparation, and do not count.
    """
    places: list[float] = []
    starts = []
    for turn, (_, states) in enumerate(groupby(keys)):
        steps = len(list(states))
        starts.append(len(places))
        places += [turn + step / steps for step in range(steps)]
    turns = sorted({*starts, len(places) - 1})
    return Timeline(players, tuple(places), tuple(turns), before)


def _nearest(places: Sequence[float], place: float) -> int:
    after = min(bisect_left(places, place), len(places) - 1)
    before = max(after - 1, 0)
    return before if place - places[before] < places[after] - place else after
