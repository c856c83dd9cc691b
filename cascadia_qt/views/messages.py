"""Every message box is opened here: its words are never mark-up, and all of them have room."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from cascadia_qt.views.plain_text import breakable, plain

_TITLE = "Cascadia"


def warn(over: QWidget | None, sentence: str) -> None:
    QMessageBox.warning(over, _TITLE, message_words(sentence))


def ask(over: QWidget | None, question: str) -> bool:
    """Whether somebody says yes."""
    answer = QMessageBox.question(over, _TITLE, message_words(question))
    return answer == QMessageBox.StandardButton.Yes


def message_words(sentence: str) -> str:
    """What a message box is given to show `sentence`."""
    return plain(breakable(sentence))
