"""Every label is made here; and buttons as the style sheet knows them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from cascadia_qt.views.plain_text import short_name, short_words, without_key
from cascadia_qt.views.tips import set_tip


class PlainLabel(QLabel):
    """Shows what it is given letter by letter: a name is never mark-up."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def named_label(name: str) -> PlainLabel:
    label = PlainLabel()
    label.setObjectName(name)
    return label


def marked_label() -> QLabel:
    """For our own mark-up; what does not come from us has to be escaped."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.RichText)
    return label


def say(label: QLabel, sentence: str) -> None:
    """Shows a sentence with names in it; of a word that is too long the tip says all."""
    shown = short_words(sentence)
    label.setText(shown)
    set_tip(label, "" if shown == sentence else sentence)


def elide(label: QLabel, text: str, room: float) -> None:
    """Shows as much of `text` as has `room`; if that is not all, the tip says it."""
    end = Qt.TextElideMode.ElideRight
    shown = QFontMetricsF(label.font()).elidedText(text, end, room)
    label.setText(shown)
    set_tip(label, "" if shown == text else text)


def name_on(button: QPushButton, words: str, name: str) -> None:
    """Writes `words` with a name in them on `button`; of one that is too long the tip says all."""
    shown = short_name(name)
    button.setText(words.format(without_key(shown)))
    set_tip(button, "" if shown == name else name)


def set_primary(button: QPushButton, primary: bool) -> None:
    """Whether `button` is the one obvious choice; the style sheet is asked again if it changes."""
    if button.property("primary") == primary:
        return
    button.setProperty("primary", primary)
    button.style().unpolish(button)
    button.style().polish(button)
