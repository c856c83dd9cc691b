"""Who plays: seats are added, removed, moved and changed by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.setup import GameSetup, first_setup, read_setup, write_setup
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import read_record, write_record
from cascadia_qt.shelf import RULES
from cascadia_qt.words import language
from cascadia_qt.words.language import translate_with
from tests.games.cascadia.views.new_game_table import TWO, Table

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces()


@pytest.fixture
def table(qtbot: QtBot, faces: Faces) -> Table:
    return Table(qtbot, faces, TWO)


def test_seats_can_be_added_up_to_four(table: Table) -> None:
    table.click(table.add())
    assert QApplication.focusWidget() is table.line("name_edit", table.boards[2])
    table.press(table.add(), Qt.Key.Key_Space)
    assert table.proposals == ["Ann", "Bob", "Player", "Player 2"]
    assert table.add().isHidden()


def test_seats_can_be_removed_but_for_the_last(table: Table) -> None:
    table.click(table.button("remove", table.boards[0]))
    assert table.names == ["Bob"]
    assert table.button("remove", table.boards[0]).isHidden()
    assert not table.add().isHidden()
    assert QApplication.focusWidget() is table.line("name_edit", table.boards[0])


def test_a_computer_that_is_gone_is_replaced(qtbot: QtBot, faces: Faces) -> None:
    table = Table(qtbot, faces, GameSetup((Seat("Old", "retired", "teal"),)))
    assert table.setup.seats[0].bot == "greedy"


def test_the_first_computer_becomes_a_person_with_the_name_of_one(
    qtbot: QtBot, faces: Faces
) -> None:
    table = Table(qtbot, faces, first_setup())
    assert table.proposals == ["Player", "Computer"]
    table.click(table.button("person", table.boards[1]))
    assert table.proposals == ["Player", "Player 2"]
    table.click(table.button("remove", table.boards[0]))
    assert table.proposals == ["Player"]


@pytest.mark.parametrize("name", ["", "  "])
def test_who_takes_his_name_away_gets_the_one_that_is_proposed(table: Table, name: str) -> None:
    table.rename(1, name)
    assert table.names == ["Ann", ""]
    assert table.proposals == ["Ann", "Computer"]
    assert table.label("name_error", table.boards[1]).text() == ""
    assert table.button("start").isEnabled()
    table.rename(1, "Eve")
    assert table.names == ["Ann", "Eve"]


def test_a_proposed_name_is_not_remembered_and_follows_the_language(
    qtbot: QtBot, faces: Faces
) -> None:
    table = Table(qtbot, faces, first_setup())
    table.rename(1, "Hal")
    kept = write_setup(table.setup)
    french = {"Player": "Joueur", "Computer": "Ordinateur"}
    before = language._translator
    translate_with(lambda _context, text: french.get(text, text))
    again = Table(qtbot, faces, read_setup(kept, first_setup()))
    assert again.proposals == ["Joueur", "Hal"]
    translate_with(before)


# Who begins


def test_who_begins_by_mouse_arrows_and_shortcut(table: Table) -> None:
    assert not table.setup.drawn
    table.click(table.button("drawn"))
    assert table.setup.drawn
    table.press(table.button("drawn"), Qt.Key.Key_Left)
    assert not table.setup.drawn
    table.shortcut(Qt.Key.Key_W)
    table.bot.waitUntil(lambda: table.setup.drawn)
    table.shortcut(Qt.Key.Key_E)
    table.bot.waitUntil(lambda: not table.setup.drawn)


def test_one_player_and_a_match_draw_nothing(table: Table) -> None:
    assert table.button("drawn").isVisible()
    table.click(table.button("remove", table.boards[1]))
    assert not table.button("drawn").isVisible()
    table.click(table.add())
    assert table.button("drawn").isVisible()
    table.dialog.ask_for_match()
    assert not table.button("drawn").isVisible()


@pytest.mark.parametrize("name", ["Ann", " ann "])
def test_two_seats_need_two_names(table: Table, name: str) -> None:
    table.rename(1, name)
    for board in table.boards:
        assert table.label("name_error", board).text() == "This name is taken."
        assert table.line("name_edit", board).accessibleDescription() == "This name is taken."
    assert not table.button("start").isEnabled()
    table.click(table.button("remove", table.boards[1]))
    assert table.label("name_error", table.boards[0]).text() == ""
    assert table.button("start").isEnabled()


def test_tab_follows_the_order_of_the_seats(table: Table) -> None:
    table.click(table.button("later", table.boards[0]))
    first, second = (table.line("name_edit", board) for board in table.boards)
    table.press(table.button("remove", table.boards[0]), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is second
    assert first.text() == "Bob"


RUBBISH = [
    "Ann\tLee",
    "Ann\nLee",
    "Ann\x07",
    "\ud83d",
    "Ann\u2028",
    "x" * 200,
    "\x1b]0;x\x07",
    "<b>",
]


@pytest.mark.parametrize("pasted", RUBBISH)
def test_a_game_with_a_pasted_name_is_read_again(table: Table, pasted: str) -> None:
    table.line("name_edit", table.boards[0]).setText(pasted)
    setup = table.setup
    record = setup.dealt(1)
    assert read_record(write_record(record), RULES) == record
    assert read_setup(write_setup(setup), TWO) == setup
