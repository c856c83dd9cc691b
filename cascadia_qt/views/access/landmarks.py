"""What lies on something painted, for readers of the screen: a button or a label a thing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

from cascadia_qt.views.labels import PlainLabel

_NOWHERE = QRegion(-2, -2, 1, 1)  # an empty region would be no mask at all


@dataclass(frozen=True, slots=True)
class Landmark:
    """A thing that can be found: what is to be said of it, and where it is in its widget.

    Attributes:
        pressed: whether a click there does something.
    """

    id: Hashable
    words: str
    rect: QRect
    pressed: bool = True


class Landmarks(QGroupBox):
    """Lies over a painted widget; readers of the screen find it, eyes and pointers do not.

    Qt's own buttons and labels, because nothing else is sure to be understood by all readers. As
    long as nobody reads the screen there are none, and nothing is asked for.

    Attributes:
        read_only: whether nothing can be done here, as in a film: then there are labels only.

    Signals:
        pressed: somebody wants what a click there would do; carries the id of the landmark.
    """

    pressed = Signal(object)

    def __init__(self, over: QWidget, find: Callable[[], Iterable[Landmark]]) -> None:
        """`find` tells in the order of reading what there is."""
        super().__init__(over)
        self._over = over
        self._find = find
        self.read_only = False
        self._signs: dict[Hashable, QWidget] = {}
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
            if (sign := self._signs.get(wanted)) is not None:
                event = QAccessibleEvent(sign, QAccessible.Event.Focus)
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
        found = {landmark.id: self._offered(landmark) for landmark in self._find()}
        for gone in self._signs.keys() - found.keys():
            _forget(self._signs.pop(gone))
        for landmark in found.values():
            self._tell(landmark)
        if list(self._signs) != list(found):
            self._sort(found)

    def _offered(self, landmark: Landmark) -> Landmark:
        return replace(landmark, pressed=False) if self.read_only else landmark

    def _tell(self, landmark: Landmark) -> None:
        sign = self._signs.get(landmark.id)
        if sign is not None and landmark.pressed != isinstance(sign, _Button):
            _forget(self._signs.pop(landmark.id))
            sign = None
        if sign is None:
            sign = self._signs[landmark.id] = self._new_sign(landmark)
        sign.setGeometry(landmark.rect)
        if landmark.words != sign.accessibleName():
            sign.setAccessibleName(landmark.words)

    def _new_sign(self, landmark: Landmark) -> QWidget:
        sign: QWidget
        if landmark.pressed:
            sign = button = _Button(self)
            button.clicked.connect(lambda: self.pressed.emit(landmark.id))
        else:
            sign = PlainLabel(parent=self)
        sign.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sign.show()
        return sign

    def _sort(self, order: Iterable[Hashable]) -> None:
        """Readers find things in the order in which they lie upon each other."""
        self._signs = {each: self._signs[each] for each in order}
        for sign in self._signs.values():
            sign.raise_()


class _Button(QAbstractButton):
    """Is never painted, because the group around it is masked."""

    def paintEvent(self, event: QPaintEvent) -> None:
        pass


def _forget(sign: QWidget) -> None:
    """A secret does not outlive the moment in which it may be read."""
    sign.setAccessibleName("")
    sign.hide()
    sign.deleteLater()
