"""A mouse that is not there: it goes where a finger is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent, QMouseEvent, QPointingDevice, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

Kind = QEvent.Type
_NONE, _LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
_NOWHERE = QPointF(-9999, -9999)  # beside every window


class Pointer:
    """Tells a window of a mouse; whatever lies on top gets it, as from a real one.

    Attributes:
        at: where it is, in the window.
    """

    def __init__(self, window: QWindow, at: QPointF) -> None:
        self._window = window
        self.at = at

    @property
    def place(self) -> QPoint:
        """Where it is on the screen."""
        return self._window.mapToGlobal(self.at).toPoint()

    def under(self) -> QWidget | None:
        """The widget that it points at, as long as there is a window."""
        return QApplication.widgetAt(self.place) if isValid(self._window) else None

    def come(self) -> None:
        """Comes here from elsewhere; whatever was shown there goes."""
        if isValid(self._window):
            QApplication.sendEvent(self._window, QEvent(Kind.Leave))
            enter = QEnterEvent(self.at, self.at, QPointF(self.place))
            QApplication.sendEvent(self._window, enter)
        self._send(Kind.MouseMove, _NONE, _NONE)

    def hover(self, to: QPointF) -> None:
        self.at = to
        self._send(Kind.MouseMove, _NONE, _NONE)

    def ask(self) -> None:
        """Asks at once for the tip that a mouse would wait for."""
        under = self.under()
        if under is not None:
            tip = QHelpEvent(Kind.ToolTip, under.mapFromGlobal(self.place), self.place)
            QApplication.sendEvent(under, tip)

    def press(self) -> None:
        self._send(Kind.MouseButtonPress, _LEFT, _LEFT)

    def drag(self, to: QPointF) -> None:
        self.at = to
        self._send(Kind.MouseMove, _NONE, _LEFT)

    def release(self) -> None:
        self._send(Kind.MouseButtonRelease, _LEFT, _NONE)

    def take_back(self, start: QPointF) -> None:
        """Brings what it pulls back to its `start`, and lets go where nothing is hit or clicked."""
        self.drag(start)
        self.at = _NOWHERE
        self.release()

    def _send(self, kind: QEvent.Type, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        """A click before may have closed the window."""
        if not isValid(self._window):
            return
        mouse = QPointingDevice.primaryPointingDevice()
        nothing = Qt.KeyboardModifier.NoModifier
        place = QPointF(self.place)
        event = QMouseEvent(kind, self.at, self.at, place, button, held, nothing, mouse)
        QApplication.sendEvent(self._window, event)
