"""What is shown while a file takes its time, with a way not to wait for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from cascadia_qt.program_name import program_name
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.plain_text import breakable

_PATIENCE = 400  # milliseconds after which somebody wonders


class ReadingNotice(QProgressDialog):
    """Says that a file is being read; `canceled` is Qt's signal that nobody wants to wait."""

    def __init__(self, path: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(program_name())
        self.setLabel(_wrapped(self.tr("Reading {0}…").format(path.name)))
        self.setCancelButtonText(self.tr("Cancel"))
        self.setRange(0, 0)
        self.setMinimumDuration(_PATIENCE)


def _wrapped(sentence: str) -> PlainLabel:
    label = PlainLabel(breakable(sentence))
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
