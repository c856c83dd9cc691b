"""The score on paper: into a file of a person's choice, or to a printer after a preview."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from cascadia_qt.model.background import Background
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.cascadia.score_export import (
    ExportError,
    export_score,
    name_filters,
    path_for,
)
from cascadia_qt.views.cascadia.score_print import print_preview
from cascadia_qt.views.cascadia.scored_table import ScoredTable
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

    def export(self, table: ScoredTable, theme: Theme, folder: str) -> None:
        """Asks for a file; `folder` is proposed until somebody has chosen another one."""
        title = ", ".join(seat.name for seat in table.seats)
        proposed = str(Path(self._preferences.last_folder or folder) / f"{title}.pdf")
        filters = name_filters()
        name, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Export the score"), proposed, ";;".join(filters)
        )
        if not name:
            return
        path = path_for(name, kind)
        if str(path) != name and path.exists() and not self._may_replace(path):
            return
        self._preferences.last_folder = str(path.parent)
        self._background.start(lambda: self._write(table, path, theme))

    def print(self, table: ScoredTable) -> None:
        print_preview(table, self._window).exec()

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def _may_replace(self, path: Path) -> bool:
        question = self.tr("{0} exists already. Replace it?").format(path.name)
        answer = QMessageBox.question(self._window, "Cascadia", question)
        return answer is QMessageBox.StandardButton.Yes

    def _write(self, table: ScoredTable, path: Path, theme: Theme) -> None:
        try:
            export_score(table, path, theme)
        except ExportError as error:
            self.failed.emit(str(error))
        else:
            self.exported.emit(str(path))
