"""What lies on something painted, for readers of the screen: a button a thing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

_NOWHERE = QRegion(-2, -2, 1, 1)  # an empty region would be no mask at all


@dataclass(frozen=True, slots=True)
class Landmark:
    """A thing that can be found: what is to be said of it, and where it is in its widget."""

    id: Hashable
    words: str
    rect: QRect


class Landmarks(QGroupBox):
    """Lies over a painted widget; readers of the screen find it, eyes and pointers do not.

    As long as nobody reads the screen there are no buttons, and nothing is asked for.

    Signals:
        pressed: somebody wants what a click there would do; carries the id of the landmark.
    """

    pressed = Signal(object)

    def __init__(self, over: QWidget, find: Callable[[], Iterable[Landmark]]) -> None:
        """`find` tells in the order of reading what there is."""
        super().__init__(over)
        self._over = over
        self._find = find
        self._buttons: dict[Hashable, _Button] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.look)
        self.setMask(_NOWHERE)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def follow(self) -> None:
        """What there is, or where it is, has perhaps changed."""
        self._soon.start()

    def point_at(self, wanted: Hashable) -> None:
        """The cursor of the keyboard is at a landmark now, which is read out."""
        if QAccessible.isActive():
            self.look()
            if (button := self._buttons.get(wanted)) is not None:
                event = QAccessibleEvent(button, QAccessible.Event.Focus)
                QAccessible.updateAccessibility(event)

    def event(self, event: QEvent) -> bool:
        """Whoever begins to read the screen comes back to the window afterwards."""
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.LanguageChange):
            self.follow()
        return super().event(event)

    def look(self) -> None:
        """Asks now what there is."""
        self._soon.stop()
        if not QAccessible.isActive():
            return
        self.setGeometry(self._over.rect())
        found = {landmark.id: landmark for landmark in self._find()}
        for gone in self._buttons.keys() - found.keys():
            self._buttons.pop(gone).forget()
        for landmark in found.values():
            self._button(landmark.id).tell(landmark)
        if list(self._buttons) != list(found):
            self._sort(found)

    def _button(self, wanted: Hashable) -> _Button:
        if wanted not in self._buttons:
            self._buttons[wanted] = button = _Button(self)
            button.clicked.connect(lambda: self.pressed.emit(wanted))
        return self._buttons[wanted]

    def _sort(self, order: Iterable[Hashable]) -> None:
        """Readers find the buttons in the order in which they lie upon each other."""
        self._buttons = {each: self._buttons[each] for each in order}
        for button in self._buttons.values():
            button.raise_()


class _Button(QAbstractButton):
    """Is never painted, because the group around it is masked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show()

    def tell(self, landmark: Landmark) -> None:
        self.setGeometry(landmark.rect)
        if landmark.words != self.accessibleName():
            self.setAccessibleName(landmark.words)

    def forget(self) -> None:
        """A secret may not outlive the moment in which it may be read."""
        self.setAccessibleName("")
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        pass
