"""A slider over the steps of something that was played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider

from cascadia_qt.views.focus_ring import RINGED
from cascadia_qt.views.theme import current_theme

_TRACK = 4.0
_KNOB = 7.0
_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


class Scrubber(QSlider):
    """Its value is a step; `valueChanged` comes only from people."""

    def __init__(self, x_of: Callable[[int], float], step_at: Callable[[float], int]) -> None:
        """`x_of` tells where a step is, in pixels, `step_at` the step at a pixel."""
        super().__init__(Qt.Orientation.Horizontal)
        self._x_of = x_of
        self._step_at = step_at
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RINGED, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_step(self, step: int) -> None:
        with QSignalBlocker(self):
            self.setValue(step)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        here = self._x_of(self.value())
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(self._track(self._x_of(self.maximum())), 2, 2)
        painter.setBrush(QColor(theme.gold))
        painter.drawRoundedRect(self._track(here), 2, 2)
        focused = self.hasFocus()
        edge = theme.why if focused else theme.raised
        painter.setPen(QPen(QColor(edge), 2))
        painter.drawEllipse(QPointF(here, self.height() / 2), _KNOB, _KNOB)

    def _track(self, until: float) -> QRectF:
        start = self._x_of(0)
        return QRectF(start, (self.height() - _TRACK) / 2, until - start, _TRACK)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._step_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Other keys mean the same here as elsewhere."""
        if event.key() in _KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()
