"""What rewards, objectives and nuggets are worth to somebody who still has turns to play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, product
from math import exp, prod

from cascadia_qt.games.okanagan.ai.codes import ASKED, COUNTED, POINTS, Counts
from cascadia_qt.games.okanagan.rules.objectives import KEPT
from cascadia_qt.games.okanagan.rules.reckoning import EXPLORER_POINTS, NUGGET_POINTS
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, TERRAINS
from cascadia_qt.rules.game import places

# What one, two and three more of a reward would bring, each for itself.
Gains = tuple[float, float, float]
_MOST_MORE = 12  # sets; nobody counts on more


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """How somebody values what he sees, in points.

    Attributes:
        coming: how many rewards of a type that he wants come in one of his turns,
        coming_colour: and of a colour.
        spare: any reward before the second round, for objectives that may come.
        other: a reward that somebody else gets.
        action: a special action that nobody knows yet.
        rivalry: how much a point of others counts, as against one opponent.
        closing: how likely an open end is to be closed in a turn, anybody's.
        farm, warehouse: what it costs to have one less for later turns.
        new_tiles: to see three other tiles.
        unseen: when no face-up tile promises more, one from a pile is taken.
        nuggets: how many come to everybody in one of his turns.
    """

    coming: float = 0.35
    coming_colour: float = 0.5
    spare: float = 0.3
    other: float = 1.7
    action: float = 2.5
    rivalry: float = 0.6
    closing: float = 0.03
    farm: float = 1.0
    warehouse: float = 0.5
    new_tiles: float = 0.2
    unseen: float = 1.0
    nuggets: float = 0.1


@lru_cache(maxsize=1 << 17)
def expected_sets(mean: float, counts: Counts) -> float:
    """How many whole sets are to be expected, if of each type chance brings `mean` more."""
    least = min(counts)
    if not mean:
        return least
    tails = _tails(mean)
    more = (
        prod(tails[max(0, wanted - count)] for count in counts)
        for wanted in range(least + 1, least + _MOST_MORE)
    )
    return least + sum(more)


@cache
def _tails(mean: float) -> tuple[float, ...]:
    """How likely it is that so many come, or more."""
    chance, left, tails = exp(-mean), 1.0, []
    for count in range(_MOST_MORE):
        tails.append(max(0.0, left))
        left -= chance
        chance *= mean / (count + 1)
    return tuple(tails)


@cache
def nugget_worths(nuggets: Counts, mean: float) -> tuple[float, ...]:
    """The points of everybody for nuggets, if chance brings everybody `mean` more."""
    if not mean:
        ranks = places(nuggets)
        return tuple(
            float(NUGGET_POINTS[rank - 1]) if count else 0.0
            for rank, count in zip(ranks, nuggets, strict=True)
        )
    tails = _tails(mean)
    likely = [tails[0] - tails[1], tails[1] - tails[2], tails[2]]
    totals = [0.0] * len(nuggets)
    for more in product(range(len(likely)), repeat=len(nuggets)):
        chance = prod(likely[count] for count in more)
        after = tuple([one + plus for one, plus in zip(nuggets, more, strict=True)])
        for seat, points in enumerate(nugget_worths(after, 0.0)):
            totals[seat] += chance * points
    return tuple(totals)


class Purse:
    """What somebody with so many turns left makes of rewards."""

    __slots__ = ("_cards", "_mean", "_mean_colour", "_spare")

    def __init__(
        self, weights: Weights, cards: Sequence[int], turns: int, *, last_round: bool
    ) -> None:
        self._cards = cards
        self._mean = weights.coming * turns
        self._mean_colour = weights.coming_colour * turns
        self._spare = 0.0 if last_round else weights.spare

    def worth(self, held: Sequence[int]) -> float:
        """What a holding will be worth."""
        a, b, c, d, e, f, g, h, i, j, k, m = held
        sets = expected_sets(self._mean_colour, (a + b + c, d + e + f, g + h + i, j + k + m))
        total = EXPLORER_POINTS * sets + self._spare * sum(held)
        mean = self._mean
        for card in self._cards:
            total += POINTS[card] * expected_sets(mean, COUNTED[card](held))
        return total

    def card_worth(self, card: int, held: Sequence[int]) -> float:
        return POINTS[card] * expected_sets(self._mean, COUNTED[card](held))

    def gains(self, held: Sequence[int]) -> list[Gains]:
        """What more of each reward would bring."""
        gains: list[Gains] = []
        sums = [sum(held[first : first + 3]) for first in range(0, len(REWARDS), 3)]
        for terrain in range(len(TERRAINS)):
            gains += [self._colour_gains(sums, terrain)] * 3
        for card in self._cards:
            asked, points = ASKED[card], POINTS[card]
            counts = [held[reward] for reward in asked]
            for place, reward in enumerate(asked):
                own = counts[:]
                reached = []
                for _ in range(4):
                    reached.append(expected_sets(self._mean, tuple(own)))
                    own[place] += 1
                zero, one, two, three = reached
                a, b, c = gains[reward]
                gains[reward] = (
                    a + points * (one - zero),
                    b + points * (two - one),
                    c + points * (three - two),
                )
        return gains

    def _colour_gains(self, sums: list[int], terrain: int) -> Gains:
        own, mean, reached = sums[:], self._mean_colour, []
        for _ in range(4):
            reached.append(expected_sets(mean, tuple(own)))
            own[terrain] += 1
        zero, one, two, three = reached
        return (
            EXPLORER_POINTS * (one - zero) + self._spare,
            EXPLORER_POINTS * (two - one) + self._spare,
            EXPLORER_POINTS * (three - two) + self._spare,
        )


def kept(purse: Purse, held: Sequence[int], cards: Iterable[int]) -> tuple[int, ...]:
    """The objectives that are worth keeping."""
    worths = {card: purse.card_worth(card, held) for card in cards}
    return max(
        combinations(sorted(worths), KEPT),
        key=lambda chosen: sum(map(worths.__getitem__, chosen)) + _common(chosen),
    )


_COMMON = 0.8  # a reward that two objectives ask for


def _common(cards: Sequence[int]) -> float:
    asked = [reward for card in cards for reward in ASKED[card]]
    return _COMMON * (len(asked) - len(set(asked)))
