"""What tokens earn, asked of the rules once and remembered by the cells they lie on."""

from __future__ import annotations

from array import array
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.geometry import Geometry
from cascadia_qt.games.cascadia.ai.kernel.groups import Groups
from cascadia_qt.games.cascadia.ai.kernel.memory import Memory
from cascadia_qt.games.cascadia.ai.kernel.numbers import (
    COUNT_BITS,
    COUNT_MASK,
    FOX,
    MOST_TILES,
    NONE,
    SPECIES,
)
from cascadia_qt.games.cascadia.ai.kernel.watching import Watching
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

_PAIR: Final = 2
_ALL_COUNTS: Final = 1 << (COUNT_BITS * SPECIES)

# How the points of a species come about that looks at its own tokens only.
_BY_GROUPS: Final = 0  # each connected group by itself
_BY_PAIRS: Final = 1  # the number of groups of two
_BY_SIZES: Final = 2  # each group, and a bonus for having all sizes
_BY_SINGLES: Final = 3  # the number of tokens that touch none
_BY_HERDS: Final = 4  # each group by itself, where a cell between does not part it
_AS_A_WHOLE: Final = 5
_WAYS: Final = {
    (Wildlife.BEAR, Card.A): _BY_PAIRS,
    (Wildlife.BEAR, Card.C): _BY_SIZES,
    (Wildlife.ELK, Card.D): _BY_HERDS,
    (Wildlife.HAWK, Card.A): _BY_SINGLES,
    (Wildlife.HAWK, Card.B): _AS_A_WHOLE,
    (Wildlife.HAWK, Card.C): _AS_A_WHOLE,
}
_EVERY_SIZE: Final = sum(1 << size for size in GROUPS_C)
_SIZES_BONUS: Final = EVERY_SIZE_BONUS
_FOX_POINTS: Final[dict[Card | None, dict[int, int]]] = {
    Card.A: SPECIES_AROUND,
    Card.B: PAIRS_AROUND_ONE,
    Card.C: MOST_AROUND,
}


class Tally:
    """Points by the cards of one game.

    Most cards look at the tokens of their own animal alone: their points hang on one set of cells.
    Foxes A to C add up fox by fox from what lies around each. The others watch: other animals
    change their points too; see Watching.

    Attributes:
        alone: the species whose points hang on their own tokens.
        local_foxes: whether foxes add up one by one.
        fox_most: the most that one of these can earn.
        watchers: the species that look at others as well; `watchful` is how many.
        memo: for the species alone, points by the key of a set; see Geometry.
    """

    def __init__(self, geometry: Geometry, scoring: Scoring) -> None:
        self.geometry = geometry
        self.scoring = scoring
        cards = scoring.cards if scoring.variant is Variant.CARDS else ()
        self.fox_card: Card | None = cards[FOX] if cards else None
        self.local_foxes: bool = bool(cards) and self.fox_card is not Card.D
        self.fox_most: int = max(_FOX_POINTS.get(self.fox_card, {0: 0}).values())
        watchers = [
            int(species)
            for species in (Wildlife.SALMON, Wildlife.HAWK, Wildlife.FOX)
            if cards and cards[species] is Card.D
        ]
        self.watchful: int = len(watchers)
        self.watchers = array("i", watchers)
        self.alone = array(
            "i",
            [
                species not in watchers and not (species == FOX and self.local_foxes)
                for species in range(SPECIES)
            ],
        )
        ways = [_BY_GROUPS] * SPECIES
        for number, card in enumerate(cards):
            ways[number] = _WAYS.get((Wildlife(number), card), _BY_GROUPS)
        self._ways = array("i", ways)
        self.memo: list[Memory] = [Memory() for _ in range(SPECIES)]
        self.beside: list[Memory] = [Memory() for _ in range(SPECIES)]
        self._asked: list[Memory] = [Memory() for _ in range(SPECIES)]
        self.watching = Watching(geometry, scoring.rulings)
        self._foxes = array("i", [NONE]) * _ALL_COUNTS
        counts = range(MOST_TILES + 1)
        self._pairs = array("i", [capped(PAIR_COUNTS, count) if count else 0 for count in counts])
        self._singles = array(
            "i", [capped(ALONE_COUNTS, count) if count else 0 for count in counts]
        )
        # For a set in the making: its cells, of which so many are filled in.
        self.cells = array("i", [0]) * (2 * MOST_TILES)
        self.filled: int = 0
        self._groups = Groups(geometry)

    def points(self, species: int) -> int:
        """What `species`, alone, earns on the cells that are filled in."""
        way, groups = self._ways[species], self._groups
        if way == _AS_A_WHOLE:
            for number in range(self.filled):
                groups.cells[number] = self.cells[number]
            return self._asked_points(species, self.filled)
        total, counted, sizes = 0, 0, 0
        groups.begin()
        for number in range(self.filled):
            groups.add(self.cells[number])
        for number in range(self.filled):
            cell = self.cells[number]
            if not groups.waits(cell):
                continue
            size = groups.gather(cell, way == _BY_HERDS)
            if way == _BY_PAIRS:
                counted += size == _PAIR
            elif way == _BY_SINGLES:
                counted += size == 1
            else:
                sizes |= 1 << size
                total += self._asked_points(species, size)
        if way == _BY_PAIRS:
            return self._pairs[counted]
        if way == _BY_SINGLES:
            return self._singles[counted]
        if way == _BY_SIZES and sizes & _EVERY_SIZE == _EVERY_SIZE:
            total += _SIZES_BONUS
        return total

    def _asked_points(self, species: int, size: int) -> int:
        """What the rules say to the first `size` cells of the group, wherever it lies."""
        geometry, group = self.geometry, self._groups.cells
        left, top = geometry.width, geometry.width
        for number in range(size):
            cell = group[number]
            left = min(left, geometry.across[cell])
            top = min(top, geometry.down[cell])
        key = geometry.keys[0]
        for number in range(size):
            cell = group[number]
            place = (geometry.across[cell] - left) * geometry.width + geometry.down[cell] - top
            key ^= geometry.shapes[place]
        memory = self._asked[species]
        known = memory.find(key)
        if known == NONE:
            cells = [geometry.cells[group[number]] for number in range(size)]
            known = self._ask(species, dict.fromkeys(cells, Wildlife(species)))
            memory.put(key, known)
        return known

    def fox_points(self, counts: int) -> int:
        """What a fox earns with so many of each species around it; see COUNT_BITS."""
        known = self._foxes[counts]
        if known == NONE:
            known = self._fox_points(counts)
            self._foxes[counts] = known
        return known

    def _fox_points(self, counts: int) -> int:
        around = [(counts >> (COUNT_BITS * species)) & COUNT_MASK for species in range(SPECIES)]
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
