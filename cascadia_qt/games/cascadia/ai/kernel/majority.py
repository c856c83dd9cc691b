"""What the comparison of corridors may be worth in the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.numbers import HABITATS

_GROWTH: Final = 0.26  # tiles that a largest corridor grows in a turn; it varies by as much
_SURE: Final = 0.1  # the least variance: the end is as good as certain
_SPREAD: Final = 0.55  # of a logistic distribution, for a variance of one
_SOLO_GOAL: Final = 6.5
_SOLO_BONUS: Final = 2.0
_DUEL: Final = 2.0
_FIRST: Final = 3.0
_SECOND: Final = 1.0


class Rivals:
    """What the other players' largest corridors will be like, of each the five habitats.

    Attributes:
        sizes: what is to be expected at the end.
        left: how many turns they still have, on average.
    """

    def __init__(self, largest: list[list[int]], left: list[int]) -> None:
        self.sizes: list[list[float]] = [
            [size + _GROWTH * turns for size in sizes]
            for sizes, turns in zip(largest, left, strict=True)
        ]
        self.left: float = sum(left) / len(left) if left else 0.0


def expected_bonus(largest: Sequence[int], rivals: Rivals, left: int) -> float:
    """The bonuses to expect when `left` turns are still to come."""
    doubt = _SPREAD * sqrt(_GROWTH * (left + rivals.left) + _SURE)
    bonus = 0.0
    for habitat in range(HABITATS):
        own = largest[habitat] + _GROWTH * left
        chances = [exp((sizes[habitat] - own) / doubt) for sizes in rivals.sizes]
        if not chances:
            bonus += _SOLO_BONUS / (1.0 + exp((_SOLO_GOAL - own) / doubt))
        elif len(chances) == 1:
            bonus += _DUEL / (1.0 + chances[0])
        else:
            bonus += _shared(chances)
    return bonus


def _shared(chances: list[float]) -> float:
    """The bonus among several, with the others' chances to be first as against one's own."""
    total = 1.0 + sum(chances)
    bonus = _FIRST / total
    for first in range(len(chances)):
        behind = 1.0
        for other in range(len(chances)):
            if other != first:
                behind += chances[other]
        bonus += _SECOND * chances[first] / total / behind
    return bonus
