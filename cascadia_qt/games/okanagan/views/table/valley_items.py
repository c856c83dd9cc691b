"""Tiles and buildings in the valley."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.okanagan.rules.board import Building, Laid
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.art.wedges import HALF, place_of, standing
from cascadia_qt.views.art.curves import scale_of
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.theme import current_theme

_STEP = 32.0  # faces are painted in sizes that are multiples of so many pixels


def rendered(side: float, painter: QPainter) -> float:
    """The width in which a face of `side` units is painted, so that zooming needs few of them."""
    ratio = painter.device().devicePixelRatioF()
    wide = side * scale_of(painter) / ratio
    return max(_STEP, _STEP * round(wide / _STEP + 0.3))


class TileItem(QGraphicsObject):
    """A tile that lies, or is held over a place; rewards of closed areas are faint."""

    def __init__(self, faces: Faces, side: float, laid: Laid) -> None:
        super().__init__()
        explain(self, "tiles")
        self._faces = faces
        self._side = side
        self.laid = laid
        self.spent: frozenset[str] = frozenset()
        self.held = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_laid(self, laid: Laid, spent: frozenset[str] = frozenset()) -> None:
        if (laid, spent) != (self.laid, self.spent):
            self.laid, self.spent = laid, spent
            self.update()

    def boundingRect(self) -> QRectF:
        half = self._side / 2 + 4
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        half = self._side / 2
        rect = QRectF(-half, -half, self._side, self._side)
        ratio = painter.device().devicePixelRatioF()
        wide = rendered(self._side, painter)
        face = self._faces.tile(self.laid.tile, self.laid.rotation, wide, ratio, self.spent)
        painter.drawPixmap(rect, face, QRectF(face.rect()))
        if self.held:
            painter.setPen(QPen(QColor(current_theme().gold), 6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect)


class ModelItem(QGraphicsObject):
    """A building in its place on a tile."""

    def __init__(self, faces: Faces, side: float, building: Building, laid: Laid) -> None:
        super().__init__()
        explain(self, "buildings")
        self._faces = faces
        self._side = side
        self.building = building
        self._directions = standing(laid.sides, building.kind, building.on)
        self._colour = QColor()
        place = place_of(building.kind, self._directions)
        self.setTransformOriginPoint(place.center() * (side / 2 / HALF))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_colour(self, colour: QColor) -> None:
        self._colour = colour
        self.update()

    def boundingRect(self) -> QRectF:
        half = self._side / 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect, ratio = self.boundingRect(), painter.device().devicePixelRatioF()
        kind, seat = self.building.kind, self.building.seat
        wide = rendered(rect.width(), painter)
        face = self._faces.building(kind, self._directions, self._colour, seat, wide, ratio)
        painter.drawPixmap(rect, face, QRectF(face.rect()))
