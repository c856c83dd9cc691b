"""Looking back at the table: by keys, by the prompt and by the log, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import write_record
from tests.documents import random_record
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, settle
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse, marked


def tiles_shown(desk: Desk) -> list[dict[Any, Any]]:
    """What lies in each landscape that is drawn."""
    return [{cell: item._tile for cell, item in scene._tiles.items()} for scene in desk.page.scenes]


def tiles_of(state: State) -> list[dict[Any, Any]]:
    return [
        {cell: placed.tile for cell, placed in player.environment.items()}
        for player in state.players
    ]


def shows(desk: Desk, state: State) -> bool:
    """Whether the landscapes and the scores are those of `state`."""
    totals = [spot.points for spot in desk.page.scores.spots() if spot.line == "total"]
    expected = [sheet.total for sheet in score_sheets(state)]
    return tiles_shown(desk) == tiles_of(state) and totals == expected


@pytest.fixture
def played(desk: Desk) -> Desk:
    desk.play(random_record(players=2, turns=5))
    return desk


def test_keys_lead_through_the_whole_game(played: Desk, keyboard: Keyboard) -> None:
    before = write_record(played.session.record)
    history = played.session.history
    states = [history.start, *(entry.step.state for entry in history.entries)]
    for step in range(len(states) - 2, -1, -1):
        keyboard.press(Key.Key_PageUp)
        assert shows(played, states[step])
        assert f"step {step} of {len(states) - 1}" in played.prompt()
    keyboard.press(Key.Key_PageUp)
    assert shows(played, states[0])
    keyboard.press(Key.Key_PageDown)
    assert shows(played, states[1])
    keyboard.press(Key.Key_End)
    assert shows(played, states[-1])
    keyboard.press(Key.Key_Home)
    assert shows(played, states[0])
    keyboard.press(Key.Key_Escape)
    assert shows(played, states[-1])
    assert "Looking back" not in played.prompt()
    assert write_record(played.session.record) == before


def test_turns_are_skipped_with_control(played: Desk, keyboard: Keyboard) -> None:
    keyboard.controlled(Key.Key_PageUp, Key.Key_PageUp)
    assert played.turn_shown() == "Turn 2 of 20"
    assert len(tiles_shown(played)[0]) == len(tiles_of(played.session.history.start)[0]) + 2
    keyboard.controlled(Key.Key_PageDown)
    keyboard.controlled(Key.Key_PageDown)
    assert "Looking back" not in played.prompt()


def test_the_prompt_leads_back_and_forth(played: Desk, mouse: Mouse, keyboard: Keyboard) -> None:
    keyboard.press(Key.Key_PageUp)
    assert played.answers() == ["Earlier", "Later", "Back to the game"]
    mouse.answer("Earlier")
    last = played.session.history.cursor
    assert f"step {last - 2} of {last}" in played.prompt()
    mouse.answer("Later")
    mouse.answer("Back to the game")
    assert "Looking back" not in played.prompt()
    keyboard.press(Key.Key_Home)
    assert played.answers() == ["Later", "Back to the game"]


@pytest.mark.parametrize("gesture", ["board", "market", "pair key", "token key", "arrow"])
def test_no_gesture_plays_while_one_looks_back(
    played: Desk, mouse: Mouse, keyboard: Keyboard, gesture: str
) -> None:
    moves = played.moves
    keyboard.press(Key.Key_PageUp)
    match gesture:
        case "board":
            mouse.click(mouse.at(played.page.board.viewport()))
        case "market":
            mouse.click(mouse.at_tile(0))
        case "pair key":
            keyboard.press(Key.Key_1)
        case "token key":
            keyboard.press(Key.Key_D)
        case "arrow":
            keyboard.press(Key.Key_Right)
    assert played.moves == moves
    assert marked(played, Mark.TILE_PLACE) == set()


def test_a_row_of_the_log_leads_to_its_step(played: Desk) -> None:
    played.page.log.step_chosen.emit(3)
    settle()
    assert shows(played, played.session.history.entries[2].step.state)


def test_the_landscape_of_who_moved_is_shown(played: Desk, keyboard: Keyboard) -> None:
    entries = played.session.history.entries
    for step in range(len(entries) - 1, 0, -1):
        keyboard.press(Key.Key_PageUp)
        assert played.looks_at() == entries[step - 1].seat


def test_computers_play_on_while_one_looks_back(desk: Desk, keyboard: Keyboard, qtbot: Any) -> None:
    desk.deal(ANN, Seat("Robot", "random"))
    keyboard.press(Key.Key_N, Key.Key_1)
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return, Key.Key_Return if desk.state.token is None else Key.Key_D)
    keyboard.press(Key.Key_Home)
    start = desk.session.history.start
    qtbot.waitUntil(lambda: desk.state.turn == 2, timeout=PATIENCE)
    settle()
    assert tiles_shown(desk) == tiles_of(start)
    keyboard.press(Key.Key_Escape)
    assert tiles_shown(desk) == tiles_of(desk.state)


def test_a_draft_survives_a_look_back(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_N, Key.Key_1)
    keyboard.walk_to(desk.turn.tile_places()[1])
    keyboard.press(Key.Key_Return)
    laid = desk.turn.draft.laid
    keyboard.press(Key.Key_PageUp, Key.Key_PageDown)
    assert desk.turn.draft.laid == laid
    keyboard.press(Key.Key_Return if desk.state.token is None else Key.Key_D)
    assert desk.state.turn == 1
