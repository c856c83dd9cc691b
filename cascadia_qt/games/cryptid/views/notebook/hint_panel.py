"""Which hint the table of the cardboard game has heard."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.rules.hints import HINTS
from cascadia_qt.games.cryptid.words.clues import hint_words
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.words.language import translate

_GAP = 8


class HintPanel(QWidget):
    """A choice among the sentences of the game.

    Signals:
        chosen: carries the hint, or None if there was none.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._label = PlainLabel()
        self.field = ElidedField()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self._label)
        column.addWidget(self.field)
        self.field.activated.connect(lambda: self.chosen.emit(self.field.currentData()))

    def show_hint(self, hint: str | None) -> None:
        """Shows which hint was given, in the language of now."""
        self._label.setText(translate("CryptidNotebook", "Hint of the table"))
        self.field.setAccessibleName(self._label.text())
        self.field.clear()
        self.field.addItem(translate("CryptidNotebook", "None yet"), None)
        for each in HINTS:
            self.field.addItem(hint_words(each), each)
        self.field.setCurrentIndex(0 if hint is None else self.field.findData(hint))
