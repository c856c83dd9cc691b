"""Rings and arrows over a table, around what a guide speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme

_ARRIVING = 220  # milliseconds
_AWAY = 28.0  # how far a ring comes from
_ROOM = 5.0  # between a ring and what it is around
_CORNER = 12.0
_LINE = 4.0
_GAP = _LINE + 2  # between a ring and its arrow
_ARROW = 15.0  # half its width
_ASIDE = 0.25  # beyond this part of the table something lies at its edge
_SIDES = (0, 90, 270, 180)  # where an arrow comes from, clockwise from above
_FURTHER = range(6, 121, 6)  # how far it steps back from something to be read


class GuideLight(QWidget):
    """Takes no clicks: whatever it shines on is there to be used.

    Attributes:
        shown: the rings as they were painted last, without motion.
        arrow: where the arrow lies that points at the first of them, likewise.
    """

    def __init__(self, motion: Motion, parent: QWidget) -> None:
        super().__init__(parent)
        self._motion = motion
        self._closeness = 1.0
        self._find: Callable[[], Sequence[QRect]] = tuple
        self._is_free: Callable[[QRect], bool] = QRect.isValid
        self._side, self._distance = 0, 0
        self.shown: tuple[QRect, ...] = ()
        self.arrow = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def shine(self, find: Callable[[], Sequence[QRect]], is_free: Callable[[QRect], bool]) -> None:
        """From now on around what `find` finds; rings that come anew close in.

        The arrow lies where the place for it `is_free`, if there is one.
        """
        before = self.shown
        self._find, self._is_free = find, is_free
        self.look_again()
        if self.shown and self.shown != before:
            self._motion.glide(self, "closeness", 0.0, 1.0, _ARRIVING)

    def look_again(self) -> None:
        """What is under the rings may have moved."""
        self.shown = tuple(self._find())
        if self.shown:
            self._lay_arrow(QRectF(self.shown[0]).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        self.update()

    def _lay_arrow(self, ring: QRectF) -> None:
        """On the side on which most of the table lies, or where nothing is to be read."""
        first = self._turned_to(ring.center())
        sides = sorted(_SIDES, key=lambda side: side != first)
        further = ((first, distance) for distance in _FURTHER)
        for self._side, self._distance in (*((side, 0) for side in sides), *further, (first, 0)):
            lying = QRectF(-_ARROW, -2 * _ARROW, 2 * _ARROW, 2 * _ARROW)
            self.arrow = self._at(ring).mapRect(lying).toAlignedRect()
            if self._is_free(self.arrow):
                break

    def _at(self, ring: QRectF) -> QTransform:
        """To where the tip of the arrow is, which comes from above."""
        reach = ring.width() if self._side % 180 else ring.height()
        turned = QTransform().translate(ring.center().x(), ring.center().y()).rotate(self._side)
        return turned.translate(0, -reach / 2 - _GAP - self._distance)

    def _get_closeness(self) -> float:
        return self._closeness

    def _set_closeness(self, closeness: float) -> None:
        self._closeness = closeness
        self.update()

    closeness = Property(float, _get_closeness, _set_closeness)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        away = _ROOM + (1 - self._closeness) * _AWAY
        for rect in self.shown:
            self._paint_ring(painter, QRectF(rect).adjusted(-away, -away, away, away))
        if self.shown:
            self._paint_arrow(painter, QRectF(self.shown[0]).adjusted(-away, -away, away, away))

    def _paint_ring(self, painter: QPainter, ring: QRectF) -> None:
        theme = current_theme()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.raised, _LINE + 4), (theme.ink, _LINE + 1), (theme.gold, 2)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(ring, _CORNER, _CORNER)

    def _paint_arrow(self, painter: QPainter, ring: QRectF) -> None:
        theme = current_theme()
        neck, end = -_ARROW, -2 * _ARROW
        stem = _ARROW / 2.5
        shape = [(0.0, 0.0), (_ARROW, neck), (stem, neck), (stem, end),
                 (-stem, end), (-stem, neck), (-_ARROW, neck)]  # fmt: skip
        painter.setTransform(self._at(ring), combine=True)
        painter.setBrush(QColor(theme.gold))
        painter.setPen(QPen(QColor(theme.ink), 2, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolygon(QPolygonF([QPointF(*point) for point in shape]))

    def _turned_to(self, ring: QPointF) -> int:
        """How far an arrow that comes from above is turned clockwise to come from the middle."""
        whole = QRectF(self.rect())
        across = (ring.x() - whole.center().x()) / whole.width()
        down = (ring.y() - whole.center().y()) / whole.height()
        if abs(across) > _ASIDE and abs(across) >= abs(down):
            return 90 if across < 0 else 270
        return 180 if down < -_ASIDE else 0
