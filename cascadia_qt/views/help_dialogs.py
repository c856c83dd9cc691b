"""How to play, which keys there are, and what this program is."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt, qVersion
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt import __version__
from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.views.art.icon import app_icon
from cascadia_qt.store.folders import data_folder
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.help_text import HelpText
from cascadia_qt.views.labels import PlainLabel, named_label
from cascadia_qt.views.room import fit_height, room_for
from cascadia_qt.views.tall_scroll import TallScroll
from cascadia_qt.words.languages import SOURCE

_HELP_SIZE = QSize(880, 700)
_ABOUT_WIDTH = 560
_ICON = 96

KeyLine = tuple[tuple[str, ...], str]  # keys that do the same, and what they do


def help_pages(language: str) -> list[Path]:
    """The pages in their order, each in `language`, or in English where there is no such page."""
    pages = sorted(resource(f"help/cascadia/{SOURCE}").glob("*.md"))
    own = [resource(f"help/cascadia/{language}") / page.name for page in pages]
    return [mine if mine.is_file() else page for mine, page in zip(own, pages, strict=True)]


class HelpDialog(QDialog):
    """How to play, on a few short pages, in the language of the default locale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("How to play"))
        language = QLocale.languageToCode(QLocale().language())
        texts = (page.read_text(encoding="utf-8") for page in help_pages(language))
        self._texts = [text.replace("{folder}", str(data_folder())) for text in texts]
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
        self.resize(_HELP_SIZE.boundedTo(room_for(self)))

    def _show_page(self, row: int) -> None:
        self._text.show_page(self._texts[row])
        self._text.setAccessibleName(_title(self._texts[row]))


class KeysDialog(QDialog):
    """Every key and what the mouse does, in as many columns as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        card = QFrame()
        card.setObjectName("keys_card")
        columns = FlowLayout(card, spacing=32)
        columns.setContentsMargins(24, 20, 24, 20)
        turn = ((self.tr("Your turn"), self._turn()), (self.tr("Offers"), self._offers()))
        around = ((self.tr("Looking around"), self._looking()), (self.tr("Mouse"), self._mouse()))
        games = ((self.tr("Game"), self._game()), (self.tr("Journal"), self._journal()))
        for sections in (turn, around, games):
            columns.addWidget(_key_column(sections))
        self._scroll = TallScroll()
        self._scroll.setWidget(card)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that arrows scroll
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(self._scroll, 1)
        column.addLayout(_footer(self))

    def showEvent(self, event: QShowEvent) -> None:
        self.resize(self.sizeHint().boundedTo(room_for(self)))
        fit_height(self, self._scroll)
        super().showEvent(event)  # which places it

    def _turn(self) -> list[KeyLine]:
        return [
            (("1 … 4",), self.tr("Take a pair")),
            ((self.tr("Shift+1 … 4"),), self.tr("Choose the token of a free pick")),
            (("←", "→", "↑", "↓"), self.tr("Move over the places")),
            (("R", self.tr("Shift+R")), self.tr("Turn the tile")),
            ((self.tr("Enter"), self.tr("Space")), self.tr("Set down")),
            ((self.tr("Backspace"), self.tr("Esc")), self.tr("Take back")),
            (("D",), self.tr("Decline the token")),
            (("U", self.tr("Ctrl+Z")), self.tr("Undo")),
            ((self.tr("Ctrl+Y"),), self.tr("Redo")),
            (("H",), self.tr("Hint: a nudge, the place, the turn")),
        ]

    def _offers(self) -> list[KeyLine]:
        return [
            ((self.tr("Y"), self.tr("N")), self.tr("Accept or decline an offer")),
            (("J",), self.tr("Spend a nature token to replace tokens")),
            (("T",), self.tr("Spend a nature token to pick freely")),
        ]

    def _looking(self) -> list[KeyLine]:
        return [
            (("F",), self.tr("Fit the board")),
            (("+", "-"), self.tr("Zoom")),
            ((self.tr("Ctrl+1 … 4"),), self.tr("Look at a landscape")),
            (("S",), self.tr("Scores")),
            (("C",), self.tr("Scoring cards")),
            (("B",), self.tr("Points of a place")),
            ((self.tr("PgUp"), self.tr("PgDn")), self.tr("Look back and forth")),
            ((self.tr("Ctrl+PgUp"), self.tr("Ctrl+PgDn")), self.tr("Look back by turns")),
            ((self.tr("Home"), self.tr("End")), self.tr("The first step, the game")),
            (("P",), self.tr("Replay")),
            (("F9",), self.tr("Side panel")),
            ((self.tr("Tab"),), self.tr("Next panel")),
            (("F11",), self.tr("Full screen")),
        ]

    def _game(self) -> list[KeyLine]:
        return [
            ((self.tr("Ctrl+N"),), self.tr("New game")),
            ((self.tr("Ctrl+L"),), self.tr("Scenarios")),
            ((self.tr("Ctrl+D"),), self.tr("Play a deal")),
            ((self.tr("Ctrl+M"),), self.tr("Match on one deal")),
            ((self.tr("Ctrl+K"),), self.tr("Score pad")),
            ((self.tr("Ctrl+O"),), self.tr("Open a game")),
            ((self.tr("Ctrl+S"),), self.tr("Save the game")),
            ((self.tr("Ctrl+E"),), self.tr("Export the score")),
            ((self.tr("Ctrl+P"),), self.tr("Print the score")),
            ((self.tr("Ctrl+Shift+P"),), self.tr("Landscape poster")),
            ((self.tr("Ctrl+R"),), self.tr("Review the game")),
            ((self.tr("Ctrl+Q"), "Q"), self.tr("Quit, at the end also with Q")),
            (("F1",), self.tr("How to play")),
            (("?",), self.tr("This table")),
        ]

    def _journal(self) -> list[KeyLine]:
        return [
            ((self.tr("Ctrl+G"),), self.tr("Games played")),
            ((self.tr("Ctrl+T"),), self.tr("Statistics")),
            ((self.tr("Ctrl+B"),), self.tr("Notebook")),
        ]

    def _mouse(self) -> list[KeyLine]:
        return [
            ((self.tr("Click"),), self.tr("Take, set down")),
            ((self.tr("Wheel"), self.tr("Right button")), self.tr("Turn the tile")),
            ((self.tr("Right button"),), self.tr("Take, set down (on squares)")),
            ((self.tr("Ctrl+wheel"),), self.tr("Zoom")),
            ((self.tr("Drag"),), self.tr("Move the board")),
        ]


class AboutDialog(QDialog):
    """What this program is, and what it stands on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Cascadia"))
        picture = PlainLabel()
        picture.setPixmap(app_icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(8)
        for name, text in self._paragraphs():
            label = named_label(name)
            label.setText(text)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 20)
        column.setSpacing(16)
        column.addLayout(row, 1)
        footer = _footer(self)
        column.addLayout(footer)
        footer.insertWidget(0, self._licences_button())  # afterwards: Close has the keyboard
        self.resize(_ABOUT_WIDTH, self.heightForWidth(_ABOUT_WIDTH))

    def _licences_button(self) -> QPushButton:
        button = QPushButton(self.tr("&Licences…"))
        button.setAutoDefault(False)
        button.clicked.connect(self._show_licences)
        return button

    def _show_licences(self) -> None:
        from cascadia_qt.views.licences_dialog import LicencesDialog

        LicencesDialog(self).exec()

    def _paragraphs(self) -> list[tuple[str, str]]:
        """The texts from top to bottom, each with the name that styles it."""
        what = self.tr(
            "A desktop table for Cascadia, on hexagonal and on square tiles. "
            "Free software under the MIT licence."
        )
        independent = self.tr(
            "This is an independent work. Cascadia is a board game designed by Randy Flynn, "
            "illustrated by Beth Sobel and published by Flatout Games and AEG, who have not made, "
            "endorsed or sponsored this program. It contains none of their art or texts."
        )
        libraries = self.tr(
            "Uses Qt {0} and Qt for Python {1} under the GNU Lesser General Public License, "
            "version 3. They can be replaced by other builds of the same libraries."
        )
        return [
            ("about_name", "Cascadia"),
            ("about_version", self.tr("Version {0}").format(__version__)),
            ("about_text", what),
            ("about_text", independent),
            ("about_note", libraries.format(qVersion(), PySide6.__version__)),
        ]


def _key_column(sections: Iterable[tuple[str, Iterable[KeyLine]]]) -> QWidget:
    """Sections one below the other; keys and meanings stand on the same two edges in all."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(20)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(1, 1)
    for number, (title, lines) in enumerate(sections):
        heading = named_label("keys_heading")
        heading.setText(title)
        if number:
            grid.setRowMinimumHeight(grid.rowCount(), 10)
        grid.addWidget(heading, grid.rowCount(), 0, 1, 2)
        for keys, meaning in lines:
            row = grid.rowCount()
            grid.addLayout(_key_caps(keys), row, 0)
            label = PlainLabel(meaning)
            label.setAccessibleName(f"{' '.join(keys)}: {meaning}")
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


def _title(markdown: str) -> str:
    return markdown.partition("\n")[0].lstrip("# ")


def _footer(dialog: QDialog) -> QHBoxLayout:
    """The row with the one button that closes `dialog`."""
    close = QPushButton(QCoreApplication.translate("Help", "&Close"))
    close.setDefault(True)
    close.setProperty("primary", True)
    close.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(close)
    return row
