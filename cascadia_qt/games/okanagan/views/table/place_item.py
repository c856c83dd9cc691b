"""A place where a tile can be laid, and the ring around the last one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.valley_items import rendered
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.theme import current_theme

_ROUND = 0.06  # of the side
_EDGE = 4.0


class PlaceItem(QGraphicsItem):
    """A golden square; one that would close an area glows."""

    def __init__(self, faces: Faces, side: float, *, closes: bool) -> None:
        super().__init__()
        explain(self, "tiles#fits")
        self._faces = faces
        self._side = side
        self.closes = closes
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        half = self._side / 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio = painter.device().devicePixelRatioF()
        face = self._faces.place(rendered(self._side, painter), ratio, closes=self.closes)
        painter.drawPixmap(self.boundingRect(), face, QRectF(face.rect()))


class RingItem(QGraphicsItem):
    """Around the tile that was laid last, or that is to be built on."""

    def __init__(self, side: float, *, offered: bool) -> None:
        super().__init__()
        self._side = side
        self.offered = offered
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        half = self._side / 2 + 2 * _EDGE
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, half = current_theme(), self._side / 2
        colour = QColor(theme.gold if self.offered else theme.ink)
        wide = _EDGE * (1.6 if self.offered else 0.7)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = self._side * _ROUND / 2
        painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), corner, corner)


def paint_empty_place(painter: QPainter, rect: QRectF) -> None:
    """Where a tile will lie that is not there yet."""
    painter.setPen(QPen(QColor(current_theme().line), 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = rect.width() * _ROUND
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)
