"""The score sheet of a table, with the outcome in words above it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cascadia_qt.forms.score_dialog import Ui_ScoreDialog
from cascadia_qt.rules.cascadia.scoring.sheet import ScoreSheet
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.cascadia.faces import Faces
from cascadia_qt.views.cascadia.score_table import ScoreTable
from cascadia_qt.views.cascadia.sheet_art import SheetArt
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.outcome import outcome


class ScoreDialog(QDialog):
    """Shows everybody's points line by line; it is let go when it is closed.

    Signals:
        again_requested: another game with the same people; the dialog is closed already.
        number_focused: a number is looked at; carries its seat and the id of its line, which is
            "bear" to "fox", "wildlife", "mountain" to "river", "habitats", "nature" or "total".
    """

    again_requested = Signal()
    number_focused = Signal(int, str)

    def __init__(
        self,
        seats: Sequence[Seat],
        sheets: Sequence[ScoreSheet],
        faces: Faces,
        theme: Theme,
        *,
        over: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._ui = Ui_ScoreDialog()
        self._ui.setupUi(self)
        result = outcome([seat.name for seat in seats], sheets, over=over)
        self._ui.score_title.setText(result.title)
        self._ui.score_detail.setText(result.detail)
        self.setAccessibleDescription(f"{result.title}. {result.detail}")
        table = ScoreTable(seats, sheets, self)
        self._ui.sheet.show_scores(table, SheetArt(table, result.winners, faces, theme))
        self._ui.sheet.number_focused.connect(self.number_focused)
        default = self._ui.again_button if over else self._ui.close_button
        default.setProperty("primary", True)
        default.setDefault(True)
        self._ui.again_button.setVisible(over)
        self._ui.close_button.clicked.connect(self.reject)
        self._ui.again_button.clicked.connect(self._play_again)
        self._ui.sheet.setFocus()
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize()))

    def _play_again(self) -> None:
        self.accept()
        self.again_requested.emit()
