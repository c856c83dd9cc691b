"""The best split and the best pairs: trying everything out finds nothing better."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations, pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.scoring.connected_split import best_connected_split
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.scoring.split import best_split
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group, Tokens
from cascadia_qt.games.cascadia.rules.scoring.wildlife import CARD_RULES
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid

Board = Mapping[Cell, Wildlife]
Arrangement = Callable[[Grid], list[Cell]]
Pairs = Callable[[Grid, Board], Iterator[tuple[Group, int]]]
Worth = Callable[[Grid, Group], int]  # 0 for a block that the card does not know

LINES = {1: 2, 2: 5, 3: 9, 4: 13}
SHAPES = {1: 2, 2: 5, 3: 9, 4: 13}
GROUPS = {1: 2, 2: 4, 3: 7, 4: 10, 5: 14, 6: 18, 7: 23, 8: 28}
RINGS = {1: 2, 2: 5, 3: 8, 4: 12, 5: 16, 6: 21}
SPECIES_BETWEEN = [0, 4, 7, 9, 9]
PAIRS_AROUND = [0, 5, 7, 9, 11]

BOTH_GRIDS = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

# Geometry told by distances and rotations, not by lists of neighbours


def distance(grid: Grid, one: Cell, two: Cell) -> int:
    a, b = two.a - one.a, two.b - one.b
    return max(abs(a), abs(b), abs(a + b)) if grid is HEX else abs(a) + abs(b)


def is_connected(grid: Grid, block: Iterable[Cell]) -> bool:
    left = set(block)
    border = [left.pop()]
    while border:
        cell = border.pop()
        near = {other for other in left if distance(grid, cell, other) == 1}
        left -= near
        border.extend(near)
    return not left


def turned(grid: Grid, cell: Cell, centre: Cell) -> Cell:
    """`cell` one side further round `centre`."""
    a, b = cell.a - centre.a, cell.b - centre.b
    return Cell(centre.a - b, centre.b + (a + b if grid is HEX else a))


def centres(grid: Grid, block: Group) -> Iterator[Cell]:
    """The cells that all of `block` lie around."""
    for a in range(block[0].a - 1, block[0].a + 2):
        for b in range(block[0].b - 1, block[0].b + 2):
            if all(distance(grid, Cell(a, b), cell) == 1 for cell in block):
                yield Cell(a, b)


# What blocks of elk, pairs of hawks and pairs of foxes are worth


def line_worth(grid: Grid, block: Group) -> int:
    steps = {(two.a - one.a, two.b - one.b) for one, two in pairwise(sorted(block))}
    straight = len(steps) <= 1 and is_connected(grid, block)
    return LINES.get(len(block), 0) if straight else 0


def shape_worth(grid: Grid, block: Group) -> int:
    if grid is HEX:
        touching = sum(distance(grid, *pair) == 1 for pair in combinations(block, 2))
        drawn = touching == {1: 0, 2: 1, 3: 3, 4: 5}.get(len(block))
    else:
        sides = len({cell.a for cell in block}), len({cell.b for cell in block})
        drawn = max(sides) <= 2 and is_connected(grid, block)
    return SHAPES[len(block)] if drawn else 0


def ring_worth(grid: Grid, block: Group) -> int:
    return RINGS[len(block)] if any(True for _ in centres(grid, block)) else 0


def arc_worth(grid: Grid, block: Group) -> int:
    for centre in centres(grid, block):
        for cell in block:
            arc = [cell]
            while len(arc) < len(block):
                arc.append(turned(grid, arc[-1], centre))
            if set(arc) == set(block):
                return RINGS[len(block)]
    return 0


def group_worth(table: Mapping[int, int]) -> Worth:
    def worth(grid: Grid, block: Group) -> int:
        return table.get(len(block), 0) if is_connected(grid, block) else 0

    return worth


def hawk_pairs(grid: Grid, board: Board) -> Iterator[tuple[Group, int]]:
    hawks = [cell for cell in board if board[cell] is Wildlife.HAWK]
    for one, two in combinations(hawks, 2):
        a, b = two.a - one.a, two.b - one.b
        length = distance(grid, one, two)
        if length > 1 and (a == 0 or b == 0 or (grid is HEX and a == -b)):
            steps = range(1, length)
            line = {Cell(one.a + a // length * i, one.b + b // length * i) for i in steps}
            species = {board[cell] for cell in line & board.keys()}
            if species and Wildlife.HAWK not in species:
                yield (one, two), SPECIES_BETWEEN[len(species)]


def fox_pairs(grid: Grid, board: Board) -> Iterator[tuple[Group, int]]:
    foxes = [cell for cell in board if board[cell] is Wildlife.FOX]
    for one, two in combinations(foxes, 2):
        if distance(grid, one, two) == 1:
            near = [c for c in board if 1 in (distance(grid, one, c), distance(grid, two, c))]
            counts = Counter(board[cell] for cell in near if board[cell] is not Wildlife.FOX)
            if doubles := sum(count >= 2 for count in counts.values()):
                yield (one, two), PAIRS_AROUND[doubles]


# Trying everything out


def blocks(grid: Grid, cells: Sequence[Cell], reach: int, block: Group = ()) -> Iterator[Group]:
    """All sets of `cells` in which no two are further apart than `reach`, added to `block`."""
    for i, cell in enumerate(cells):
        yield (*block, cell)
        near = [other for other in cells[i + 1 :] if distance(grid, cell, other) <= reach]
        yield from blocks(grid, near, reach, (*block, cell))


def best_partition(grid: Grid, cells: Iterable[Cell], worth: Worth, reach: int) -> int:
    """The best sum over all ways to sort `cells` into blocks that are worth something."""
    order = sorted(cells)
    bits = {cell: 1 << i for i, cell in enumerate(order)}
    beginning: dict[int, list[tuple[int, int]]] = {bit: [] for bit in bits.values()}
    for block in blocks(grid, order, reach):
        if value := worth(grid, block):
            beginning[bits[block[0]]].append((sum(bits[cell] for cell in block), value))

    @cache
    def best(left: int) -> int:
        ways = beginning[left & -left] if left else []
        sums = (value + best(left ^ mask) for mask, value in ways if mask & left == mask)
        return max(sums, default=0)

    return best((1 << len(order)) - 1)


def best_choice(pieces: Sequence[tuple[Group, int]], used: frozenset[Cell] = frozenset()) -> int:
    """The best sum over all ways to take or leave each of `pieces`."""
    if not pieces:
        return 0
    (piece, value), *rest = pieces
    taken = value + best_choice(rest, used.union(piece)) if used.isdisjoint(piece) else 0
    return max(taken, best_choice(rest, used))


def best_of_tree(grid: Grid, cells: Iterable[Cell], table: Mapping[int, int]) -> int:
    """The best sum over all ways to cut a group without closed rings into connected parts."""
    left = set(cells)

    def grow(cell: Cell) -> dict[int, int]:
        """The best sum beside the part that holds `cell`, by the size of that part so far."""
        left.discard(cell)
        sums = {1: 0}
        for near in sorted(other for other in left if distance(grid, cell, other) == 1):
            branch = grow(near)
            cut = max(points + table[size] for size, points in branch.items())
            grown = {size: points + cut for size, points in sums.items()}
            for size, points in sums.items():
                for more, others in branch.items():
                    if (total := size + more) in table:
                        grown[total] = max(grown.get(total, 0), points + others)
            sums = grown
        return sums

    return max(points + table[size] for size, points in grow(next(iter(left))).items())


def area(width: int, height: int) -> list[Cell]:
    return [Cell(a, b) for b in range(height) for a in range(width)]


def beside(grid: Grid, cells: Collection[Cell], most: int) -> list[Cell]:
    """The free cells that touch at least one and at most `most` of `cells`."""
    counts = Counter(near for cell in cells for near in grid.neighbours(cell))
    return sorted(cell for cell in counts if cell not in cells and counts[cell] <= most)


@st.composite
def groups(draw: st.DrawFn, grid: Grid, least: int, most: int) -> Group:
    cells = [Cell(0, 0)]
    touch = draw(st.integers(1, 6))
    for pick in draw(st.lists(st.integers(0, 99), min_size=least - 1, max_size=most - 1)):
        free = beside(grid, cells, touch)
        cells.append(free[pick % len(free)])
    return tuple(sorted(cells))


def lettered(cells: Iterable[Cell], letters: Iterable[str]) -> Board:
    """One letter a cell; a dot is no token."""
    species = {animal.name[0]: animal for animal in Wildlife}
    pairs = zip(cells, letters, strict=True)
    return {cell: species[letter] for cell, letter in pairs if letter != "."}


def elk_points(grid: Grid, card: Card, cells: Iterable[Cell], rulings: Rulings) -> int:
    """The points of the units, which must hold every elk once."""
    tokens = Tokens(grid, dict.fromkeys(cells, Wildlife.ELK))
    units = list(CARD_RULES[Wildlife.ELK][card](tokens, rulings))
    assert sorted(cell for unit in units for cell in unit.cells) == sorted(cells)
    return sum(unit.points for unit in units)


def cut_points(grid: Grid, group: Group, table: Mapping[int, int]) -> int:
    """The points of the parts, which must be connected and hold every cell once."""
    parts = best_connected_split(grid, group, table)
    assert all(is_connected(grid, part) for part in parts)
    assert sorted(cell for part in parts for cell in part) == sorted(group)
    return sum(table[len(part)] for part in parts)


def pair_points(grid: Grid, species: Wildlife, board: Board) -> int:
    units = CARD_RULES[species][Card.D](Tokens(grid, board), Rulings())
    return sum(unit.points for unit in units)


class Rule(NamedTuple):
    """A card, and how to try out everything it allows."""

    card: Card
    rulings: Rulings
    worth: Worth
    reach: int


RULES = {
    "A": Rule(Card.A, Rulings(), line_worth, 3),
    "B": Rule(Card.B, Rulings(), shape_worth, 2),
    "D": Rule(Card.D, Rulings(), ring_worth, 2),
    "D-no-gaps": Rule(Card.D, Rulings(elk_d_gaps=False), arc_worth, 2),
}
SPLITTING = pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
PAIRING = pytest.mark.parametrize(
    ("species", "pairs"),
    [(Wildlife.HAWK, hawk_pairs), (Wildlife.FOX, fox_pairs)],
    ids=["hawks", "foxes"],
)

# Small boards


@BOTH_GRIDS
@SPLITTING
@given(cells=st.sets(st.sampled_from(area(4, 4)), min_size=3, max_size=9))
def test_elk_are_split_for_the_best_total(grid: Grid, rule: Rule, cells: set[Cell]) -> None:
    best = best_partition(grid, cells, rule.worth, rule.reach)
    assert elk_points(grid, rule.card, cells, rule.rulings) == best


@BOTH_GRIDS
@pytest.mark.parametrize("last", [3, 4])
@given(data=st.data())
def test_groups_are_cut_for_the_best_total(grid: Grid, last: int, data: st.DataObject) -> None:
    group = data.draw(groups(grid, 4, 9))
    table = {size: GROUPS[size] for size in range(1, last + 1)}
    best = best_partition(grid, group, group_worth(table), last - 1)
    assert cut_points(grid, group, table) == best


@BOTH_GRIDS
@settings(max_examples=40)
@given(data=st.data())
def test_groups_just_above_eight_are_split_for_the_best_total(
    grid: Grid, data: st.DataObject
) -> None:
    group = data.draw(groups(grid, 9, 12))
    best = best_partition(grid, group, group_worth(GROUPS), 7)
    assert elk_points(grid, Card.C, group, Rulings()) == best


@BOTH_GRIDS
@PAIRING
@given(data=st.data())
def test_hawks_and_foxes_are_paired_for_the_best_total(
    grid: Grid, species: Wildlife, pairs: Pairs, data: st.DataObject
) -> None:
    letter = st.sampled_from(".BESHF" + species.name[0] * 2)
    board = lettered(area(5, 4), data.draw(st.lists(letter, min_size=20, max_size=20)))
    best = best_choice(list(pairs(grid, board)))
    assert pair_points(grid, species, board) == best


PIECES = st.dictionaries(
    st.sets(st.sampled_from(area(3, 3)), min_size=1, max_size=4).map(lambda s: tuple(sorted(s))),
    st.integers(1, 20),
    max_size=10,
)


@given(pieces=PIECES)
def test_disjoint_pieces_are_chosen_for_the_best_total(pieces: dict[Group, int]) -> None:
    chosen = best_split(pieces)
    cells = [cell for piece in chosen for cell in piece]
    assert len(cells) == len(set(cells))
    assert sum(pieces[piece] for piece in chosen) == best_choice(list(pieces.items()))


# All tokens of a game


def grown(grid: Grid, seed: int, most: int) -> list[Cell]:
    """A random group; `most` 1 gives a tree, 2 a loose net, 6 a blob."""
    rng = random.Random(seed)
    cells = [Cell(0, 0)]
    while len(cells) < 23:
        cells.append(rng.choice(beside(grid, cells, most)))
    return cells


def compact(grid: Grid) -> list[Cell]:
    """The cells nearest to one cell."""
    return sorted(area(9, 9), key=lambda cell: (distance(grid, Cell(4, 4), cell), cell))[:23]


IN_ONE_GROUP: dict[str, Arrangement] = {
    "compact": compact,
    "five-by-five": lambda grid: area(5, 5)[1:-1],
    "two-rows": lambda grid: area(12, 2)[:-1],
    "comb": lambda grid: [cell for cell in area(13, 3) if cell.b == 0 or cell.a in range(0, 9, 2)],
    **{f"blob-{seed}": partial(grown, seed=seed, most=6) for seed in range(5)},
    **{f"net-{seed}": partial(grown, seed=seed, most=2) for seed in range(5)},
    **{f"tree-{seed}": partial(grown, seed=seed, most=1) for seed in range(5)},
}
ARRANGEMENTS: dict[str, Arrangement] = {
    "chequered": lambda grid: [cell for cell in area(7, 7) if (cell.a + cell.b) % 2][:23],
    "scattered": lambda grid: random.Random(1).sample(area(6, 6), 23),
    **IN_ONE_GROUP,
}


@BOTH_GRIDS
@pytest.mark.parametrize("name", ARRANGEMENTS)
@SPLITTING
def test_23_elk_are_split_for_the_best_total(grid: Grid, name: str, rule: Rule) -> None:
    cells = ARRANGEMENTS[name](grid)
    best = best_partition(grid, cells, rule.worth, rule.reach)
    assert elk_points(grid, rule.card, cells, rule.rulings) == best


@BOTH_GRIDS
@pytest.mark.parametrize("name", IN_ONE_GROUP)
def test_a_group_of_23_is_cut_for_the_best_total(grid: Grid, name: str) -> None:
    group = tuple(sorted(ARRANGEMENTS[name](grid)))
    table = {size: GROUPS[size] for size in range(1, 5)}
    best = best_partition(grid, group, group_worth(table), 3)
    assert cut_points(grid, group, table) == best


@BOTH_GRIDS
@pytest.mark.parametrize("name", ["compact", "five-by-five", "two-rows"])
def test_23_elk_close_together_make_two_groups_of_eight_and_one_of_seven(
    grid: Grid, name: str
) -> None:
    assert elk_points(grid, Card.C, ARRANGEMENTS[name](grid), Rulings()) == 28 + 28 + 23


@BOTH_GRIDS
@pytest.mark.parametrize("seed", range(10))
def test_23_elk_in_a_tree_are_cut_for_the_best_total(grid: Grid, seed: int) -> None:
    cells = grown(grid, seed, 1)
    assert elk_points(grid, Card.C, cells, Rulings()) == best_of_tree(grid, cells, GROUPS)


@BOTH_GRIDS
@PAIRING
@pytest.mark.parametrize("seed", range(8))
def test_12_hawks_or_foxes_of_23_tokens_are_paired_for_the_best_total(
    grid: Grid, species: Wildlife, pairs: Pairs, seed: int
) -> None:
    letters = random.Random(seed).sample(species.name[0] * 10 + "BBBEEESSSHHFF", 23)
    board = lettered(grown(grid, seed, 6), letters)
    best = best_choice(list(pairs(grid, board)))
    assert pair_points(grid, species, board) == best
