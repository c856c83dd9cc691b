"""Controls that a reader of the screen could not call by any name."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

_PARTS = ("qt_scrollarea_viewport", "qt_spinbox_lineedit")


def nameless(window: QWidget) -> list[str]:
    """Everything that can have the focus by keyboard and says nothing of itself."""
    return [
        f"{type(widget).__name__} {widget.objectName()!r} at {_place(widget, window)}"
        for widget in [window, *window.findChildren(QWidget)]
        if _takes_focus(widget, window) and not _says(widget)
    ]


def _takes_focus(widget: QWidget, window: QWidget) -> bool:
    if widget.window() is not window or not widget.isVisibleTo(window):
        return False
    by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(by_tab) and widget.focusProxy() is None and widget.objectName() not in _PARTS


def _says(widget: QWidget) -> bool:
    """Its name, or its text where that is the name."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return bool(interface.text(QAccessible.Text.Name).strip())


def _place(widget: QWidget, window: QWidget) -> tuple[int, int]:
    place = widget.mapTo(window, QPoint())
    return place.x(), place.y()
