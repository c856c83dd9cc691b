"""A whole game with nothing but fingers, and what else they do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.views.cards.popup import CardPopup
from cascadia_qt.views.touch.large_targets import for_fingers
from tests.fingers import Finger, cancel, drag, lift, move, pinch, press, rest, tap
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, LEFT, Desk, settle
from tests.games.cascadia.window.hands import Mouse
from tests.games.cascadia.window.test_game_by_mouse import Player, first_place
from tests.views.targets import LEAST, small_targets


class Touch(Mouse):
    """Does with a finger what a mouse does; nothing hovers."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._finger = Finger()

    def move(self, to: QPoint) -> None:
        self._finger.mouseMove(self._desk.window, to)

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self._finger.mousePress(self._desk.window, button, at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self._finger.mouseRelease(self._desk.window, button, at)
        settle()


class FingerPlayer(Player):
    """Turns tiles with the button for that."""

    def _turn_tile(self, by: int) -> None:
        rotations = len(self._desk.state.options.box.rotations)
        wanted = (self._desk.turn.draft.rotation + by) % rotations
        for _ in range(by % rotations):
            self._mouse.answer("Turn")
        assert self._desk.turn.draft.rotation == wanted
        self.ways.add("button turns")


def test_a_whole_game(start: Start) -> None:
    desk = start(touch=True)
    desk.deal(ANN, seed=3)
    player = FingerPlayer(desk, Touch(desk), 3)
    for _ in range(20):
        player.play_turn()
        assert small_targets(desk.window) == []
    assert desk.stage() is Stage.OVER
    assert player.ways >= {"button turns", "dragged", "token first", "declined"}


def lowest_rows(desk: Desk) -> tuple[float, float]:
    """How low a number of the score is, and a habitat with everybody's bars."""
    page = desk.page
    numbers = [spot.room.height() * page.scores.zoom for spot in page.scores.spots()]
    lanes = [spot.room.height() * page.race.zoom for spot in page.race.spots()]
    return min(numbers), min(lanes) * len(page.scenes)


def test_targets_grow_with_the_first_touch_and_stay_large(start: Start) -> None:
    desk = start()
    desk.deal(ANN, BEN)
    assert small_targets(desk.window)
    assert max(lowest_rows(desk)) < LEAST
    tap(desk.window, Touch(desk).at_tile(1))
    settle()
    assert small_targets(desk.window) == []
    assert min(lowest_rows(desk)) >= LEAST
    assert desk.moves == ["take 1"]
    assert "Turn" in desk.answers()
    assert desk.preferences.touch
    assert for_fingers()
    fox = next(spot for spot in desk.page.scores.spots() if (spot.seat, spot.line) == (1, "fox"))
    tap(desk.page.scores, fox.room.topLeft().toPoint() + QPoint(4, 4))
    assert desk.dialogs.opened, "the score opens at any point of its row"


@pytest.fixture
def begun(start: Start) -> Desk:
    """Ann has a tile in hand."""
    desk = start(touch=True)
    desk.deal(ANN, BEN)
    touch = Touch(desk)
    touch.click(touch.at_tile(2))
    return desk


def test_a_finger_that_rests_points_and_presses_nothing(begun: Desk, qtbot: QtBot) -> None:
    board, touch = begun.page.board, Touch(begun)
    cell, scene = first_place(begun), begun.page.scenes[0]
    rest(begun.window, touch.at_cell(cell))
    assert scene._tile_ghost is not None
    assert scene._tile_ghost.isVisible()
    lift(begun.window, touch.at_cell(cell))
    assert scene._tile_ghost.isVisible(), "it is looked at when the finger is out of the way"
    assert begun.turn.draft.laid is None
    touch.click(touch.at(board.viewport(), QPoint(2, 2)))
    assert not scene._tile_ghost.isVisible()
    cards = begun.page.cards
    rest(cards._cards[0])
    qtbot.waitUntil(lambda: any(each.isVisible() for each in cards.findChildren(CardPopup)))
    lift(cards._cards[0])
    assert begun.dialogs.opened == []
    touch.click(touch.at(board.viewport(), QPoint(2, 2)))
    qtbot.waitUntil(lambda: not any(each.isVisible() for each in cards.findChildren(CardPopup)))


def test_a_touch_that_is_taken_away_drops_nothing(begun: Desk) -> None:
    touch, scene = Touch(begun), begun.page.scenes[0]
    cell = first_place(begun)
    press(begun.window, touch.at_tile(2))
    move(begun.window, touch.at_cell(cell))
    assert scene._tile_ghost is not None
    assert scene._tile_ghost.isVisible()
    cancel(begun.window)
    assert begun.turn.draft.laid is None
    assert not scene._tile_ghost.isVisible(), "it is back in the market"
    touch.drag(touch.at_tile(2), touch.at_cell(cell))
    assert begun.turn.draft.laid == cell


def test_two_fingers_zoom_where_they_are(begun: Desk) -> None:
    board, touch = begun.page.board, Touch(begun)
    cell = first_place(begun)
    for place in begun.turn.tile_places():
        assert min(board.rect_of(place).width(), board.rect_of(place).height()) >= LEAST
    middle, before = touch.at_cell(cell), board.transform().m11()
    pinch(begun.window, middle, 30, 60)
    assert board.transform().m11() == pytest.approx(before * 2, rel=0.02)
    assert (touch.at_cell(cell) - middle).manhattanLength() <= 6
    assert begun.turn.draft.laid is None
    touch.drag(middle, middle + QPoint(60, 45))
    assert (touch.at_cell(cell) - middle - QPoint(60, 45)).manhattanLength() <= 8
    touch.click(touch.at_cell(cell))
    assert begun.turn.draft.laid == cell


def test_a_small_place_is_hit_by_a_finger_beside_it(begun: Desk) -> None:
    board, touch = begun.page.board, Touch(begun)
    for _ in range(12):
        begun.window.zoom_out.trigger()
    settle()
    cell = first_place(begun)
    assert board.rect_of(cell).width() < 30
    outside = max(begun.turn.tile_places(), key=lambda place: board.rect_of(place).right())
    right = touch.at(board.viewport(), board.rect_of(outside).center() + QPoint(18, 0))
    touch.click(right + QPoint(20, 0))
    assert begun.turn.draft.laid is None
    touch.click(right)
    assert begun.turn.draft.laid == outside


def test_a_finger_scrolls_what_does_not_fit(begun: Desk) -> None:
    begun.window.resize(1280, 600)
    settle()
    panel, bar = begun.page.panel, begun.page.panel.verticalScrollBar()
    assert bar.maximum() > 60
    drag(panel.viewport(), QPoint(100, 200), QPoint(100, 140))
    assert bar.value() >= 40
    assert begun.dialogs.opened == []
