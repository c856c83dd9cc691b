"""Everything that can be chosen before a game, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup, read_setup, write_setup
from cascadia_qt.games.kaskaria.rules.options import LENGTHS
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.setup import dialog
from cascadia_qt.games.kaskaria.views.setup.dialog import KaskariaNewGameDialog
from cascadia_qt.games.kaskaria.views.setup.length_card import LengthCard
from cascadia_qt.games.kaskaria.words.bots import bot_names
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.views.theme import SEAT_COLOURS
from tests.views.seats_table import SeatsTable

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

ANN, BOB = Seat("Ann", None, "teal"), Seat("Bob", "random", "rust")
TWO = KaskariaSetup((ANN, BOB))
UNUSUAL = KaskariaSetup(
    seats=(Seat("Zoé", "random", "rose"), Seat("Yann", None, "moss"), Seat("Xu", None, "slate")),
    length="long",
    fearless=True,
    open_hands=True,
    seed=SEED_LIMIT - 1,
    drawn=True,
    free_undo=True,
)
RUBBISH = ("x" * 100_000, "<b>1</b>", "\u202e12\x00", "9" * 5000, "-1", "1.5", "½", "🦊")
CONTROL = Qt.KeyboardModifier.ControlModifier


class Table(SeatsTable):
    """The dialog as a person finds it: by what is written on it."""

    def __init__(self, qtbot: QtBot, faces: Faces, setup: KaskariaSetup) -> None:
        self.dialog = KaskariaNewGameDialog(setup, bot_names(), faces)
        super().__init__(qtbot, self.dialog)

    @property
    def setup(self) -> KaskariaSetup:
        return self.dialog.setup

    def length(self, length: str) -> LengthCard:
        return next(c for c in self.dialog.findChildren(LengthCard) if c.length == length)


@pytest.fixture
def table(qtbot: QtBot, faces: Faces) -> Table:
    return Table(qtbot, faces, TWO)


@pytest.mark.parametrize("setup", [TWO, UNUSUAL], ids=["two", "unusual"])
def test_begins_with_the_given_setup(qtbot: QtBot, faces: Faces, setup: KaskariaSetup) -> None:
    assert Table(qtbot, faces, setup).setup == setup


def test_remembers_what_was_chosen(qtbot: QtBot, faces: Faces) -> None:
    chosen = Table(qtbot, faces, UNUSUAL).setup
    again = Table(qtbot, faces, read_setup(write_setup(chosen), TWO))
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


@pytest.mark.parametrize("length", LENGTHS)
def test_a_click_on_a_picture_chooses_its_length(table: Table, length: str) -> None:
    table.click(table.length("normal" if length != "normal" else "short"))
    table.click(table.length(length))
    assert table.setup.length == length


@pytest.mark.parametrize(
    ("key", "length"),
    [(Qt.Key.Key_H, "short"), (Qt.Key.Key_N, "normal"), (Qt.Key.Key_L, "long")],
)
def test_lengths_by_their_keys(table: Table, key: Qt.Key, length: str) -> None:
    table.click(table.length("long" if length == "short" else "short"))
    table.shortcut(key)
    table.bot.waitUntil(lambda: table.setup.length == length)


def test_lengths_by_arrows(table: Table) -> None:
    table.press(table.length("normal"), Qt.Key.Key_Right)
    assert table.setup.length == "long"
    table.press_on(Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert table.setup.length == "short"


def test_a_length_says_how_many_steps_there_are(table: Table) -> None:
    said = table.length("short").accessibleDescription()
    assert "8" in said
    assert "5" in said
    assert table.length("short").toolTip() == said


def test_pictures_come_after_the_dialog_and_then_stay(table: Table) -> None:
    card = table.length("normal")
    table.bot.waitUntil(lambda: card._drawn_for is not None)
    picture = card.grab().toImage().scaled(60, 60)
    assert len({picture.pixel(x, y) for x in range(60) for y in range(60)}) > 300


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("fearless", Qt.Key.Key_F),
        ("open_hands", Qt.Key.Key_O),
        ("free_undo", Qt.Key.Key_U),
    ],
)
def test_switches_by_mouse_by_space_and_by_their_keys(table: Table, name: str, key: Qt.Key) -> None:
    switch = table.button(name)
    table.click(switch)
    assert getattr(table.setup, name)
    table.press(switch, Qt.Key.Key_Space)
    assert not getattr(table.setup, name)
    table.shortcut(key)
    table.bot.waitUntil(switch.hasFocus)
    table.press_on(Qt.Key.Key_Space)
    assert getattr(table.setup, name)
    assert switch.accessibleName()
    assert switch.accessibleDescription() == table.label(f"{name}_sentence").text()


def test_who_begins(table: Table) -> None:
    assert not table.setup.drawn
    table.click(table.button("drawn"))
    assert table.setup.drawn
    table.press(table.button("drawn"), Qt.Key.Key_Left)
    assert not table.setup.drawn


def test_two_to_four_play(table: Table) -> None:
    table.click(table.add())
    table.click(table.add())
    assert len(table.setup.seats) == 4
    assert not table.add().isVisible()
    table.click(table.button("remove", table.boards[3]))
    table.click(table.button("remove", table.boards[2]))
    assert len(table.setup.seats) == 2
    assert not table.button("remove", table.boards[0]).isVisible()


def test_everything_is_reached_with_tab(table: Table) -> None:
    wanted = {"seed", "cancel", "start", "fearless", "open_hands", "free_undo", "name_edit"}
    seen: set[str] = set()
    for _ in range(40):
        QTest.keyClick(table.dialog, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QWidget)
        seen.add(
            type(focused).__name__ if isinstance(focused, LengthCard) else focused.objectName()
        )
    assert wanted | {"LengthCard", "seated"} <= seen


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


def test_figures_stand_in_the_colour_of_their_seat(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: dict[int, str] = {}

    def paint(_painter: object, _place: object, colour: QColor, seat: int) -> None:
        painted[seat] = colour.name().upper()

    monkeypatch.setattr(dialog, "paint_griffin", paint)
    table.click(table.swatch(0, "slate"))
    table.dialog.grab()
    assert painted == {0: SEAT_COLOURS["slate"], 1: SEAT_COLOURS["rust"]}


def test_every_button_says_something(table: Table) -> None:
    for button in table.dialog.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.text() or button.accessibleName(), button.objectName()
