"""A whole valley: every tile where it lies, and what is built on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.okanagan.rules.board import Board
from cascadia_qt.games.okanagan.views.art.buildings import paint_building
from cascadia_qt.games.okanagan.views.art.palette import INK
from cascadia_qt.games.okanagan.views.art.sheet import paint_sheet
from cascadia_qt.games.okanagan.views.art.tile import paint_tile
from cascadia_qt.games.okanagan.views.art.wedges import standing
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.colour import veiled

_AROUND = 0.5  # tiles of empty sheet on every side
_SHADOWS = ((0.07, 0.12), (0.03, 0.25))  # how far they reach, in tiles, and how dark they are


class Plan(NamedTuple):
    """Where tiles lie in a picture.

    Attributes:
        origin: the upper left corner of the cell in the middle of the board.
        side: of a tile.
    """

    origin: QPointF
    side: float

    def place(self, cell: Cell) -> QRectF:
        corner = self.origin + QPointF(cell.a, cell.b) * self.side
        return QRectF(corner.x(), corner.y(), self.side, self.side)


def plan_of(rect: QRectF, cells: Iterable[Cell]) -> Plan:
    """All of `cells` as large as `rect` lets them be, in the middle of it."""
    taken = _taken(cells)
    wide, high = taken.width() + 2 * _AROUND, taken.height() + 2 * _AROUND
    side = min(rect.width() / wide, rect.height() / high)
    return Plan(rect.center() - taken.center() * side, side)


def shape_of(cells: Iterable[Cell]) -> float:
    """Height to width of a sheet that `cells` fill."""
    taken = _taken(cells)
    return (taken.height() + 2 * _AROUND) / (taken.width() + 2 * _AROUND)


def _taken(cells: Iterable[Cell]) -> QRectF:
    """The room that cells take, in tiles."""
    across, down = zip(*cells, strict=True)
    corner = QPointF(min(across), min(down))
    return QRectF(corner, QPointF(max(across) + 1, max(down) + 1))


def paint_valley(painter: QPainter, rect: QRectF, board: Board, colours: Sequence[QColor]) -> None:
    """The board on a sheet that fills `rect`; `colours` are those of the seats."""
    plan = plan_of(rect, board.tiles)
    paint_sheet(painter, rect, plan.origin, plan.side)
    paint_tiles(painter, plan, board, colours)


def paint_tiles(painter: QPainter, plan: Plan, board: Board, colours: Sequence[QColor]) -> None:
    """The tiles with their shadow, and the buildings."""
    for reach, dark in _SHADOWS:
        far = reach * plan.side
        for cell in board.tiles:
            shadow = plan.place(cell).adjusted(-far / 3, -far / 3, far, far)
            painter.fillRect(shadow, veiled(INK, dark))
    for cell, laid in board.tiles.items():
        spent = [terrain for terrain in laid.sides if (cell, terrain) in board.closed]
        paint_tile(painter, plan.place(cell), laid.tile, laid.rotation, spent)
    for cell, (seat, kind, on) in board.buildings.items():
        directions = standing(board.tiles[cell].sides, kind, on)
        paint_building(painter, plan.place(cell), kind, directions, colours[seat], seat)
