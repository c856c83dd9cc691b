"""The score on paper: into a file of a person's choice, or to a printer after a preview."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.file_question import asked_path, folder_for
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.model.background import Background
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.store.file_names import file_name
from cascadia_qt.views.file_formats import ExportError
from cascadia_qt.views.paper.export import FORMATS, export_score
from cascadia_qt.views.paper.printing import print_preview
from cascadia_qt.views.theme import Theme


class ScorePaper(QObject):
    """Writes in the background: a document of four landscapes takes a second or two.

    Signals:
        exported: the file is there; carries its path.
        failed: it could not be written; carries the sentence that says so.
    """

    exported = Signal(str)
    failed = Signal(str)

    def __init__(self, preferences: Preferences, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._window = window
        self._background = Background(self)

    def export(self, table: ScoredTable, theme: Theme) -> None:
        """Asks for a file."""
        title = file_name(", ".join(seat.name for seat in table.seats))
        proposed = folder_for(self._preferences.last_folder) / f"{title}.pdf"
        path = asked_path(self._window, self.tr("Export the score"), proposed, FORMATS)
        if path is None:
            return
        self._preferences.last_folder = str(path.parent)
        self._background.start(lambda: self._write(table, path, theme))

    def print(self, table: ScoredTable) -> None:
        print_preview(table, self._window).exec()

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def _write(self, table: ScoredTable, path: Path, theme: Theme) -> None:
        try:
            export_score(table, path, theme)
        except ExportError as error:
            self.failed.emit(str(error))
        else:
            self.exported.emit(str(path))
