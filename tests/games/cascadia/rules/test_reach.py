"""What can be reached on which tiles: proved by what lies in the box, number by number."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.achievements import Refusal, refusal
from cascadia_qt.games.cascadia.rules.reach import (
    Obstacle,
    achievements_of,
    fewest_players,
    scenario_obstacle,
)
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.corridors import most_points
from cascadia_qt.rules.grid import HEX, SQUARE

EVERYTHING = tuple(range(1, 26))
PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


@PLAYERS
def test_hexagons_let_everything_be_reached(players: int) -> None:
    assert achievements_of(HEX, players) == EVERYTHING
    assert [scenario_obstacle(scenario, HEX, players) for scenario in SCENARIOS] == [None] * 15


# Nine asks for five points in each of five habitats: 25 tiles for whoever has no bonus, of 23.
# Fourteen asks for 35 points: 23 tiles and five bonuses of two are not enough.
ON_SQUARES = {5: None, 8: None, 9: 2, 14: 3, 15: None}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: str(scenario.number))
def test_how_many_players_can_pass_a_scenario_on_squares(scenario: object) -> None:
    number = scenario.number  # type: ignore[attr-defined]
    assert fewest_players(SCENARIOS[number - 1], SQUARE) == ON_SQUARES.get(number, 1)


@pytest.mark.parametrize(
    ("number", "players", "why"),
    [
        (5, 4, Obstacle.FEW_NEIGHBOURS),
        (8, 4, Obstacle.NO_NATURE),
        (15, 4, Obstacle.NO_NATURE),
        (9, 1, Obstacle.FEW_TILES),
        (9, 2, None),
        (14, 2, Obstacle.FEW_TILES),
        (14, 3, None),
    ],
)
def test_why_a_scenario_cannot_be_passed_on_squares(
    number: int, players: int, why: Obstacle | None
) -> None:
    assert scenario_obstacle(SCENARIOS[number - 1], SQUARE, players) is why


@PLAYERS
def test_squares_give_away_or_forbid_what_has_to_do_with_nature(players: int) -> None:
    missing = set(EVERYTHING) - set(achievements_of(SQUARE, players))
    assert missing == {8, 22, 23, 24} | ({16} if players == 1 else set())


@pytest.mark.parametrize(
    ("size", "players", "points"),
    [(6, 1, 6), (7, 1, 9), (0, 2, 0), (1, 2, 3), (5, 2, 7), (5, 3, 8), (5, 4, 8)],
)
def test_a_corridor_with_its_best_bonus(size: int, players: int, points: int) -> None:
    assert most_points(size, players) == points


@pytest.mark.parametrize(
    ("players", "won", "scenario", "solo", "why"),
    [
        (2, True, None, False, None),
        (2, False, None, False, Refusal.LOST),
        (2, False, None, True, Refusal.LOST),
        (1, False, None, False, Refusal.ALONE),
        (1, False, None, True, None),
        (2, True, 4, True, Refusal.SCENARIO),
    ],
)
def test_who_may_tick(
    players: int, won: bool, scenario: int | None, solo: bool, why: Refusal | None
) -> None:
    assert refusal(players=players, won=won, scenario=scenario, solo=solo) is why
