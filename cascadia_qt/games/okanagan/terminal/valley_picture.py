"""The valley drawn in a terminal: large with every reward, or small with terrains alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from cascadia_qt.games.okanagan.rules.board import TURNS, Board, Building, Laid
from cascadia_qt.games.okanagan.terminal.brush import Brush
from cascadia_qt.rules.grid import Cell
from cascadia_qt.terminal.canvas import Canvas

_LEFT, _TOP = 4, 1  # room for the numbers of rows and columns


@dataclass(frozen=True, slots=True)
class Scale:
    """How large a tile is.

    Attributes:
        wide: columns from one tile to the next.
        high: lines from one tile to the next.
        sides: where its sides stand in it, from the north clockwise.
        middle: where the number of a place stands.
    """

    wide: int
    high: int
    sides: tuple[tuple[int, int], ...]
    middle: tuple[int, int]


LARGE = Scale(8, 4, ((3, 1), (6, 2), (3, 3), (1, 2)), (3, 2))
SMALL = Scale(4, 3, ((1, 0), (2, 1), (1, 2), (0, 1)), (1, 1))
# In a large tile: a farm beside its side, a warehouse in the corner clockwise of a side.
_SILO = (3, 2)
_FARMS = ((5, 1), (4, 2), (5, 3), (3, 2))
_WAREHOUSES = ((6, 1), (6, 3), (1, 3), (1, 1))
_FRAME = "+-------"


def valley_picture(
    board: Board, places: Mapping[Cell, str], brush: Brush, scale: Scale
) -> list[Text]:
    """All tiles with what stands on them; `places` are what can be typed for free cells."""
    cells = [*board.tiles, *places]
    left, top = min(cell.a for cell in cells), min(cell.b for cell in cells)
    canvas = Canvas()
    for x in sorted({cell.a for cell in cells}):
        canvas.put(_LEFT + (x - left) * scale.wide + scale.middle[0] - 1, 0, f"{x:>2}", "dim")
    for y in sorted({cell.b for cell in cells}):
        canvas.put(0, _TOP + (y - top) * scale.high + scale.middle[1], f"{y:>3}", "dim")
    for cell in sorted(cells, key=lambda each: (each.b, each.a)):
        x, y = _LEFT + (cell.a - left) * scale.wide, _TOP + (cell.b - top) * scale.high
        if cell in places:
            dx, dy = scale.middle
            canvas.put(x + dx, y + dy, places[cell], brush.accent)
        elif scale is LARGE:
            canvas.paste(x, y, _large(board, cell, brush))
        else:
            canvas.paste(x, y, _small(board, cell, brush))
    return canvas.lines()


def tile_picture(laid: Laid, brush: Brush) -> list[Text]:
    """A tile that does not lie yet, large."""
    canvas = Canvas()
    _draw_frame(canvas)
    _draw_sides(canvas, laid, brush)
    return canvas.lines()


def _draw_frame(canvas: Canvas) -> None:
    """The neighbours to the east and south draw over it."""
    canvas.put(0, 0, f"{_FRAME}+", "dim")
    canvas.put(0, LARGE.high, f"{_FRAME}+", "dim")
    for line in range(1, LARGE.high):
        canvas.put(0, line, "|", "dim")
        canvas.put(LARGE.wide, line, "|", "dim")


def _draw_sides(
    canvas: Canvas, laid: Laid, brush: Brush, closed: frozenset[str] = frozenset()
) -> None:
    for direction, (x, y) in enumerate(LARGE.sides):
        terrain = laid.sides[direction]
        text = brush.side(terrain, laid.icon(direction), closed=terrain in closed)
        canvas.put(x, y, text, brush.styles[terrain])


def _closed(board: Board, cell: Cell) -> frozenset[str]:
    return frozenset(each for each in board.tiles[cell].sides if (cell, each) in board.closed)


def _large(board: Board, cell: Cell, brush: Brush) -> Canvas:
    canvas, laid = Canvas(), board.tiles[cell]
    _draw_frame(canvas)
    _draw_sides(canvas, laid, brush, _closed(board, cell))
    if building := board.buildings.get(cell):
        x, y = _standing(building, laid)
        canvas.put(x, y, f"{building.seat + 1}{brush.buildings[building.kind]}", brush.accent)
    return canvas


def _standing(building: Building, laid: Laid) -> tuple[int, int]:
    """Where a building is drawn in a large tile."""
    if building.kind == "silo":
        return _SILO
    if building.kind == "farm":
        return _FARMS[laid.sides.index(building.on[0])]
    corner = next(
        each for each in TURNS if {laid.sides[each], laid.sides[each - 3]} == set(building.on)
    )
    return _WAREHOUSES[corner]


def _small(board: Board, cell: Cell, brush: Brush) -> Canvas:
    """Terrains alone, and the number of who has built there."""
    canvas, laid, closed = Canvas(), board.tiles[cell], _closed(board, cell)
    for (x, y), terrain in zip(SMALL.sides, laid.sides, strict=True):
        letter = brush.side(terrain, None, closed=terrain in closed)[0]
        canvas.put(x, y, letter, brush.styles[terrain])
    building = board.buildings.get(cell)
    canvas.put(*SMALL.middle, str(building.seat + 1) if building else "+", brush.accent)
    return canvas
