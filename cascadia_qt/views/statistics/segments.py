"""A row of buttons of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy

from cascadia_qt.views.fields import make_one_tab_stop


class Segments(QFrame):
    """Tab reaches the chosen one, arrows the others.

    Signals:
        chosen: another one is chosen; carries its number.
    """

    chosen = Signal(int)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.setProperty("track", True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.buttons = [QPushButton() for _ in range(count)]
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        for number, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setProperty("segment", True)
            self._group.addButton(button, number)
            row.addWidget(button)
        self.buttons[0].setChecked(True)
        make_one_tab_stop(self.buttons)
        self._group.idToggled.connect(self._tell)

    @property
    def number(self) -> int:
        return self._group.checkedId()

    def choose(self, number: int) -> None:
        self.buttons[number].setChecked(True)

    def set_words(self, name: str, words: Sequence[str]) -> None:
        self.setAccessibleName(name)
        for button, word in zip(self.buttons, words, strict=True):
            button.setText(word)

    def _tell(self, number: int, on: bool) -> None:
        if on:
            self.chosen.emit(number)
