"""What tokens earn, asked of the rules once and remembered by the cells they lie on."""

from __future__ import annotations

from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.geometry import Geometry
from cascadia_qt.games.cascadia.rules.scoring.bear import EVERY_SIZE_BONUS, GROUPS_C, PAIR_COUNTS
from cascadia_qt.games.cascadia.rules.scoring.fox import (
    MOST_AROUND,
    PAIRS_AROUND_ONE,
    SPECIES_AROUND,
)
from cascadia_qt.games.cascadia.rules.scoring.hawk import ALONE_COUNTS
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens, capped
from cascadia_qt.games.cascadia.rules.scoring.wildlife import species_units
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.grid import Cell

SPECIES: Final = 5
FOX: Final = 4
# How many tokens of each species lie around a cell, three bits a species.
CELL_BITS: Final = 12  # enough for the number of any cell
COUNT_BITS: Final = 3
# What a next token beside a cell earns more, six bits a side.
VALUE_BITS: Final = 6
VALUE_MASK: Final = 63

_MOST_REMEMBERED: Final = 300_000
_PAIR: Final = 2

# How the points of a species come about that looks at its own tokens only.
_BY_GROUPS: Final = 0  # each connected group by itself
_BY_PAIRS: Final = 1  # the number of groups of two
_BY_SIZES: Final = 2  # each group, and a bonus for having all sizes
_BY_SINGLES: Final = 3  # the number of tokens that touch none
_AS_A_WHOLE: Final = 4
_WAYS: Final = {
    (Wildlife.BEAR, Card.A): _BY_PAIRS,
    (Wildlife.BEAR, Card.C): _BY_SIZES,
    (Wildlife.ELK, Card.D): _AS_A_WHOLE,
    (Wildlife.HAWK, Card.A): _BY_SINGLES,
    (Wildlife.HAWK, Card.B): _AS_A_WHOLE,
    (Wildlife.HAWK, Card.C): _AS_A_WHOLE,
}
_FOX_POINTS: Final[dict[Card | None, dict[int, int]]] = {
    Card.A: SPECIES_AROUND,
    Card.B: PAIRS_AROUND_ONE,
    Card.C: MOST_AROUND,
}


class Tally:
    """Points by the cards of one game.

    Most cards look at the tokens of their own animal alone: their points hang on one mask. Foxes
    A to C add up fox by fox from what lies around each. The others watch: other animals change
    their points too, but only on cells within their reach.

    Attributes:
        alone: the species whose points hang on their own mask.
        local_foxes: whether foxes add up one by one.
        fox_most: the most that one of these can earn.
        watchers: the species that look at others as well.
        memo: for the species alone, points by mask.
    """

    def __init__(self, geometry: Geometry, scoring: Scoring) -> None:
        self.geometry = geometry
        self.scoring = scoring
        cards = scoring.cards if scoring.variant is Variant.CARDS else ()
        self.fox_card: Card | None = cards[FOX] if cards else None
        self.local_foxes: bool = bool(cards) and self.fox_card is not Card.D
        self.fox_most: int = max(_FOX_POINTS.get(self.fox_card, {0: 0}).values())
        self.watchers: list[int] = [
            int(species)
            for species in (Wildlife.SALMON, Wildlife.HAWK, Wildlife.FOX)
            if cards and cards[species] is Card.D
        ]
        self.alone: list[bool] = [
            species not in self.watchers and not (species == FOX and self.local_foxes)
            for species in range(SPECIES)
        ]
        self.memo: list[dict[int, int]] = [{} for _ in range(SPECIES)]
        self._ways: list[int] = [_BY_GROUPS] * SPECIES
        for number, card in enumerate(cards):
            self._ways[number] = _WAYS.get((Wildlife(number), card), _BY_GROUPS)
        self._groups: list[dict[int, int]] = [{} for _ in range(SPECIES)]
        self._watched: list[dict[tuple[int, ...], int]] = [{} for _ in range(SPECIES)]
        self._reaches: list[dict[int, int]] = [{} for _ in range(SPECIES)]
        self._foxes: dict[int, int] = {}
        self._beside: list[dict[int, int]] = [{} for _ in range(SPECIES)]

    def points(self, species: int, mask: int) -> int:
        """What `species` earns on the cells of `mask`, for a species alone."""
        known = self.memo[species].get(mask)
        if known is not None:
            return known
        memo = self.memo[species]
        if len(memo) >= _MOST_REMEMBERED:
            memo.clear()
        if self._ways[species] == _AS_A_WHOLE:
            points = self._ask_alone(species, mask)
        else:
            points = self._sum_up(species, mask)
        memo[mask] = points
        return points

    def beside(self, species: int, mask: int, cell: int) -> int:
        """How much more a next token on each side of `cell` earns with one on `cell` than without.

        For a species alone that lies on `mask`; see VALUE_BITS. Beyond the rim it is nothing.
        """
        key = mask << CELL_BITS | cell
        known = self._beside[species].get(key)
        if known is not None:
            return known
        memo = self._beside[species]
        if len(memo) >= _MOST_REMEMBERED:
            memo.clear()
        geometry = self.geometry
        then = mask | geometry.bit[cell]
        points, points_then = self.points(species, mask), self.points(species, then)
        values = 0
        for side in range(geometry.sides):
            near = geometry.near[cell * geometry.sides + side]
            if near < geometry.count:
                bit = geometry.bit[near]
                value = self.points(species, then | bit) - points_then
                value -= max(0, self.points(species, mask | bit) - points)
                values |= min(max(0, value), VALUE_MASK) << (VALUE_BITS * side)
        memo[key] = values
        return values

    def _sum_up(self, species: int, mask: int) -> int:
        """The points of all connected groups, by the way of the card."""
        way = self._ways[species]
        total, counted, sizes = 0, 0, 0
        while mask:
            group = self._group(mask)
            mask ^= group
            size = group.bit_count()
            if way == _BY_PAIRS:
                counted += size == _PAIR
            elif way == _BY_SINGLES:
                counted += size == 1
            else:
                sizes |= 1 << size
                total += self._group_points(species, group)
        if way == _BY_PAIRS:
            return capped(PAIR_COUNTS, counted) if counted else 0
        if way == _BY_SINGLES:
            return capped(ALONE_COUNTS, counted) if counted else 0
        if way == _BY_SIZES and all(sizes >> size & 1 for size in GROUPS_C):
            total += EVERY_SIZE_BONUS
        return total

    def _group(self, mask: int) -> int:
        """The connected group of the lowest cell of `mask`."""
        ring = self.geometry.ring
        group = todo = mask & -mask
        while todo:
            low = todo & -todo
            new = ring[low.bit_length() - 1] & mask & ~group
            group |= new
            todo = (todo ^ low) | new
        return group

    def _group_points(self, species: int, group: int) -> int:
        known = self._groups[species].get(group)
        if known is None:
            known = self._ask_alone(species, group)
            self._groups[species][group] = known
        return known

    def _ask_alone(self, species: int, mask: int) -> int:
        tokens = dict.fromkeys(self.geometry.cells_of(mask), Wildlife(species))
        return self._ask(species, tokens)

    def watched_points(self, species: int, masks: list[int]) -> int:
        """What a watcher earns when all tokens lie on `masks`."""
        own = masks[species]
        reach = self.reach(species, own)
        key = (own, *(mask & reach for mask in masks))
        known = self._watched[species].get(key)
        if known is not None:
            return known
        memo = self._watched[species]
        if len(memo) >= _MOST_REMEMBERED:
            memo.clear()
        tokens: dict[Cell, Wildlife] = {}
        for other in range(SPECIES):
            seen = own if other == species else masks[other] & reach
            for cell in self.geometry.cells_of(seen):
                tokens[cell] = Wildlife(other)
        points = self._ask(species, tokens)
        memo[key] = points
        return points

    def reach(self, species: int, own: int) -> int:
        """Where other animals count for a watcher on the cells `own`."""
        known = self._reaches[species].get(own)
        if known is None:
            known = self._between(own) if species == Wildlife.HAWK else self._around(own)
            self._reaches[species][own] = known
        return known

    def fox_points(self, counts: int) -> int:
        """What a fox earns with so many of each species around it; see COUNT_BITS."""
        known = self._foxes.get(counts)
        if known is None:
            around = [(counts >> (COUNT_BITS * species)) & 7 for species in range(SPECIES)]
            known = self._fox_points(around)
            self._foxes[counts] = known
        return known

    def _fox_points(self, around: list[int]) -> int:
        if self.fox_card is Card.A:
            return capped(SPECIES_AROUND, sum(count > 0 for count in around))
        others = around[:FOX]
        if self.fox_card is Card.B:
            return capped(PAIRS_AROUND_ONE, sum(count > 1 for count in others))
        return capped(MOST_AROUND, max(others))

    def _ask(self, species: int, tokens: dict[Cell, Wildlife]) -> int:
        laid = Tokens(self.geometry.grid, tokens)
        units = species_units(laid, self.scoring, Wildlife(species))
        return sum(unit.points for unit in units)

    def _around(self, own: int) -> int:
        ring = 0
        for cell in self.geometry.cells_of(own):
            ring |= self.geometry.ring[self.geometry.index[cell]]
        return ring & ~own

    def _between(self, own: int) -> int:
        """The cells that lie between two cells of one straight line."""
        between = 0
        cells = self.geometry.cells_of(own)
        for axis in self.geometry.grid.axes:
            for row in self.geometry.grid.rows(cells, axis):
                first, last = row[0], row[-1]
                steps = max(abs(last.a - first.a), abs(last.b - first.b))
                for step in range(1, steps):
                    a = first.a + (last.a - first.a) // steps * step
                    b = first.b + (last.b - first.b) // steps * step
                    between |= self.geometry.bit[self.geometry.index[Cell(a, b)]]
        return between & ~own
