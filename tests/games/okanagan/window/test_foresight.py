"""Hovering: what a tile would close, territories that explain themselves, and helps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from cascadia_qt.games.okanagan.controllers.survey import tiles_to_come
from cascadia_qt.games.okanagan.rules.areas import area_at
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.games.okanagan.views.table.shown import Light
from cascadia_qt.games.okanagan.words.spoken import open_areas
from cascadia_qt.rules.grid import Cell
from tests.games.okanagan.table import FOREST, board, scene
from tests.games.okanagan.window.conftest import Open
from tests.games.okanagan.window.den import ANN, ROBOT, Den

SIDES = (QPointF(0, -40), QPointF(40, 0), QPointF(0, 40), QPointF(-40, 0))
BUILT = board(FOREST, (5, 5, 0, "farm forest"), (6, 5, 1, "silo"), (6, 4, 2, "silo"))
THREE = (ANN, ROBOT, ROBOT)


@pytest.fixture
def closing(den: Den) -> Den:
    """The last tile of a long forest is in hand: six icons and two of its own."""
    den.lay(scene(3, on=BUILT), *THREE)
    return den


def test_the_ghost_tells_what_it_would_close_and_who_would_get_what(closing: Den) -> None:
    den = closing
    assert Cell(7, 4) in den.shown.gaps
    den.hover(Cell(7, 4))
    lines = den.page.area.lines
    assert den.page.area.isVisible()
    first = lines[0]
    assert first.strong
    assert first.words == "Closes forest, 4 tiles"
    assert [force.words for force in first.forces] == [
        "Ann (3): 3 rewards",
        "Robot (1): 1 reward, perhaps the action",
        "Robot (1): 1 reward, perhaps the action",
    ]
    assert sum(first.heap) == 6
    assert not any(line.strong for line in lines[1:])
    lit = [each.light for each in den.shown.lit]
    assert lit == [Light.CLOSING]


def test_a_tile_that_is_held_elsewhere_says_nothing(closing: Den) -> None:
    closing.hover(Cell(7, 4))
    closing.page.view.left.emit()
    assert not closing.page.area.isVisible()
    assert closing.shown.ghost is None


def test_purists_are_told_nothing(open_den: Open) -> None:
    den = open_den(purist=True)
    den.lay(scene(3, on=BUILT), *THREE)
    den.hover(Cell(7, 4))
    assert den.shown.ghost is not None
    assert den.shown.gaps == frozenset()
    assert not den.page.area.isVisible()
    assert not den.page.survey.isVisible()
    den.application.preferences.purist = False
    assert den.page.survey.isVisible()


def test_a_territory_explains_itself(closing: Den) -> None:
    den = closing
    laid = den.state.board.tiles[Cell(6, 5)]
    direction = laid.sides.index("forest")
    den.hover(Cell(6, 5), SIDES[direction])
    (line,) = den.page.area.lines
    area = area_at(den.state.board, Cell(6, 5), "forest")
    assert line.words == f"Forest, 3 tiles, {len(area.open_ends)} open side"
    assert [force.words for force in line.forces] == [
        "Ann: influence 3", "Robot: influence 1", "Robot: influence 1",
    ]  # fmt: skip
    assert den.shown.lit[0].area == area


def test_building_tells_what_it_would_bring(closing: Den) -> None:
    den = closing
    den.click(Cell(7, 4))
    assert den.state.phase is Phase.BUILD
    den.press(Qt.Key.Key_Right)
    assert den.turn.build is not None
    assert den.page.area.lines[0].forces[0].words == "Ann (4): 4 rewards"


def test_the_survey_counts_what_is_left(den: Den) -> None:
    den.come_to(lambda state: state.phase is Phase.LAY and state.turns > 8, ANN, ROBOT)
    survey = den.page.survey.survey
    assert survey is not None
    state: State = OKANAGAN.seen(den.state, 0)
    assert survey.points == reckonings(state)[0].total
    assert survey.stock == state.stock
    unseen = [tile for pile in den.state.supply.piles for tile in pile]
    robot = den.state.explorers[1].hand
    assert robot is not None
    if not robot.shown:
        unseen.append(robot.tile)
    counted = [sum(terrain in TILES[tile].sides for tile in unseen) for terrain in TERRAINS]
    assert list(tiles_to_come(state)) == counted


def test_a_key_leads_through_all_open_territories(den: Den) -> None:
    den.come_to(lambda state: state.phase is Phase.TAKE and state.turns > 8, ANN, ROBOT)
    areas = open_areas(den.state.board)
    seen = []
    for _ in areas:
        den.press(Qt.Key.Key_T)
        (lit,) = den.shown.lit
        assert den.page.area.isVisible()
        seen.append(lit.area)
    assert seen == list(areas)
    den.press(Qt.Key.Key_T)
    assert den.shown.lit[0].area == areas[0]
