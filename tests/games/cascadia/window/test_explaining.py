"""A number of the live score says on the landscape why it is what it is, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.table.live_panel import LivePanel
from cascadia_qt.games.cascadia.words.score_lines import LINES_BY_ID
from tests.games.cascadia.window.desk import ANN, BEN, PATIENCE, Desk, record_where
from tests.games.cascadia.window.hands import Key, Keyboard, Mouse

LINES = [*(one.word for one in Wildlife), "habitats"]
RACE = [habitat.word for habitat in Habitat]


def grown(state: State) -> bool:
    """Both have tokens on the land, and Ann is to take a pair."""
    lands = [player.environment.values() for player in state.players]
    tokens = [sum(placed.token is not None for placed in land) for land in lands]
    return state.turn >= 12 and state.seat == 0 and state.tile is None and min(tokens) > 3


@pytest.fixture
def table(desk: Desk) -> Desk:
    desk.play(record_where(grown, ANN, BEN))
    assert desk.state.token is None
    return desk


def at_number(desk: Desk, seat: int, line: str) -> QPoint:
    panel: LivePanel = desk.page.race if line in RACE else desk.page.scores
    spot = next(one for one in panel.spots() if (one.seat, one.line) == (seat, line))
    return Mouse(desk).at(panel, spot.room.center())


def lit(desk: Desk, seat: int = 0) -> tuple[Unit, ...]:
    """What is lit in the landscape of `seat`, which must be painted for that."""
    desk.page.board.grab()
    lights = desk.page.scenes[seat].lights
    return () if lights is None else lights.units


def same(shown: tuple[Unit, ...], wanted: list[Unit]) -> bool:
    return len(shown) == len(wanted) and all(unit in wanted for unit in shown)


@pytest.mark.parametrize("line", [*LINES, *RACE])
def test_a_number_lights_up_its_groups_with_their_flags(table: Desk, line: str) -> None:
    """As on the score sheet: sums on flags, and the reason where a token earns nothing."""
    mouse = Mouse(table)
    mouse.move(at_number(table, 0, line))
    units = LINES_BY_ID[line].units(score_sheets(table.state)[0])
    wanted = [unit for unit in units if unit.points or line != "habitats"]
    assert same(lit(table), wanted)
    lights = table.page.scenes[0].lights
    told = [] if lights is None else [flag.text for flag in lights.flags]
    assert len(told) == sum(bool(unit.cells) for unit in wanted)
    assert all(told)
    mouse.move(mouse.at(table.page.board))
    assert lit(table) == ()


@pytest.mark.parametrize("line", ["total", "nature"])
def test_what_is_not_on_the_land_lights_nothing(table: Desk, line: str) -> None:
    """Nor does it leave anything lit that belongs to another number."""
    mouse = Mouse(table)
    mouse.move(at_number(table, 0, "habitats"))
    assert lit(table)
    mouse.move(at_number(table, 0, line))
    assert table.page.scenes[0].lights is None
    mouse.move(at_number(table, 1, line))
    assert table.page.scenes[0].lights is None


@pytest.mark.parametrize("line", ["habitats", "river"])
def test_a_number_of_another_brings_the_landscape(table: Desk, qtbot: QtBot, line: str) -> None:
    """For as long as it is touched; one's own lights are out at once."""
    mouse = Mouse(table)
    mouse.move(at_number(table, 0, line))
    mouse.move(at_number(table, 1, line))
    assert lit(table, 0) == ()
    qtbot.waitUntil(lambda: table.looks_at() == 1, timeout=PATIENCE)
    units = LINES_BY_ID[line].units(score_sheets(table.state)[1])
    assert same(lit(table, 1), [unit for unit in units if unit.points])
    mouse.move(at_number(table, 0, line))
    assert table.looks_at() == 0
    assert lit(table, 0)
    assert lit(table, 1) == ()
    mouse.move(at_number(table, 1, line))
    qtbot.waitUntil(lambda: table.looks_at() == 1, timeout=PATIENCE)
    mouse.move(mouse.at(table.page.board))
    assert table.looks_at() == 0
    assert lit(table, 1) == ()
    assert table.prompt().startswith("Ann: ")


def test_who_only_passes_over_it_sees_nothing_move(table: Desk, qtbot: QtBot) -> None:
    mouse = Mouse(table)
    mouse.move(at_number(table, 1, "habitats"))
    mouse.move(mouse.at(table.page.board))
    qtbot.wait(400)
    assert table.looks_at() == 0


def test_what_was_zoomed_in_comes_back(table: Desk, qtbot: QtBot) -> None:
    mouse, board = Mouse(table), table.page.board
    board.zoom_in()
    board.zoom_in()
    before = board.mapToScene(board.viewport().rect()).boundingRect()
    mouse.move(at_number(table, 1, "habitats"))
    qtbot.waitUntil(lambda: table.looks_at() == 1, timeout=PATIENCE)
    mouse.move(mouse.at(table.page.prompt))
    assert table.looks_at() == 0
    after = board.mapToScene(board.viewport().rect()).boundingRect()
    assert (after.center() - before.center()).manhattanLength() < 4
    assert after.width() == pytest.approx(before.width(), rel=0.01)


def test_keys_do_the_same(table: Desk, qtbot: QtBot) -> None:
    """Tab comes to the numbers, arrows go from one to the next, and Tab leaves them."""
    keyboard, scores = Keyboard(table), table.page.scores
    table.page.board.setFocus()
    while not scores.hasFocus():
        keyboard.press(Key.Key_Tab)
    keyboard.press(*[Key.Key_Down] * 5)
    sheets = score_sheets(table.state)
    assert same(lit(table), [u for u in LINES_BY_ID["habitats"].units(sheets[0]) if u.points])
    keyboard.press(Key.Key_Right)
    qtbot.waitUntil(lambda: table.looks_at() == 1, timeout=PATIENCE)
    assert same(lit(table, 1), [u for u in LINES_BY_ID["habitats"].units(sheets[1]) if u.points])
    keyboard.press(Key.Key_Tab)
    while scores.hasFocus():
        keyboard.press(Key.Key_Tab)
    assert table.looks_at() == 0
    assert lit(table, 1) == ()


def test_lights_follow_the_game(table: Desk) -> None:
    """Whoever lays something while a number is touched sees what it is made of now."""
    Mouse(table).move(at_number(table, 0, "habitats"))
    before = lit(table)
    table.turn.choose(0)
    table.turn.click(table.turn.tile_places()[0])
    table.turn.confirm()
    now = [u for u in LINES_BY_ID["habitats"].units(score_sheets(table.state)[0]) if u.points]
    assert same(lit(table), now)
    assert before
