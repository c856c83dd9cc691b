"""The end of a game, counted up and explained; how a running one stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.games.kaskaria.rules.cards import BACK
from cascadia_qt.games.kaskaria.rules.reckoning import reckonings
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.result.account_view import AccountView
from cascadia_qt.games.kaskaria.views.result.dialog import KaskariaResultDialog
from cascadia_qt.games.kaskaria.views.result.island import standing
from cascadia_qt.games.kaskaria.views.result.sheet_view import ResultSheet
from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS
from cascadia_qt.games.kaskaria.words.explanation import PARTS
from cascadia_qt.views.counting import Counting
from tests.games.kaskaria.views.results import CLEAR, NAMES, PRINTED, SEED, TIE, played, shown

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key, Role = Qt.Key, Qt.ItemDataRole
Show = Callable[..., KaskariaResultDialog]


@pytest.fixture
def show(qtbot: QtBot, faces: Faces) -> Show:
    def opened(state: State, percent: int = 0) -> KaskariaResultDialog:
        dialog = KaskariaResultDialog(shown(state), faces)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.count_up(percent)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return opened


def sheet_of(dialog: KaskariaResultDialog) -> ResultSheet:
    found = dialog.findChild(ResultSheet)
    assert isinstance(found, ResultSheet)
    return found


def button(dialog: KaskariaResultDialog, name: str) -> QAbstractButton:
    found = dialog.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def text(dialog: KaskariaResultDialog, name: str) -> str:
    found = dialog.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found.text()


def account(dialog: KaskariaResultDialog) -> list[str]:
    """What is read of the account, line by line."""
    view = dialog.findChild(AccountView)
    assert isinstance(view, AccountView)
    return [label.text() for label in view.findChildren(QLabel) if label.isVisible()]


def column(dialog: KaskariaResultDialog, seat: int) -> list[str]:
    model = sheet_of(dialog).model()
    return [model.index(row, seat).data(Role.DisplayRole) for row in range(len(ROWS))]


def test_the_printed_example_part_by_part(show: Show) -> None:
    dialog = show(PRINTED)
    assert [column(dialog, seat) for seat in range(4)] == [
        ["2", "7", "1", "2", "12"],
        ["5", "4", "4", "0", "13"],
        ["9", "4", "0", "0", "13"],
        ["1", "1", "7", "0", "9"],
    ]
    assert text(dialog, "score_title") == "Benjamin and Chloé share the victory"
    assert dialog.windowTitle() == text(dialog, "score_title")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_parts_add_up_to_what_the_rules_reckon(show: Show, players: int) -> None:
    state = played(players)
    dialog = show(state)
    for seat, reckoning in enumerate(reckonings(state)):
        *parts, total = map(int, column(dialog, seat))
        assert sum(parts) == total == reckoning.total


def test_a_tie_is_told_in_words(show: Show) -> None:
    dialog = show(TIE)
    assert text(dialog, "score_title") == f"{NAMES[0]} wins with 13 gold"
    assert any("the amulet wins" in line for line in account(dialog))
    sheet_of(dialog).look_at(1, "total")
    assert any("who has the amulet" in line for line in account(dialog))


def test_there_is_no_tie_break_without_a_tie(show: Show) -> None:
    dialog = show(CLEAR)
    assert not any("Tie-break" in line for line in account(dialog))


def test_the_keyboard_goes_from_number_to_number(show: Show) -> None:
    dialog = show(CLEAR)
    sheet = sheet_of(dialog)
    assert sheet.hasFocus()
    assert sheet.looked_at == (0, "total")
    QTest.keyClick(sheet, Key.Key_Up)
    assert sheet.looked_at == (0, "amulet")
    QTest.keyClick(sheet, Key.Key_Right)
    assert sheet.looked_at == (1, "amulet")
    assert account(dialog)[0] == "Benjamin, amulet: no gold"
    QTest.keyClick(sheet, Key.Key_Return)
    assert dialog.isVisible()


def test_every_number_can_be_heard(show: Show) -> None:
    dialog = show(PRINTED)
    said = sheet_of(dialog).model().index(1, 2).data(Role.AccessibleTextRole)
    assert said.startswith("Chloé, cliff runner: 4 gold. Second place, shared with Benjamin")


def test_the_island_rings_whose_gold_is_looked_at(show: Show) -> None:
    dialog = show(CLEAR)
    sheet_of(dialog).look_at(1, "griffin")
    assert dialog._ui.island._ringed == [("griffin", 1)]
    sheet_of(dialog).look_at(1, "total")
    assert dialog._ui.island._ringed == [("runner", 1), ("griffin", 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_figure_stands_on_a_place_of_its_own(players: int) -> None:
    found = list(standing(played(players)))
    assert {(one.figure, one.seat) for one in found} == {
        (figure, seat) for figure in ("runner", "griffin") for seat in range(players)
    }
    assert len({one.feet.toTuple() for one in found}) == 2 * players


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
    dialog = show(played(3, 30))
    assert text(dialog, "score_title") == "Gold so far"
    for name in ("again_button", "same_deal_button", "replay_button"):
        assert not button(dialog, name).isVisible()


def test_no_card_of_anybody_is_in_it() -> None:
    result = shown(played(3, 30))
    hands = [hero.hand for hero in result.state.heroes]
    assert all(hands)
    assert all({*hero.hand} <= {BACK, *hero.shown} for hero in result.state.heroes)


def test_the_number_of_the_deal_is_told(show: Show) -> None:
    assert str(SEED) in text(show(CLEAR), "deal")


def pass_to(dialog: KaskariaResultDialog, part: float) -> None:
    """Lets so much of the time pass."""
    counting = dialog.findChild(Counting)
    assert isinstance(counting, Counting)
    counting._motion.stop(counting, "passed")
    counting.setProperty("passed", part)


def counted(dialog: KaskariaResultDialog, seat: int) -> list[int | None]:
    art = sheet_of(dialog)._art
    assert art is not None
    return [art.shown(seat, row) for row in ROWS]


def test_gold_is_counted_up_and_the_winner_comes_last(show: Show) -> None:
    dialog = show(CLEAR, percent=100)
    lines = len(PARTS) + 2
    pass_to(dialog, 0)
    assert counted(dialog, 0) == [None, None, None, None, 0]
    assert NAMES[0] not in text(dialog, "score_title")
    pass_to(dialog, 1.5 / lines)
    assert counted(dialog, 0) == [3, 2, None, None, 5]
    pass_to(dialog, 5 / lines)
    assert counted(dialog, 0) == [3, 4, 7, 2, 16]
    assert NAMES[0] not in text(dialog, "score_title")


def test_any_key_shows_everything(show: Show) -> None:
    dialog = show(CLEAR, percent=100)
    handle = dialog.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Key.Key_A)
    assert counted(dialog, 0) == [3, 4, 7, 2, 16]
    assert text(dialog, "score_title") == f"{NAMES[0]} wins with 16 gold"
    assert sheet_of(dialog).looked_at == (0, "total")
    assert dialog.isVisible()


def test_without_motion_nothing_is_counted(show: Show) -> None:
    dialog = show(CLEAR)
    assert dialog.findChild(Counting) is None
    assert counted(dialog, 0) == [3, 4, 7, 2, 16]
