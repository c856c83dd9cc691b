"""Names that look like mark-up, where Qt guesses."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QLabel, QListWidgetItem, QMessageBox, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.labels import PlainLabel, marked_label, name_on, named_label, say
from cascadia_qt.views.messages import ask, warn
from cascadia_qt.views.plain_text import breakable, plain
from cascadia_qt.views.tips import set_tip, show_tip

NAMES = ('<img src="/tmp/never.png">', "<table width=30000>x</table>", "<b>", "A & <i>B</i>")


def shown(text: str) -> str:
    """What somebody reads where Qt guesses."""
    page = QTextDocument()
    if Qt.mightBeRichText(text):
        page.setHtml(text)
    else:
        page.setPlainText(text)
    return page.toPlainText()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("words", ["{0}", "Hello {0}: {0}", "first\n{0}\nthird"])
def test_what_looks_like_mark_up_is_read_letter_by_letter(words: str, name: str) -> None:
    text = words.format(name)
    assert shown(plain(text)) == text


@pytest.mark.parametrize("words", ["Ann", "A & B", "1 < 2 > 1", "one\ntwo", ""])
def test_other_words_stay_as_they_are(words: str) -> None:
    assert plain(words) == words


@pytest.mark.parametrize("name", NAMES)
def test_labels_show_letters(qtbot: QtBot, name: str) -> None:
    for label in (PlainLabel(name), named_label("who")):
        qtbot.addWidget(label)
        label.setText(name)
        assert label.textFormat() is Qt.TextFormat.PlainText
        assert label.sizeHint().width() < 1000


def test_only_a_marked_label_reads_mark_up(qtbot: QtBot) -> None:
    label = marked_label()
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.RichText


@pytest.mark.parametrize("name", NAMES)
def test_tips_show_letters(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    widget, item = QWidget(), QListWidgetItem()
    qtbot.addWidget(widget)
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *what: said.append(what[1]))
    set_tip(widget, name)
    set_tip(item, name)
    show_tip(QPoint(), name, widget)
    assert [shown(text) for text in (widget.toolTip(), item.toolTip(), *said)] == [name] * 3


@pytest.mark.parametrize("name", NAMES)
def test_message_boxes_show_letters(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    said: list[str] = []
    answers = iter((QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No))

    def question(_over: object, _title: str, words: str) -> QMessageBox.StandardButton:
        said.append(words)
        return next(answers)

    monkeypatch.setattr(QMessageBox, "warning", lambda *what: said.append(what[2]))
    monkeypatch.setattr(QMessageBox, "question", question)
    warn(None, name)
    assert ask(None, name)
    assert not ask(None, name)
    assert [shown(text) for text in said] == [name] * 3


def test_a_long_word_goes_on_in_the_next_line(qtbot: QtBot) -> None:
    label = PlainLabel(breakable("W" * 255 + " is there already."))
    label.setWordWrap(True)
    qtbot.addWidget(label)
    assert label.minimumSizeHint().width() < 800
    assert breakable("Ann and Ben") == "Ann and Ben"
    assert breakable("W" * 32 + " W") == "W" * 32 + " W"


def test_a_label_is_still_a_label(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    label = PlainLabel("words", over)
    assert isinstance(label, QLabel)
    assert label.parentWidget() is over


def test_a_long_word_of_a_sentence_is_in_its_tip(qtbot: QtBot) -> None:
    label = PlainLabel()
    qtbot.addWidget(label)
    say(label, f"{'W' * 100} wins")
    assert label.text() == f"{'W' * 19}… wins"
    assert label.toolTip() == f"{'W' * 100} wins"
    say(label, "Ann wins")
    assert (label.text(), label.toolTip()) == ("Ann wins", "")


def test_a_long_name_on_a_button_is_in_its_tip(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    name_on(button, "{0} &plays", "Ben & Ann <b>, who are called so")
    assert button.text() == "Ben && Ann <b>, who… &plays"
    assert shown(button.toolTip()) == "Ben & Ann <b>, who are called so"
    name_on(button, "{0} &plays", "Ann")
    assert (button.text(), button.toolTip()) == ("Ann &plays", "")
