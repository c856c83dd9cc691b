"""Everything that can be chosen before a game, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.model.setup import OkanaganSetup, read_setup, write_setup
from cascadia_qt.games.okanagan.views.setup import dialog, rounds_view
from cascadia_qt.games.okanagan.views.setup.dialog import OkanaganNewGameDialog
from cascadia_qt.games.okanagan.words.bots import bot_names
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.views.theme import SEAT_COLOURS
from tests.views.seats_table import SeatsTable

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

ANN, BOB = Seat("Ann", None, "teal"), Seat("Bob", "random", "rust")
TWO = OkanaganSetup((ANN, BOB))
UNUSUAL = OkanaganSetup(
    seats=(Seat("Zoé", "random", "rose"), Seat("Yann", None, "moss"), Seat("Xu", None, "slate")),
    seed=SEED_LIMIT - 1,
    drawn=True,
    free_undo=True,
)
RUBBISH = ("x" * 100_000, "<b>1</b>", "\u202e12\x00", "9" * 5000, "-1", "1.5", "½", "🦊")
CONTROL = Qt.KeyboardModifier.ControlModifier


class Table(SeatsTable):
    """The dialog as a person finds it: by what is written on it."""

    def __init__(self, qtbot: QtBot, setup: OkanaganSetup) -> None:
        self.dialog = OkanaganNewGameDialog(setup, bot_names())
        super().__init__(qtbot, self.dialog)

    @property
    def setup(self) -> OkanaganSetup:
        return self.dialog.setup


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, TWO)


@pytest.mark.parametrize("setup", [TWO, UNUSUAL], ids=["two", "unusual"])
def test_begins_with_the_given_setup(qtbot: QtBot, setup: OkanaganSetup) -> None:
    assert Table(qtbot, setup).setup == setup


def test_remembers_what_was_chosen(qtbot: QtBot) -> None:
    chosen = Table(qtbot, UNUSUAL).setup
    again = Table(qtbot, read_setup(write_setup(chosen), TWO))
    assert again.setup == replace(UNUSUAL, seed=None)


def test_enter_plays_from_the_beginning_and_from_a_field(table: Table) -> None:
    for widget in (QApplication.focusWidget(), table.line("seed")):
        assert widget is not None
        with table.bot.waitSignal(table.dialog.accepted):
            QTest.keyClick(widget, Qt.Key.Key_Return)
        table.dialog.show()


def test_play_accepts_and_cancel_and_escape_reject(table: Table) -> None:
    table.click(table.button("start"))
    assert table.dialog.result() == QDialog.DialogCode.Accepted
    table.dialog.show()
    table.click(table.button("cancel"))
    assert table.dialog.result() == QDialog.DialogCode.Rejected
    table.dialog.show()
    with table.bot.waitSignal(table.dialog.rejected):
        QTest.keyClick(table.dialog, Qt.Key.Key_Escape)


def test_free_undo_by_mouse_by_space_and_by_its_key(table: Table) -> None:
    switch = table.button("free_undo")
    table.click(switch)
    assert table.setup.free_undo
    table.press(switch, Qt.Key.Key_Space)
    assert not table.setup.free_undo
    table.shortcut(Qt.Key.Key_U)
    table.bot.waitUntil(switch.hasFocus)
    table.press_on(Qt.Key.Key_Space)
    assert table.setup.free_undo
    assert switch.accessibleDescription() == table.label("free_undo_sentence").text()


def test_who_begins(table: Table) -> None:
    assert not table.setup.drawn
    table.click(table.button("drawn"))
    assert table.setup.drawn
    table.press(table.button("drawn"), Qt.Key.Key_Left)
    assert not table.setup.drawn


def test_two_to_four_play_and_the_rounds_follow(table: Table) -> None:
    said = {2: "Round 1: 6 turns each. Round 2: 6 turns each"}
    said |= {3: "Round 1: 6 turns each. Round 2: 5 turns each"}
    said |= {4: "Round 1: 5 turns each. Round 2: 5 turns each"}
    rounds = table.dialog._ui.rounds
    for players in (2, 3, 4):
        assert len(table.setup.seats) == players
        assert rounds.accessibleDescription() == said[players]
        if players < 4:
            table.click(table.add())
    assert not table.add().isVisible()
    table.click(table.button("remove", table.boards[3]))
    table.click(table.button("remove", table.boards[2]))
    assert rounds.accessibleDescription() == said[2]
    assert not table.button("remove", table.boards[0]).isVisible()


def test_both_rounds_show_every_building(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    monkeypatch.setattr(
        rounds_view, "paint_model", lambda _painter, _place, kind, *_: painted.append(kind)
    )
    table.dialog._ui.rounds.grab()
    first = ["farm", *["warehouse"] * 3, *["silo"] * 2]
    assert painted == [*first, *["farm"] * 2, *["warehouse"] * 2, *["silo"] * 2]


def test_everything_is_reached_with_tab(table: Table) -> None:
    wanted = {"seed", "cancel", "start", "free_undo", "name_edit", "seated"}
    seen: set[str] = set()
    for _ in range(40):
        QTest.keyClick(table.dialog, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QWidget)
        seen.add(focused.objectName())
    assert wanted <= seen


def test_the_number_of_a_deal(table: Table) -> None:
    QTest.keyClicks(table.line("seed"), " 042 ")
    assert table.setup.seed == 42
    assert table.button("start").isEnabled()
    assert table.label("seed_error").text() == ""


@pytest.mark.parametrize("typed", ["x", "-1", "1.5", "12 3", str(SEED_LIMIT), "½"])
def test_what_is_no_number_is_said_beside_the_field(table: Table, typed: str) -> None:
    table.line("seed").setText(typed)
    assert table.label("seed_error").text() == "This is not the number of a deal."
    assert table.line("seed").accessibleDescription() == table.label("seed_error").text()
    assert not table.button("start").isEnabled()
    table.line("seed").clear()
    assert table.label("seed_error").text() == ""
    assert table.button("start").isEnabled()
    assert table.setup.seed is None


@pytest.mark.parametrize("pasted", RUBBISH, ids=range(len(RUBBISH)))
def test_rubbish_in_every_field_does_no_harm(table: Table, pasted: str) -> None:
    QGuiApplication.clipboard().setText(pasted)
    for edit in table.dialog.findChildren(QLineEdit):
        edit.selectAll()
        QTest.keyClick(edit, Qt.Key.Key_V, CONTROL)
    table.dialog.grab()
    assert not table.button("start").isEnabled()  # two equal names, at least
    for number, board in enumerate(table.boards):
        edit = table.line("name_edit", board)
        edit.setText(f"{number}{pasted}")
    table.line("seed").clear()
    assert table.button("start").isEnabled()
    record = table.setup.dealt(1)
    assert all(0 < len(seat.name) <= 40 for seat in record.seats)


def test_buildings_stand_in_the_colour_of_their_seat(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: dict[int, str] = {}

    def paint(_painter: object, _place: object, _kind: str, colour: QColor, seat: int) -> None:
        painted[seat] = colour.name().upper()

    monkeypatch.setattr(dialog, "paint_model", paint)
    table.click(table.swatch(0, "slate"))
    table.dialog.grab()
    assert painted == {0: SEAT_COLOURS["slate"], 1: SEAT_COLOURS["rust"]}


def test_every_button_says_something(table: Table) -> None:
    for button in table.dialog.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.text() or button.accessibleName(), button.objectName()
