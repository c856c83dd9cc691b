"""The window program: QApplication and everything that is set once."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cascadia_qt import __version__
from cascadia_qt.controllers.shell import Shell
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import DARK, LIGHT, palette


def run() -> int:
    """Opens the window and stays until it is closed."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("cascadia-qt")
    app.setApplicationDisplayName("Cascadia")
    app.setApplicationVersion(__version__)
    app.setStyle("Fusion")
    theme = DARK if app.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme))
    shell = Shell(theme)
    app.aboutToQuit.connect(shell.close)
    shell.start_first_game()
    shell.window.show()
    return app.exec()
