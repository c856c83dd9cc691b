"""Scores do not depend on where a landscape lies or how it is turned, and their units are sound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.scoring.corridors import corridors
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.scoring.wildlife import species_units
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid

Board = dict[Cell, Wildlife]
Edges = dict[Cell, tuple[Habitat, ...]]
Move = Callable[[Cell], Cell]


@dataclass(frozen=True)
class Case:
    """One way to score one species.

    Attributes:
        pays: the reasons a unit with points may have.
        pays_nothing: the reasons a unit without points may have.
    """

    name: str
    species: Wildlife
    scoring: Scoring
    pays: set[Why]
    pays_nothing: set[Why]

    def units(self, grid: Grid, board: Board) -> list[Unit]:
        return list(species_units(Tokens(grid, board), self.scoring, self.species))

    def points(self, grid: Grid, board: Board) -> int:
        return sum(unit.points for unit in self.units(grid, board))


# For every card, the reasons of units with points and those of units without.
REASONS: dict[Wildlife, dict[Card, tuple[set[Why], set[Why]]]] = {
    Wildlife.BEAR: {
        Card.A: ({Why.PAIRS}, {Why.GROUP}),
        Card.B: ({Why.GROUP}, {Why.GROUP}),
        Card.C: ({Why.GROUP, Why.EVERY_SIZE}, {Why.GROUP}),
        Card.D: ({Why.GROUP}, {Why.GROUP}),
    },
    Wildlife.ELK: {
        Card.A: ({Why.LINE}, set()),
        Card.B: ({Why.SHAPE}, set()),
        Card.C: ({Why.GROUP}, set()),
        Card.D: ({Why.RING}, set()),
    },
    Wildlife.SALMON: {
        Card.A: ({Why.RUN}, {Why.OVERCROWDED}),
        Card.B: ({Why.RUN}, {Why.OVERCROWDED}),
        Card.C: ({Why.RUN}, {Why.RUN, Why.OVERCROWDED}),
        Card.D: ({Why.RUN_AND_NEIGHBOURS}, {Why.RUN, Why.OVERCROWDED}),
    },
    Wildlife.HAWK: {
        Card.A: ({Why.ALONE}, {Why.TOUCHES_HAWK}),
        Card.B: (
            {Why.ALONE_AND_SEEING},
            {Why.ALONE_AND_SEEING, Why.TOUCHES_HAWK, Why.SEES_NONE},
        ),
        Card.C: ({Why.SIGHT}, {Why.SEES_NONE}),
        Card.D: ({Why.SIGHT_OVER}, {Why.SEES_NONE, Why.NOTHING_BETWEEN, Why.UNPAIRED}),
    },
    Wildlife.FOX: {
        Card.A: ({Why.SPECIES_AROUND}, {Why.SPECIES_AROUND}),
        Card.B: ({Why.PAIRS_AROUND}, {Why.PAIRS_AROUND}),
        Card.C: ({Why.MOST_AROUND}, {Why.MOST_AROUND}),
        Card.D: ({Why.PAIRS_AROUND}, {Why.NO_PARTNER, Why.NOTHING_AROUND, Why.UNPAIRED}),
    },
}
DROPPED = Rulings(salmon_malformed="drop_overcrowded")
OTHER_RULINGS = [
    (Wildlife.SALMON, Card.A, DROPPED, ({Why.RUN}, {Why.LEFT_OUT})),
    (Wildlife.SALMON, Card.D, DROPPED, ({Why.RUN_AND_NEIGHBOURS}, {Why.RUN, Why.LEFT_OUT})),
    (
        Wildlife.SALMON,
        Card.D,
        Rulings(salmon_d_minimum=1),
        ({Why.RUN_AND_NEIGHBOURS}, {Why.OVERCROWDED}),
    ),
    (Wildlife.ELK, Card.C, Rulings(elk_c_above_8="cap_28"), ({Why.GROUP}, set())),
    (Wildlife.ELK, Card.D, Rulings(elk_d_gaps=False), ({Why.RING}, set())),
]


def _cases() -> Iterator[Case]:
    for species, cards in REASONS.items():
        for card, reasons in cards.items():
            scoring = Scoring(Variant.CARDS, (card,) * len(Wildlife))
            yield Case(f"{species.word}-{card.value}", species, scoring, *reasons)
    for number, (species, card, rulings, reasons) in enumerate(OTHER_RULINGS):
        scoring = Scoring(Variant.CARDS, (card,) * len(Wildlife), rulings)
        yield Case(f"{species.word}-{card.value}-ruling-{number}", species, scoring, *reasons)
    for variant, without in ((Variant.FAMILY, set()), (Variant.INTERMEDIATE, {Why.GROUP})):
        for species in Wildlife:
            name = f"{species.word}-{variant.value}"
            yield Case(name, species, Scoring(variant), {Why.GROUP}, without)


ALL_CASES = pytest.mark.parametrize("case", [*_cases()], ids=lambda case: case.name)
BOTH = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


def _rotated(grid: Grid, cell: Cell) -> Cell:
    """A sixth or a quarter turn clockwise."""
    return Cell(-cell.b, cell.a + cell.b) if grid is HEX else Cell(-cell.b, cell.a)


def _mirrored(grid: Grid, cell: Cell) -> Cell:
    return Cell(cell.b, cell.a) if grid is HEX else Cell(-cell.a, cell.b)


def _shifted(_grid: Grid, cell: Cell) -> Cell:
    return Cell(cell.a - 7, cell.b + 3)


MOVES = pytest.mark.parametrize(
    "move", [_rotated, _mirrored, _shifted], ids=["rotated", "mirrored", "shifted"]
)

# Everything lies in a small area, so that most tokens and tiles touch.
AREA = [Cell(a, b) for a in range(5) for b in range(5)]


def boards(species: Wildlife) -> st.SearchStrategy[Board]:
    """Up to fifteen tokens, half of them `species`; a byte says what lies where."""
    kinds = [*Wildlife] + [species] * len(Wildlife)

    def placed(code: bytes) -> Board:
        return {AREA[byte // 10 % len(AREA)]: kinds[byte % 10] for byte in code}

    return st.binary(min_size=8, max_size=15).map(placed)


def landscapes(grid: Grid) -> st.SearchStrategy[Edges]:
    """Tiles whose sides show few habitats, so that many of them match."""
    habitats = st.sampled_from([Habitat.FOREST, Habitat.PRAIRIE, Habitat.RIVER])
    tile = st.tuples(*[habitats] * grid.sides)
    return st.dictionaries(st.sampled_from(AREA), tile, min_size=8, max_size=20)


def _moved_edges(grid: Grid, edges: Edges, move: Move) -> Edges:
    """The tiles on their new cells, every side now in the direction it has been moved to."""
    origin = move(Cell(0, 0))
    steps = [move(step) for step in grid.steps]
    now = [grid.steps.index(Cell(a - origin.a, b - origin.b)) for a, b in steps]
    return {
        move(cell): tuple(sides[now.index(direction)] for direction in range(grid.sides))
        for cell, sides in edges.items()
    }


@MOVES
@BOTH
@ALL_CASES
@settings(max_examples=25)
@given(data=st.data())
def test_points_do_not_change(
    case: Case, grid: Grid, move: Callable[[Grid, Cell], Cell], data: st.DataObject
) -> None:
    board = data.draw(boards(case.species))
    moved = {move(grid, cell): species for cell, species in board.items()}
    assert case.points(grid, moved) == case.points(grid, board)


@MOVES
@BOTH
@settings(max_examples=60)
@given(data=st.data())
def test_corridor_sizes_do_not_change(
    grid: Grid, move: Callable[[Grid, Cell], Cell], data: st.DataObject
) -> None:
    edges = data.draw(landscapes(grid))
    moved = _moved_edges(grid, edges, lambda cell: move(grid, cell))

    def sizes(of: Edges) -> dict[Habitat, list[int]]:
        return {
            kind: [len(group) for group in found] for kind, found in corridors(grid, of).items()
        }

    assert sizes(moved) == sizes(edges)


@BOTH
@ALL_CASES
@settings(max_examples=50)
@given(data=st.data())
def test_units_are_sound(case: Case, grid: Grid, data: st.DataObject) -> None:
    board = data.draw(boards(case.species))
    used: Counter[Cell] = Counter()
    for unit in case.units(grid, board):
        used.update(unit.cells)
        assert (unit.category, unit.subject) == (Category.WILDLIFE, case.species)
        assert all(board[cell] is case.species for cell in unit.cells)
        assert board.keys() >= set(unit.seen)
        assert set(unit.seen).isdisjoint(unit.cells)
        if case.name != "fox-A":  # the only card that looks at its own species
            assert all(board[cell] is not case.species for cell in unit.seen)
        assert unit.points >= 0
        assert unit.why in (case.pays if unit.points else case.pays_nothing)
        assert _counted(grid, board, unit)
    assert used.keys() == {cell for cell, species in board.items() if species is case.species}
    if case.name != "hawk-C":  # where a hawk may be in several lines
        assert set(used.values()) <= {1}


def _counted(grid: Grid, board: Board, unit: Unit) -> bool:
    """Whether the count of `unit` is what its reason promises."""
    kinds = {board[cell] for cell in unit.seen}
    beside = sum(
        board.get(near) is unit.subject for cell in unit.cells for near in grid.neighbours(cell)
    )
    match unit.why:
        case Why.PAIRS:
            promised = len(unit.cells) // 2
        case Why.EVERY_SIZE:
            promised = 3
        case Why.RUN_AND_NEIGHBOURS:
            promised = len(unit.cells) + len(unit.seen)
        case Why.TOUCHES_HAWK | Why.LEFT_OUT | Why.NO_PARTNER:
            promised = beside
        case Why.SEES_NONE | Why.NOTHING_BETWEEN | Why.NOTHING_AROUND | Why.UNPAIRED:
            promised = 0
        case Why.SIGHT_OVER | Why.SPECIES_AROUND | Why.PAIRS_AROUND:
            promised = len(kinds)
        case Why.MOST_AROUND:
            promised = len(unit.seen)
        case _:
            promised = len(unit.cells)
    return unit.count == promised
