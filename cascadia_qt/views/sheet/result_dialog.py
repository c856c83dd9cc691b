"""What every dialog with a result offers: another game, a film of this one, files and paper."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QWidget


class ResultButtons(Protocol):
    """The form of such a dialog."""

    export_button: QPushButton
    print_button: QPushButton
    replay_button: QPushButton
    same_deal_button: QPushButton
    again_button: QPushButton
    close_button: QPushButton


class ResultDialog(QDialog):
    """Lets people go on from a result; it is let go when it is closed.

    Signals:
        again_requested: another game with the same people; the dialog is closed already.
        same_deal_requested: the same deal once more; the dialog is closed already.
        replay_requested: the game is to be watched; the dialog is closed already.
        export_requested, print_requested: the result is wanted as a file or on paper.
        quit_requested: the program is to end; the dialog is closed already.
    """

    again_requested = Signal()
    same_deal_requested = Signal()
    replay_requested = Signal()
    export_requested = Signal()
    print_requested = Signal()
    quit_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def connect_buttons(self, ui: ResultButtons, *, over: bool) -> None:
        """A game that goes on is neither watched nor played again."""
        for button in (ui.again_button, ui.same_deal_button, ui.replay_button):
            button.setVisible(over)
        ui.close_button.clicked.connect(self.reject)
        ui.again_button.clicked.connect(lambda: self._leave(self.again_requested))
        ui.same_deal_button.clicked.connect(lambda: self._leave(self.same_deal_requested))
        ui.replay_button.clicked.connect(lambda: self._leave(self.replay_requested))
        ui.export_button.clicked.connect(self.export_requested)
        ui.print_button.clicked.connect(self.print_requested)
        QShortcut(QKeySequence("Q"), self, lambda: self._leave(self.quit_requested))

    def _leave(self, requested: SignalInstance) -> None:
        self.accept()
        requested.emit()
