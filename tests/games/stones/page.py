"""The table of the toy game: everything is words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget

from cascadia_qt.views.labels import named_label
from cascadia_qt.views.prompt_bar import PromptBar


class StonesPage(QWidget):
    """Shows what it is told, and reports what is typed.

    Signals:
        note_typed: carries the note of whoever looks.
    """

    note_typed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.prompt = PromptBar()
        self.mine = named_label("mine")
        self.open = named_label("open")
        self.log = QListWidget()
        self.note = QLineEdit()
        self.note.textEdited.connect(self.note_typed)
        column = QVBoxLayout(self)
        for part in (self.prompt, self.mine, self.open, self.log, self.note):
            column.addWidget(part)
        self.setFocusProxy(self.log)

    def show_stones(self, mine: str, drawn: str) -> None:
        self.mine.setText(mine)
        self.mine.setToolTip(mine)
        self.mine.setAccessibleName(mine)
        self.open.setText(drawn)

    def show_log(self, lines: Sequence[str]) -> None:
        self.log.clear()
        self.log.addItems(list(lines))
