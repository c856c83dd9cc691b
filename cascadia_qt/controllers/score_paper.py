"""The score on paper: into a file of a person's choice, or to a printer after a preview."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.file_question import asked_path, folder_for
from cascadia_qt.model.background import Background
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.rules.game import Seat
from cascadia_qt.store.file_names import file_name
from cascadia_qt.views.file_formats import ExportError
from cascadia_qt.views.paper.export import FORMATS, export_report
from cascadia_qt.views.paper.printing import print_preview
from cascadia_qt.views.paper.report import ReportMaker
from cascadia_qt.views.theme import Theme, current_theme


class ScorePaper(QObject):
    """Writes in the background: a document of four players takes a second or two.

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

    def export(self, seats: Sequence[Seat], made: ReportMaker) -> None:
        """Asks for a file, whose name is proposed after who played."""
        title = file_name(", ".join(seat.name for seat in seats))
        proposed = folder_for(self._preferences.last_folder) / f"{title}.pdf"
        path = asked_path(self._window, self.tr("Export"), proposed, FORMATS)
        if path is None:
            return
        self._preferences.last_folder = str(path.parent)
        theme = current_theme()
        self._background.start(lambda: self._write(made, path, theme))

    def print(self, made: ReportMaker) -> None:
        print_preview(made, self._window).exec()

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def _write(self, made: ReportMaker, path: Path, theme: Theme) -> None:
        try:
            export_report(made, path, theme)
        except ExportError as error:
            self.failed.emit(str(error))
        else:
            self.exported.emit(str(path))
