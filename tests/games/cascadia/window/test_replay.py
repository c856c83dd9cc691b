"""A replay in the window: opened from the table, left again, or left for a variation."""

from __future__ import annotations

from cascadia_qt.rules.record import write_record
from tests.documents import random_record
from tests.games.cascadia.window.desk import Desk, settle
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse


def test_the_game_at_the_table_can_be_replayed(desk: Desk, keyboard: Keyboard) -> None:
    desk.play(random_record(turns=5))
    before = write_record(desk.session.record)
    desk.window.replay.trigger()
    settle()
    assert "The table is laid" in desk.prompt()
    assert not desk.window.undo.isEnabled()
    assert not desk.window.hint.isEnabled()
    keyboard.press(Key.Key_Right, Key.Key_Right, Key.Key_Escape)
    assert "The table is laid" not in desk.prompt()
    assert write_record(desk.session.record) == before
    assert desk.turn.state == desk.session.state


def test_a_stored_game_leads_back_to_the_welcome_page(desk: Desk, keyboard: Keyboard) -> None:
    desk.application.shell.replay(random_record(turns=5))
    settle()
    keyboard.press(Key.Key_Space, Key.Key_Escape)
    assert type(desk.window.centralWidget()).__name__ == "WelcomePage"


def test_enter_on_the_button_leaves_the_replay(desk: Desk, keyboard: Keyboard) -> None:
    desk.application.shell.replay(random_record(turns=5))
    settle()
    desk.buttons()[desk.answers().index("Leave the replay")].setFocus()
    keyboard.press(Key.Key_Return)
    assert type(desk.window.centralWidget()).__name__ == "WelcomePage"


def test_a_variation_is_a_game_like_any_other(desk: Desk, keyboard: Keyboard, mouse: Mouse) -> None:
    record = random_record(turns=5)
    desk.application.shell.replay(record)
    settle()
    keyboard.controlled(Key.Key_PageDown, Key.Key_PageDown)
    mouse.answer("Play on from here")
    settle()
    assert desk.turn.state.turn == 2
    assert desk.session.history.entries == record.history.entries[: desk.session.history.cursor]


def test_nothing_of_a_replay_is_saved(desk: Desk, keyboard: Keyboard) -> None:
    desk.application.shell.replay(random_record(turns=5))
    settle()
    keyboard.press(Key.Key_End, Key.Key_Home)
    assert list(desk.folder.glob("*")) == []
