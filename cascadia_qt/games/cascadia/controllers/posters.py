"""Posters of landscapes: the dialog in which they are chosen."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.posters import Posters
from cascadia_qt.games.cascadia.views.poster.dialog import PosterChoice, PosterDialog
from cascadia_qt.games.cascadia.views.poster.export import FORMATS
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.model.preferences import Preferences


class LandscapePosters(Posters):
    """Remembers what was chosen last."""

    def __init__(self, preferences: Preferences, window: QWidget, parent: QObject) -> None:
        super().__init__(preferences, window, parent)
        self._choice = PosterChoice()

    def show(self, table: ScoredTable, day: date, code: str, *, dark: bool = False) -> None:
        """The poster of a table; `code` may be empty, `dark` is how it is first shown."""
        if self._choice == PosterChoice():
            self._choice = PosterChoice(dark=dark)
        dialog = PosterDialog(table, day, code, self._choice, self._window)
        dialog.save_requested.connect(
            lambda poster, paper: self.save(dialog, poster.title, FORMATS, poster, paper)
        )
        dialog.exec()
        self._choice = dialog.choice
        dialog.deleteLater()
