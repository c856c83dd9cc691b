"""An area with its border and its open ends, lit on the valley."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.okanagan.rules.areas import Area
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.views.art.wedges import HALF, seam, wedge, wedges
from cascadia_qt.games.okanagan.views.table.shown import Light, Lit
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.layout import SquareLayout
from cascadia_qt.views.theme import current_theme

_VEIL = {Light.POINTED: 0.1, Light.CLOSING: 0.18, Light.SCORED: 0.22}
_BORDER, _AROUND = 3.2, 5.6  # in units of a tile
_GAP = 5.0  # how wide the mark of an open end is
_OUTER = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))


class AreaItem(QGraphicsItem):
    """Lies over the tiles; the mouse goes through it."""

    def __init__(self, lit: Lit, tiles: Mapping[Cell, Laid], layout: SquareLayout) -> None:
        super().__init__()
        explain(self, "closing")
        self.lit = lit
        self._layout = layout
        self._half = layout.outline().boundingRect().width() / 2
        self._fill, self._border, self._open = _paths(lit.area, tiles)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setScale(self._half / HALF)

    def boundingRect(self) -> QRectF:
        around = _AROUND + _GAP
        return self._fill.boundingRect().adjusted(-around, -around, around, around)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, light = current_theme(), self.lit.light
        colour = QColor(theme.why if light is Light.POINTED else theme.gold)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._fill, veiled(QColor("white"), _VEIL[light]))
        round_cap = Qt.PenCapStyle.RoundCap
        around = QPen(QColor(theme.raised), _AROUND, Qt.PenStyle.SolidLine, round_cap)
        painter.strokePath(self._border, around)
        painter.strokePath(self._border, QPen(colour, _BORDER, Qt.PenStyle.SolidLine, round_cap))
        ends = QPen(QColor(theme.raised), _GAP + 2, Qt.PenStyle.SolidLine, round_cap)
        painter.strokePath(self._open, ends)
        dots = QPen(QColor(theme.loss), _GAP, Qt.PenStyle.CustomDashLine, round_cap)
        dots.setDashPattern([0.1, 2.2])
        painter.strokePath(self._open, dots)


def _paths(
    area: Area, tiles: Mapping[Cell, Laid]
) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """What is inside, where other terrains begin, and the sides with nothing beyond."""
    fill, border, ends = QPainterPath(), QPainterPath(), QPainterPath()
    fill.setFillRule(Qt.FillRule.WindingFill)
    for cell in area.cells:
        place = QPointF(cell.a, cell.b) * 2 * HALF
        for directions in _wedges_of(tiles[cell], area.terrain):
            fill.addPath(wedge(directions).translated(place))
            if len(directions) < len(_OUTER):
                for corner in (directions[0], (directions[-1] + 1) % 4):
                    border.addPath(seam(corner).translated(place))
    for cell, direction in area.open_ends:
        place = QPointF(cell.a, cell.b) * 2 * HALF
        one, other = _OUTER[direction], _OUTER[(direction + 1) % 4]
        ends.moveTo(place + QPointF(*one) * 0.94 + QPointF(*other) * 0.06)
        ends.lineTo(place + QPointF(*other) * 0.94 + QPointF(*one) * 0.06)
    return fill, border, ends


def _wedges_of(laid: Laid, terrain: str) -> Iterator[tuple[int, ...]]:
    return (directions for each, directions in wedges(laid.sides) if each == terrain)
