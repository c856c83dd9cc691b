"""Undo and redo by keys and actions: to what was revealed, and further if the table agreed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers import table
from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.rules.game import Seat
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, record_where, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Modifier, Mouse, marked
from tests.games.cascadia.window.test_looking import play_turn

BOT = Seat("Robot", "random")
FOREVER = 3_600_000

UNDO_KEYS = [(Key.Key_U, Modifier.NoModifier), (Key.Key_Z, Modifier.ControlModifier)]
REDO_KEYS = [
    (Key.Key_Y, Modifier.ControlModifier),
    (Key.Key_Z, Modifier.ControlModifier | Modifier.ShiftModifier),
]


def lay_tile(desk: Desk, keyboard: Keyboard) -> None:
    """Sets the tile in hand down on the first place."""
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return, Key.Key_Return)


@pytest.mark.parametrize(("undo", "undo_held"), UNDO_KEYS)
@pytest.mark.parametrize(("redo", "redo_held"), REDO_KEYS)
def test_a_turn_goes_back_and_forth(
    desk: Desk,
    keyboard: Keyboard,
    undo: Key,
    undo_held: Modifier,
    redo: Key,
    redo_held: Modifier,
) -> None:
    """Taking and laying reveal nothing: both are undone one by one, and done again."""
    desk.deal(ANN, BEN, seed=4)
    digests = [desk.digest()]
    keyboard.press(Key.Key_3)
    digests.append(desk.digest())
    lay_tile(desk, keyboard)
    digests.append(desk.digest())
    assert len(desk.moves) == 2
    for digest in (digests[1], digests[0]):
        keyboard.press(undo, held=undo_held)
        assert desk.digest() == digest
        assert desk.keeps_up()
    assert not desk.window.undo.isEnabled()
    assert set(desk.page.scenes[0]._tiles) == set(desk.state.player.environment)
    for digest in digests[1:]:
        keyboard.press(redo, held=redo_held)
        assert desk.digest() == digest
        assert desk.keeps_up()
    assert not desk.window.redo.isEnabled()
    assert set(desk.page.scenes[0]._tiles) == set(desk.state.player.environment)


def test_a_draft_is_undone_before_the_game(desk: Desk, keyboard: Keyboard) -> None:
    """What lies there only for the time being goes first."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1)
    keyboard.walk_to(desk.turn.tile_places()[0])
    keyboard.press(Key.Key_Return)
    assert desk.stage() is Stage.LAID
    trigger(desk.window.undo)
    assert desk.stage() is Stage.PLACING
    assert len(desk.moves) == 1
    trigger(desk.window.undo)
    assert desk.stage() is Stage.CHOOSING


def test_a_new_decision_replaces_what_was_undone(desk: Desk, keyboard: Keyboard) -> None:
    """There is no way forward to another past."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1, Key.Key_U)
    assert desk.window.redo.isEnabled()
    keyboard.press(Key.Key_2)
    assert desk.moves == ["take 1"]
    assert not desk.window.redo.isEnabled()


def test_what_was_revealed_stays(desk: Desk, keyboard: Keyboard) -> None:
    """The end of a turn draws from the stack and the bag: nobody goes back."""
    desk.deal(ANN, BEN)
    play_turn(desk, keyboard)
    before = desk.digest()
    assert not desk.window.undo.isEnabled()
    keyboard.press(Key.Key_U, Key.Key_Backspace, Key.Key_Escape)
    keyboard.controlled(Key.Key_Z)
    assert desk.digest() == before


def test_replaced_tokens_stay(desk: Desk, keyboard: Keyboard) -> None:
    """Three equal tokens that were replaced do not come back."""
    desk.play(record_where(lambda state: state.may_replace_three, ANN, BEN))
    keyboard.press(Key.Key_Y)
    before = desk.digest()
    assert not desk.window.undo.isEnabled()
    keyboard.press(Key.Key_U, Key.Key_Backspace)
    assert desk.digest() == before


def test_a_table_that_agreed_goes_all_the_way_back(desk: Desk, keyboard: Keyboard) -> None:
    """Through everybody's turns to the first decision, and forward again to the last."""
    desk.deal(ANN, BEN, free_undo=True)
    digests = [desk.digest()]
    desk.session.changed.connect(lambda: digests.append(desk.digest()))
    for _ in range(4):
        play_turn(desk, keyboard)
    played = list(digests)
    steps = len(desk.moves)
    for step in range(steps):
        keyboard.press(Key.Key_U)
        assert desk.digest() == played[steps - step - 1]
        assert desk.looks_at() == desk.state.seat, "the landscape of whose turn it is"
    assert desk.moves == []
    for step in range(steps):
        keyboard.controlled(Key.Key_Y)
        assert desk.digest() == played[step + 1]
        assert desk.looks_at() == desk.state.seat
    assert desk.keeps_up()


def test_undo_goes_past_the_computers(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    """To the last decision of a person; then the computer thinks anew."""
    desk.deal(ANN, BOT, free_undo=True)
    play_turn(desk, keyboard)
    own = len([entry for entry in desk.session.history.entries if entry.seat == 0])
    qtbot.waitUntil(lambda: desk.state.turn == 2, timeout=PATIENCE)
    keyboard.press(Key.Key_U)
    assert desk.state.turn == 0
    assert desk.session.history.cursor == own - 1
    assert desk.looks_at() == 0
    keyboard.controlled(Key.Key_Y)
    assert desk.state.turn == 2
    keyboard.press(Key.Key_U, Key.Key_D)
    qtbot.waitUntil(lambda: desk.state.turn == 2, timeout=PATIENCE)


def test_undo_stops_a_computer_that_thinks(
    start: Start, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """It is the person's turn again, at once, and the person's landscape is shown."""
    monkeypatch.setattr(table, "_BOT_PAUSE", FOREVER)
    desk = start(motion=100)
    keyboard = Keyboard(desk)
    desk.deal(ANN, BOT, free_undo=True)
    play_turn(desk, keyboard)
    assert desk.stage() is Stage.WAITING
    qtbot.waitUntil(lambda: desk.looks_at() == 1, timeout=PATIENCE)
    keyboard.press(Key.Key_U)
    assert desk.stage() is Stage.PLACING
    assert desk.looks_at() == 0
    assert desk.prompt().startswith("Ann: ")


def test_undo_shows_the_places_again(desk: Desk, mouse: Mouse, keyboard: Keyboard) -> None:
    """What is marked follows the game backwards, too."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1)
    places = marked(desk, Mark.TILE_PLACE)
    lay_tile(desk, keyboard)
    assert marked(desk, Mark.TILE_PLACE) == set()
    trigger(desk.window.undo)
    assert marked(desk, Mark.TILE_PLACE) == places
    mouse.click(mouse.at_cell(next(iter(places))))
    assert desk.stage() is Stage.LAID


def test_undo_and_redo_wait_for_a_table(desk: Desk, keyboard: Keyboard) -> None:
    """On the welcome page there is nothing to take back."""
    assert not desk.window.undo.isEnabled()
    assert not desk.window.redo.isEnabled()
    keyboard.press(Key.Key_U)
    desk.deal(ANN)
    assert not desk.window.undo.isEnabled()
    keyboard.press(Key.Key_1)
    assert desk.window.undo.isEnabled()
