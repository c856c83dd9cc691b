"""Every message box is opened here: its words are never mark-up, and all of them have room."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from cascadia_qt.program_name import program_name
from cascadia_qt.views.plain_text import breakable, plain


def warn(over: QWidget | None, sentence: str) -> None:
    QMessageBox.warning(over, program_name(), message_words(sentence))


def ask(over: QWidget | None, question: str) -> bool:
    """Whether somebody says yes."""
    answer = QMessageBox.question(over, program_name(), message_words(question))
    return answer == QMessageBox.StandardButton.Yes


def message_words(sentence: str) -> str:
    """What a message box is given to show `sentence`."""
    return plain(breakable(sentence))
