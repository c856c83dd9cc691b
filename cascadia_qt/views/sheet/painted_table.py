"""A table whose names, labels and numbers are painted by the art of a game."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from cascadia_qt.views.sheet.number_art import Look

Index = QModelIndex | QPersistentModelIndex
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableArt(Protocol):
    """Paints the parts of a sheet, each in its room."""

    def paint_name(self, painter: QPainter, rect: QRect, seat: int) -> None: ...

    def paint_label(self, painter: QPainter, rect: QRect, row: int) -> None: ...

    def paint_number(
        self, painter: QPainter, rect: QRect, row: int, seat: int, look: Look
    ) -> None: ...


class PaintedTable(QTableView):
    """Players across, what counts down; the arrow keys or a click look at a number.

    Return keys are its own, so that nobody who goes from number to number closes the dialog.

    Signals:
        number_chosen: the number that is looked at is to be explained.
    """

    number_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_painted(self, table: QAbstractTableModel, art: TableArt, least_line: int) -> None:
        """Fills the sheet; no line is lower than `least_line`."""
        self.setModel(table)
        names, labels = _Names(art, self), _Labels(art, self)
        self.setHorizontalHeader(names)
        self.setVerticalHeader(labels)
        names.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        labels.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        labels.setMinimumSectionSize(least_line)
        self.setItemDelegate(_Numbers(art, self))

    def paint_anew(self) -> None:
        """Names and numbers look otherwise."""
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSING:
            self.number_chosen.emit()
        else:
            super().keyPressEvent(event)


class _Names(QHeaderView):
    def __init__(self, art: TableArt, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._art = art

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        self._art.paint_name(painter, rect, section)


class _Labels(QHeaderView):
    def __init__(self, art: TableArt, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._art = art

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        self._art.paint_label(painter, rect, section)


class _Numbers(QStyledItemDelegate):
    def __init__(self, art: TableArt, view: PaintedTable) -> None:
        super().__init__(view)
        self._art = art
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = Look.AWAY
        if self._view.currentIndex() == index:
            look = Look.FOCUSED if self._view.hasFocus() else Look.HERE
        rect = self._view.visualRect(index)
        self._art.paint_number(painter, rect, index.row(), index.column(), look)
