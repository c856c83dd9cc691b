"""Heroes of Kaskaria on the shelf: the island in small, with smoke that rises slowly."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.kaskaria.views.art import mountain
from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.views.art.face_cache import FaceCache
from cascadia_qt.views.art.living_picture import SIZES_SHOWN_LAST, LivingPicture
from cascadia_qt.views.theme import current_theme

_BREATH = 42  # frames from one puff of smoke to the next
_STEPS = 10, 6
_LAND = FaceCache(SIZES_SHOWN_LAST)


def paint_box(painter: QPainter, rect: QRectF) -> None:
    """The island, as large as `rect` lets it be, standing still."""
    room = _room(rect)
    painter.save()
    painter.translate(room.topLeft())
    painter.scale(room.width() / BOARD_RECT.width(), room.height() / BOARD_RECT.height())
    Island(*_STEPS).paint(painter, dark=current_theme().dark)
    painter.restore()


def _room(rect: QRectF) -> QRectF:
    """The largest rectangle in the middle of `rect` that has the shape of the board."""
    size = BOARD_RECT.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(QPointF(0, 0), size)
    room.moveCenter(rect.center())
    return room


class SmokingVolcano(LivingPicture):
    """The island of Kaskaria; its volcano smokes while somebody may look and motion is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_BREATH, parent=parent)
        self._island = Island(*_STEPS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = _room(self.rect().toRectF())
        if room.isEmpty():
            return
        painter.drawPixmap(room.topLeft(), self._still_land(room.size()))
        painter.translate(room.topLeft())
        painter.scale(room.width() / BOARD_RECT.width(), room.height() / BOARD_RECT.height())
        painter.setClipRect(BOARD_RECT)
        mountain.paint_smoke(painter, self.frame / _BREATH, dark=current_theme().dark)

    def _still_land(self, size: QSizeF) -> QPixmap:
        """Everything but the smoke, painted once a size and theme."""
        ratio, dark = self.devicePixelRatioF(), current_theme().dark
        pixels = (size * ratio).toSize()

        def paint(painter: QPainter) -> None:
            painter.translate(-size.width() / 2, -size.height() / 2)
            painter.scale(size.width() / BOARD_RECT.width(), size.height() / BOARD_RECT.height())
            self._island.paint(painter, dark=dark, smoke=False)

        key = (pixels.width(), pixels.height(), ratio, dark)
        return _LAND.get(key, pixels, ratio, paint)
