"""Foxes: what lives around each of them, or around each pair of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.split import best_split
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group, Tokens, capped
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import Cell

SPECIES_AROUND = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5}
PAIRS_AROUND_ONE = {0: 0, 1: 3, 2: 5, 3: 7}
MOST_AROUND = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}
PAIRS_AROUND_TWO = {0: 0, 1: 5, 2: 7, 3: 9, 4: 11}


def _unit(cells: Group, points: int, why: Why, count: int, seen: tuple[Cell, ...] = ()) -> Unit:
    return Unit(Category.WILDLIFE, Wildlife.FOX, cells, points, why, count, seen)


def _others_beside(tokens: Tokens, foxes: Collection[Cell]) -> list[Cell]:
    return [cell for cell in tokens.beside(foxes) if tokens.at[cell] is not Wildlife.FOX]


def _pairs_beside(tokens: Tokens, foxes: Collection[Cell]) -> tuple[int, tuple[Cell, ...]]:
    """How many other species are there twice or more, and where."""
    others = _others_beside(tokens, foxes)
    counts = Counter(tokens.at[cell] for cell in others)
    double = {species for species, count in counts.items() if count >= 2}
    return len(double), tuple(cell for cell in others if tokens.at[cell] in double)


def card_a(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Each fox: the species beside it, foxes too."""
    for fox in tokens.of(Wildlife.FOX):
        seen = tokens.beside((fox,))
        count = len({tokens.at[cell] for cell in seen})
        points = capped(SPECIES_AROUND, count)
        yield _unit((fox,), points, Why.SPECIES_AROUND, count, tuple(seen))


def card_b(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Each fox: the other species that are beside it twice or more."""
    for fox in tokens.of(Wildlife.FOX):
        count, seen = _pairs_beside(tokens, (fox,))
        yield _unit((fox,), capped(PAIRS_AROUND_ONE, count), Why.PAIRS_AROUND, count, seen)


def card_c(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Each fox: the tokens of the most frequent other species beside it."""
    for fox in tokens.of(Wildlife.FOX):
        others = _others_beside(tokens, (fox,))
        counts = Counter(tokens.at[cell] for cell in others)
        most = max(sorted(counts), key=lambda species: counts[species], default=None)
        seen = tuple(cell for cell in others if tokens.at[cell] is most)
        yield _unit((fox,), capped(MOST_AROUND, len(seen)), Why.MOST_AROUND, len(seen), seen)


def card_d(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Pairs of foxes: the other species that are twice or more around the two."""
    foxes = tokens.of(Wildlife.FOX)
    around: dict[Group, tuple[int, tuple[Cell, ...]]] = {
        (fox, near): _pairs_beside(tokens, (fox, near))
        for fox in foxes
        for near in tokens.same_beside(fox)
        if fox < near
    }
    pieces = {pair: capped(PAIRS_AROUND_TWO, count) for pair, (count, _) in around.items() if count}
    paired: set[Cell] = set()
    for pair in best_split(pieces):
        paired.update(pair)
        count, seen = around[pair]
        yield _unit(pair, pieces[pair], Why.PAIRS_AROUND, count, seen)
    wanted = {fox for pair in pieces for fox in pair}
    for fox in foxes:
        if not tokens.same_beside(fox):
            yield _unit((fox,), 0, Why.NO_PARTNER, 0)
        elif fox not in wanted:
            yield _unit((fox,), 0, Why.NOTHING_AROUND, 0)
        elif fox not in paired:
            yield _unit((fox,), 0, Why.UNPAIRED, 0)
