"""Whole games with nothing but keys, on hexes and on squares."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView, QPushButton

from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.rules.actions import (
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.state import Phase
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.games.cascadia.window.desk import ANN, BEN, Desk, record_where, trigger
from tests.games.cascadia.window.hands import Key, Keyboard, Modifier, cursor_of

SET_DOWN = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
ARROWS = (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right)


class Player:
    """Plays turn after turn by keys, and uses every one of them in the end."""

    def __init__(self, desk: Desk, keyboard: Keyboard, seed: int) -> None:
        self._desk = desk
        self._keys = keyboard
        self._dice = random.Random(seed)
        self.ways: set[str] = set()

    def play_turn(self) -> None:
        desk, seat, turn = self._desk, self._desk.state.seat, self._desk.state.turn
        self._choose()
        tile, token_first = desk.state.tile, self._dice.random() < 0.3
        if token_first and desk.turn.token_places():
            self._place_token("token first")
        self._lay()
        draft = desk.turn.draft
        assert draft.laid is not None
        self._finish()
        placed = desk.state.players[seat].environment[draft.laid]
        assert (placed.tile, placed.rotation) == (tile, draft.rotation)
        assert desk.state.turn == turn + 1

    def _choose(self) -> None:
        desk, keys = self._desk, self._keys
        if desk.turn.may_replace_three:
            self._answer_three()
        if desk.turn.may_spend_nature and self._dice.random() < 0.4:
            self._wipe()
        if desk.turn.may_spend_nature and self._dice.random() < 0.4:
            self._pick()
            return
        slot = self._dice.randrange(4)
        keys.digit(slot)
        assert self._last() == Take(slot)
        if self._dice.random() < 0.2:
            keys.press(Key.Key_Backspace)
            assert desk.stage() is Stage.CHOOSING
            keys.digit(slot)
            self.ways.add("taken back")

    def _answer_three(self) -> None:
        cursor = self._desk.session.history.cursor
        if self._dice.random() < 0.5:
            self._keys.press(Key.Key_Y)
            assert self._last() == ReplaceThree()
            self.ways.add("three replaced")
        else:
            self._keys.press(Key.Key_N)
            assert self._desk.session.history.cursor == cursor
            self.ways.add("three kept")
        assert not self._desk.turn.may_replace_three

    def _wipe(self) -> None:
        slots = sorted(self._dice.sample(range(4), self._dice.randrange(1, 4)))
        self._keys.press(Key.Key_J)
        for slot in slots:
            self._keys.digit(slot)
        self._keys.press(self._dice.choice(SET_DOWN))
        assert self._last() == NatureWipe(tuple(slots))
        self.ways.add("wiped")
        if self._desk.turn.may_replace_three:
            self._answer_three()

    def _pick(self) -> None:
        tile, token = self._dice.randrange(4), self._dice.randrange(4)
        self._keys.press(Key.Key_T)
        self._keys.digit(tile)
        self._keys.digit(token, held=Modifier.ShiftModifier)
        assert self._last() == NatureFree(tile, token)
        self.ways.add("picked")

    def _lay(self) -> None:
        desk, keys = self._desk, self._keys
        rotations = len(desk.state.options.box.rotations)
        cell = self._dice.choice(desk.turn.tile_places())
        turns, back = self._dice.randrange(3), self._dice.randrange(3)
        rotation = desk.turn.draft.rotation
        keys.press(*[Key.Key_R] * turns)
        keys.shifted(*[Key.Key_R] * back)
        assert desk.turn.draft.rotation == (rotation + turns - back) % rotations
        keys.walk_to(cell)
        keys.press(self._dice.choice(SET_DOWN))
        assert desk.turn.draft.laid == cell
        if self._dice.random() < 0.2:
            keys.press(Key.Key_Backspace)
            assert desk.stage() is Stage.PLACING
            assert desk.turn.draft.laid is None
            keys.walk_to(cell)
            keys.press(self._dice.choice(SET_DOWN))
        arrow = self._dice.choice((Key.Key_Left, Key.Key_Right))
        before, by = desk.turn.draft.rotation, 1 if arrow is Key.Key_Right else -1
        keys.press(arrow)
        assert desk.turn.draft.rotation == (before + by) % rotations
        assert desk.turn.draft.laid == cell

    def _finish(self) -> None:
        desk, keys = self._desk, self._keys
        if desk.state.token is not None and self._dice.random() < 0.2:
            keys.press(Key.Key_D)
            self.ways.add("declined")
            return
        turn, draft = desk.state.turn, desk.turn.draft
        assert draft.laid is not None
        keys.press(self._dice.choice(SET_DOWN))
        assert PlaceTile(draft.laid, draft.rotation) in desk.session.history.actions[-2:]
        if desk.state.turn != turn:
            self.ways.add("tile ended the turn")
        elif desk.turn.token_places():
            self._place_token("token last")
        else:
            keys.press(Key.Key_D)
            assert isinstance(self._last(), DeclineToken)
            self.ways.add("nothing fits")

    def _place_token(self, way: str) -> None:
        cell = self._dice.choice(self._desk.turn.token_places())
        self._keys.walk_to(cell)
        self._keys.press(self._dice.choice(SET_DOWN))
        assert self._last() == PlaceToken(cell)
        self.ways.add(way)

    def _last(self) -> object:
        return self._desk.session.history.actions[-1]


USUAL = {"token first", "token last", "declined", "taken back", "tile ended the turn"}


@pytest.mark.parametrize(
    ("grid", "seats", "seed", "ways"),
    [
        (HEX, (ANN,), 2, {"wiped", "picked", "nothing fits"}),
        (SQUARE, (ANN, BEN), 6, {"three replaced", "three kept"}),
    ],
    ids=["hex", "square"],
)
def test_a_whole_game(
    desk: Desk, keyboard: Keyboard, grid: Grid, seats: tuple[Seat, ...], seed: int, ways: set[str]
) -> None:
    """Twenty turns each, and every key of a turn is used."""
    desk.deal(*seats, grid=grid, seed=seed)
    player = Player(desk, keyboard, seed)
    for number in range(20 * len(seats)):
        assert desk.state.turn == number
        player.play_turn()
    assert desk.state.phase is Phase.OVER
    assert desk.dialogs.opened == ["ScoreDialog"]
    assert desk.keeps_up()
    assert player.ways >= USUAL | ways


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("keys", [(Key.Key_Left,), (Key.Key_Right,)], ids=["left", "right"])
def test_the_cursor_reaches_every_place(
    desk: Desk, keyboard: Keyboard, grid: Grid, keys: tuple[Qt.Key, ...]
) -> None:
    """Left and right lead through all places and round again."""
    desk.play(record_where(lambda state: state.turn == 8 and state.token is not None, grid=grid))
    places = set(desk.turn.tile_places()) | set(desk.turn.token_places())
    seen = []
    for _ in range(len(places)):
        keyboard.press(*keys)
        seen.append(cursor_of(desk))
    assert set(seen) == places
    keyboard.press(*keys)
    assert cursor_of(desk) == seen[0]


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_up_and_down_change_the_row(desk: Desk, keyboard: Keyboard, grid: Grid) -> None:
    """The cursor goes where the arrow points, row by row, and stays at the last one."""
    desk.deal(ANN, grid=grid)
    keyboard.digit(0)
    keyboard.press(Key.Key_Down)
    rows = []
    for _ in range(8):
        cursor = cursor_of(desk)
        assert cursor is not None
        rows.append(cursor.b)
        keyboard.press(Key.Key_Down)
    last = max(cell.b for cell in desk.turn.tile_places())
    assert rows == sorted(rows)
    assert rows[-1] == last
    keyboard.press(Key.Key_Up)
    cursor = cursor_of(desk)
    assert cursor is not None
    assert cursor.b < last


@pytest.mark.parametrize("key", SET_DOWN)
def test_who_sets_down_without_a_cursor_gets_one(
    desk: Desk, keyboard: Keyboard, key: Qt.Key
) -> None:
    desk.deal(ANN, seed=2)
    keyboard.press(Key.Key_1, key)
    assert cursor_of(desk) in desk.turn.tile_places()
    assert desk.stage() is Stage.PLACING
    keyboard.press(key)
    assert desk.stage() is Stage.LAID


def test_the_cursor_shows_the_tile(desk: Desk, keyboard: Keyboard) -> None:
    """The tile in hand is seen where the cursor is, turned as it will lie."""
    desk.deal(ANN)
    keyboard.digit(1)
    scene = desk.page.scenes[0]
    for cell in desk.turn.tile_places()[:5]:
        keyboard.walk_to(cell)
        keyboard.press(Key.Key_R)
        ghost = scene._tile_ghost
        assert ghost is not None
        assert ghost.isVisible()
        assert ghost.pos() == scene.layout_of_cells.centre(cell)
        assert ghost._turns == desk.turn.draft.rotation


def test_a_token_is_set_on_the_tile_that_was_just_laid(desk: Desk, keyboard: Keyboard) -> None:
    """Space twice, and the cursor leads to the tile like to any other."""
    fits = record_where(
        lambda state: (
            state.tile is not None
            and state.token is not None
            and state.token in state.tile.wildlife
            and state.turn > 2
        )
    )
    desk.play(fits)
    cell = desk.turn.tile_places()[0]
    keyboard.walk_to(cell)
    keyboard.press(Key.Key_Space, Key.Key_Space)
    keyboard.walk_to(cell)
    keyboard.press(Key.Key_Space)
    assert desk.session.history.actions[-2:] == (PlaceTile(cell, 0), PlaceToken(cell))


def test_tab_moves_between_the_panels_and_takes_no_key_away(desk: Desk, keyboard: Keyboard) -> None:
    """Wherever the focus is, the keys of the turn work; only arrows walk within a panel."""
    walking = {"ScorePanel", "RacePanel", "SmallCard", "QPushButton"}
    focused = []
    for tabs in range(7):
        desk.deal(ANN, BEN, seed=4)
        keyboard.press(*[Key.Key_Tab] * tabs)
        focused.append(type(desk.window.focusWidget()).__name__)
        keyboard.digit(2)
        assert desk.moves == ["take 2"], focused
        keyboard.press(Key.Key_Right)
        assert (cursor_of(desk) is None) is (focused[-1] in walking), focused
        keyboard.press(Key.Key_Backspace)
        assert desk.moves == [], focused
    assert {"BoardView", "MarketView"} <= set(focused)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_button_with_the_focus_gets_the_key(desk: Desk, keyboard: Keyboard, key: Qt.Key) -> None:
    """It declines the token; the tile that lies as a draft is not what was meant."""
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1, Key.Key_Return, Key.Key_Return)
    assert desk.stage() is Stage.LAID
    desk.buttons()[desk.answers().index("Decline token")].setFocus()
    keyboard.press(key)
    assert isinstance(desk.session.history.actions[-1], DeclineToken)
    assert desk.window.focusWidget() is desk.page.board


def test_enter_on_back_takes_back_though_the_cursor_is_on_a_place(
    desk: Desk, keyboard: Keyboard
) -> None:
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1)
    keyboard.walk_to(desk.turn.token_places()[0])
    desk.buttons()[desk.answers().index("Back")].setFocus()
    keyboard.press(Key.Key_Return)
    assert desk.moves == []


def test_enter_folds_the_log(desk: Desk, keyboard: Keyboard) -> None:
    desk.deal(ANN, BEN)
    keyboard.press(Key.Key_1, Key.Key_Right)
    fold, before = desk.page.log.findChild(QPushButton), desk.turn.draft
    assert isinstance(fold, QPushButton)
    steps = desk.page.log.findChild(QListView)
    assert isinstance(steps, QListView)
    for hidden in (True, False):
        fold.setFocus()
        keyboard.press(Key.Key_Return)
        assert steps.isHidden() is hidden
    assert desk.turn.draft == before


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_the_board_follows_the_cursor(desk: Desk, keyboard: Keyboard, grid: Grid) -> None:
    """Whoever has zoomed in still sees where he is about to lay something."""
    desk.deal(ANN, grid=grid)
    keyboard.press(Key.Key_1)
    for _ in range(5):
        trigger(desk.window.zoom_in)
    board = desk.page.board
    zoomed = board.transform().m11()
    for cell in desk.turn.places():
        keyboard.walk_to(cell)
        assert board.viewport().rect().contains(board.rect_of(cell))
    assert board.transform().m11() == pytest.approx(zoomed)


def test_the_keypad_plays_too(desk: Desk, keyboard: Keyboard) -> None:
    """Digits and Enter of the keypad mean the same."""
    desk.deal(ANN)
    keyboard.digit(3, held=Modifier.KeypadModifier)
    assert desk.moves == ["take 3"]
    keyboard.press(Key.Key_Right)
    keyboard.press(Key.Key_Enter, held=Modifier.KeypadModifier)
    assert desk.stage() is Stage.LAID


def test_keys_that_mean_nothing_change_nothing(desk: Desk, keyboard: Keyboard) -> None:
    """Before a pair is taken there is nothing to turn, to set down, to decline or to answer."""
    desk.deal(ANN, BEN, seed=4)
    assert not desk.turn.may_replace_three
    before = desk.digest()
    keyboard.press(*ARROWS, *SET_DOWN, Key.Key_R, Key.Key_D, Key.Key_Y, Key.Key_N)
    keyboard.press(Key.Key_J, Key.Key_T, Key.Key_Backspace, Key.Key_Escape, Key.Key_7)
    for slot in range(4):
        keyboard.digit(slot, held=Modifier.ShiftModifier)
        keyboard.digit(slot, held=Modifier.AltModifier)
    assert desk.digest() == before
    assert desk.stage() is Stage.CHOOSING
    assert cursor_of(desk) is None
