"""Cells and pixels: what is drawn where, and which cell a point lies in."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, Qt

from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.layout import (
    TILE_RADIUS,
    HexLayout,
    Layout,
    SquareLayout,
    bounds,
    layout_for,
)

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
LAYOUTS = {
    "hex": (HEX, HexLayout()),
    "square": (SQUARE, SquareLayout()),
    "small hex": (HEX, HexLayout(7.5)),
    "small square": (SQUARE, SquareLayout(4.0)),
}
on_all_layouts = pytest.mark.parametrize(("grid", "layout"), LAYOUTS.values(), ids=LAYOUTS.keys())

cells = st.builds(Cell, st.integers(-200, 200), st.integers(-200, 200))
NEAR = [Cell(a, b) for a in range(-3, 4) for b in range(-3, 4)]


def corners(layout: Layout) -> list[QPointF]:
    return [QPointF(corner) for corner in layout.outline().toList()]


def middle(layout: Layout, side: int) -> QPointF:
    """The middle of a side of the outline."""
    around = corners(layout)
    return (around[side] + around[(side + 1) % len(around)]) / 2


def is_close(one: QPointF, other: QPointF) -> bool:
    return math.dist(one.toTuple(), other.toTuple()) < 1e-6


@on_both_grids
def test_each_grid_has_its_layout(grid: Grid) -> None:
    expected = {HEX: HexLayout, SQUARE: SquareLayout}[grid]
    assert type(layout_for(grid)) is expected


@on_all_layouts
def test_the_first_cell_is_around_the_origin(grid: Grid, layout: Layout) -> None:
    assert is_close(layout.centre(Cell(0, 0)), QPointF(0, 0))


@on_all_layouts
@given(cells)
def test_the_centre_of_a_cell_lies_in_it(grid: Grid, layout: Layout, cell: Cell) -> None:
    assert layout.cell_at(layout.centre(cell)) == cell


@on_all_layouts
@given(cells, st.integers(0, 5), st.floats(0, 1), st.floats(0, 0.999))
def test_every_point_inside_the_outline_lies_in_the_cell(
    grid: Grid, layout: Layout, cell: Cell, side: int, along: float, out: float
) -> None:
    around = corners(layout)
    start, end = around[side % grid.sides], around[(side + 1) % grid.sides]
    edge = start * (1 - along) + end * along
    assert layout.cell_at(layout.centre(cell) + edge * out) == cell


@on_all_layouts
@pytest.mark.parametrize("side", range(6))
@given(cells)
def test_just_beyond_a_side_lies_the_neighbour_of_that_side(
    grid: Grid, layout: Layout, side: int, cell: Cell
) -> None:
    side %= grid.sides
    beyond = layout.centre(cell) + middle(layout, side) * 1.001
    assert layout.cell_at(beyond) == grid.step(cell, side)


@on_all_layouts
@pytest.mark.parametrize("cell", [Cell(0, 0), Cell(3, -2), Cell(-7, 5)], ids=str)
def test_the_middle_of_a_side_is_half_way_to_the_neighbour(
    grid: Grid, layout: Layout, cell: Cell
) -> None:
    for side in range(grid.sides):
        half_way = (layout.centre(grid.step(cell, side)) - layout.centre(cell)) / 2
        assert is_close(middle(layout, side), half_way)


@on_all_layouts
def test_an_outline_has_a_corner_a_side_and_turns_clockwise(grid: Grid, layout: Layout) -> None:
    around = corners(layout)
    assert len(around) == grid.sides
    for here, there in zip(around, around[1:] + around[:1], strict=True):
        # With y downwards, clockwise is a positive cross product.
        assert here.x() * there.y() - here.y() * there.x() > 0


@on_all_layouts
def test_all_sides_are_equally_long(grid: Grid, layout: Layout) -> None:
    around = corners(layout)
    lengths = [
        math.dist(here.toTuple(), there.toTuple())
        for here, there in zip(around, around[1:] + around[:1], strict=True)
    ]
    assert lengths == pytest.approx([lengths[0]] * grid.sides)


@on_all_layouts
def test_neighbours_share_two_corners(grid: Grid, layout: Layout) -> None:
    own = corners(layout)
    for side in range(grid.sides):
        away = layout.centre(grid.step(Cell(0, 0), side))
        theirs = [corner + away for corner in own]
        shared = [corner for corner in own if any(is_close(corner, other) for other in theirs)]
        assert len(shared) == 2


@on_all_layouts
@given(st.floats(-5000, 5000), st.floats(-5000, 5000))
def test_no_other_centre_is_nearer_than_that_of_the_cell(
    grid: Grid, layout: Layout, x: float, y: float
) -> None:
    found = layout.cell_at(QPointF(x, y))
    off = math.dist(layout.centre(found).toTuple(), (x, y))
    for near in grid.neighbours(found):
        assert off <= math.dist(layout.centre(near).toTuple(), (x, y)) + 1e-6


def test_a_hexagon_has_a_corner_on_top_and_the_radius_of_a_tile() -> None:
    around = corners(HexLayout())
    assert any(is_close(corner, QPointF(0, -TILE_RADIUS)) for corner in around)
    assert [math.hypot(*corner.toTuple()) for corner in around] == pytest.approx([TILE_RADIUS] * 6)


def test_both_kinds_of_tiles_are_equally_wide() -> None:
    hexagon, square = (layout.outline().boundingRect() for layout in (HexLayout(), SquareLayout()))
    assert square.width() == pytest.approx(hexagon.width(), rel=0.01)


@on_all_layouts
@given(st.lists(cells, min_size=1, max_size=8))
def test_bounds_hold_every_corner_and_no_more(
    grid: Grid, layout: Layout, cells: list[Cell]
) -> None:
    points = [corner + layout.centre(cell) for cell in cells for corner in corners(layout)]
    xs, ys = [point.x() for point in points], [point.y() for point in points]
    found = bounds(layout, cells)
    assert found.getCoords() == pytest.approx((min(xs), min(ys), max(xs), max(ys)))


@on_all_layouts
def test_bounds_of_nothing_are_empty(grid: Grid, layout: Layout) -> None:
    assert bounds(layout, []) == QRectF()


@on_all_layouts
def test_the_outline_holds_its_own_centre_only(grid: Grid, layout: Layout) -> None:
    fill = Qt.FillRule.OddEvenFill
    inside = [cell for cell in NEAR if layout.outline().containsPoint(layout.centre(cell), fill)]
    assert inside == [Cell(0, 0)]
