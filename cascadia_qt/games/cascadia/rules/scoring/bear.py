"""Bears: whole groups of exact sizes."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens, capped
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.rules.grid import Cell

PAIR_COUNTS = {1: 4, 2: 11, 3: 19, 4: 27}
GROUPS_B = {3: 10}
GROUPS_C = {1: 2, 2: 5, 3: 8}
GROUPS_D = {2: 5, 3: 8, 4: 13}
EVERY_SIZE_BONUS = 3


def _unit(cells: tuple[Cell, ...], points: int, why: Why, count: int) -> Unit:
    return Unit(Category.WILDLIFE, Wildlife.BEAR, cells, points, why, count)


def card_a(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """The number of pairs."""
    groups = tokens.groups(Wildlife.BEAR)
    pairs = [group for group in groups if len(group) == 2]
    if pairs:
        cells = tuple(cell for pair in pairs for cell in pair)
        yield _unit(cells, capped(PAIR_COUNTS, len(pairs)), Why.PAIRS, len(pairs))
    for group in groups:
        if len(group) != 2:
            yield _unit(group, 0, Why.GROUP, len(group))


def _groups(tokens: Tokens, table: dict[int, int]) -> Iterator[Unit]:
    for group in tokens.groups(Wildlife.BEAR):
        yield _unit(group, table.get(len(group), 0), Why.GROUP, len(group))


def card_b(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Each group of three."""
    return _groups(tokens, GROUPS_B)


def card_c(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Groups of one to three, and a bonus for having all three sizes."""
    sizes = set()
    for unit in _groups(tokens, GROUPS_C):
        sizes.add(unit.count)
        yield unit
    if sizes.issuperset(GROUPS_C):
        yield _unit((), EVERY_SIZE_BONUS, Why.EVERY_SIZE, len(GROUPS_C))


def card_d(tokens: Tokens, _rulings: Rulings) -> Iterator[Unit]:
    """Groups of two to four."""
    return _groups(tokens, GROUPS_D)
