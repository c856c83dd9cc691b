"""Reading a file that somebody has chosen, with a notice when it takes its time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cascadia_qt.model.file_reader import FileReader


class Reading(FileReader):
    """Says over a window what is waited for; whoever cancels it waits no longer."""

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self.started.connect(self._show)

    def _show(self, path: Path) -> None:
        from cascadia_qt.views.reading_notice import ReadingNotice

        notice = ReadingNotice(path, self._window)
        notice.canceled.connect(self.give_up)
        self.ended.connect(notice.deleteLater)
