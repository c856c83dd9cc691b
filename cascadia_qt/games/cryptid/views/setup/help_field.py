"""How much the deduction sheet of a seat helps, to be chosen on its board."""

from __future__ import annotations

from PySide6.QtWidgets import QStyledItemDelegate, QWidget

from cascadia_qt.games.cryptid.rules.options import HELPS
from cascadia_qt.views.fields import ElidedField
from cascadia_qt.words.language import translate

_LEAST = 8  # letters


class HelpField(ElidedField):
    """One of the three steps of help."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help_field")
        self.setMinimumContentsLength(_LEAST)
        self.setAccessibleName(translate("CryptidSetup", "Help of the deduction sheet"))
        for helped in HELPS:
            self.addItem(help_choice(helped), helped)
        self.setItemDelegate(QStyledItemDelegate(self))  # which the style sheet reaches

    @property
    def helped(self) -> str:
        chosen: str = self.currentData()
        return chosen

    def choose(self, helped: str) -> None:
        self.setCurrentIndex(HELPS.index(helped))


def help_choice(helped: str) -> str:
    return {
        "none": translate("CryptidSetup", "Sheet: no help"),
        "struck": translate("CryptidSetup", "Sheet: strikes clues"),
        "shaded": translate("CryptidSetup", "Sheet: strikes, shades"),
    }[helped]
