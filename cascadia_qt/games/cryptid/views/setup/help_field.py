"""How much the deduction sheet of a seat helps, to be chosen on its board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyledItemDelegate, QWidget

from cascadia_qt.games.cryptid.rules.options import HELPS
from cascadia_qt.games.cryptid.words.agreement import help_words
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.plain_text import plain
from cascadia_qt.views.tips import set_tip
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
        self.tell()

    @property
    def helped(self) -> str:
        chosen: str = self.currentData()
        return chosen

    def tell(self) -> None:
        """A tip says in more words what is chosen."""
        super().tell()
        set_tip(self, help_words(self.helped))
        for row, helped in enumerate(HELPS[: self.count()]):
            self.setItemData(row, plain(help_words(helped)), Qt.ItemDataRole.ToolTipRole)

    def choose(self, helped: str) -> None:
        self.setCurrentIndex(HELPS.index(helped))


def help_choice(helped: str) -> str:
    return {
        "none": translate("CryptidSetup", "Sheet: no help"),
        "struck": translate("CryptidSetup", "Sheet: strikes"),
        "shaded": translate("CryptidSetup", "Sheet: shades"),
    }[helped]
