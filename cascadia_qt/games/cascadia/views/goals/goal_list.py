"""A list of goals: what they ask, how they stand, and what is to be said beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.art import GoalArt
from cascadia_qt.games.cascadia.views.goals.rows import ROW, GoalRow, GoalRows, RowLook
from cascadia_qt.views.tips import set_tip


class GoalList(QListWidget):
    """Shows GoalRows; keys that it does not know go to whoever it stands in."""

    def __init__(self, faces: Faces, look: RowLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = GoalArt(faces)
        self._delegate = GoalRows(self, self._art, look)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def rows(self) -> list[GoalRow]:
        return [self.item(number).data(ROW) for number in range(self.count())]

    def set_look(self, look: RowLook) -> None:
        if look != self._delegate.look:
            self._delegate.look = look
            self.scheduleDelayedItemsLayout()

    def show_rows(self, rows: Sequence[GoalRow]) -> None:
        """Shows `rows`; the place where one has scrolled to and the current row stay."""
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        while self.count() < len(rows):
            self.addItem(QListWidgetItem())
        for number, row in enumerate(rows):
            item = self.item(number)
            item.setData(ROW, row)
            item.setText(row.said())
            set_tip(item, "\n".join(filter(None, (row.text, row.detail, row.note))))
        self.scheduleDelayedItemsLayout()

    def wanted_height(self) -> int:
        """What all rows need where nothing has to be scrolled."""
        return sum(self._delegate.height(row, self.width()) for row in self.rows)

    def set_scrolling(self, scrolling: bool) -> None:
        """Whether there is a scroll bar; one that comes by itself would change the rows again."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if scrolling else policy.ScrollBarAlwaysOff
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentRow() < 0:
            self.setCurrentRow(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A scroll bar that comes while rows are laid out leaves them less room."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()
        super().changeEvent(event)
