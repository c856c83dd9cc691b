"""Two players with two clues each: nobody notices whether an answer was chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.replay import CryptidReplay
from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.rules.actions import AnswerCube, Ask, Search
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, cells_in, name_of
from cascadia_qt.games.cryptid.rules.state import Phase
from cascadia_qt.model.game_log import LogRole
from tests.games.cryptid.table import fitting, puzzle
from tests.games.cryptid.window.conftest import Open
from tests.games.cryptid.window.den import ANN, BEN, PATIENCE, ROBOT, Den
from tests.games.cryptid.window.test_by_keyboard import share_all
from tests.window.readable import readable

Key = Qt.Key
FOUR = next(number for number in range(6) if len(puzzle(number).clues) == 4)


def begun(den: Den) -> None:
    """Ann has the first turn."""
    den.play(ANN, BEN, number=FOUR)
    share_all(den)
    assert den.closed
    den.open_curtain()
    assert den.stage is Stage.TURN


def free(den: Den, *colours: int) -> str:
    return fitting(den.state, *colours)[0]


def ask(den: Den, cell: str) -> None:
    den.jump(cell)
    den.press(Key.Key_A)
    den.press(Key.Key_Return)


def log_rows(den: Den) -> list[str]:
    model = den.table.look._log
    return [model.index(row).data() for row in range(model.rowCount())]


@pytest.mark.parametrize(
    ("colours", "answers"),
    [
        ((0, 2), 2),  # both of Ben's clues deny the cell
        ((0, 1, 2), 1),
        ((0, 1), 1),
        ((0, 1, 3), 1),  # both fit
    ],
)
def test_whoever_is_asked_comes_for_every_answer(
    den: Den, colours: tuple[int, ...], answers: int
) -> None:
    begun(den)
    cell = free(den, *colours)
    rows = len(log_rows(den))
    ask(den, cell)
    assert den.closed
    said = readable()
    assert "Ben is next" in said
    assert f"Ann: Asks Ben about {cell}" in said
    assert len(log_rows(den)) == rows + 1
    den.open_curtain()
    assert den.prompt() == f"Ann asks you about {cell}. What is your answer?"
    assert len(den.turn.answers) == len(den.answers()) == answers
    assert den.page.scene.shown is not None
    assert not den.page.scene.shown.table.cubed >> CELL_NAMED[cell] & 1
    den.digit(1)
    den.press(Key.Key_Return)
    assert len(log_rows(den)) == rows + 1
    token = "disc" if {1, 3} <= set(colours) else "cube"
    model = den.table.look._log
    assert any(token in line for line in model.index(rows).data(LogRole.BESIDES))
    if token == "cube":
        assert den.closed  # Ann pays
        den.open_curtain()
        assert den.state.phase is Phase.PAY
    else:
        assert not den.closed  # it is Ben's turn
        assert den.stage is Stage.TURN


def test_a_choice_and_none_tell_the_asker_the_same_words(den: Den) -> None:
    told = []
    for colours in ((0, 2), (0, 2, 3)):  # a choice, or the first colour alone
        begun(den)
        cell = free(den, *colours)
        ask(den, cell)
        den.open_curtain()
        den.digit(1)
        den.press(Key.Key_Return)
        model = den.table.look._log
        lines = [*den.table.public_story(0), *map(str, log_rows(den)), den.prompt()]
        spoken = str(model.index(model.rowCount() - 1).data(Qt.ItemDataRole.AccessibleTextRole))
        den.open_curtain()
        den.press(Key.Key_PageUp)
        looked = den.prompt()
        told.append([line.replace(cell, "?") for line in (*lines, spoken, looked)])
    assert told[0] == told[1]


def test_the_choice_is_the_answer_that_counts(den: Den) -> None:
    begun(den)
    ask(den, free(den, 0, 2))
    den.open_curtain()
    den.digit(2)
    assert den.steps == 5
    den.press(Key.Key_Return)
    assert den.last_action == AnswerCube(3)


def test_a_search_that_wins_waits_for_the_answer(den: Den) -> None:
    begun(den)
    habitat = puzzle(FOUR).habitat
    assert habitat is not None
    den.jump(habitat)
    den.press(Key.Key_S)
    den.press(Key.Key_Return)
    assert den.last_action == Search(habitat)
    assert den.closed
    clues = [clue for clue in readable() if clue.startswith("The habitat is")]
    assert clues == []
    den.open_curtain()
    assert den.stage is Stage.ANSWERING
    assert den.prompt() == f"Ann searches {name_of(habitat)}. What is your answer?"
    den.press(Key.Key_Return)
    assert den.prompt() == "Ann has found the habitat"


def test_an_answer_that_was_held_back_is_asked_for_again_after_a_restart(open_den: Open) -> None:
    den = open_den()
    begun(den)
    cell = free(den, 0, 1)
    ask(den, cell)
    den.end()
    QApplication.processEvents()
    again = open_den()
    again.shell.lobby.continue_requested.emit()
    assert again.closed
    assert "Ben is next" in readable()
    again.open_curtain()
    assert again.turn.stage is Stage.ANSWERING


def test_a_computer_answers_without_a_row_of_its_own(den: Den, qtbot: QtBot) -> None:
    den.play(ANN, ROBOT, number=FOUR)
    while den.state.phase is Phase.SHARE:
        if den.stage is Stage.PLACING:
            den.jump(cells_in(den.turn.lit)[0])
            den.press(Key.Key_Return)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: den.stage is Stage.TURN, timeout=PATIENCE)
    cell = free(den, 0, 2)
    rows = len(log_rows(den))
    den.jump(cell)
    den.press(Key.Key_A)
    den.press(Key.Key_Return)
    qtbot.waitUntil(lambda: den.stage is Stage.PLACING, timeout=PATIENCE)
    assert isinstance(den.session.history.entries[den.steps - 2].action, Ask)
    assert len(log_rows(den)) == rows + 1


def test_a_replay_plays_on_after_a_chosen_answer(den: Den) -> None:
    """Steps that are told together stay together, and none is lost."""
    begun(den)
    ask(den, free(den, 0, 2))
    den.open_curtain()
    den.digit(2)
    den.press(Key.Key_Return)
    den.open_curtain()
    steps = den.steps
    actions = den.session.history.actions
    den.window.replay.trigger()
    replay = den.shell.table
    assert isinstance(replay, CryptidReplay)
    den.press(Key.Key_End)
    assert replay.look.cursor == steps - 1
    replay.play_on()
    QApplication.processEvents()
    assert den.session.history.actions == actions


def win(den: Den) -> None:
    """Ann searches the habitat; Ben has not answered yet."""
    begun(den)
    habitat = puzzle(FOUR).habitat
    assert habitat is not None
    den.jump(habitat)
    den.press(Key.Key_S)
    den.press(Key.Key_Return)


def telling(den: Den) -> list[bool]:
    """Whether the actions that tell how the game stands can be used."""
    window = den.window
    actions = (window.scores, window.export, window.print, window.replay)
    return [action.isEnabled() for action in actions]


def test_nobody_sees_the_result_before_the_answer_is_given(den: Den) -> None:
    win(den)
    assert telling(den) == [False] * 4
    den.open_curtain()
    assert den.stage is Stage.ANSWERING
    assert telling(den) == [False] * 4
    den.press(Key.Key_Return)
    assert telling(den) == [True] * 4


@pytest.mark.parametrize("colours", [(0, 2), (0, 1, 2)])
def test_a_choice_and_none_leave_the_same_actions(den: Den, colours: tuple[int, ...]) -> None:
    begun(den)
    ask(den, free(den, *colours))
    den.open_curtain()
    assert telling(den) == [False] * 4


def test_a_replay_tells_the_end_and_leads_back_to_it(den: Den) -> None:
    win(den)
    den.open_curtain()
    den.press(Key.Key_Return)
    QApplication.processEvents()
    den.window.replay.trigger()
    replay = den.shell.table
    assert isinstance(replay, CryptidReplay)
    assert replay.looked_back is not None
    den.press(Key.Key_End)
    assert replay.display.state.phase is Phase.OVER
    den.shell.go_back()
    QApplication.processEvents()
    assert not den.closed
    assert den.stage is Stage.OVER
