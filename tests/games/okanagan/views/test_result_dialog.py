"""The end of a game, counted up and explained; how a running one stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.result import sheet_art
from cascadia_qt.games.okanagan.views.result.account_view import AccountView
from cascadia_qt.games.okanagan.views.result.dialog import OkanaganResultDialog
from cascadia_qt.games.okanagan.views.result.sheet_view import ResultSheet
from cascadia_qt.views.counting import Counting
from tests.games.okanagan.views.results import (
    CLEAR,
    NAMES,
    NUGGETS,
    PRINTED,
    SEED,
    TIE,
    played,
    shown,
)

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key, Role = Qt.Key, Qt.ItemDataRole
Show = Callable[..., OkanaganResultDialog]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def opened(state: State, percent: int = 0, looker: int | None = None) -> OkanaganResultDialog:
        dialog = OkanaganResultDialog(shown(state, looker=looker))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.count_up(percent)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return opened


def sheet_of(dialog: OkanaganResultDialog) -> ResultSheet:
    found = dialog.findChild(ResultSheet)
    assert isinstance(found, ResultSheet)
    return found


def button(dialog: OkanaganResultDialog, name: str) -> QAbstractButton:
    found = dialog.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def text(dialog: OkanaganResultDialog, name: str) -> str:
    found = dialog.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found.text()


def account(dialog: OkanaganResultDialog) -> list[str]:
    """What is read of the account, line by line."""
    view = dialog.findChild(AccountView)
    assert isinstance(view, AccountView)
    return [label.text() for label in view.findChildren(QLabel) if label.isVisible()]


def column(dialog: OkanaganResultDialog, seat: int) -> list[str]:
    model = sheet_of(dialog).model()
    return [model.index(row, seat).data(Role.DisplayRole) for row in range(model.rowCount())]


def test_the_printed_example_part_by_part(show: Show) -> None:
    dialog = show(PRINTED)
    assert column(dialog, 0) == ["8", "15", "12", "14", "10", "59"]
    assert text(dialog, "score_title") == f"{NAMES[0]} wins with 59 points"
    assert dialog.windowTitle() == text(dialog, "score_title")
    told = "\n".join(account(dialog))
    assert "5 points for every set of timber and pelt: 3 sets, 15 points: 3 timber, 3 pelts" in told
    assert "3 nuggets: first place" in told


def test_equal_nuggets_share_the_better_place(show: Show) -> None:
    dialog = show(NUGGETS)
    assert [column(dialog, seat)[4] for seat in range(4)] == ["10", "10", "2", "0"]
    sheet_of(dialog).look_at(1, "nuggets")
    assert any(f"first place, shared with {NAMES[0]}" in line for line in account(dialog))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_parts_add_up_to_what_the_rules_reckon(show: Show, players: int) -> None:
    state = played(players)
    dialog = show(state)
    for seat, reckoning in enumerate(reckonings(state)):
        *parts, total = map(int, column(dialog, seat))
        assert sum(parts) == total == reckoning.total


def test_a_tie_is_told_in_words(show: Show) -> None:
    dialog = show(TIE)
    assert text(dialog, "score_title") == f"{NAMES[1]} wins with 9 points"
    assert any("but 4 rewards, which is more" in line for line in account(dialog))
    sheet_of(dialog).look_at(0, "total")
    assert any("who has more rewards" in line for line in account(dialog))


def test_there_is_no_tie_break_without_a_tie(show: Show) -> None:
    assert not any("Tie-break" in line for line in account(show(CLEAR)))


def test_the_keyboard_goes_from_number_to_number(show: Show) -> None:
    dialog = show(CLEAR)
    sheet = sheet_of(dialog)
    assert sheet.hasFocus()
    assert sheet.looked_at == (0, "total")
    QTest.keyClick(sheet, Key.Key_Up)
    QTest.keyClick(sheet, Key.Key_Up)
    assert sheet.looked_at == (0, "objective_3")
    assert account(dialog)[0] == f"{NAMES[0]}, objective 3: 7 points"
    QTest.keyClick(sheet, Key.Key_Right)
    assert sheet.looked_at == (1, "objective_3")
    QTest.keyClick(sheet, Key.Key_Return)
    assert dialog.isVisible()


def test_every_number_can_be_heard(show: Show) -> None:
    said = sheet_of(show(PRINTED)).model().index(2, 0).data(Role.AccessibleTextRole)
    assert said.startswith(f"{NAMES[0]}, objective 2: 12 points. ")
    assert "4 sets" in said


@pytest.mark.parametrize(
    ("row", "lit"),
    [
        ("objective_1", {"timber", "pelt"}),
        ("objective_2", {"wheat"}),
        ("objective_3", {"pelt", "salmon", "stone"}),
        ("nuggets", set()),
    ],
)
def test_the_rewards_that_count_are_lit(show: Show, row: str, lit: set[str]) -> None:
    dialog = show(PRINTED)
    sheet_of(dialog).look_at(0, row)
    assert dialog._ui.holding.lit == lit
    assert dialog._ui.holding.accessibleDescription().startswith(NAMES[0])


def test_all_colours_count_for_the_explorer(show: Show) -> None:
    dialog = show(PRINTED)
    sheet_of(dialog).look_at(0, "explorer")
    assert len(dialog._ui.holding.lit) == 12


def test_the_end_offers_what_comes_next(show: Show, qtbot: QtBot) -> None:
    for name, signal in (
        ("again_button", "again_requested"),
        ("same_deal_button", "same_deal_requested"),
        ("replay_button", "replay_requested"),
    ):
        dialog = show(CLEAR)
        with qtbot.waitSignal(getattr(dialog, signal)):
            QTest.mouseClick(button(dialog, name), Qt.MouseButton.LeftButton)
        assert not dialog.isVisible()


def test_export_and_print_leave_the_dialog_open(show: Show, qtbot: QtBot) -> None:
    dialog = show(CLEAR)
    for name, signal in (
        ("export_button", "export_requested"),
        ("print_button", "print_requested"),
    ):
        with qtbot.waitSignal(getattr(dialog, signal)):
            QTest.mouseClick(button(dialog, name), Qt.MouseButton.LeftButton)
    assert dialog.isVisible()


def test_q_quits_and_escape_closes(show: Show, qtbot: QtBot) -> None:
    dialog = show(CLEAR)
    with qtbot.waitSignal(dialog.quit_requested):
        QTest.keyClick(dialog, Key.Key_Q)
    dialog = show(CLEAR)
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_running_game_stands_and_offers_nothing(show: Show) -> None:
    dialog = show(played(3, 60), looker=1)
    assert text(dialog, "score_title") == "Points so far"
    for name in ("again_button", "same_deal_button", "replay_button"):
        assert not button(dialog, name).isVisible()


def test_only_ones_own_objectives_are_in_it(show: Show) -> None:
    state = played(3, 60)
    assert state.phase is not Phase.OVER
    dialog = show(state, looker=1)
    for seat in (0, 2):
        assert column(dialog, seat)[1:4] == ["?"] * 3
        said = sheet_of(dialog).model().index(1, seat).data(Role.AccessibleTextRole)
        assert said == f"{NAMES[seat]}: Objective 1. This objective is secret until the end."
    assert "?" not in column(dialog, 1)
    assert [column(show(state), seat)[1:4] for seat in range(3)] == [["?"] * 3] * 3


def test_while_objectives_are_chosen_all_of_them_are_shown(show: Show) -> None:
    state = played(2, 0)
    assert state.phase is Phase.KEEP
    dialog = show(state, looker=0)
    assert column(dialog, 0) == ["0"] * 8
    assert column(dialog, 1)[1:6] == ["?"] * 5


def test_the_number_of_the_deal_is_told(show: Show) -> None:
    assert str(SEED) in text(show(CLEAR), "deal")


def pass_to(dialog: OkanaganResultDialog, part: float) -> None:
    """Lets so much of the time pass."""
    counting = dialog.findChild(Counting)
    assert isinstance(counting, Counting)
    counting._motion.stop(counting, "passed")
    counting.setProperty("passed", part)


def counted(dialog: OkanaganResultDialog, seat: int) -> list[int | None]:
    art = sheet_of(dialog)._art
    assert art is not None
    return [art.shown(seat, row) for row in dialog._result.rows]


def test_points_are_counted_up_and_the_winner_comes_last(show: Show) -> None:
    dialog = show(CLEAR, percent=100)
    lines = 5 + 2
    pass_to(dialog, 0)
    assert counted(dialog, 0) == [None, None, None, None, None, 0]
    assert NAMES[0] not in text(dialog, "score_title")
    pass_to(dialog, 1.5 / lines)
    assert counted(dialog, 0) == [8, 3, None, None, None, 11]
    pass_to(dialog, 6 / lines)
    assert counted(dialog, 0) == [8, 6, 3, 7, 10, 34]
    assert NAMES[0] not in text(dialog, "score_title")


def test_any_key_shows_everything(show: Show) -> None:
    dialog = show(CLEAR, percent=100)
    handle = dialog.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Key.Key_A)
    assert counted(dialog, 0) == [8, 6, 3, 7, 10, 34]
    assert text(dialog, "score_title") == f"{NAMES[0]} wins with 34 points"
    assert sheet_of(dialog).looked_at == (0, "total")
    assert dialog.isVisible()


def test_without_motion_nothing_is_counted(show: Show) -> None:
    dialog = show(CLEAR)
    assert dialog.findChild(Counting) is None
    assert counted(dialog, 0) == [8, 6, 3, 7, 10, 34]


@pytest.mark.parametrize("width", [900, 1100, 1280])
def test_cards_of_four_are_seen_in_every_window(
    show: Show, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    painted: list[str] = []
    monkeypatch.setattr(sheet_art, "paint_stamps", lambda *args: painted.append(" ".join(args[3])))
    state = played(4)
    dialog = show(state)
    dialog.resize(width, 620)
    painted.clear()
    sheet_of(dialog).grab()
    cards = [card for explorer in state.explorers for card in explorer.objectives]
    assert sorted(painted) == sorted(" ".join(OBJECTIVES[card].rewards) for card in cards)
