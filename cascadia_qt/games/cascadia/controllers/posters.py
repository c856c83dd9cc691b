"""Posters of landscapes: the dialog, and the file of a person's choice."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cascadia_qt.controllers.file_question import Place, asked_path, folder_for
from cascadia_qt.games.cascadia.views.poster.dialog import PosterChoice, PosterDialog
from cascadia_qt.games.cascadia.views.poster.export import FORMATS, export_poster
from cascadia_qt.games.cascadia.views.poster.paper import Paper
from cascadia_qt.games.cascadia.views.poster.poster import Poster
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.model.background import Background
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.store.file_names import file_name
from cascadia_qt.views.file_formats import ExportError
from cascadia_qt.views.messages import warn
from cascadia_qt.views.toast import Toast


class Posters(QObject):
    """Writes in the background: a large picture takes seconds.

    Signals:
        saved: the file is there; carries its path.
        failed: it could not be written; carries the sentence that says so.
    """

    saved = Signal(str)
    failed = Signal(str)

    def __init__(self, preferences: Preferences, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._window = window
        self._background = Background(self)
        self._choice = PosterChoice()
        self.saved.connect(self._tell_saved)
        self.failed.connect(self._complain)

    def show(self, table: ScoredTable, day: date, code: str, *, dark: bool = False) -> None:
        """The poster of a table; `code` may be empty, `dark` is how it is first shown."""
        if self._choice == PosterChoice():
            self._choice = PosterChoice(dark=dark)
        dialog = PosterDialog(table, day, code, self._choice, self._window)
        dialog.save_requested.connect(lambda poster, paper: self._save(poster, paper, dialog))
        dialog.exec()
        self._choice = dialog.choice
        dialog.deleteLater()

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def _save(self, poster: Poster, paper: Paper, over: QWidget) -> None:
        folder = folder_for(self._preferences.last_folder, Place.PicturesLocation)
        proposed = folder / f"{file_name(poster.title)}.png"
        path = asked_path(over, self.tr("Save the poster"), proposed, FORMATS)
        if path is None:
            return
        self._preferences.last_folder = str(path.parent)
        self._background.start(lambda: self._write(poster, paper, path))

    def _write(self, poster: Poster, paper: Paper, path: Path) -> None:
        try:
            export_poster(poster, paper, path)
        except ExportError as error:
            self.failed.emit(str(error))
        else:
            self.saved.emit(str(path))

    def _tell_saved(self, path: str) -> None:
        sentence = self.tr("The poster is in {0}.").format(path)
        Toast(sentence, QApplication.activeWindow() or self._window)

    def _complain(self, sentence: str) -> None:
        warn(QApplication.activeWindow() or self._window, sentence)
