"""The help is searched, and one goes back in it, with the keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListWidget,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.views.help.search import hits, places
from tests.help_text import book_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

PAGES = [
    ["L\u2019île", "Deux fois. Les pépites d\u2019or sont à vous !", "Œuvre"],
    ["Pépite", "Rien d\u2019autre."],
]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("PEPITE", [(1, 0, ""), (0, 1, "Les pépites d\u2019or sont à vous !")]),
        ("l'ile", [(0, 0, "")]),
        ("vous or", [(0, 1, "Les pépites d\u2019or sont à vous !")]),
        ("oeuvre", [(0, 2, "Œuvre")]),
        ("fois pépite", []),
        (" ", []),
    ],
)
def test_words_are_found_without_accents_and_capitals(
    wanted: str, found: list[tuple[int, int, str]]
) -> None:
    assert [(hit.page, hit.block, hit.sentence) for hit in hits(PAGES, wanted)] == found


TOURS = [
    ["Le but", "Vingt tours. À chaque tour, un loup."],
    ["Les animaux", "Deux oursons. Un ours vaut 40 %."],
    ["Un oursin", "Tour d\u2019ours, 5+3."],
]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (
            "ours",
            [(1, 1, "Un ours vaut 40 %."), (2, 1, "Tour d\u2019ours, 5+3."), (2, 0, "")],
        ),
        ("ourso", [(1, 1, "Deux oursons.")]),
        ("tour", [(0, 1, "À chaque tour, un loup."), (2, 1, "Tour d\u2019ours, 5+3.")]),
        ("our tou", [(2, 1, "Tour d\u2019ours, 5+3.")]),
        ("imaux", []),
        ("+3", [(2, 1, "Tour d\u2019ours, 5+3.")]),
    ],
)
def test_words_are_found_by_their_beginnings_and_whole_ones_first(
    wanted: str, found: list[tuple[int, int, str]]
) -> None:
    assert [(hit.page, hit.block, hit.sentence) for hit in hits(TOURS, wanted)] == found


KAARTEN = [["Een scorekaart", "De kaarten. Eén kaart."], ["Wolf", "Leg een dierkaart."]]


def test_the_second_part_of_a_joined_word_is_found_last() -> None:
    found = hits(KAARTEN, "kaart", joined=True)
    assert [(hit.page, hit.block, hit.sentence) for hit in found] == [
        (0, 1, "Eén kaart."),
        (0, 0, ""),
        (1, 1, "Leg een dierkaart."),
    ]
    assert hits(KAARTEN, "kaart") == found[:1]
    assert hits(KAARTEN, "olf", joined=True) == []
    assert places("Dierkaart, kaarten", "kaart", joined=True) == [(4, 9), (11, 16)]


def test_dutch_joins_words(qtbot: QtBot) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("nl"))
    try:
        dialog = HelpDialog(book_of("cascadia"))
    finally:
        QLocale.setDefault(before)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()
    QTest.keyClicks(focused(), "fiche")
    text = dialog.findChild(QTextBrowser)
    found = dialog.findChild(QListWidget, "help_hits")
    assert isinstance(text, QTextBrowser)
    assert isinstance(found, QListWidget)
    rows = [found.item(row).text().lower() for row in range(found.count())]
    assert any("natuurfiche" in row for row in rows)


def test_only_what_is_found_is_marked() -> None:
    assert places("Tours, ours, oursons", "ours") == [(7, 11), (13, 17)]


def test_places_are_those_of_the_text_itself() -> None:
    text = "Œufs d\u2019été, ÉTÉ"
    assert [text[begin:end] for begin, end in places(text, "ete oeuf")] == ["été", "ÉTÉ", "Œuf"]


@pytest.fixture
def dialog(qtbot: QtBot) -> HelpDialog:
    dialog = HelpDialog(book_of("cascadia"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focused(), key, modifiers)


def title(dialog: HelpDialog) -> str:
    text = dialog.findChild(QTextBrowser)
    assert isinstance(text, QTextBrowser)
    return text.toPlainText().splitlines()[0]


def test_typing_finds_cards_and_marks_the_words(dialog: HelpDialog) -> None:
    QTest.keyClicks(focused(), "r")
    QTest.keyClicks(focused(), "un salmon")
    found = dialog.findChild(QListWidget, "help_hits")
    text = dialog.findChild(QTextBrowser)
    assert isinstance(found, QListWidget)
    assert isinstance(text, QTextBrowser)
    assert found.isVisible()
    rows = [found.item(row).text() for row in range(found.count())]
    assert any(row.startswith("Salmon ") for row in rows)
    assert rows[0].startswith(title(dialog))
    for _ in rows:
        press(Qt.Key.Key_Down)
    assert rows[-1].startswith(title(dialog))
    assert title(dialog) != rows[0].partition("\n")[0]
    press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is text
    marked = {mark.cursor.selectedText().lower() for mark in text.extraSelections()}
    assert marked == {"run", "salmon"}


def test_what_is_nowhere_is_said(dialog: HelpDialog) -> None:
    press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "unicorn")
    found = dialog.findChild(QListWidget, "help_hits")
    assert isinstance(found, QListWidget)
    assert [found.item(0).text(), found.count()] == ["Nothing was found.", 1]
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert field.text() == ""
    press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_one_goes_back_and_forward(dialog: HelpDialog) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    press(Qt.Key.Key_Down)
    assert dialog.show_subject("rulings#hawk")
    assert dialog.show_subject("elk-b")
    assert not dialog.show_subject("unicorn")
    seen = [title(dialog)]
    for _ in range(4):
        press(Qt.Key.Key_Left, alt)
        seen.append(title(dialog))
    assert seen == ["Elk B", "Rulings", "A turn", "The aim", "The aim"]
    press(Qt.Key.Key_Right, alt)
    assert title(dialog) == "A turn"
    pages = dialog.findChild(QListWidget, "help_pages")
    assert isinstance(pages, QListWidget)
    assert pages.currentItem().text() == "A turn"
    back, forward = (dialog.findChildren(QPushButton)[number] for number in range(2))
    assert back.accessibleName() == "Back"
    assert forward.accessibleName() == "Forward"
    assert back.isEnabled()
    assert forward.isEnabled()


def test_an_anchor_is_on_top(dialog: HelpDialog) -> None:
    text = dialog.findChild(QTextBrowser)
    assert isinstance(text, QTextBrowser)
    dialog.show_subject("rulings")
    assert text.verticalScrollBar().value() == 0
    dialog.show_subject("rulings#elk-d")
    assert text.textCursor().block().text() == "Gaps between elk"
    assert text.verticalScrollBar().value() > 0


def test_it_opens_where_it_was_asked_for(qtbot: QtBot) -> None:
    dialog = HelpDialog(book_of("cascadia"), subject="rulings#elk-d")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    text = dialog.findChild(QTextBrowser)
    assert isinstance(text, QTextBrowser)
    qtbot.waitUntil(lambda: text.verticalScrollBar().value() > 0)
    assert text.textCursor().block().text() == "Gaps between elk"


def test_links_are_followed_by_keyboard(dialog: HelpDialog) -> None:
    dialog.show_subject("wildlife")
    text = dialog.findChild(QTextBrowser)
    assert isinstance(text, QTextBrowser)
    text.setFocus()
    press(Qt.Key.Key_Tab)
    assert text.textCursor().selectedText() == "A"
    assert text.textCursor().charFormat().fontUnderline()  # not by colour alone
    press(Qt.Key.Key_Return)
    assert title(dialog) == "Bear A"
    assert dialog.isVisible()
    press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert title(dialog) == "Wildlife and the cards"
