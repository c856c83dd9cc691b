"""What a finger could not hit: everything that can be pressed and is too small for that."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenuBar,
    QScrollBar,
    QTabBar,
    QWidget,
)

LEAST = 40
_PARTS = (QComboBox, QAbstractSpinBox, QAbstractItemView, QHeaderView)
_PRESSED = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractSlider)


def small_targets(window: QWidget) -> list[str]:
    """What is smaller than forty pixels in one direction."""
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisibleTo(window) and widget.window() is window and widget.isEnabled():
            for name, place in _targets(widget):
                if min(place.width(), place.height()) < LEAST:
                    found.append(f"{name}: {place.width()} x {place.height()}")
    return list(dict.fromkeys(found))


def _targets(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    name = f"{type(widget).__name__} {widget.objectName()!r}"
    unseen = widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    if unseen or isinstance(widget, QScrollBar) or isinstance(widget.parentWidget(), _PARTS):
        return  # a part of something, or not needed by who has fingers
    if isinstance(widget, QTabBar):
        yield from ((f"{name} {tab}", widget.tabRect(tab)) for tab in range(widget.count()))
    elif isinstance(widget, QMenuBar):
        for action in widget.actions():
            if action.isVisible():
                yield f"{name} {action.text()}", widget.actionGeometry(action)
    elif isinstance(widget, QAbstractItemView):
        yield from _rows(name, widget)
    elif isinstance(widget, _PRESSED) and "qt_" not in widget.objectName():
        words = getattr(widget, "text", str)()
        yield f"{name} {words!r}", widget.rect()


def _rows(name: str, view: QAbstractItemView) -> Iterator[tuple[str, QRect]]:
    model = view.model()
    if model is None or view.selectionMode() is QAbstractItemView.SelectionMode.NoSelection:
        return
    for row in range(min(model.rowCount(), 3)):
        place = view.visualRect(model.index(row, 0))
        if not place.isEmpty():
            yield f"{name} row", QRect(0, 0, view.viewport().width(), place.height())
