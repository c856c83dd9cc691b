"""Every message box is opened here: its words are never mark-up, and all of them have room."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from cascadia_qt.views.plain_text import breakable, plain

_TITLE = "Cascadia"


def warn(over: QWidget | None, sentence: str) -> None:
    QMessageBox.warning(over, _TITLE, _shown(sentence))


def ask(over: QWidget | None, question: str) -> bool:
    """Whether somebody says yes."""
    answer = QMessageBox.question(over, _TITLE, _shown(question))
    return answer == QMessageBox.StandardButton.Yes


def _shown(sentence: str) -> str:
    return plain(breakable(sentence))
