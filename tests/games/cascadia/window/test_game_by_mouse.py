"""Whole games with nothing but the mouse, on hexes and on squares."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt

from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.rules.actions import DeclineToken, PlaceTile, PlaceToken, Take
from cascadia_qt.games.cascadia.rules.state import Phase
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.window.desk import ANN, BEN, LEFT, RIGHT, Desk
from tests.games.cascadia.window.hands import Mouse, marked

Button = Qt.MouseButton


class Player:
    """Plays turn after turn in one of the ways that a mouse allows, by luck."""

    def __init__(self, desk: Desk, mouse: Mouse, seed: int) -> None:
        self._desk = desk
        self._mouse = mouse
        self._dice = random.Random(seed)
        self.ways: set[str] = set()

    def play_turn(self) -> None:
        desk, before = self._desk, self._desk.state
        if self._dice.random() < 0.25:
            self._drag_pair()
        else:
            self._take()
            if self._dice.random() < 0.4 and desk.turn.token_places():
                self._place_token("token first")
            self._lay()
        self._finish()
        assert desk.state.turn == before.turn + 1
        assert (
            len(desk.state.players[before.seat].environment) == len(before.player.environment) + 1
        )

    def _button(self) -> Button:
        """On squares the right button selects and places, too."""
        square = self._desk.state.options.grid is SQUARE
        return self._dice.choice((LEFT, RIGHT)) if square else LEFT

    def _take(self) -> None:
        slot = self._dice.randrange(4)
        place = self._dice.choice((self._mouse.at_tile, self._mouse.at_token))
        self._mouse.click(place(slot), self._button())
        assert self._desk.session.history.actions[-1] == Take(slot)
        assert self._desk.stage() is Stage.PLACING

    def _lay(self) -> None:
        desk, mouse = self._desk, self._mouse
        places = desk.turn.tile_places()
        assert marked(desk, Mark.TILE_PLACE) == set(places)
        self._turn_tile(self._dice.randrange(-3, 4))
        cell = self._dice.choice(places)
        cursor = desk.session.history.cursor
        if self._dice.random() < 0.3:
            mouse.click(mouse.at_cell(self._dice.choice(places)), self._button())
            self.ways.add("tile moved")
        if desk.turn.draft.laid != cell:
            mouse.click(mouse.at_cell(cell), self._button())
        assert desk.turn.draft.laid == cell
        assert desk.session.history.cursor == cursor, "a draft is not yet an action"
        if self._dice.random() < 0.5:
            self._turn_tile(self._dice.randrange(1, 3))

    def _turn_tile(self, by: int) -> None:
        desk, mouse = self._desk, self._mouse
        rotations = len(desk.state.options.box.rotations)
        wanted = (desk.turn.draft.rotation + by) % rotations
        middle = mouse.at(desk.page.board.viewport())
        if by > 0 and desk.state.options.grid is HEX and self._dice.random() < 0.5:
            for _ in range(by):
                mouse.click(middle, RIGHT)
            self.ways.add("right button turns")
        else:
            mouse.wheel(by, middle)
            self.ways.add("wheel turns")
        assert desk.turn.draft.rotation == wanted

    def _drag_pair(self) -> None:
        """Pulls a pair out of the market onto a place that it lights up on the way."""
        desk, mouse = self._desk, self._mouse
        slot = self._dice.randrange(4)
        start = mouse.at_tile(slot)
        mouse.move(start)
        mouse.press(start)
        mouse.move(start + QPoint(40, 0))
        assert desk.session.history.actions[-1] == Take(slot)
        cell = self._dice.choice(desk.turn.tile_places())
        mouse.move(mouse.at_cell(cell))
        mouse.release(mouse.at_cell(cell))
        assert desk.turn.draft.laid == cell
        self.ways.add("dragged")

    def _finish(self) -> None:
        """Sets the tile down, and the token on it, elsewhere or nowhere."""
        desk, mouse = self._desk, self._mouse
        seat, tile, token = desk.state.seat, desk.state.tile, desk.state.token
        draft = desk.turn.draft
        assert draft.laid is not None
        if token is None:
            mouse.click(mouse.at_cell(draft.laid), self._button())
            self.ways.add("tile last")
        elif desk.turn.token_places() and self._dice.random() < 0.7:
            self._place_token("both at once")
        elif self._dice.random() < 0.5:
            mouse.answer("Decline token")
            self.ways.add("declined")
        else:
            mouse.answer("Confirm")
            self._place_or_decline()
        placed = desk.state.players[seat].environment[draft.laid]
        assert (placed.tile, placed.rotation) == (tile, draft.rotation)

    def _place_or_decline(self) -> None:
        """The tile lies; on squares a token that fits nowhere has gone by itself."""
        if self._desk.stage() is not Stage.PLACING:
            self.ways.add("stuck")
        elif self._desk.turn.token_places():
            self._place_token("token last")
        else:
            self._mouse.answer("Return the token")
            assert isinstance(self._desk.session.history.actions[-1], DeclineToken)
            self.ways.add("nothing fits")

    def _place_token(self, way: str) -> None:
        desk = self._desk
        places = desk.turn.token_places()
        assert marked(desk, Mark.TOKEN_PLACE) == set(places)
        cell = self._dice.choice(places)
        self._mouse.click(self._mouse.at_cell(cell), self._button())
        assert desk.session.history.actions[-1] == PlaceToken(cell)
        self.ways.add(way)


@pytest.mark.parametrize(
    ("grid", "seats", "seed", "ways"),
    [
        (HEX, (ANN, BEN), 3, {"right button turns", "nothing fits"}),
        (SQUARE, (ANN,), 4, {"stuck"}),
    ],
    ids=["hex", "square"],
)
def test_a_whole_game(
    desk: Desk, mouse: Mouse, grid: Grid, seats: tuple[object, ...], seed: int, ways: set[str]
) -> None:
    """Every turn is played in some way, and each way comes up."""
    desk.deal(*seats, grid=grid, seed=seed)  # type: ignore[arg-type]
    player = Player(desk, mouse, seed)
    for number in range(20 * len(seats)):
        assert desk.state.turn == number
        assert desk.turn_shown() == f"Turn {number // len(seats) + 1} of 20"
        player.play_turn()
    assert desk.state.phase is Phase.OVER
    assert desk.stage() is Stage.OVER
    assert desk.dialogs.opened == ["ScoreDialog"]
    assert desk.keeps_up()
    usual = {"token first", "tile moved", "wheel turns", "dragged", "tile last", "both at once"}
    assert player.ways >= usual | {"declined", "token last"} | ways


def first_place(desk: Desk) -> Cell:
    return desk.turn.tile_places()[0]


def test_the_ghost_follows_the_pointer(desk: Desk, mouse: Mouse) -> None:
    """The tile in hand is seen where the pointer is, and nowhere once it has left."""
    desk.deal(ANN, BEN)
    mouse.click(mouse.at_tile(2))
    scene = desk.page.scenes[0]
    ghost = None
    for cell in desk.turn.tile_places():
        mouse.move(mouse.at_cell(cell))
        ghost = scene._tile_ghost
        assert ghost is not None
        assert ghost.isVisible()
        assert ghost.pos() == scene.layout_of_cells.centre(cell)
    mouse.move(mouse.at(desk.page.prompt))
    assert ghost is not None
    assert not ghost.isVisible()
    assert desk.session.history.cursor == 1


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_a_laid_tile_stays_under_the_pointer(desk: Desk, mouse: Mouse, grid: Grid) -> None:
    """Laying a tile does not move the board, or the next click would go elsewhere."""
    desk.deal(ANN, BEN, grid=grid)
    mouse.click(mouse.at_tile(0))
    for cell in desk.turn.tile_places():
        before = mouse.at_cell(cell)
        mouse.click(before)
        assert desk.turn.draft.laid == cell
        assert (mouse.at_cell(cell) - before).manhattanLength() <= 2
        mouse.answer("Back")


def test_a_double_click_lays_and_confirms(desk: Desk, mouse: Mouse) -> None:
    """The second click on a laid tile sets it down, however fast it comes."""
    desk.deal(ANN, BEN)
    mouse.click(mouse.at_tile(0))
    cell = first_place(desk)
    assert desk.state.tile is not None
    assert desk.state.token is not None
    fits = desk.state.token in desk.state.tile.wildlife
    for _ in range(2):
        mouse.click(mouse.at_cell(cell))
    expected = [PlaceTile(cell, 0), *([PlaceToken(cell)] if fits else [])]
    assert list(desk.session.history.actions[1:]) == expected


def test_a_click_beside_everything_does_nothing(desk: Desk, mouse: Mouse) -> None:
    """Neither an empty corner of the board nor a tile that does not want the token reacts."""
    desk.deal(ANN, BEN)
    mouse.click(mouse.at_tile(0))
    shut = set(desk.state.player.environment) - set(desk.turn.token_places())
    for cell in shut:
        mouse.click(mouse.at_cell(cell))
    mouse.click(mouse.at(desk.page.board.viewport(), QPoint(2, 2)))
    assert desk.moves == ["take 0"]
    assert desk.turn.draft.laid is None


def test_dragging_the_board_pans_and_lays_nothing(desk: Desk, mouse: Mouse) -> None:
    """What is under the hand moves with it."""
    desk.deal(ANN, BEN)
    mouse.click(mouse.at_tile(0))
    cell = first_place(desk)
    start = mouse.at_cell(cell)
    end = start + QPoint(60, 45)
    mouse.drag(start, end)
    assert (mouse.at_cell(cell) - end).manhattanLength() <= 4
    assert desk.turn.draft.laid is None
    mouse.click(mouse.at_cell(cell))
    assert desk.turn.draft.laid == cell


def test_ctrl_and_wheel_zoom_where_the_pointer_is(desk: Desk, mouse: Mouse) -> None:
    """The place under the pointer stays under it, and no tile is turned."""
    desk.deal(ANN, BEN)
    mouse.click(mouse.at_tile(0))
    cell = first_place(desk)
    at = mouse.at_cell(cell)
    before = desk.page.board.transform().m11()
    mouse.wheel(-3, at, Qt.KeyboardModifier.ControlModifier)
    assert desk.page.board.transform().m11() == pytest.approx(before * 1.15**3)
    assert (mouse.at_cell(cell) - at).manhattanLength() <= 6
    assert desk.turn.draft.rotation == 0
    mouse.wheel(5, at, Qt.KeyboardModifier.ControlModifier)
    assert desk.page.board.transform().m11() == pytest.approx(before * 1.15**-2)


def test_a_drop_beside_the_board_keeps_the_pair_in_hand(desk: Desk, mouse: Mouse) -> None:
    """A pair that was pulled out and let go anywhere is taken, and laid later."""
    desk.deal(ANN, BEN)
    mouse.drag(mouse.at_tile(1), mouse.at(desk.page.cards))
    assert desk.session.history.actions == (Take(1),)
    assert desk.stage() is Stage.PLACING


@pytest.mark.parametrize("button", [RIGHT, Button.MiddleButton], ids=["right", "middle"])
def test_only_the_left_button_takes(desk: Desk, mouse: Mouse, button: Button) -> None:
    """Neither by itself nor while the left one is held."""
    desk.deal(ANN, BEN)
    mouse.click(mouse.at_tile(1), button)
    mouse.drag(mouse.at_token(1), mouse.at(desk.page.board.viewport()), button)
    assert desk.moves == []
    mouse.press(mouse.at_tile(1))
    mouse.click(mouse.at_tile(1), button)
    assert desk.moves == []
    mouse.release(mouse.at_tile(1))
    assert desk.moves == ["take 1"]


def test_a_token_is_dragged_to_its_place(desk: Desk, mouse: Mouse) -> None:
    """Once the pair is taken, its token can be pulled onto a tile that wants it."""
    for seed in range(1, 20):
        desk.deal(ANN, BEN, seed=seed)
        mouse.click(mouse.at_tile(3))
        if places := desk.turn.token_places():
            break
    mouse.drag(mouse.at_token(3), mouse.at_cell(places[0]))
    assert desk.session.history.actions == (Take(3), PlaceToken(places[0]))


def test_a_small_window_still_shows_every_place(desk: Desk, mouse: Mouse) -> None:
    """At its smallest the window shows the whole board and the whole market."""
    desk.deal(ANN, BEN)
    desk.window.resize(desk.window.minimumSize())
    mouse.click(mouse.at_token(3))
    for cell in desk.turn.tile_places():
        mouse.at_cell(cell)
    view = desk.page.board
    shown = view.mapToScene(view.viewport().rect()).boundingRect()
    assert shown.adjusted(-1, -1, 1, 1).contains(desk.page.scenes[0].content())
