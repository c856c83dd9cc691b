"""What something in a window is about: the page of the help that explains it.

A widget, an item of a scene or a row of a list says so with `explain`; a widget that paints many
things has a method `help_at` instead, which is given a point of its own, or None for whatever the
keyboard is at there. Whoever says nothing is explained by what it lies in.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGraphicsItem,
    QGraphicsView,
    QListWidgetItem,
    QTableWidgetItem,
    QWidget,
)

_PROPERTY = "help_subject"
HELP_ROLE = int(Qt.ItemDataRole.UserRole) + 0xF1


def explain(what: QWidget | QGraphicsItem | QListWidgetItem | QTableWidgetItem, page: str) -> None:
    """Lets F1 on `what` open "page" or "page#anchor"."""
    if isinstance(what, QWidget):
        what.setProperty(_PROPERTY, page)
    else:
        what.setData(HELP_ROLE, page)


def subject_of(widget: QWidget | None, at: QPoint | None) -> str:
    """The page about what is shown `at` a point of the screen, or about what has the keyboard."""
    while widget is not None:
        if found := _own_subject(widget, at):
            return found
        widget = None if widget.isWindow() else widget.parentWidget()
    return ""


def _own_subject(widget: QWidget, at: QPoint | None) -> str:
    point = None if at is None else widget.mapFromGlobal(at)
    help_at: Callable[[QPoint | None], str] | None = getattr(widget, "help_at", None)
    found: object = help_at(point) if help_at is not None else ""
    if not found and isinstance(widget, QGraphicsView):
        found = _in_scene(widget, at)
    elif not found and isinstance(widget, QAbstractItemView):
        viewport = widget.viewport()
        here = None if at is None else viewport.mapFromGlobal(at)
        index = widget.currentIndex() if here is None else widget.indexAt(here)
        found = index.data(HELP_ROLE)
    return str(found or widget.property(_PROPERTY) or "")


def _in_scene(view: QGraphicsView, at: QPoint | None) -> object:
    """What the uppermost item says that says something."""
    focused = [view.scene().focusItem()] if view.scene() is not None else []
    items = focused if at is None else view.items(view.viewport().mapFromGlobal(at))
    for item in items:
        each = item
        while each is not None:
            if found := each.data(HELP_ROLE):
                return found
            each = each.parentItem()
    return ""
