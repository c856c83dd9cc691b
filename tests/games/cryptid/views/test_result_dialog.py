"""The result of a game: everybody's clue on the map, and what could have been known."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.ai.hindsight import Hindsight, Question, hindsight
from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.result.dialog import CryptidResultDialog
from cascadia_qt.games.cryptid.views.result.finding_row import FindingRow
from cascadia_qt.games.cryptid.words.sentences import clue_sentence
from cascadia_qt.rules.record import Record
from cascadia_qt.views.counting import Counting
from tests.games.cryptid.views.results import NAMES, SEED, finished, running, shown

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
Show = Callable[..., CryptidResultDialog]
LOOKED = Hindsight(
    (),
    (9, 0, None),
    (Question(6, 1, 0, 1, 40, 1.0), Question(8, 2, 1, 2, 41, 0.0), Question(9, 3, 2, 0, 42, 2.0)),
)


@pytest.fixture
def show(qtbot: QtBot, faces: Faces) -> Show:
    def shown_dialog(record: Record, percent: int = 0) -> CryptidResultDialog:
        dialog = CryptidResultDialog(shown(record), faces)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.light_up(percent)
        dialog.resize(1203, 676)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return shown_dialog


def button(dialog: CryptidResultDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def words(dialog: CryptidResultDialog) -> str:
    """Everything that can be read or heard of it."""
    widgets = dialog.findChildren(QWidget)
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    heard = [f"{w.accessibleName()} {w.accessibleDescription()} {w.toolTip()}" for w in widgets]
    return "\n".join((*labels, *heard, dialog.windowTitle()))


@pytest.mark.parametrize(("players", "mode"), [(3, "normal"), (4, "advanced"), (2, "normal")])
def test_every_clue_is_told_and_shown_on_the_map(show: Show, players: int, mode: str) -> None:
    record = finished(players, mode)
    dialog, options = show(record), record.options
    said = words(dialog)
    for row, (colour, clue) in zip(dialog._rows[1:], enumerate(options.clues), strict=True):
        assert clue_sentence(clue) in said
        row.click()
        assert dialog._map.shown.lit == options.fitting(colour)
        assert dialog._map._ringed == 1 << options.puzzle.habitat


def test_it_begins_with_the_habitat_and_the_winner(show: Show) -> None:
    record = finished(3)
    dialog = show(record)
    habitat = record.options.puzzle.habitat
    assert dialog._rows[0].isChecked()
    assert dialog._rows[0].hasFocus()
    assert dialog._map.shown.lit is None
    assert dialog._map._ringed == 1 << habitat
    winner = NAMES[record.history.state.winner]
    assert dialog.windowTitle() == f"{winner} has found the habitat"
    assert f"The habitat is {name_of(habitat)}" in words(dialog)


def test_help_of_each_seat_is_named(show: Show) -> None:
    said = words(show(finished(3)))
    assert "Deduction sheet: refuted clues are struck" in said
    assert "Deduction sheet: no help" in said


def test_arrows_walk_along_the_lines_and_the_pointer_shows_for_a_while(show: Show) -> None:
    dialog = show(finished(3))
    QTest.keyClick(dialog._rows[0], Key.Key_Down)
    assert dialog._rows[1].isChecked()
    first = dialog._map.shown.lit
    dialog._rows[3].pointed.emit(True)
    assert dialog._map.shown.lit == dialog._rows[3].finding.lit != first
    dialog._rows[3].pointed.emit(False)
    assert dialog._map.shown.lit == first


def test_what_could_have_been_known_comes_later(show: Show) -> None:
    dialog = show(finished(3))
    assert "thought out" in words(dialog)
    dialog.show_hindsight(LOOKED)
    QApplication.processEvents()
    assert not dialog._waiting.isVisible()
    said = words(dialog)
    assert f"{NAMES[0]} could have known after turn 9." in said
    assert f"{NAMES[1]} could have known before the first turn." in said
    assert f"{NAMES[2]} could never have been sure." in said
    titles = [row.finding.title for row in dialog._rows[4:]]
    assert [title.partition(":")[0] for title in titles] == ["Turn 3", "Turn 1"]
    assert "It ruled out 75 % of what was possible." in said
    dialog._rows[4].click()
    assert dialog._map._ringed == 1 << 42


def test_a_question_that_brought_nothing_is_among_the_least_useful(show: Show) -> None:
    dialog = show(finished(3))
    asked = (*LOOKED.questions, Question(12, 5, 0, 1, 50, 0.5), Question(14, 6, 0, 1, 51, 0.25))
    dialog.show_hindsight(Hindsight((), LOOKED.known, asked))
    titles = [row.finding.title.partition(":")[0] for row in dialog._rows[4:]]
    assert titles == ["Turn 3", "Turn 1", "Turn 5", "Turn 2", "Turn 6"]
    assert "It brought the asker nothing." in words(dialog)


def test_what_cannot_be_found_out_is_said(show: Show) -> None:
    dialog = show(finished(3))
    dialog.tell_no_hindsight()
    assert "This could not be found out." in words(dialog)


def test_a_real_game_is_looked_back_on(show: Show) -> None:
    record = finished(3)
    dialog = show(record)
    dialog.show_hindsight(hindsight(record.history))
    assert words(dialog).count("could") >= 3


@pytest.mark.parametrize(("players", "mode"), [(3, "normal"), (4, "advanced"), (2, "normal")])
def test_a_running_game_tells_no_secret_and_offers_nothing(
    show: Show, players: int, mode: str
) -> None:
    record = running(players, mode)
    dialog = show(record)
    said = words(dialog)
    assert {*dialog._result.state.options.clues} == {UNKNOWN}
    assert not any(clue_sentence(clue) in said for clue in record.options.clues)
    assert f"is {name_of(record.options.puzzle.habitat)}" not in said
    assert "2 cubes" in said
    assert all(row.finding.clue is None for row in dialog.findChildren(FindingRow))
    assert "known" not in said
    for name in ("again_button", "same_deal_button", "replay_button"):
        assert not button(dialog, name).isVisible()
    dialog._rows[1].click()
    assert dialog._map.shown.lit == dialog._result.cells(1)


def test_the_end_offers_what_comes_next(show: Show, qtbot: QtBot) -> None:
    for name, signal in (
        ("again_button", "again_requested"),
        ("same_deal_button", "same_deal_requested"),
        ("replay_button", "replay_requested"),
    ):
        dialog = show(finished(3))
        with qtbot.waitSignal(getattr(dialog, signal)):
            QTest.mouseClick(button(dialog, name), Qt.MouseButton.LeftButton)
        assert not dialog.isVisible()


def test_export_and_print_leave_the_dialog_open(show: Show, qtbot: QtBot) -> None:
    dialog = show(finished(3))
    for name, signal in (
        ("export_button", "export_requested"),
        ("print_button", "print_requested"),
    ):
        with qtbot.waitSignal(getattr(dialog, signal)):
            QTest.mouseClick(button(dialog, name), Qt.MouseButton.LeftButton)
    assert dialog.isVisible()


def test_q_quits_and_escape_closes(show: Show, qtbot: QtBot) -> None:
    dialog = show(finished(3))
    with qtbot.waitSignal(dialog.quit_requested):
        QTest.keyClick(dialog, Key.Key_Q)
    dialog = show(finished(3))
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_number_of_the_deal_is_told(show: Show) -> None:
    assert str(SEED) in show(finished(3))._ui.deal.text()


def pass_to(dialog: CryptidResultDialog, part: float) -> None:
    """Lets so much of the time pass."""
    counting = dialog.findChild(Counting)
    assert isinstance(counting, Counting)
    counting._motion.stop(counting, "passed")
    counting.setProperty("passed", part)


def test_clues_light_up_in_turn_and_the_habitat_remains(show: Show) -> None:
    dialog = show(finished(3), percent=100)
    for part, row in ((0.0, 1), (1.5 / 5, 2), (2.5 / 5, 3)):
        pass_to(dialog, part)
        assert dialog._rows[row].isChecked()
    handle = dialog.windowHandle()
    assert handle is not None
    dialog = show(finished(3), percent=100)
    handle = dialog.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Key.Key_A)
    assert dialog._rows[0].isChecked()
    assert dialog.isVisible()


def test_without_motion_nothing_lights_up_by_itself(show: Show) -> None:
    assert show(finished(3)).findChild(Counting) is None
