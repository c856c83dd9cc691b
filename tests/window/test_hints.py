"""The hint: three good turns on the board, the better ones only when asked."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.rules.cascadia.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    PlaceToken,
    Take,
)
from cascadia_qt.rules.cascadia.play import apply, legal
from cascadia_qt.rules.cascadia.state import Phase, State
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.cascadia.board_items import PieceItem
from tests.window.conftest import Start
from tests.window.desk import ANN, BEN, PATIENCE, Desk, record_where, settle, trigger
from tests.window.hands import Key, Keyboard, Mouse

RANKS = ["Third best", "Second best", "Best"]
THINKING = "Looking for good turns…"


def title(desk: Desk) -> str | None:
    card = desk.page.hint
    return card.lines[0] if card.isVisible() else None


def rank(desk: Desk) -> str | None:
    shown = title(desk)
    return None if shown is None else shown.partition(":")[0]


def ask(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    """Presses H and waits for a turn to be shown."""
    keyboard.press(Key.Key_H)
    qtbot.waitUntil(lambda: rank(desk) in RANKS, timeout=PATIENCE)


def hovering(desk: Desk, piece: PieceItem | None) -> Cell | None:
    scene = desk.page.scenes[desk.state.seat]
    if piece is None or not piece.isVisible():
        return None
    return scene.layout_of_cells.cell_at(piece.pos())


def turn_seen(desk: Desk) -> list[Action]:
    """The turn as market, board and card show it."""
    scene, marks = desk.page.scenes[desk.state.seat], desk.page.market._marks
    actions: list[Action] = []
    if marks.chosen_tiles:
        (tile,), (token,) = marks.chosen_tiles, marks.chosen_tokens
        actions.append(Take(tile) if tile == token else NatureFree(tile, token))
    laid, placed = hovering(desk, scene._tile_ghost), hovering(desk, scene._token_ghost)
    if desk.state.tile is not None or desk.state.phase is Phase.CHOOSE:
        assert scene._tile_ghost is not None
        assert laid is not None
        actions.append(PlaceTile(laid, scene._tile_ghost._turns))
    if placed is not None:
        actions.append(PlaceToken(placed))
    elif any("Decline the token." in line for line in desk.page.hint.lines):
        actions.append(DeclineToken())
    return actions


def assert_ends_the_turn(state: State, actions: list[Action]) -> None:
    after = state
    for action in actions:
        assert action in legal(after)
        after = apply(after, action).state
    assert after.turn == state.turn + 1


def at_the_beginning(state: State) -> bool:
    return state.turn == 0


def pair_in_hand(state: State) -> bool:
    return state.turn > 5 and state.tile is not None and state.token is not None


def nature_to_spend(state: State) -> bool:
    return state.player.nature > 0 and state.tile is None and state.token is None


def only_token_in_hand(state: State) -> bool:
    return state.tile is None and state.token is not None


@pytest.mark.parametrize(
    ("wanted", "grid"),
    [
        (at_the_beginning, HEX),
        (pair_in_hand, HEX),
        (nature_to_spend, HEX),
        (at_the_beginning, SQUARE),
        (pair_in_hand, SQUARE),
    ],
    ids=["begin-hex", "pair-hex", "nature-hex", "begin-square", "pair-square"],
)
def test_better_and_better_turns(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot, wanted: Callable[[State], bool], grid: Grid
) -> None:
    desk.play(record_where(wanted, ANN, BEN, grid=grid))
    before = desk.digest()
    seen, turns = [], []
    for _ in range(4):
        ask(desk, keyboard, qtbot)
        seen.append(rank(desk))
        turns.append(turn_seen(desk))
        assert_ends_the_turn(desk.state, turns[-1])
    assert seen == [*RANKS, RANKS[0]]
    assert turns[0] == turns[3]
    assert turns[0] != turns[1] != turns[2] != turns[0]
    assert desk.digest() == before


def test_escape_takes_it_away_and_it_starts_over(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.deal(ANN)
    keyboard.digit(0)
    moves = desk.moves
    ask(desk, keyboard, qtbot)
    ask(desk, keyboard, qtbot)
    assert rank(desk) == "Second best"
    keyboard.press(Key.Key_Escape)
    assert title(desk) is None
    assert hovering(desk, desk.page.scenes[0]._tile_ghost) is None
    assert desk.moves == moves
    keyboard.press(Key.Key_H)
    assert rank(desk) == "Third best", "what is known needs no thinking"


def test_a_move_takes_it_away(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    desk.deal(ANN)
    ask(desk, keyboard, qtbot)
    assert desk.page.market._marks.chosen_tiles
    keyboard.digit(2)
    assert len(desk.moves) == 1
    assert title(desk) is None
    assert not desk.page.market._marks.chosen_tiles
    ask(desk, keyboard, qtbot)
    assert rank(desk) == "Third best"
    keyboard.press(Key.Key_Right)
    assert title(desk) is None


def test_the_mouse_may_move_meanwhile(
    desk: Desk, keyboard: Keyboard, mouse: Mouse, qtbot: QtBot
) -> None:
    desk.play(record_where(pair_in_hand, ANN, BEN))
    ask(desk, keyboard, qtbot)
    turn = turn_seen(desk)
    for cell in desk.turn.tile_places()[:3]:
        mouse.move(mouse.at_cell(cell))
    assert turn_seen(desk) == turn
    assert rank(desk) == "Third best"


def test_asking_again_while_it_thinks_does_nothing(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.deal(ANN)
    keyboard.press(Key.Key_H, Key.Key_H, Key.Key_H)
    assert title(desk) == THINKING
    assert len(multiprocessing.active_children()) == 1
    qtbot.waitUntil(lambda: rank(desk) in RANKS, timeout=PATIENCE)
    assert rank(desk) == "Third best"


@pytest.mark.parametrize(
    "end",
    [
        lambda desk, keyboard: keyboard.press(Key.Key_Escape),
        lambda desk, keyboard: keyboard.press(Key.Key_U),
        lambda desk, keyboard: keyboard.press(Key.Key_D),
        lambda desk, keyboard: desk.deal(ANN),
        lambda desk, keyboard: trigger(desk.window.welcome),
    ],
    ids=["escape", "undo", "a step", "a new game", "leaving"],
)
def test_thinking_ends_at_once(
    desk: Desk, keyboard: Keyboard, end: Callable[[Desk, Keyboard], None]
) -> None:
    desk.play(record_where(pair_in_hand, ANN, free_undo=True))
    keyboard.press(Key.Key_H)
    assert title(desk) == THINKING
    end(desk, keyboard)
    assert multiprocessing.active_children() == []


def test_closing_the_window_ends_it(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN)
    keyboard.press(Key.Key_H)
    desk.window.close()
    assert multiprocessing.active_children() == []


def test_purists_get_none(start: Start) -> None:
    desk = start(purist=True)
    desk.deal(ANN)
    assert not desk.window.hint.isEnabled()
    Keyboard(desk).press(Key.Key_H)
    assert title(desk) is None
    assert multiprocessing.active_children() == []


def test_becoming_a_purist_takes_it_away(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    desk.deal(ANN)
    ask(desk, keyboard, qtbot)
    desk.preferences.purist = True
    settle()
    assert title(desk) is None


def test_a_token_alone_gets_hints_too(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    """There may be fewer than three ways to place it; the last one shown is the best."""
    desk.play(record_where(only_token_in_hand, ANN))
    seen = []
    for _ in range(3):
        ask(desk, keyboard, qtbot)
        seen.append(rank(desk))
        assert_ends_the_turn(desk.state, turn_seen(desk))
        if seen[-1] == RANKS[-1]:
            break
    assert seen == list(RANKS[-len(seen) :])


def test_the_card_covers_nothing_that_is_proposed(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.play(record_where(pair_in_hand, ANN, BEN))
    ask(desk, keyboard, qtbot)
    for action in turn_seen(desk):
        if isinstance(action, PlaceTile | PlaceToken):
            place = desk.page.board.rect_of(action.cell)
            assert not desk.page.hint.geometry().intersects(place)
    assert desk.page.board.rect().contains(desk.page.hint.geometry())


def test_a_process_that_dies_is_told(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    desk.deal(ANN)
    keyboard.press(Key.Key_H)
    for process in multiprocessing.active_children():
        process.kill()
    qtbot.waitUntil(lambda: title(desk) == "No hint could be found.", timeout=PATIENCE)
    keyboard.press(Key.Key_Escape)
    assert title(desk) is None


def test_the_table_of_keys_has_it(desk: Desk) -> None:
    listed: list[str] = []

    def look(dialog: QDialog) -> None:
        listed.extend(label.accessibleName() for label in dialog.findChildren(QLabel))

    desk.dialogs.answers["KeysDialog"] = look
    trigger(desk.window.keys)
    assert any(line.startswith("H: ") for line in listed)


def test_laying_a_tile_takes_it_away(
    desk: Desk, keyboard: Keyboard, mouse: Mouse, qtbot: QtBot
) -> None:
    desk.play(record_where(pair_in_hand, ANN, BEN))
    ask(desk, keyboard, qtbot)
    taken = [action.cell for action in turn_seen(desk) if isinstance(action, PlaceTile)]
    place = next(cell for cell in desk.turn.tile_places() if cell not in taken)
    mouse.click(mouse.at_cell(place))
    assert title(desk) is None
    assert desk.turn.draft.laid == place
    assert hovering(desk, desk.page.scenes[desk.state.seat]._tile_ghost) == place
