"""What the comparison of corridors may be worth in the end."""

from __future__ import annotations

from math import exp
from typing import Final

from cascadia_qt.ai.cascadia.kernel.land import HABITATS

_GROWTH: Final = 0.18  # tiles that a largest corridor grows in a turn, on average
_DOUBT: Final = 1.4  # how many tiles ahead make a lead fairly safe
_SOLO_GOAL: Final = 6.5
_SOLO_BONUS: Final = 2.0
_DUEL: Final = 2.0
_FIRST: Final = 3.0
_SECOND: Final = 1.0


class Rivals:
    """The largest corridors of the other players, of each the five habitats.

    Attributes:
        stake: what a point of bonus makes out against them; what one gets, the others lose.
    """

    def __init__(self, largest: list[list[int]]) -> None:
        self.largest = largest
        self.stake: float = 1.0 + 1.0 / len(largest) if largest else 1.0


def expected_bonus(largest: list[int], rivals: Rivals, left: int, rivals_left: int) -> float:
    """The bonuses to expect when `left` turns are still to come, and so many for the others."""
    bonus = 0.0
    others = len(rivals.largest)
    for habitat in range(HABITATS):
        own = largest[habitat] + _GROWTH * left
        if not others:
            bonus += _SOLO_BONUS * _chance(own - _SOLO_GOAL)
            continue
        first, second = -9.0, -9.0
        for other in rivals.largest:
            size = other[habitat] + _GROWTH * rivals_left
            if size > first:
                first, second = size, first
            elif size > second:
                second = size
        ahead = _chance(own - first)
        if others == 1:
            bonus += _DUEL * ahead
        else:
            bonus += _FIRST * ahead + _SECOND * (1.0 - ahead) * _chance(own - second)
    return bonus


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead / _DOUBT))
