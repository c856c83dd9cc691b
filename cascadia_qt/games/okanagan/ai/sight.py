"""What somebody sees in areas at first sight: what they bring him, less what they bring others."""

from __future__ import annotations

from functools import cache
from math import exp

from cascadia_qt.games.okanagan.ai.codes import Counts, Heap
from cascadia_qt.games.okanagan.ai.imagined import Area, Imagined
from cascadia_qt.games.okanagan.ai.worths import Purse, Weights
from cascadia_qt.games.okanagan.rules.options import ROUNDS

_BOTH = 0.65  # two ends are closed less often than by chance alone


def purse_of(game: Imagined, seat: int, weights: Weights) -> Purse:
    """What `seat` makes of rewards at this moment."""
    last = game.round == ROUNDS
    return Purse(weights, game.objectives[seat], game.turns_of(seat), last_round=last)


class Sight:
    """The eyes of one seat at one moment; it sees the objectives of no other seat."""

    __slots__ = (
        "_action",
        "_areas",
        "_chances",
        "_game",
        "_heaps",
        "_mean",
        "_rivalry",
        "_seat",
        "_weights",
        "gains",
        "purse",
    )

    def __init__(self, game: Imagined, seat: int, weights: Weights, action: float) -> None:
        self._game, self._seat, self._weights = game, seat, weights
        self.purse = purse_of(game, seat, weights)
        self.gains = self.purse.gains(game.rewards[seat])
        self._mean = [
            (self.gains[t][0] + self.gains[t + 1][0] + self.gains[t + 2][0]) / 3
            for t in range(0, 12, 3)
        ]
        self._rivalry = weights.rivalry / (len(game.hands) - 1)
        self._chances = _chances(weights.closing, game.options.turns - game.turns)
        self._action = action
        self._areas: dict[Area, float] = {}
        self._heaps: dict[tuple[int, int, Heap], list[float]] = {}

    def area(self, area: Area) -> float:
        """An area, closed or not."""
        found = self._areas.get(area)
        if found is None:
            found = self._areas[area] = self._worth(*area)
        return found

    def values(self, terrain: int, ends: int, heap: Heap) -> list[float]:
        """What each reward of a heap would bring, the best first; open ends will bring more."""
        key = terrain, ends, heap
        found = self._heaps.get(key)
        if found is None:
            there = heap if ends else self._game.there(terrain, heap)
            found = [self._mean[terrain]] * ends
            for reward, count in zip(range(3 * terrain, 3 * terrain + 3), there, strict=True):
                if count:
                    gains = self.gains[reward]
                    found += gains[:count] if count <= 3 else (*gains, *gains[2:] * (count - 3))
            found.sort(reverse=True)
            self._heaps[key] = found
        return found

    def _worth(self, terrain: int, ends: int, forces: Counts, heap: Heap) -> float:
        total = sum(forces)
        if not total:
            return 0.0
        weights, seat = self._weights, self._seat
        chance = self._chances[ends]
        action = weights.action if ends else self._action
        mine = forces[seat]
        if not mine:
            theirs = min(total, sum(heap) + ends)
            return -chance * self._rivalry * (theirs * weights.other + weights.action)
        values = self.values(terrain, ends, heap)
        if mine == total:
            return chance * max(sum(values[:mine]), action)
        before = equals = 0
        lowest = True
        for other, force in enumerate(forces):
            if force > mine:
                before += force
            elif other != seat and force:
                if force == mine:
                    equals += force
                else:
                    lowest = False
        own, count, acts = _share(values, before, mine), min(mine, len(values) - before), lowest
        if equals:
            last = _share(values, before + equals, mine) + (action if lowest else 0.0)
            own = max(own, last) if not ends else (own + last) / 2
            acts = False
        elif lowest:
            own += action
        theirs = min(total, len(values)) - max(0, count)
        lost = theirs * weights.other + (0.0 if acts else weights.action)
        return chance * (own - self._rivalry * lost)


def _share(values: list[float], before: int, wanted: int) -> float:
    """The rewards for somebody after others have taken some, who like others than he does."""
    left = len(values) - before
    if left <= 0:
        return 0.0
    first = before // 2
    return sum(values[first : first + min(wanted, left)])


@cache
def _chances(closing: float, turns: int) -> tuple[float, float, float]:
    """How likely areas are to be closed, by their open ends; areas are chains, with two at most."""
    one = 1 - exp(-closing * turns)
    return 1.0, one, _BOTH * one * one
