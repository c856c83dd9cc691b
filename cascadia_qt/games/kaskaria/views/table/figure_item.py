"""A wooden figure on its way."""

from __future__ import annotations

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.art.figures import FIGURE_RATIO
from cascadia_qt.views.help.subject import explain

_DEEPEST = 1e5  # no point of a scene lies deeper
_HOP = 0.22  # how high a figure hops, in its height


class FigureItem(QGraphicsObject):
    """Stands with its feet on a point; between two stones it hops."""

    def __init__(self, faces: Faces, figure: str, seat: int, colour: QColor) -> None:
        super().__init__()
        explain(self, "aim#figures")
        self._faces = faces
        self.figure = figure
        self._seat = seat
        self._colour = colour
        self._wide = 0.0
        self._from = self._to = QPointF()
        self._gone = 1.0

    def set_wide(self, wide: float) -> None:
        if wide != self._wide:
            self.prepareGeometryChange()
            self._wide = wide

    @property
    def aimed(self) -> QPointF:
        """Where it stands, or is about to."""
        return self._to

    def aim(self, feet: QPointF) -> bool:
        """Where it goes next; whether that is elsewhere."""
        if feet == self._to:
            return False
        self._from, self._to = QPointF(self.pos()), feet
        self.setZValue(1 + feet.y() / _DEEPEST)
        return True

    def stand(self) -> None:
        """Stands where it was to go, at once."""
        self._set_gone(1.0)

    def _get_gone(self) -> float:
        return self._gone

    def _set_gone(self, gone: float) -> None:
        self._gone = gone
        hop = 4 * gone * (1 - gone) * _HOP * self._wide * FIGURE_RATIO
        self.setPos(self._from + (self._to - self._from) * gone - QPointF(0, hop))

    gone = Property(float, _get_gone, _set_gone)

    def _size(self) -> QSizeF:
        return QSizeF(self._wide, self._wide * FIGURE_RATIO)

    def boundingRect(self) -> QRectF:
        size = self._size()
        return QRectF(-size.width() / 2, -size.height(), size.width(), size.height())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio = painter.device().devicePixelRatioF()
        face = self._faces.figure(self.figure, self._colour, self._seat, self._wide, ratio)
        painter.drawPixmap(self.boundingRect(), face, QRectF(face.rect()))
