"""The explained score sheet of a cardboard game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable


class PadScoreDialog(ScoreDialog):
    """What was played on a table can be neither dealt again nor reviewed here."""

    def __init__(self, table: ScoredTable, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(table, faces, parent)
        for button in (self._ui.again_button, self._ui.review_button):
            button.hide()
