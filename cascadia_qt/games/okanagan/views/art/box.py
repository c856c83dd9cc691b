"""Okanagan on the shelf: a valley that is surveyed tile by tile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.rules.board import MIDDLE
from cascadia_qt.games.okanagan.views.art.palette import parchment
from cascadia_qt.games.okanagan.views.art.sample import SAMPLE, SURVEYED
from cascadia_qt.games.okanagan.views.art.sheet import paint_sheet
from cascadia_qt.games.okanagan.views.art.theodolite import paint_theodolite
from cascadia_qt.games.okanagan.views.art.valley import Plan, paint_tiles, paint_valley, plan_of
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.art.face_cache import FaceCache
from cascadia_qt.views.art.living_picture import SIZES_SHOWN_LAST, LivingPicture
from cascadia_qt.views.theme import SEAT_COLOURS, current_theme

_SHEET = QSizeF(4, 5)  # in tiles
_STEP = 8  # frames for a tile: it is measured, then it is coloured
_MEASURED = 4
_RESTING = 60
_FRAMES = _STEP * len(SURVEYED) + _RESTING
_STILL = _FRAMES - 1  # the frame of the picture that does not move
_EMPTY = FaceCache(SIZES_SHOWN_LAST)
_VALLEY = FaceCache(SIZES_SHOWN_LAST)


def paint_box(painter: QPainter, rect: QRectF) -> None:
    """The whole valley, as large as `rect` lets it be."""
    paint_valley(painter, _room(rect), SAMPLE, _colours())


def _room(rect: QRectF) -> QRectF:
    """The largest rectangle in the middle of `rect` that has the shape of the sheet."""
    room = QRectF(QPointF(0, 0), _SHEET.scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio))
    room.moveCenter(rect.center())
    return room


def _colours() -> list[QColor]:
    return [QColor(colour) for colour in SEAT_COLOURS.values()]


class SurveyedValley(LivingPicture):
    """The valley of Okanagan; it grows while somebody may look and motion is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_FRAMES, _STILL, parent)

    def set_moving(self, moving: bool) -> None:
        """Grows, or lies there complete."""
        if not moving:
            self.frame = _STILL
            self.update()
        super().set_moving(moving)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = _room(self.rect().toRectF())
        if room.isEmpty():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        done, step = divmod(self.frame, _STEP)
        whole = self._picture(_VALLEY, room.size(), grown=True)
        painter.translate(room.topLeft())
        if done >= len(SURVEYED):
            painter.drawPixmap(0, 0, whole)
            return
        painter.drawPixmap(0, 0, self._picture(_EMPTY, room.size(), grown=False))
        plan = plan_of(QRectF(QPointF(0, 0), room.size()), SAMPLE.tiles)
        for cell in (MIDDLE, *SURVEYED[:done]):
            _paint_part(painter, whole, plan.place(cell))
        painter.setOpacity(max(0, step - _MEASURED + 1) / (_STEP - _MEASURED + 1))
        _paint_part(painter, whole, plan.place(SURVEYED[done]))
        painter.setOpacity(1.0)
        _paint_measuring(painter, plan, SURVEYED[done])

    def _picture(self, cache: FaceCache, size: QSizeF, *, grown: bool) -> QPixmap:
        """The empty sheet or the whole valley, painted once a size and theme."""
        ratio = self.devicePixelRatioF()
        pixels = (size * ratio).toSize()

        def paint(painter: QPainter) -> None:
            rect = QRectF(QPointF(0, 0), size)
            rect.moveCenter(QPointF(0, 0))
            plan = plan_of(rect, SAMPLE.tiles)
            paint_sheet(painter, rect, plan.origin, plan.side)
            if grown:
                paint_tiles(painter, plan, SAMPLE, _colours())

        key = (pixels.width(), pixels.height(), ratio, current_theme().dark)
        return cache.get(key, pixels, ratio, paint)


def _paint_part(painter: QPainter, whole: QPixmap, place: QRectF) -> None:
    """What a picture shows in one place."""
    painter.setClipRect(place)
    painter.drawPixmap(0, 0, whole)
    painter.setClipping(False)


def _paint_measuring(painter: QPainter, plan: Plan, cell: Cell) -> None:
    """Lines of sight around the next square, and the instrument at its corner."""
    place = plan.place(cell)
    ink = parchment(dark=current_theme().dark).ink
    pen = QPen(ink, max(1.0, plan.side * 0.035), Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place)
    instrument = QRectF(0, 0, plan.side * 0.8, plan.side * 0.8)
    instrument.moveCenter(place.bottomLeft() - QPointF(0, plan.side * 0.26))
    paint_theodolite(painter, instrument)
