"""The seats before any game: added, removed, moved and changed by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.helps import without
from cascadia_qt.views.seats.helps_field import HelpsField
from cascadia_qt.views.seats.seat_board import SeatChoice
from cascadia_qt.views.seats.seats_row import SeatsRow
from cascadia_qt.views.theme import SEAT_COLOURS
from tests.views.seats_table import SeatsTable

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

BOTS = {"hard": "Hard, wins most", "greedy": "Greedy, wins some", "random": "Random, wins none"}
ANN, BOB = Seat("Ann", None, "teal"), Seat("Bob", "greedy", "rust")
THREE = (Seat("Zoé", "random", "rose"), Seat("Yann", None, "moss"), Seat("Xu", None, "slate"))
PAINT = QColor("magenta")


class Row(SeatsTable):
    """A row of seats in a window of its own; `painted` are the numbers of the pictures asked for,
    with their rooms."""

    def __init__(self, qtbot: QtBot, *seats: Seat, players: range = range(1, 5)) -> None:
        self.painted: dict[int, QRectF] = {}
        choice = SeatChoice(players, BOTS, "greedy", ("hints", "undo"))
        self.row = SeatsRow(seats, choice, self._paint)
        window = QWidget()
        QVBoxLayout(window).addWidget(self.row)
        window.resize(1100, 400)
        super().__init__(qtbot, window)

    def _paint(self, painter: QPainter, room: QRectF, seat: int) -> None:
        self.painted[seat] = room
        painter.fillRect(room.adjusted(60, 30, -60, -30), PAINT)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.row.seats

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]


@pytest.fixture
def table(qtbot: QtBot) -> Row:
    return Row(qtbot, ANN, BOB)


@pytest.mark.parametrize(("least", "most"), [(1, 2), (2, 3), (2, 4), (1, 4), (3, 4)])
def test_seats_are_added_and_removed_as_far_as_a_game_allows(
    qtbot: QtBot, least: int, most: int
) -> None:
    seats = tuple(Seat(name) for name in "ABCDEF"[:least])
    table = Row(qtbot, *seats, players=range(least, most + 1))
    for count in range(least, most):
        assert [table.button("remove", board).isHidden() for board in table.boards] == [
            count == least
        ] * count
        table.click(table.add())
        assert QApplication.focusWidget() is table.line("name_edit", table.boards[count])
    assert table.add().isHidden()
    while len(table.seats) > least:
        table.click(table.button("remove", table.boards[0]))
        assert not table.add().isHidden()
    assert all(table.button("remove", board).isHidden() for board in table.boards)


def test_every_board_has_the_picture_of_its_seat(qtbot: QtBot) -> None:
    table = Row(qtbot, *THREE)
    table.window.grab()
    assert sorted(table.painted) == [0, 1, 2]
    for board, seat in zip(table.boards, range(3), strict=True):
        assert QRectF(board.rect()).contains(table.painted[seat])
        middle = table.painted[seat].center().toPoint()
        assert board.grab().toImage().pixelColor(middle) == PAINT


def test_pictures_are_painted_anew_when_the_row_is(qtbot: QtBot) -> None:
    table = Row(qtbot, *THREE)
    qtbot.waitUntil(lambda: len(table.painted) == 3)
    table.painted.clear()
    table.row.update()
    qtbot.waitUntil(lambda: sorted(table.painted) == [0, 1, 2])


def test_a_new_computer_is_the_one_that_is_proposed(table: Row) -> None:
    table.click(table.button("computer", table.boards[0]))
    assert table.level(0).currentText() == "Greedy, wins some"


def field(table: Row, seat: int) -> HelpsField:
    found = table.boards[seat].findChild(HelpsField)
    assert isinstance(found, HelpsField)
    return found


def test_helps_are_chosen_for_each_person_by_mouse_and_by_keyboard(
    qtbot: QtBot, table: Row
) -> None:
    helps = field(table, 0)
    assert (helps.currentText(), helps.accessibleDescription()) == ("Helps: all", "all helps")
    QTest.mouseClick(helps, Qt.MouseButton.LeftButton)
    hints, undo = helps.findChildren(QCheckBox)
    assert QApplication.activePopupWidget() is hints.window()
    with qtbot.waitSignal(table.row.changed):
        QTest.keyClick(hints, Qt.Key.Key_Space)
    assert (helps.currentText(), table.seats[0].helps) == ("Helps: 1 of 2", without(["hints"]))
    QTest.keyClick(hints, Qt.Key.Key_Down)
    assert undo.hasFocus()
    undo.click()
    assert (helps.currentText(), table.seats[0].helps) == (
        "Helps: none",
        without(["hints", "undo"]),
    )
    QTest.keyClick(undo, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    QTest.keyClick(helps, Qt.Key.Key_Space)
    assert QApplication.activePopupWidget() is hints.window()
    QTest.keyClick(hints, Qt.Key.Key_Return)
    assert QApplication.activePopupWidget() is None


def test_a_computer_has_no_helps_to_choose_and_a_person_keeps_his(qtbot: QtBot) -> None:
    off = without(["undo", "memory"])  # of which this game knows only one
    table = Row(qtbot, Seat("Ann", helps=off), BOB)
    assert field(table, 1).isHidden()
    assert table.seats[0].helps == off
    height = table.boards[0].height()
    table.click(table.button("computer", table.boards[0]))
    assert table.boards[0].height() == height
    assert table.seats[0].helps == without(())
    table.click(table.button("person", table.boards[0]))
    assert table.seats[0].helps == off
    table.click(table.button("later", table.boards[0]))
    assert [seat.helps for seat in table.seats] == [without(()), off]


def test_whatever_changes_is_told(qtbot: QtBot, table: Row) -> None:
    with qtbot.waitSignal(table.row.changed):
        table.rename(0, "Eve")
    with qtbot.waitSignal(table.row.changed):
        table.click(table.swatch(0, "moss"))
    with qtbot.waitSignal(table.row.changed):
        table.click(table.add())
    with qtbot.waitSignal(table.row.changed):
        table.click(table.button("remove", table.boards[2]))


@pytest.mark.parametrize("name", ["Ann", " ann "])
def test_two_seats_need_two_names(table: Row, name: str) -> None:
    assert table.row.valid
    table.rename(1, name)
    for board in table.boards:
        assert table.label("name_error", board).text() == "This name is taken."
        assert table.line("name_edit", board).accessibleDescription() == "This name is taken."
    assert not table.row.valid
    table.rename(1, "Eve")
    assert table.label("name_error", table.boards[0]).text() == ""
    assert table.row.valid


def test_the_keyboard_goes_through_the_seats_as_they_sit(table: Row) -> None:
    table.click(table.button("later", table.boards[0]))
    edits = [table.line("name_edit", board) for board in table.boards]
    assert [edit.text() for edit in edits] == ["Bob", "Ann"]
    order = table.row.tab_order
    assert order.index(edits[0]) < order.index(edits[1]) < order.index(table.add())


def test_an_added_seat_has_a_name_of_its_own(table: Row) -> None:
    table.rename(0, "player")
    table.shortcut(Qt.Key.Key_A)
    table.bot.waitUntil(lambda: table.proposals == ["player", "Bob", "Player 2"])


def test_order_by_mouse(qtbot: QtBot) -> None:
    table = Row(qtbot, *THREE)
    table.click(table.button("later", table.boards[0]))
    assert table.names == ["Yann", "Zoé", "Xu"]
    table.click(table.button("earlier", table.boards[2]))
    assert table.names == ["Yann", "Xu", "Zoé"]
    assert [table.label("place", board).text() for board in table.boards] == ["&1", "&2", "&3"]
    assert table.seats[2] == THREE[0]


def test_order_by_keyboard_goes_on_and_back(qtbot: QtBot) -> None:
    table = Row(qtbot, *THREE)
    space = Qt.Key.Key_Space
    table.press(table.button("later", table.boards[0]), space, space)
    assert table.names == ["Yann", "Xu", "Zoé"]
    table.press_on(space)
    assert table.names == ["Yann", "Zoé", "Xu"]


def test_the_ends_of_the_order_go_no_further(table: Row) -> None:
    first, last = table.boards
    assert table.button("earlier", first).isHidden()
    assert not table.button("later", first).isHidden()
    assert table.button("later", last).isHidden()


def test_alt_and_a_number_lead_to_a_seat(table: Row) -> None:
    table.shortcut(Qt.Key.Key_2)
    assert QApplication.focusWidget() is table.line("name_edit", table.boards[1])
    table.shortcut(Qt.Key.Key_1)
    assert QApplication.focusWidget() is table.line("name_edit", table.boards[0])


def test_colour_by_mouse(table: Row) -> None:
    table.click(table.swatch(0, "moss"))
    assert [seat.colour for seat in table.seats] == ["moss", "rust"]


def test_arrows_pass_over_colours_that_are_taken(table: Row) -> None:
    table.press(table.swatch(0, "teal"), Qt.Key.Key_Right)
    assert table.seats[0].colour == "slate"


def test_no_colour_twice(table: Row) -> None:
    table.click(table.swatch(0, "rust"))
    assert [seat.colour for seat in table.seats] == ["teal", "rust"]
    assert not table.swatch(0, "rust").isEnabled()
    table.click(table.swatch(1, "plum"))
    assert table.swatch(0, "rust").isEnabled()
    assert not table.swatch(0, "plum").isEnabled()


@pytest.mark.parametrize("colour", [None, "teal", "unheard of"])
def test_given_colours_are_made_different(qtbot: QtBot, colour: str | None) -> None:
    seats = tuple(Seat(name, None, colour) for name in "ABCD")
    table = Row(qtbot, *seats)
    colours = [seat.colour for seat in table.seats]
    assert len(set(colours)) == 4
    assert set(colours) <= set(SEAT_COLOURS)


def test_a_person_becomes_a_computer_and_back_by_mouse(table: Row) -> None:
    assert table.level(0).isHidden()
    table.click(table.button("computer", table.boards[0]))
    assert table.seats[0] == replace(ANN, bot="greedy")
    assert not table.level(0).isHidden()
    table.click(table.button("person", table.boards[0]))
    assert table.seats[0] == ANN


def test_a_computer_becomes_a_person_by_keyboard(table: Row) -> None:
    table.press(table.button("computer", table.boards[1]), Qt.Key.Key_Left)
    assert table.seats[1] == replace(BOB, bot=None)


def test_level_by_keyboard(table: Row) -> None:
    assert table.level(1).currentText() == "Greedy, wins some"
    table.press(table.level(1), Qt.Key.Key_Down)
    assert table.seats[1].bot == "random"


def test_a_given_name_follows_the_kind_and_a_typed_one_stays(table: Row) -> None:
    table.click(table.add())
    table.click(table.button("computer", table.boards[2]))
    table.click(table.button("computer", table.boards[0]))
    assert table.proposals == ["Ann", "Bob", "Computer"]
    table.click(table.button("person", table.boards[2]))
    assert table.proposals == ["Ann", "Bob", "Player"]


def test_a_name_is_proposed_that_nobody_has_typed(table: Row) -> None:
    table.rename(1, "")
    table.rename(0, "COMPUTER")
    assert table.proposals == ["COMPUTER", "Computer 2"]


def test_removing_by_keyboard(table: Row) -> None:
    table.press(table.button("remove", table.boards[1]), Qt.Key.Key_Space)
    assert table.names == ["Ann"]
