"""How to play, which keys there are, and what this program is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.assets import resource
from cascadia_qt.views.help_text import HelpText

_SOURCE = "en"
_HELP_SIZE = QSize(880, 700)


def help_pages(language: str) -> list[Path]:
    """The pages in their order, each in `language`, or in English where there is no such page."""
    pages = sorted(resource(f"help/{_SOURCE}").glob("*.md"))
    own = [resource(f"help/{language}") / page.name for page in pages]
    return [mine if mine.is_file() else page for mine, page in zip(own, pages, strict=True)]


class HelpDialog(QDialog):
    """How to play, on a few short pages, in the language of the default locale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("How to play"))
        language = QLocale.languageToCode(QLocale().language())
        self._texts = [page.read_text(encoding="utf-8") for page in help_pages(language)]
        self._pages = QListWidget()
        self._pages.setObjectName("help_pages")
        self._pages.setAccessibleName(self.tr("Pages"))
        self._pages.addItems([_title(text) for text in self._texts])
        self._text = HelpText()
        self._text.setObjectName("help_text")
        self._pages.currentRowChanged.connect(self._show_page)
        self._build()
        self._pages.setCurrentRow(0)
        self._pages.setFocus()

    def _build(self) -> None:
        card = QFrame()
        card.setObjectName("help_card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 8, 1, 8)
        inside.addWidget(self._text)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._pages)
        row.addWidget(card, 1)
        self._pages.ensurePolished()
        self._pages.setFixedWidth(self._pages.sizeHintForColumn(0) + 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addLayout(row, 1)
        column.addLayout(_footer(self))
        self.resize(_HELP_SIZE.boundedTo(self.screen().availableSize()))

    def _show_page(self, row: int) -> None:
        self._text.show_page(self._texts[row])
        self._text.setAccessibleName(_title(self._texts[row]))


def _title(markdown: str) -> str:
    return markdown.partition("\n")[0].lstrip("# ")


def _footer(dialog: QDialog) -> QHBoxLayout:
    """The row with the one button that closes `dialog`."""
    close = QPushButton(dialog.tr("&Close"))
    close.setDefault(True)
    close.setProperty("primary", True)
    close.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(close)
    return row
