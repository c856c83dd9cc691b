"""What this program is."""

from __future__ import annotations

import PySide6
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt import __version__
from cascadia_qt.assets import resource
from cascadia_qt.kernels import are_compiled
from cascadia_qt.program_name import program_name
from cascadia_qt.shelf import GAMES
from cascadia_qt.views.labels import PlainLabel, named_label
from cascadia_qt.views.room import fit_height
from cascadia_qt.views.tall_scroll import TallScroll
from cascadia_qt.views.text_size import growth

_ABOUT_WIDTH = 560  # with text of the usual size
_ICON = 96


class AboutDialog(QDialog):
    """What this program is, whose games it plays, and what it stands on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About {0}").format(program_name()))
        picture = PlainLabel()
        icon = QIcon(str(resource("icons/cascadia-256.png")))
        picture.setPixmap(icon.pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(8)
        for name, text in self._paragraphs():
            label = named_label(name)
            label.setText(text)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(label)
        inside, scroll = QWidget(), TallScroll()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 20)
        column.setSpacing(16)
        scroll.setWidget(inside)
        column.addWidget(scroll, 1)
        footer = closing_row(self)
        column.addLayout(footer)
        footer.insertWidget(0, self._licences_button())  # afterwards: Close has the keyboard
        width = round(_ABOUT_WIDTH * growth(self.font()))
        self.resize(width, self.height())
        fit_height(self, scroll)

    def _licences_button(self) -> QPushButton:
        button = QPushButton(self.tr("&Licences…"))
        button.setAutoDefault(False)
        button.clicked.connect(self._show_licences)
        return button

    def _show_licences(self) -> None:
        from cascadia_qt.views.help.licences_dialog import LicencesDialog

        LicencesDialog(self).exec()

    def _paragraphs(self) -> list[tuple[str, str]]:
        """The texts from top to bottom, each with the name that styles it."""
        what = self.tr("A desktop table for board games. Free software under the MIT licence.")
        independent = self.tr(
            "This is an independent work: those named above have not made, endorsed or sponsored "
            "this program, and it contains none of their art or texts."
        )
        libraries = self.tr(
            "Uses Qt {0} and Qt for Python {1} under the GNU Lesser General Public License, "
            "version 3. They can be replaced by other builds of the same libraries."
        )
        computers = self.tr("The computers think with compiled code.")
        if not are_compiled():
            computers = self.tr(
                "The computers think in plain Python. With compiled code they would be faster."
            )
        return [
            ("about_name", program_name()),
            ("about_version", self.tr("Version {0}").format(__version__)),
            ("about_text", what),
            *(("about_text", entry.credit()) for entry in GAMES.values()),
            ("about_text", independent),
            ("about_note", computers),
            ("about_note", libraries.format(qVersion(), PySide6.__version__)),
        ]


def closing_row(dialog: QDialog) -> QHBoxLayout:
    """The row with the one button that closes `dialog`."""
    close = _CloseButton()
    close.setDefault(True)
    close.setProperty("primary", True)
    close.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(close)
    return row


class _CloseButton(QPushButton):
    """Follows another language, for dialogs beside which it can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setText(QCoreApplication.translate("Help", "&Close"))
