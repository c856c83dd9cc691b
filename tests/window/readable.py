"""Everything that somebody could read in a window, by eye, pointer or screen reader."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsView, QWidget

from cascadia_qt.views.access.landmarks import Landmarks

_WORDS = ("text", "toolTip", "statusTip", "whatsThis", "windowTitle", "title", "placeholderText",
          "accessibleName", "accessibleDescription", "html", "plainText", "iconText")  # fmt: skip
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def readable() -> set[str]:
    """All words in all windows, those of hidden widgets and items among them."""
    found: set[str] = set()
    begins = not QAccessible.isActive()
    QAccessible.setActive(True)
    for top in QApplication.topLevelWidgets():
        for widget in (top, *top.findChildren(QWidget)):
            found.update(_words(widget))
            found.update(_items(widget))
            # What nobody has announced to be another stays as it is, also if it is a secret.
            if isinstance(widget, Landmarks) and (begins or widget._soon.isActive()):
                widget.look()
        for action in top.findChildren(QAction):
            found.update(_words(action))
        found.update(_spoken(QAccessible.queryAccessibleInterface(top)))
    return found


def _words(thing: QObject) -> Iterator[str]:
    for name in _WORDS:
        value = thing.property(name)
        if isinstance(value, str) and value:
            yield value


def _items(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _rows(widget.model(), QModelIndex())
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for item in widget.scene().items():
            yield from (item.toolTip(), str(getattr(item, "toPlainText", str)()))


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    # A list keeps to itself that it has one column and no rows in rows.
    flat = isinstance(model, QAbstractListModel)
    for row in range(model.rowCount(parent)):
        for column in range(1 if flat else model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield from (str(model.data(index, role)) for role in _ROLES)
            if not flat:
                yield from _rows(model, index)


def _spoken(interface: QAccessibleInterface | None) -> Iterator[str]:
    if interface is None or not interface.isValid():
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(kind)
    for number in range(interface.childCount()):
        yield from _spoken(interface.child(number))
