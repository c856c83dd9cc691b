"""Everything that can be chosen before a game, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.ai.difficulty import difficulty
from cascadia_qt.games.cryptid.model.setup import CryptidSetup, read_setup, write_setup
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import STEPS
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.setup import dialog
from cascadia_qt.games.cryptid.views.setup.dialog import CryptidNewGameDialog
from cascadia_qt.games.cryptid.views.setup.help_field import HelpField
from cascadia_qt.games.cryptid.views.setup.mode_card import ModeCard
from cascadia_qt.games.cryptid.views.setup.own_box import OwnBoxDialog
from cascadia_qt.games.cryptid.words.bots import bot_names
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.text_size import set_text_size
from tests.views.seats_table import SeatsTable

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

THREE = CryptidSetup(
    (Seat("Ann", None, "teal"), Seat("Bob", "random", "rust"), Seat("Cy", None, "slate"))
)
UNUSUAL = CryptidSetup(
    seats=(Seat("Zoé", "sharp", "rose"), Seat("Yann", None, "moss"), Seat("Xu", None, "slate")),
    mode="advanced",
    difficulty="expert",
    answer_yourselves=True,
    helps=("none", "shaded", "struck"),
    unique_known=True,
    seed=SEED_LIMIT - 1,
    drawn=True,
)


class Table(SeatsTable):
    """The dialog as a person finds it: by what is written on it."""

    def __init__(self, qtbot: QtBot, faces: Faces, setup: CryptidSetup) -> None:
        self.dialog = CryptidNewGameDialog(setup, bot_names(), faces)
        super().__init__(qtbot, self.dialog)

    @property
    def setup(self) -> CryptidSetup:
        return self.dialog.setup

    def mode(self, mode: str) -> ModeCard:
        return next(card for card in self.dialog.findChildren(ModeCard) if card.mode == mode)

    def help(self, seat: int) -> HelpField:
        found = self.boards[seat].findChild(HelpField)
        assert isinstance(found, HelpField)
        return found


@pytest.fixture
def table(qtbot: QtBot, faces: Faces) -> Table:
    return Table(qtbot, faces, THREE)


@pytest.mark.parametrize("setup", [THREE, UNUSUAL], ids=["three", "unusual"])
def test_begins_with_the_given_setup(qtbot: QtBot, faces: Faces, setup: CryptidSetup) -> None:
    assert Table(qtbot, faces, setup).setup == setup


def test_remembers_what_was_chosen(qtbot: QtBot, faces: Faces) -> None:
    chosen = Table(qtbot, faces, UNUSUAL).setup
    again = Table(qtbot, faces, read_setup(write_setup(chosen), THREE))
    assert again.setup == replace(UNUSUAL, seed=None)


def test_enter_plays_from_the_beginning_and_from_a_field(table: Table) -> None:
    for widget in (QApplication.focusWidget(), table.line("seed")):
        assert widget is not None
        with table.bot.waitSignal(table.dialog.accepted):
            QTest.keyClick(widget, Qt.Key.Key_Return)
        table.dialog.show()


def test_cancel_and_escape_reject(table: Table) -> None:
    table.click(table.button("cancel"))
    assert table.dialog.result() == QDialog.DialogCode.Rejected
    table.dialog.show()
    with table.bot.waitSignal(table.dialog.rejected):
        QTest.keyClick(table.dialog, Qt.Key.Key_Escape)


def test_modes_by_mouse_keys_and_arrows(table: Table) -> None:
    table.click(table.mode("advanced"))
    assert table.setup.mode == "advanced"
    table.shortcut(Qt.Key.Key_L)
    table.bot.waitUntil(lambda: table.setup.mode == "normal")
    table.press(table.mode("normal"), Qt.Key.Key_Right)
    assert table.setup.mode == "advanced"
    assert "negated" in table.mode("advanced").accessibleDescription()


def test_pictures_come_after_the_dialog_and_then_stay(table: Table) -> None:
    card = table.mode("advanced")
    table.bot.waitUntil(lambda: card._drawn_for is not None)
    picture = card.grab().toImage().scaled(60, 60)
    assert len({picture.pixel(x, y) for x in range(60) for y in range(60)}) > 300


def test_how_hard_by_arrows(table: Table) -> None:
    found = [table.setup.difficulty]
    table.button("any_step").setFocus()
    for _ in STEPS:
        table.press_on(Qt.Key.Key_Right)
        found.append(table.setup.difficulty)
    assert found == [None, *STEPS]


@pytest.mark.parametrize(
    ("name", "key"),
    [("unique_known", Qt.Key.Key_X), ("answer_yourselves", Qt.Key.Key_N)],
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
    assert switch.accessibleDescription() == table.label(f"{name}_sentence").text()


def test_help_is_chosen_by_persons_and_goes_with_its_seat(table: Table) -> None:
    table.press(table.help(2), Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert table.setup.helps == ("none", "none", "shaded")
    assert "cells are shaded" in table.help(2).toolTip()
    assert not table.help(1).isVisible()
    table.click(table.button("earlier", table.boards[2]))
    assert table.setup.helps == ("none", "shaded", "none")
    table.click(table.button("computer", table.boards[1]))
    assert not table.setup.helps
    table.click(table.button("person", table.boards[1]))
    assert table.setup.helps == ("none", "shaded", "none")


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_fields_of_a_board_show_the_whole_of_what_is_chosen(
    qtbot: QtBot, faces: Faces, percent: int
) -> None:
    set_text_size(percent)
    try:
        table = Table(qtbot, faces, replace(THREE, helps=("none", "struck", "shaded")))
        fields = [each for board in table.boards for each in board.findChildren(ElidedField)]
        shown = [each for each in fields if each.isVisible()]
        assert len(shown) == 5  # two of each person, and the level of the computer
        assert [each.currentText() for each in shown if not each.shows_all] == []
    finally:
        set_text_size(100)


def test_two_to_five_play(table: Table) -> None:
    table.click(table.add())
    table.click(table.add())
    assert len(table.setup.seats) == 5
    assert not table.add().isVisible()
    for _ in range(3):
        table.click(table.button("remove", table.boards[0]))
    assert len(table.setup.seats) == 2
    assert not table.button("remove", table.boards[0]).isVisible()


def test_everything_is_reached_with_tab(table: Table) -> None:
    wanted = {"seed", "own_box", "cancel", "start", "unique_known", "answer_yourselves"}
    seen: set[str] = set()
    for _ in range(40):
        QTest.keyClick(table.dialog, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QWidget)
        seen.add("mode" if isinstance(focused, ModeCard) else focused.objectName())
    assert wanted | {"mode", "any_step", "seated", "help_field", "name_edit"} <= seen


@pytest.mark.parametrize("typed", ["x", "-1", "1.5", "12 3", str(SEED_LIMIT), "½"])
def test_what_is_no_number_is_said_beside_the_field(table: Table, typed: str) -> None:
    table.line("seed").setText(typed)
    assert table.label("seed_error").text() == "This is not the number of a deal."
    assert not table.button("start").isEnabled()
    table.line("seed").setText("42")
    assert table.setup.seed == 42
    assert table.button("start").isEnabled()


def test_a_hard_puzzle_is_looked_for_while_the_dialog_waits(table: Table) -> None:
    table.line("seed").setText("7")
    table.click(table.button("hard"))
    with table.bot.waitSignal(table.dialog.accepted, timeout=60_000):
        table.click(table.button("start"))
        assert table.label("busy").isVisible()
        assert not table.button("start").isEnabled()
        assert table.button("cancel").hasFocus()
    puzzle = table.setup.puzzle
    assert puzzle is not None
    assert difficulty(puzzle, 3) == "hard"
    without = CryptidSetup(THREE.seats, difficulty="hard", seed=7)
    assert table.setup.dealt(0).options == without.dealt(0).options


def test_looking_can_be_given_up(table: Table) -> None:
    table.click(table.button("expert"))
    table.click(table.button("start"))
    with table.bot.waitSignal(table.dialog.rejected):
        table.click(table.button("cancel"))
    assert not table.dialog._search.looking


def test_if_no_process_can_look_the_game_is_dealt_all_the_same(table: Table) -> None:
    table.line("seed").setText("7")
    table.click(table.button("easy"))
    with table.bot.waitSignal(table.dialog.accepted):
        table.dialog._search.failed.emit()
    assert table.setup == replace(THREE, difficulty="easy", seed=7)


def test_an_own_box_comes_with_its_mode(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    box = generated("advanced", 3, 5)

    def use(dialog: OwnBoxDialog) -> bool:
        dialog.puzzle = box
        return True

    monkeypatch.setattr(OwnBoxDialog, "exec", use)
    table.line("seed").setText("7")
    table.click(table.button("own_box"))
    assert table.setup == replace(THREE, mode="advanced", puzzle=box)
    assert table.label("box_note").isVisible()
    assert not table.mode("normal").isEnabled()
    table.click(table.add())
    assert table.label("box_note").text() == "Your box holds 3 clues; 4 players need 4."
    assert not table.button("start").isEnabled()

    def forget(dialog: OwnBoxDialog) -> bool:
        dialog.puzzle = None
        return True

    monkeypatch.setattr(OwnBoxDialog, "exec", forget)
    table.click(table.button("own_box"))
    assert table.setup.puzzle is None
    assert table.button("start").isEnabled()
    assert table.mode("normal").isEnabled()


def test_tokens_leave_room_for_what_moves_a_seat(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.click(table.button("remove", table.boards[2]))
    painted: list[QRectF] = []
    for name in ("paint_cube", "paint_disc"):
        monkeypatch.setattr(dialog, name, lambda _painter, place, *_: painted.append(QRectF(place)))
    for board in table.boards:
        painted.clear()
        board.grab()
        assert len(painted) == 4
        for name in ("earlier", "later"):
            mover = table.button(name, board)
            taken = QRectF(mover.mapTo(board, QPoint()), mover.size())
            assert not any(place.intersects(taken) for place in painted)
