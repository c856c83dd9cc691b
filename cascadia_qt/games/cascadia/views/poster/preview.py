"""A poster in small, painted while the window goes on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.views.poster.export import poster_image
from cascadia_qt.games.cascadia.views.poster.paper import Paper
from cascadia_qt.games.cascadia.views.poster.poster import Poster
from cascadia_qt.model.background import Background
from cascadia_qt.views.colour import veiled

_ROOM = 24.0  # around the poster
_CORNER = 8.0
_SHADOW = 8
_SHADE = QColor("black")


class PosterPreview(QWidget):
    """Shows the poster as large as there is room; until it is painted, the bare paper.

    Signals:
        painted: a poster is painted; carries its number and the image.
    """

    painted = Signal(int, QImage)

    def __init__(self) -> None:
        super().__init__()
        self._background = Background(self)
        self._number = 0
        self._shape = QSizeF(1, 1)
        self._colour = QColor("white")
        self._image: QImage | None = None
        self._poster: Poster | None = None
        self._begun: tuple[Poster | None, QSize] | None = None
        self.painted.connect(self._take)
        self.setMinimumSize(320, 320)

    def show_poster(self, poster: Poster, paper: Paper) -> None:
        if self._shape != paper.shape or self._colour != QColor(poster.theme.paper):
            self._image = None
        self._shape, self._colour = paper.shape, QColor(poster.theme.paper)
        self._poster = poster
        self.update()
        self._begin()

    def _begin(self) -> None:
        """Paints what is to be seen, unless nobody can see it or it is under way."""
        wanted = self._poster, self._pixels()
        if not self.isVisible() or self._poster is None or wanted == self._begun:
            return
        self._begun = wanted
        self._number += 1
        number, (poster, size) = self._number, (self._poster, self._pixels())
        self._background.start(lambda: self._paint(number, poster, size))

    @property
    def ready(self) -> bool:
        return self._image is not None

    def _paint(self, number: int, poster: Poster, size: QSize) -> None:
        """Not in the thread of the window."""
        if number == self._number:
            self.painted.emit(number, poster_image(poster, size))

    def _take(self, number: int, image: QImage) -> None:
        if number == self._number:
            self._image = image
            self.update()

    def _place(self) -> QRectF:
        room = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        size = self._shape.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(QPointF(), QSizeF(size.toSize()))
        place.moveCenter(room.center())
        return place.toAlignedRect().toRectF()

    def _pixels(self) -> QSize:
        size = self._place().size() * self.devicePixelRatioF()
        return size.toSize().expandedTo(QSize(1, 1))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is painted any more when it returns."""
        self._begun = None
        self._number += 1
        self._background.wait()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = self._place()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().alternateBase())
        painter.drawRoundedRect(QRectF(self.rect()), _CORNER, _CORNER)
        for reach in range(_SHADOW, 0, -1):
            painter.setBrush(veiled(_SHADE, 0.025))
            around = place.adjusted(-reach, -reach, reach, reach).translated(0, _SHADOW / 2)
            painter.drawRoundedRect(around, reach, reach)
        painter.fillRect(place, self._colour)
        if self._image is not None:
            painter.drawImage(place, self._image)
