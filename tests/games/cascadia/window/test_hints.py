"""The hint: what kind of turn is good, where it goes, and then it is played."""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model import adviser
from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    PlaceToken,
    Take,
)
from cascadia_qt.games.cascadia.rules.play import apply, legal
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.views.table.board_items import Mark, PieceItem
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, record_where, settle, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Modifier, Mouse, marked
from tests.games.cascadia.window.quick_hints import serve_soon

NOTHING = Modifier.NoModifier
THINKING = "Looking for good turns…"
NUDGES = ("Look at your ", "Let your ", "Look for a pine cone", "Prepare a later turn")
DECIMAL = re.compile(r"\d[.,]\d")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "serve", serve_soon)


def title(desk: Desk) -> str | None:
    card = desk.page.hint
    return card.lines[0] if card.isVisible() else None


def nudged(desk: Desk) -> bool:
    return (title(desk) or "").startswith(NUDGES)


def ask(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    """Presses H and waits for a nudge."""
    keyboard.press(Key.Key_H)
    qtbot.waitUntil(lambda: nudged(desk), timeout=PATIENCE)


def ask_for_places(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> list[Action]:
    """Presses H twice; the turn that is lit then."""
    ask(desk, keyboard, qtbot)
    keyboard.press(Key.Key_H)
    return turn_seen(desk)


def hovering(desk: Desk, piece: PieceItem | None) -> Cell | None:
    scene = desk.page.scenes[desk.state.seat]
    if piece is None or not piece.isVisible():
        return None
    return scene.layout_of_cells.cell_at(piece.pos())


def turn_seen(desk: Desk) -> list[Action]:
    """The turn as market, board and card show it."""
    scene, marks = desk.page.scenes[desk.state.seat], desk.page.market._marks
    actions: list[Action] = []
    if marks.proposed_tiles:
        (tile,), (token,) = marks.proposed_tiles, marks.proposed_tokens
        actions.append(Take(tile) if tile == token else NatureFree(tile, token))
    laid, placed = hovering(desk, scene._tile_ghost), hovering(desk, scene._token_ghost)
    if desk.state.tile is not None or desk.state.phase is Phase.CHOOSE:
        assert scene._tile_ghost is not None
        assert laid is not None
        actions.append(PlaceTile(laid, scene._tile_ghost._turns))
    if placed is not None:
        actions.append(PlaceToken(placed))
    elif any("Decline the token" in line for line in desk.page.hint.lines):
        actions.append(DeclineToken())
    return actions


def lit(desk: Desk) -> set[Cell]:
    return marked(desk, Mark.PROPOSED)


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


POSITIONS = pytest.mark.parametrize(
    ("wanted", "grid"),
    [
        (at_the_beginning, HEX),
        (pair_in_hand, HEX),
        (nature_to_spend, HEX),
        (only_token_in_hand, HEX),
        (at_the_beginning, SQUARE),
        (pair_in_hand, SQUARE),
    ],
    ids=["begin-hex", "pair-hex", "nature-hex", "token-hex", "begin-square", "pair-square"],
)


@POSITIONS
def test_a_nudge_then_the_places_then_the_turn(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot, wanted: Callable[[State], bool], grid: Grid
) -> None:
    desk.play(record_where(wanted, ANN, BEN, grid=grid))
    before, state, moves = desk.digest(), desk.state, desk.moves
    ask(desk, keyboard, qtbot)
    assert not lit(desk)
    assert not desk.page.market._marks.proposed_tiles
    assert desk.page.hint.more.text() == "Show me  (H)"
    keyboard.press(Key.Key_H)
    turn = turn_seen(desk)
    assert_ends_the_turn(state, turn)
    cells = {action.cell for action in turn if isinstance(action, PlaceTile | PlaceToken)}
    assert lit(desk) == cells
    assert desk.page.hint.more.text() == "Play it for me  (H)"
    assert desk.digest() == before
    keyboard.press(Key.Key_H)
    assert desk.moves[len(moves) :] == [CASCADIA.rules().format(action) for action in turn]
    assert desk.state.turn == state.turn + 1
    assert title(desk) is None


def test_the_buttons_do_the_same(
    desk: Desk, keyboard: Keyboard, mouse: Mouse, qtbot: QtBot
) -> None:
    desk.deal(ANN, BEN)
    turn, card = desk.state.turn, desk.page.hint
    ask(desk, keyboard, qtbot)
    mouse.click(mouse.at(card.more))
    assert lit(desk)
    mouse.click(mouse.at(card.more))
    assert desk.state.turn == turn + 1
    ask(desk, keyboard, qtbot)
    moves = desk.moves
    mouse.click(mouse.at(card.close_button))
    assert title(desk) is None
    assert desk.moves == moves


def test_numbers_are_told_when_they_are_asked_for(
    desk: Desk, keyboard: Keyboard, mouse: Mouse, qtbot: QtBot
) -> None:
    desk.play(record_where(pair_in_hand, ANN, BEN))
    card = desk.page.hint
    details = card.findChild(QLabel, "hint_details")
    assert isinstance(details, QLabel)
    ask(desk, keyboard, qtbot)
    assert not card.details_button.isVisible()
    said = list(card.lines)
    keyboard.press(Key.Key_H)
    said += card.lines
    assert not [line for line in said if DECIMAL.search(line)]
    assert not details.isVisible()
    before = card.height()
    mouse.click(mouse.at(card.details_button))
    assert details.isVisible()
    assert DECIMAL.search(details.text())
    assert card.height() > before
    assert desk.page.board.rect().contains(card.geometry())
    keyboard.press(Key.Key_R)
    assert details.isVisible(), "it stays while the turn is followed"


@pytest.mark.parametrize("grid", [HEX, SQUARE])
@pytest.mark.parametrize("steps", [1, 2], ids=["nudge", "places"])
def test_it_stays_while_it_is_followed(
    desk: Desk, keyboard: Keyboard, mouse: Mouse, qtbot: QtBot, steps: int, grid: Grid
) -> None:
    desk.deal(ANN, BEN, grid=grid)
    take, lay, place = ask_for_places(desk, keyboard, qtbot)
    if steps == 1:
        keyboard.press(Key.Key_Escape, Key.Key_H)
    assert isinstance(take, Take)
    assert isinstance(lay, PlaceTile)
    assert isinstance(place, PlaceToken)
    said = title(desk)
    mouse.click(mouse.at_tile(take.slot))
    assert title(desk) == said
    for _ in range(lay.rotation):
        keyboard.press(Key.Key_R)
    mouse.move(mouse.at_cell(lay.cell))
    mouse.click(mouse.at_cell(lay.cell))
    assert desk.turn.draft.laid == lay.cell
    assert title(desk) == said
    assert lit(desk) == ({lay.cell, place.cell} if steps == 2 else set())
    turn = desk.state.turn
    mouse.click(mouse.at_cell(place.cell))
    assert desk.state.turn == turn + 1
    assert title(desk) is None
    assert lit(desk) == set()


def test_what_is_still_to_be_done_is_said(
    desk: Desk, keyboard: Keyboard, mouse: Mouse, qtbot: QtBot
) -> None:
    desk.deal(ANN, BEN)
    take, lay, place = ask_for_places(desk, keyboard, qtbot)
    assert isinstance(take, Take)
    assert isinstance(lay, PlaceTile)
    assert isinstance(place, PlaceToken)
    assert desk.page.hint.lines[1].startswith(f"Take pair {take.slot + 1}. Lay the tile")
    keyboard.digit(take.slot)
    assert desk.page.hint.lines[1].startswith("Lay the tile")
    mouse.click(mouse.at_cell(lay.cell))
    sentences = []
    for _ in range(6):
        sentences.append(desk.page.hint.lines[1])
        keyboard.press(Key.Key_R)
    assert "Turn the tile once (R). Place the token where it is lit." in sentences
    assert "Place the token where it is lit." in sentences
    keyboard.press(Key.Key_H)
    assert desk.moves == [CASCADIA.rules().format(action) for action in (take, lay, place)]


def test_undo_goes_back_along_it(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    desk.deal(ANN)
    take, *_ = ask_for_places(desk, keyboard, qtbot)
    assert isinstance(take, Take)
    said = title(desk)
    keyboard.digit(take.slot)
    assert not desk.page.market._marks.proposed_tiles
    keyboard.press(Key.Key_U)
    assert desk.moves == []
    assert title(desk) == said
    assert desk.page.market._marks.proposed_tiles == {take.slot}


def test_what_was_played_for_somebody_can_be_taken_back(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.deal(ANN, free_undo=True)
    ask_for_places(desk, keyboard, qtbot)
    keyboard.press(Key.Key_H)
    assert desk.state.turn == 1
    for _ in desk.moves:
        keyboard.press(Key.Key_U)
    assert desk.moves == []


def test_a_turn_that_is_played_waits_for_its_end_too(start: Start, qtbot: QtBot) -> None:
    desk = start(confirm_turn=True)
    keyboard = Keyboard(desk)
    desk.deal(ANN)
    _, lay, place = ask_for_places(desk, keyboard, qtbot)
    keyboard.press(Key.Key_H)
    assert desk.stage() is Stage.CONFIRMING
    assert desk.turn.drafted() == (lay, place)
    assert turn_seen(desk) == [lay, place]
    keyboard.press(Key.Key_Space)
    assert desk.state.turn == 1


def test_escape_takes_it_away_and_it_starts_over(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.deal(ANN)
    keyboard.digit(0)
    moves = desk.moves
    ask_for_places(desk, keyboard, qtbot)
    keyboard.press(Key.Key_Escape)
    assert title(desk) is None
    assert lit(desk) == set()
    assert hovering(desk, desk.page.scenes[0]._tile_ghost) is None
    assert desk.moves == moves
    keyboard.press(Key.Key_H)
    assert nudged(desk), "what is known needs no thinking"
    assert lit(desk) == set()


def test_another_pair_takes_it_away(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    desk.deal(ANN)
    take, *_ = ask_for_places(desk, keyboard, qtbot)
    assert isinstance(take, Take)
    keyboard.digit((take.slot + 1) % 4)
    assert len(desk.moves) == 1
    assert title(desk) is None
    assert lit(desk) == set()
    ask(desk, keyboard, qtbot)


def test_another_place_takes_it_away(
    desk: Desk, keyboard: Keyboard, mouse: Mouse, qtbot: QtBot
) -> None:
    desk.play(record_where(pair_in_hand, ANN, BEN))
    turn = ask_for_places(desk, keyboard, qtbot)
    taken = [action.cell for action in turn if isinstance(action, PlaceTile)]
    place = next(cell for cell in desk.turn.tile_places() if cell not in taken)
    mouse.click(mouse.at_cell(place))
    assert title(desk) is None
    assert lit(desk) == set()
    assert desk.turn.draft.laid == place
    assert hovering(desk, desk.page.scenes[desk.state.seat]._tile_ghost) == place
    keyboard.press(Key.Key_H)
    assert nudged(desk), "the turn is still a good one"
    assert desk.turn.draft.laid == place
    keyboard.press(Key.Key_H)
    mouse.move(mouse.at(desk.page.prompt))
    assert turn_seen(desk) == turn, "the tile is in hand again"
    assert desk.turn.draft.laid is None


def test_it_comes_also_to_whoever_does_something_else_meanwhile(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.play(record_where(nature_to_spend, ANN, BEN))
    keyboard.press(Key.Key_H)
    desk.turn.begin_wipe()
    assert title(desk) == THINKING
    qtbot.waitUntil(lambda: title(desk) != THINKING, timeout=PATIENCE)
    assert nudged(desk), "what was thought out is not kept back"
    stages = [desk.turn.stage]
    keyboard.press(Key.Key_H)
    assert [*stages, desk.turn.stage] == [Stage.WIPING, Stage.CHOOSING]
    assert turn_seen(desk)


def test_pieces_hover_where_somebody_points_meanwhile(
    desk: Desk, keyboard: Keyboard, mouse: Mouse, qtbot: QtBot
) -> None:
    """And where they are proposed, as soon as nobody points."""
    desk.play(record_where(pair_in_hand, ANN, BEN))
    turn, cells = ask_for_places(desk, keyboard, qtbot), lit(desk)
    scene = desk.page.scenes[desk.state.seat]
    mouse.move(mouse.at(desk.page.prompt))
    for cell in desk.turn.tile_places()[:3]:
        mouse.move(mouse.at_cell(cell))
        assert hovering(desk, scene._tile_ghost) == cell
        assert desk.page.bill.isVisible()
    assert lit(desk) == cells
    mouse.move(mouse.at(desk.page.prompt))
    assert turn_seen(desk) == turn


def test_it_waits_while_something_else_is_looked_at(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.play(record_where(pair_in_hand, ANN, BEN))
    turn, said = ask_for_places(desk, keyboard, qtbot), title(desk)
    other = (Key.Key_2, Key.Key_1)[desk.state.seat]
    ways = (other, Modifier.ControlModifier, Key.Key_Escape), (Key.Key_Home, NOTHING, Key.Key_End)
    for away, held, back in ways:
        keyboard.press(away, held=held)
        assert title(desk) is None
        assert lit(desk) == set()
        keyboard.press(back)
        assert title(desk) == said
        assert turn_seen(desk) == turn


def test_asking_again_while_it_thinks_does_nothing(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.deal(ANN)
    keyboard.press(Key.Key_H, Key.Key_H, Key.Key_H)
    assert title(desk) == THINKING
    assert len(multiprocessing.active_children()) == 1
    qtbot.waitUntil(lambda: nudged(desk), timeout=PATIENCE)
    assert lit(desk) == set()
    assert desk.moves == []


def test_a_hint_is_counted_once(desk: Desk, keyboard: Keyboard, qtbot: QtBot) -> None:
    desk.deal(ANN)
    ask_for_places(desk, keyboard, qtbot)
    keyboard.press(Key.Key_Escape, Key.Key_H, Key.Key_H)
    assert desk.application.shell.memory._hints == 1
    keyboard.press(Key.Key_H)
    assert desk.state.turn == 1
    assert desk.application.shell.memory._hints == 1
    ask(desk, keyboard, qtbot)
    assert desk.application.shell.memory._hints == 2


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


def test_the_card_covers_nothing_that_is_proposed(
    desk: Desk, keyboard: Keyboard, qtbot: QtBot
) -> None:
    desk.play(record_where(pair_in_hand, ANN, BEN))
    for action in ask_for_places(desk, keyboard, qtbot):
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
