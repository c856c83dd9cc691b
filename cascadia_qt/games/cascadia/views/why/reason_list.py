"""The reasons of a number as a list: words at the left, points in a column at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.why.reasons import Reason
from cascadia_qt.games.cascadia.views.why.rows import LINE_HEIGHT, REASON_ROLE, WhyRows
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.sheet.painted_table import Index

_ROOT = QModelIndex()
_FEWEST_LINES = 4  # that are seen without scrolling
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ReasonModel(QAbstractListModel):
    """Reasons, each of which can be read and heard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reasons: tuple[Reason, ...] = ()

    def show_reasons(self, reasons: Sequence[Reason]) -> None:
        self.beginResetModel()
        self.reasons = tuple(reasons)
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.reasons)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        reason = self.reasons[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return reason.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return reason.spoken
            case _ if role == REASON_ROLE:
                return reason
            case _:
                return None


class WhyList(QListView):
    """Shows why a number is what it is.

    Return keys are its own, so that nobody who goes from number to number closes the dialog.

    Signals:
        reason_focused: another reason is looked at; carries the Reason, None for all of them.
        reason_chosen: a reason that is a number of its own is to be explained.
    """

    reason_focused = Signal(object)
    reason_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reasons = ReasonModel(self)
        self.setModel(self._reasons)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.viewport().setAutoFillBackground(False)

    def set_look(self, faces: Faces) -> None:
        self.setItemDelegate(WhyRows(self, faces))

    def show_reasons(self, reasons: Sequence[Reason]) -> None:
        """Fills the list; nothing is looked at unless the keys are here."""
        self._reasons.show_reasons(reasons)
        if self.hasFocus():
            self._look_at_first()

    @property
    def reason(self) -> Reason | None:
        """What is looked at."""
        index = self.currentIndex()
        return self._reasons.reasons[index.row()] if index.isValid() else None

    def point_at(self, cell: Cell) -> None:
        """Looks at a reason that lies on `cell`, unless it does already."""
        rows = self._rows_on(cell)
        if rows and self.currentIndex().row() not in rows:
            self.setCurrentIndex(self._reasons.index(rows[0]))

    def touch(self, cell: Cell) -> None:
        """Looks at a reason that lies on `cell`, then at the next one; a number is led to."""
        rows, row = self._rows_on(cell), self.currentIndex().row()
        if row in rows and self.reason is not None and self.reason.leads_to is None:
            row = next((later for later in rows if later > row), rows[0])
            self.setCurrentIndex(self._reasons.index(row))
        elif rows:
            self.point_at(cell)
            self.choose()

    def choose(self) -> None:
        """Leads to the number that is looked at, if it is one."""
        if self.reason is not None and self.reason.leads_to is not None:
            self.reason_chosen.emit(self.reason)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _FEWEST_LINES * LINE_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), _FEWEST_LINES * LINE_HEIGHT)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.reason_focused.emit(self.reason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            self._look_at_first()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSING:
            self.choose()
            event.accept()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._look_at_first()
        if self.indexAt(event.position().toPoint()) == self.currentIndex():
            self.choose()

    def _look_at_first(self) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._reasons.index(0))

    def _rows_on(self, cell: Cell) -> list[int]:
        return [
            row
            for row, reason in enumerate(self._reasons.reasons)
            if any(cell in unit.cells for unit in reason.units)
        ]
