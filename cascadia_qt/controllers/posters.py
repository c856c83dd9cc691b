"""Posters in files of a person's choice."""

from __future__ import annotations

from pathlib import Path
from typing import ParamSpec

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cascadia_qt.controllers.file_question import Place, asked_path, folder_for
from cascadia_qt.model.background import Background
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.store.file_names import file_name
from cascadia_qt.views.file_formats import ExportError, FileFormats
from cascadia_qt.views.messages import warn
from cascadia_qt.views.toast import Toast

translate = QCoreApplication.translate

P = ParamSpec("P")


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
        self.saved.connect(self._tell_saved)
        self.failed.connect(self._complain)

    def save(
        self,
        over: QWidget,
        title: str,
        formats: FileFormats[P],
        *poster: P.args,
        **options: P.kwargs,
    ) -> None:
        """Asks for a file, whose name is proposed after the title, and writes what it holds."""
        folder = folder_for(self._preferences.last_folder, Place.PicturesLocation)
        proposed = folder / f"{file_name(title)}.png"
        path = asked_path(over, translate("Posters", "Save the poster"), proposed, formats)
        if path is None:
            return
        self._preferences.last_folder = str(path.parent)
        self._background.start(lambda: self._write(path, formats, *poster, **options))

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def _write(
        self, path: Path, formats: FileFormats[P], *poster: P.args, **options: P.kwargs
    ) -> None:
        try:
            formats.write(path, *poster, **options)
        except ExportError as error:
            self.failed.emit(str(error))
        else:
            self.saved.emit(str(path))

    def _tell_saved(self, path: str) -> None:
        sentence = translate("Posters", "The poster is in {0}.").format(path)
        Toast(sentence, QApplication.activeWindow() or self._window)

    def _complain(self, sentence: str) -> None:
        warn(QApplication.activeWindow() or self._window, sentence)
