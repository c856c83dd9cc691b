"""What a table can reach at all: its tiles make some goals impossible, and give others away."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from itertools import count

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS
from cascadia_qt.games.cascadia.rules.goals import Goal, Measure
from cascadia_qt.games.cascadia.rules.scenarios import Scenario
from cascadia_qt.games.cascadia.rules.scoring.corridors import most_points
from cascadia_qt.games.cascadia.rules.scoring.fox import PAIRS_AROUND_ONE
from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS, TURNS
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES
from cascadia_qt.rules.grid import Grid

_TILES = 3 + TURNS  # of a landscape at the end


class Obstacle(Enum):
    """Why a goal asks for nothing that could be done."""

    NO_NATURE = auto()  # no keystones, and so no nature tokens
    FEW_NEIGHBOURS = auto()  # around a fox
    FEW_TILES = auto()  # for so many points, where a tile shows one habitat only


def obstacle(goal: Goal, grid: Grid, players: int) -> Obstacle | None:
    """What makes `goal` impossible on these tiles, or fulfilled from the start to the end."""
    match goal.measure:
        case Measure.NATURE | Measure.FILLED_KEYSTONES if not _has_keystones(grid):
            return Obstacle.NO_NATURE
        case Measure.FULL_SCORES if goal.full > _most_of(goal.wildlife[0], goal.full, grid):
            return Obstacle.FEW_NEIGHBOURS
        case Measure.HABITAT_POINTS if _tiles_needed(goal, players) > _tiles_to_share(grid):
            return Obstacle.FEW_TILES
        case Measure.HABITAT_TOTAL if goal.target > _most_of_habitats(grid, players):
            return Obstacle.FEW_TILES
    return None


def scenario_obstacle(scenario: Scenario, grid: Grid, players: int) -> Obstacle | None:
    """Why nobody can pass `scenario` at such a table."""
    found = (obstacle(goal, grid, players) for goal in scenario.goals)
    return next((one for one in found if one is not None), None)


def fewest_players(scenario: Scenario, grid: Grid) -> int | None:
    """With how many players `scenario` can be passed on these tiles; None if it never can."""
    numbers: Iterable[int] = range(1, MOST_PLAYERS + 1)
    return next((n for n in numbers if scenario_obstacle(scenario, grid, n) is None), None)


def achievements_of(grid: Grid, players: int) -> tuple[int, ...]:
    """The numbers of the achievements that are worth playing for at such a table."""
    return tuple(
        number
        for number, goal in enumerate(ACHIEVEMENTS, 1)
        if obstacle(goal, grid, players) is None
    )


def _has_keystones(grid: Grid) -> bool:
    return any(tile.keystone for tile in BOXES[grid].tiles)


def _most_of(species: Wildlife, full: int, grid: Grid) -> int:
    """The most points that one unit of `species` earns; only a fox depends on its neighbours."""
    if species is not Wildlife.FOX:
        return full
    return max(points for pairs, points in PAIRS_AROUND_ONE.items() if 2 * pairs <= grid.sides)


def _tiles_to_share(grid: Grid) -> int:
    """How many tiles all corridors of a landscape have together at most."""
    return _TILES * max(len(tile.habitats) for tile in BOXES[grid].tiles)


def _tiles_needed(goal: Goal, players: int) -> int:
    """For so many corridors with so many points."""
    size = next(size for size in count(1) if most_points(size, players) >= goal.target)
    return goal.nth * size


def _most_of_habitats(grid: Grid, players: int) -> int:
    """The most points of all corridors together, however the tiles are shared out."""
    tiles = _tiles_to_share(grid)
    most = [0] * (tiles + 1)
    for _ in Habitat:
        most = [
            max(most[rest - size] + most_points(size, players) for size in range(rest + 1))
            for rest in range(tiles + 1)
        ]
    return most[tiles]
