"""Landscapes drawn in a terminal: hexagons as hexagons, squares in a grid."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.terminal.brush import FADED, Brush
from cascadia_qt.games.cascadia.terminal.places import half_steps
from cascadia_qt.rules.grid import HEX, Cell, Grid
from cascadia_qt.terminal.canvas import Canvas

_HEX_WIDTHS = (8, 6)  # of a step to the east, with borders and without
_HEX_HEIGHT = 3
_SQUARE_WIDTHS = (7, 6)
_SQUARE_HEIGHT = 2
# By the directions in which a border goes on: up 1, right 2, down 4, left 8.
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


@dataclass(frozen=True, slots=True)
class Marks:
    """What is shown of a landscape besides itself.

    Attributes:
        numbers: places to choose from, empty ones or tiles.
        fresh: tiles that were laid just now.
        points: what empty places would bring.
    """

    numbers: Mapping[Cell, int] = field(default_factory=dict)
    fresh: Collection[Cell] = ()
    points: Mapping[Cell, int] = field(default_factory=dict)


NOTHING = Marks()


def board_picture(
    grid: Grid, environment: Environment, marks: Marks, brush: Brush, width: int
) -> list[Text] | None:
    """The lines of a landscape in the largest size that fits; None if none does."""
    for small in (False, True):
        canvas = Canvas()
        draw = _draw_hexes if grid is HEX else _draw_squares
        draw(canvas, environment, marks, brush, small=small)
        if canvas.width <= width:
            return canvas.lines()
    return None


def put_tile(canvas: Canvas, x: int, y: int, grid: Grid, placed: PlacedTile, brush: Brush) -> None:
    """Draws a tile by itself, three lines high and up to eight columns wide."""
    draw = _draw_hexes if grid is HEX else _draw_squares
    tile = Canvas()
    draw(tile, {Cell(0, 0): placed}, NOTHING, brush, small=False)
    canvas.paste(x, y, tile)


def _draw_hexes(
    canvas: Canvas, environment: Environment, marks: Marks, brush: Brush, *, small: bool
) -> None:
    step = _HEX_WIDTHS[small]
    for cell in (*environment, *(marks.numbers.keys() - environment.keys())):
        x, y = half_steps(HEX, cell) * step // 2, cell.b * _HEX_HEIGHT
        placed = environment.get(cell)
        if placed is None:
            _draw_open_hex(canvas, x, y, marks.numbers[cell], brush, small=small)
            _put_points(canvas, x + 2, y + 2, cell, marks, brush)
            continue
        _draw_hex(canvas, x, y, placed, brush)
        if not small:
            _draw_hex_border(canvas, x, y, placed, brush, fresh=cell in marks.fresh)
        if cell in marks.numbers:  # in the place of the first corner
            number = str(marks.numbers[cell])
            canvas.put(x + 2 - len(number), y, number, brush.palette.chip)


def _draw_hex(canvas: Canvas, x: int, y: int, placed: PlacedTile, brush: Brush) -> None:
    east, south_east, south_west, west, north_west, north_east = placed.edges
    canvas.put(x + 1, y + 1, brush.habitat(west), brush.edge(west))
    canvas.put(x + 2, y + 1, *brush.middle(placed))
    canvas.put(x + 5, y + 1, brush.habitat(east), brush.edge(east))
    for row, (left, right) in ((0, (north_west, north_east)), (2, (south_west, south_east))):
        canvas.put(x + 2, y + row, brush.habitat(left), brush.edge(left))
        seam = " " if brush.plain or left is right else "▌"
        canvas.put(x + 3, y + row, seam, brush.fill(left, right))
        canvas.put(x + 4, y + row, brush.habitat(right), brush.edge(right))


def _draw_hex_border(
    canvas: Canvas, x: int, y: int, placed: PlacedTile, brush: Brush, *, fresh: bool
) -> None:
    """The corners, drawn in what lies beside them."""
    east, south_east, south_west, west, north_west, north_east = placed.edges
    parts = [
        (6, 1, "]" if fresh else ">", "▌", east),
        (5, 2, "/", "▛", south_east),
        (1, 2, "\\", "▜", south_west),
        (0, 1, "[" if fresh else "<", "▐", west),
        (1, 0, "/", "▟", north_west),
        (5, 0, "\\", "▙", north_east),
    ]
    for dx, dy, plain, block, habitat in parts:
        framed = fresh and dy == 1
        sign = plain if brush.plain or framed else block
        canvas.put(x + dx, y + dy, sign, brush.gold if framed else brush.fill(habitat))


def _draw_open_hex(
    canvas: Canvas, x: int, y: int, number: int, brush: Brush, *, small: bool
) -> None:
    canvas.put(x + 2, y + 1, f"{number:^3}", brush.gold)
    for dx in () if small else (1, 5):
        canvas.put(x + dx, y + 1, ".", FADED)


def _put_points(canvas: Canvas, x: int, y: int, cell: Cell, marks: Marks, brush: Brush) -> None:
    """Three letters wide, and nothing where points are not of interest."""
    if cell in marks.points:
        points = marks.points[cell]
        canvas.put(x, y, f"{points:>+3}", brush.gold if points > 0 else FADED)


def _draw_squares(
    canvas: Canvas, environment: Environment, marks: Marks, brush: Brush, *, small: bool
) -> None:
    step = _SQUARE_WIDTHS[small]
    cells = environment.keys() | marks.numbers.keys()
    _draw_grid(canvas, cells, step, brush)
    for cell in cells:
        x, y = cell.a * step, cell.b * _SQUARE_HEIGHT + 1
        placed = environment.get(cell)
        if placed is None:
            canvas.put(x + 1, y, f"{marks.numbers[cell]:>2}", brush.gold)
            _put_points(canvas, x + 3, y, cell, marks, brush)
            continue
        habitat = placed.edges[0]
        frame = "[]" if cell in marks.fresh and not small else "  "
        if not small:
            canvas.put(x + 1, y, frame[0], brush.edge(habitat))
        canvas.put(x + step - 5, y, brush.habitat(habitat), brush.edge(habitat))
        canvas.put(x + step - 4, y, *brush.middle(placed))
        canvas.put(x + step - 1, y, frame[1], brush.edge(habitat))
        if cell in marks.numbers:  # on the border above
            canvas.put(x + 2, y - 1, str(marks.numbers[cell]), brush.palette.chip)


def _draw_grid(canvas: Canvas, cells: Collection[Cell], step: int, brush: Brush) -> None:
    """The borders of all cells; where they meet, the corner goes all their ways."""
    corners: dict[tuple[int, int], int] = {}
    for a, b in cells:
        for corner, ways in (((a, b), 6), ((a + 1, b), 12), ((a, b + 1), 3), ((a + 1, b + 1), 9)):
            corners[corner] = corners.get(corner, 0) | ways
        line, wall = ("-", "|") if brush.plain else ("─", "│")
        for row in (b, b + 1):
            canvas.put(a * step + 1, row * _SQUARE_HEIGHT, line * (step - 1), FADED)
        for column in (a, a + 1):
            canvas.put(column * step, b * _SQUARE_HEIGHT + 1, wall, FADED)
    for (column, row), ways in corners.items():
        sign = "+" if brush.plain else _CORNERS[ways]
        canvas.put(column * step, row * _SQUARE_HEIGHT, sign, FADED)
