"""The moment after a turn: the landscape stays, points rise from it, and nothing waits for them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.rules.actions import Take
from cascadia_qt.games.cascadia.rules.state import Phase, State, score_sheets
from cascadia_qt.games.cascadia.views.table.earned_float import Earned
from cascadia_qt.rules.grid import Cell
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import (
    ANN,
    BEN,
    PATIENCE,
    Desk,
    almost_over,
    record_where,
    settle,
    trigger,
)
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse
from tests.games.cascadia.window.test_looking import BOT, play_turn, touched


@pytest.fixture
def moving(start: Start) -> Desk:
    """A desk where things move, without the card."""
    return start(motion=100)


def begin(desk: Desk, *, free_undo: bool = False) -> None:
    """Ann's first turn has just ended."""
    desk.deal(ANN, BEN, free_undo=free_undo)
    play_turn(desk, Keyboard(desk), decline=False)
    assert desk.state.seat == 1


def earned(desk: Desk) -> Earned:
    shown = desk.page.earned
    assert shown.isVisible()
    assert shown.earned is not None
    return shown.earned


def durations(desk: Desk) -> list[int]:
    """How long what rises takes, in milliseconds."""
    running = desk.application.shell.motion.running
    return [glide.duration for glide in running if glide.target is desk.page.earned]


def test_the_landscape_stays_and_tells_what_the_turn_has_earned(moving: Desk, qtbot: QtBot) -> None:
    """Then the next one comes."""
    desk = moving
    desk.deal(ANN, BEN)
    before = score_sheets(desk.state)[0].total
    play_turn(desk, Keyboard(desk), decline=False)
    assert desk.looks_at() == 0
    told = earned(desk)
    assert desk.prompt() == "Ben: Take a pair from the market."
    assert told.points == score_sheets(desk.state)[0].total - before > 0
    assert told.cell in touched(desk, 0)
    assert desk.page.board.rect().contains(desk.page.earned.geometry())
    qtbot.waitUntil(lambda: desk.looks_at() == 1, timeout=PATIENCE)
    assert not desk.page.earned.isVisible()


@pytest.mark.parametrize(("motion", "wanted"), [(50, [400]), (100, [800])])
def test_it_is_shorter_where_motion_is_fast(start: Start, motion: int, wanted: list[int]) -> None:
    desk = start(motion=motion)
    begin(desk)
    assert durations(desk) == wanted


def test_without_motion_nothing_stays(desk: Desk) -> None:
    begin(desk)
    assert desk.looks_at() == 1
    assert not desk.page.earned.isVisible()


def test_the_game_does_not_wait(moving: Desk, qtbot: QtBot) -> None:
    """What others do meanwhile is there when their landscape comes."""
    desk = moving
    begin(desk)
    desk.session.submit(Take(0))
    place = desk.turn.tile_places()[0]
    desk.turn.click(place)
    desk.turn.confirm()
    assert desk.looks_at() == 0
    assert place not in desk.page.scenes[1]._tiles
    qtbot.waitUntil(lambda: desk.looks_at() == 1, timeout=PATIENCE)
    assert place in desk.page.scenes[1]._tiles
    assert desk.state.seat == 1


def test_computers_have_no_moment(moving: Desk, qtbot: QtBot) -> None:
    """A person among them has."""
    desk = moving
    desk.deal(ANN, BOT)
    play_turn(desk, Keyboard(desk))
    assert desk.page.earned.isVisible()
    qtbot.waitUntil(lambda: desk.looks_at() == 1, timeout=PATIENCE)
    shown: list[bool] = []
    desk.session.changed.connect(lambda: shown.append(desk.page.earned.isVisible()))
    qtbot.waitUntil(lambda: desk.state.turn == 2, timeout=PATIENCE)
    assert not any(shown)
    assert desk.looks_at() == 0


@pytest.mark.parametrize("way", ["click", "wheel", Key.Key_X, Key.Key_Return, Key.Key_F])
def test_any_input_ends_it(moving: Desk, way: Key | str) -> None:
    desk, mouse = moving, Mouse(moving)
    begin(desk)
    before = desk.digest()
    at = mouse.at(desk.page.board.viewport())
    if way == "click":
        mouse.click(at)
    elif way == "wheel":
        mouse.wheel(1, at)
    else:
        assert isinstance(way, Key)
        Keyboard(desk).press(way)
    assert desk.looks_at() == 1
    assert not desk.page.earned.isVisible()
    assert desk.digest() == before


def test_a_quick_hand_loses_no_input(moving: Desk) -> None:
    """The market is that of the next player already: what is pressed there counts."""
    desk, mouse = moving, Mouse(moving)
    begin(desk)
    mouse.click(mouse.at_tile(2))
    assert desk.moves[-1] == "take 2"
    assert desk.looks_at() == 1


def test_alone_one_plays_on_at_once(moving: Desk) -> None:
    """There is nothing to wait for."""
    desk, keyboard = moving, Keyboard(moving)
    desk.deal(ANN)
    play_turn(desk, keyboard)
    assert desk.page.earned.isVisible()
    keyboard.press(Key.Key_N, Key.Key_1)
    assert desk.moves[-1] == "take 0"
    assert not desk.page.earned.isVisible()


@pytest.mark.parametrize("way", ["click", Key.Key_Return])
def test_what_ends_it_does_not_send_the_card_away(start: Start, way: Key | str) -> None:
    """The card comes after the moment; only the next key or click is for it."""
    desk = start(motion=100, handover=True)
    mouse, keyboard = Mouse(desk), Keyboard(desk)
    begin(desk)
    card, before = desk.page.handover, desk.digest()
    for shown in (True, False):
        assert not card.isVisible() or not shown
        if isinstance(way, str):
            mouse.click(mouse.at_tile(2))
        else:
            keyboard.press(way)
        assert card.isVisible() is shown
        assert desk.digest() == before
    assert desk.looks_at() == 1


def test_the_card_comes_by_itself_afterwards(start: Start, qtbot: QtBot) -> None:
    desk = start(motion=50, handover=True)
    begin(desk)
    assert not desk.page.handover.isVisible()
    qtbot.waitUntil(desk.page.handover.isVisible, timeout=PATIENCE)
    assert desk.looks_at() == 1


def test_taking_back_ends_it_without_a_card(start: Start) -> None:
    desk = start(motion=100, handover=True)
    begin(desk, free_undo=True)
    trigger(desk.window.undo)
    assert desk.state.seat == 0
    assert desk.looks_at() == 0
    assert not desk.page.earned.isVisible()
    assert not desk.page.handover.isVisible()


def test_purists_see_no_number(start: Start) -> None:
    desk = start(motion=100, purist=True)
    begin(desk)
    assert earned(desk).points is None


def keystones(state: State) -> list[Cell]:
    """Where the token that is left in hand would earn a nature token."""
    if state.phase is not Phase.PLACE or state.tile is not None or state.token is None:
        return []
    return [
        cell
        for cell, placed in state.player.environment.items()
        if placed.token is None and placed.tile.keystone and state.token in placed.tile.wildlife
    ]


def test_a_nature_token_is_celebrated(moving: Desk) -> None:
    desk, mouse = moving, Mouse(moving)
    desk.play(record_where(lambda state: bool(keystones(state)), ANN, BEN))
    mouse.click(mouse.at_cell(keystones(desk.state)[0]))
    assert earned(desk).nature
    assert not desk.page.earned.grab().isNull()


def test_the_end_comes_after_the_last_moment(moving: Desk, qtbot: QtBot) -> None:
    """The game is over at once, its score sheet opens when the last points were seen."""
    desk = moving
    desk.play(almost_over(ANN, BEN))
    Keyboard(desk).press(Key.Key_D)
    assert desk.stage() is Stage.OVER
    assert desk.page.earned.isVisible()
    assert desk.dialogs.opened == []
    assert desk.prompt() == "Ben: The game is over."
    qtbot.waitUntil(lambda: desk.dialogs.opened == ["ScoreDialog"], timeout=PATIENCE)
    settle()
    assert desk.dialogs.opened == ["ScoreDialog"]
    assert "Winner" in desk.prompt()


def test_a_key_leads_to_the_score_sheet_once(moving: Desk) -> None:
    desk, keyboard = moving, Keyboard(moving)
    desk.play(almost_over(ANN, BEN))
    keyboard.press(Key.Key_D, Key.Key_S)
    assert desk.dialogs.opened == ["ScoreDialog"]
