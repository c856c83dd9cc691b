"""What the program stands on: every library with its version, its licence and its home."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.assets import resource
from cascadia_qt.views.help.text import HelpText

_SIZE = QSize(760, 680)


class LicencesDialog(QDialog):
    """The libraries in a table, and what the licence of Qt allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
        text = HelpText(lambda _name, _ratio: None)
        text.setObjectName("help_text")
        text.setAccessibleName(self.windowTitle())
        text.setOpenExternalLinks(True)
        text.show_page(self._page())
        card = QFrame()
        card.setObjectName("help_card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 8, 1, 8)
        inside.addWidget(text)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(card, 1)
        column.addLayout(self._footer())
        self.resize(_SIZE.boundedTo(self.screen().availableSize()))

    def _footer(self) -> QHBoxLayout:
        close = QPushButton(self.tr("&Close"))
        close.setDefault(True)
        close.setProperty("primary", True)
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        return row

    def _page(self) -> str:
        listed = json.loads(resource("licences.json").read_text(encoding="utf-8"))
        head = (self.tr("Library"), self.tr("Version"), self.tr("Licence"))
        libraries = [
            (_linked(entry), _version(entry["name"], entry["version"]), entry["licence"])
            for entry in listed["libraries"]
        ]
        inside = [(_linked(entry), entry["licence"]) for entry in listed["inside_qt"]]
        return "\n\n".join(
            (
                f"# {self.windowTitle()}",
                *self._words(),
                _table(head, libraries),
                self.tr("Qt itself holds works of others, not all of them on every system:"),
                _table((head[0], head[2]), inside),
            )
        )

    def _words(self) -> tuple[str, ...]:
        return (
            self.tr(
                "This is free software under the MIT licence. It stands on the libraries below."
            ),
            self.tr(
                "Qt and Qt for Python come under the GNU Lesser General Public License, version 3. "
                "They are unchanged and lie beside the program as files of their own, so that you "
                "may replace them by other builds of the same libraries."
            ),
            self.tr(
                "In a download the folder “licences” holds all of these licences in full, and "
                "NOTICE says where the sources are."
            ),
        )


def _linked(entry: dict[str, str]) -> str:
    return f"[{entry['name']}]({entry['home']})"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = (head, ("---",) * len(head), *rows)
    return "\n".join(f"|{'|'.join(line)}|" for line in lines)


def _version(name: str, locked: str) -> str:
    """What runs here; a frozen program knows only what it was built with."""
    running = {"Python": platform.python_version(), "Qt": qVersion()}
    if name in running:
        return running[name]
    try:
        return version(name)
    except PackageNotFoundError:
        return locked
