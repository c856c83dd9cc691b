"""What lies under everything; while the window is being resized, no one waits for its painting."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.views.theme import current_theme

_RESTING = 200  # milliseconds without another size


class Ground(QObject):
    """Shows the last picture stretched until the size rests, then a fine one.

    Signals:
        painted: there is a finer picture than before.
    """

    painted = Signal()

    def __init__(self, made: Callable[[QSizeF, float], QPixmap], parent: QObject) -> None:
        """`made` paints it for a size and a device pixel ratio, in the theme of the moment."""
        super().__init__(parent)
        self._made = made
        self._picture = QPixmap()
        self._dark = False
        self._wanted = (QRectF().size(), 1.0)
        self._rest = QTimer(self, singleShot=True, interval=_RESTING)
        self._rest.timeout.connect(self._paint_finely)

    def paint(self, painter: QPainter, place: QRectF) -> None:
        wanted = place.size(), painter.device().devicePixelRatioF()
        known = not self._picture.isNull() and self._dark == current_theme().dark
        if not known:
            self._wanted = wanted
            self._paint_finely()
        elif wanted != self._wanted:
            self._wanted = wanted
            self._rest.start()
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))

    def _paint_finely(self) -> None:
        self._dark = current_theme().dark
        self._picture = self._made(*self._wanted)
        self.painted.emit()
