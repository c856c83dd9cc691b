"""Pieces that fly over the whole page, from one panel to another."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from cascadia_qt.views.motion import Motion


class FlightLayer(QWidget):
    """A transparent sheet over `page`; it takes no clicks and holds only what is in the air."""

    def __init__(self, page: QWidget, motion: Motion) -> None:
        super().__init__(page)
        self._motion = motion
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        self.resize(page.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        page = self.parentWidget()
        if watched is page and event.type() == QEvent.Type.Resize:
            self.resize(page.size())
        return super().eventFilter(watched, event)

    def fly(self, pixmap: QPixmap, start: QRect, end: QRect, milliseconds: int) -> None:
        """Moves a picture between two rectangles of the screen and lets it vanish there."""
        piece = QLabel(self)
        piece.setPixmap(pixmap)
        piece.setScaledContents(True)
        piece.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        piece.setGeometry(self._local(start))
        piece.show()
        self.raise_()
        ends = self._local(start), self._local(end)
        self._motion.glide(piece, "geometry", *ends, milliseconds, piece.deleteLater)

    def _local(self, rect: QRect) -> QRect:
        return QRect(self.mapFromGlobal(rect.topLeft()), rect.size())
