"""Every key and what the mouse does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.help.dialogs import closing_row
from cascadia_qt.views.help.key_lines import KeySection
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel, named_label
from cascadia_qt.views.room import fit_height, room_for
from cascadia_qt.views.tall_scroll import TallScroll

_COLUMNS = 3
_LETTERS = 48  # that a meaning may be long before it is broken into lines


class KeysDialog(QDialog):
    """Shows the keys in as many columns as there is room for."""

    def __init__(self, sections: Sequence[KeySection], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        explain(self, "program#keys")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        card = QFrame()
        card.setObjectName("keys_card")
        columns = FlowLayout(card, spacing=32)
        columns.setContentsMargins(24, 20, 24, 20)
        for column in _shared_out(sections):
            columns.addWidget(_key_column(column))
        self._scroll = TallScroll()
        self._scroll.setWidget(card)
        self._scroll.setAccessibleName(self.windowTitle())
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that arrows scroll
        column_of_all = QVBoxLayout(self)
        column_of_all.setContentsMargins(24, 20, 24, 20)
        column_of_all.setSpacing(16)
        column_of_all.addWidget(self._scroll, 1)
        column_of_all.addLayout(closing_row(self))

    def showEvent(self, event: QShowEvent) -> None:
        self.resize(self.sizeHint().boundedTo(room_for(self)))
        fit_height(self, self._scroll)
        super().showEvent(event)  # which places it


def _shared_out(sections: Sequence[KeySection]) -> list[list[KeySection]]:
    """The sections in their order, in columns of about the same height."""
    heights = [len(section.lines) + 2 for section in sections]
    share = sum(heights) / _COLUMNS
    columns: list[list[KeySection]] = [[]]
    filled = 0
    for section, height in zip(sections, heights, strict=True):
        if columns[-1] and filled + height / 2 > share * len(columns):
            columns.append([])
        columns[-1].append(section)
        filled += height
    return columns


def _key_column(sections: Iterable[KeySection]) -> QWidget:
    """Sections one below the other; keys and meanings stand on the same two edges in all."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(20)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(1, 1)
    for number, section in enumerate(sections):
        heading = named_label("keys_heading")
        heading.setText(section.title)
        if number:
            grid.setRowMinimumHeight(grid.rowCount(), 10)
        grid.addWidget(heading, grid.rowCount(), 0, 1, 2)
        for keys, meaning in section.lines:
            row = grid.rowCount()
            grid.addLayout(_key_caps(keys), row, 0)
            label = PlainLabel(meaning)
            label.setAccessibleName(f"{' '.join(keys)}: {meaning}")
            most = label.fontMetrics().averageCharWidth() * _LETTERS
            if label.sizeHint().width() > most:
                label.setWordWrap(True)
                label.setMinimumWidth(most)
            grid.addWidget(label, row, 1)
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.addLayout(grid)
    column.addStretch(1)
    return whole


def _key_caps(keys: Iterable[str]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(4)
    for key in keys:
        cap = named_label("keycap")
        cap.setText(key)
        cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(cap)
    row.addStretch(1)
    return row
