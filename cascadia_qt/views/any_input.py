"""The next key, click or turn of the wheel, heard before anybody else hears it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget

Kind = QEvent.Type

# A key is announced by ShortcutOverride, before it can be the shortcut of anything.
_BEGINNINGS = (
    Kind.ShortcutOverride,
    Kind.MouseButtonPress,
    Kind.MouseButtonDblClick,
    Kind.TouchBegin,
    Kind.TabletPress,
)
_ENDS = (Kind.KeyRelease, Kind.MouseButtonRelease, Kind.TouchEnd, Kind.TabletRelease)


class AnyInput(QObject):
    """Listens at the window of a widget until something is pressed there.

    Whoever answers tells whether that was all that was meant. Then nothing else gets the press, nor
    what belongs to it: a key that is held down, the button that is let go.
    """

    def __init__(self, widget: QWidget, answer: Callable[[], bool]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._answer = answer
        self._window: QWindow | None = None
        self._taken = False

    def listen(self) -> None:
        self.stop()
        self._window = self._widget.window().windowHandle()
        if self._window is not None:
            self._window.installEventFilter(self)

    def stop(self) -> None:
        self._taken = False
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        begins = event.type() in _BEGINNINGS and not _repeated(event)
        if self._taken:
            if begins:
                self.stop()
            return not begins and self._belongs(event)
        return (begins or event.type() is Kind.Wheel) and self._take(event)

    def _take(self, event: QEvent) -> bool:
        meant = self._answer()
        self.stop()
        if meant and event.type() is not Kind.Wheel:
            self.listen()
            self._taken = True
        if meant:
            event.accept()
        return meant

    def _belongs(self, event: QEvent) -> bool:
        """Whether `event` is part of the press that was taken; with its end the listening ends."""
        if event.type() in _ENDS and not _repeated(event):
            self.stop()
            return True
        return isinstance(event, QKeyEvent)


def _repeated(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.isAutoRepeat()
