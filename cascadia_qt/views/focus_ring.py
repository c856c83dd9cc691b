"""A ring around what has the keyboard's focus, where the widget shows that too little itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from cascadia_qt.views.theme import current_theme

RINGED = "ringed"  # a property of widgets that want it
_RINGED = (RINGED, "segment", "primary")
_AROUND = 4  # pixels that it reaches beyond what is no area
_CORNER = 7.0
_MOVES = frozenset(
    {
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.ZOrderChange,
    }
)


class FocusRing(QObject):
    """Follows the focus of the application once somebody has moved it by keyboard in a window.

    Areas that scroll have it along their edges; segments, what is golden and whatever is `RINGED`
    have it around them. All other widgets get a ring from the style sheet or paint one.
    """

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._widget: QWidget | None = None
        self._watched: list[QWidget] = []
        self._ring: _Ring | None = None
        app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        for each in filter(isValid, self._watched):
            each.removeEventFilter(self)
        self._widget = now if now is not None and _wants_ring(now) else None
        self._watched = [] if self._widget is None else _upwards(self._widget)
        for each in self._watched:
            each.installEventFilter(self)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        return False

    def _place(self) -> None:
        if self._ring is not None and not isValid(self._ring):
            self._ring = None
        if self._widget is None or not isValid(self._widget) or not self._widget.isVisible():
            if self._ring is not None:
                self._ring.hide()
            return
        window = self._widget.window()
        if self._ring is None or self._ring.parentWidget() is not window:
            if self._ring is not None:
                self._ring.deleteLater()
            self._ring = _Ring(window)
        self._ring.setGeometry(_place_of(self._widget))
        self._ring.show()
        self._ring.raise_()


class _Ring(QWidget):
    """The ring itself; whoever points at it points at what lies below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("focus_ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        width = 3.0 if theme.outlined else 2.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        for colour, wide in ((theme.paper, width + 2), (theme.why, width)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawRoundedRect(inside, _CORNER, _CORNER)


def _upwards(widget: QWidget) -> list[QWidget]:
    """`widget` and everything that it lies in, up to its window."""
    above = None if widget.isWindow() else widget.parentWidget()
    return [widget] if above is None else [widget, *_upwards(above)]


def _wants_ring(widget: QWidget) -> bool:
    if not widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
        return False
    return isinstance(widget, QAbstractScrollArea) or any(map(widget.property, _RINGED))


def _place_of(widget: QWidget) -> QRect:
    """Where the ring is in the window: around what is seen of `widget`, or along its edges."""
    window = widget.window()
    grown = 0 if isinstance(widget, QAbstractScrollArea) else _AROUND
    place = QRect(widget.mapTo(window, QPoint()), widget.size())
    for around in _upwards(widget)[1:]:
        if isinstance(around.parentWidget(), QAbstractScrollArea):
            place &= QRect(around.mapTo(window, QPoint()), around.size())
    return place.adjusted(-grown, -grown, grown, grown) & window.rect()
