"""Bars with round shoulders, their numbers above them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.views.statistics.legend import Sign, filling
from cascadia_qt.views.theme import Theme, current_theme

_CORNER = 5.0
_GAP = 4.0


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar; sides, foot and top in the numbers of the axes.

    Attributes:
        sign: how it is filled.
        label: what stands above it.
    """

    left: float
    right: float
    top: float
    colour: str
    foot: float = 0.0
    sign: Sign = Sign.BAR
    rounded: bool = True
    label: str = ""


class BarsItem(QGraphicsItem):
    """Many bars as one item; corners, lines and texts are in pixels whatever the axes are."""

    def __init__(self, bars: Iterable[Bar], font: QFont) -> None:
        super().__init__()
        self._bars = tuple(bars)
        self._font = font
        self._bounds = QRectF()
        for bar in self._bars:
            self._bounds |= QRectF(bar.left, 0, bar.right - bar.left, 1.2 * bar.top or 1.0)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        to_pixels = painter.worldTransform()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        for bar in self._bars:
            self._paint_bar(painter, bar, to_pixels)

    def _paint_bar(self, painter: QPainter, bar: Bar, to_pixels: QTransform) -> None:
        box = to_pixels.mapRect(
            QRectF(bar.left, bar.foot, bar.right - bar.left, bar.top - bar.foot)
        )
        colour = QColor(bar.colour)
        painter.setPen(QPen(_outline(colour, current_theme()), 1))
        painter.setBrush(filling(bar.sign, colour))
        if bar.top > bar.foot:
            painter.drawPath(_shoulders(box, _CORNER if bar.rounded else 0.0))
        painter.setPen(QColor(current_theme().ink))
        line = painter.fontMetrics().height()
        room = QRectF(box.center().x() - 60, box.top() - line - _GAP, 120, line)
        painter.drawText(
            room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, bar.label
        )


def _shoulders(box: QRectF, corner: float) -> QPainterPath:
    """Round at the top, straight at the foot."""
    round_ = min(corner, box.width() / 2, box.height())
    path = QPainterPath(box.bottomLeft())
    path.lineTo(box.left(), box.top() + round_)
    path.quadTo(box.topLeft(), QPointF(box.left() + round_, box.top()))
    path.lineTo(box.right() - round_, box.top())
    path.quadTo(box.topRight(), QPointF(box.right(), box.top() + round_))
    path.lineTo(box.bottomRight())
    path.closeSubpath()
    return path


def _outline(colour: QColor, theme: Theme) -> QColor:
    """Keeps dark bars apart from dark paper, and light ones from light paper."""
    return colour.lighter(160) if theme.dark else colour.darker(125)
