"""The gold of everybody: places on both ways, the amulet, and every tie."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.reckoning import Reckoning, reckonings
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from tests.games.kaskaria.table import hero, scene


def ended(
    runners: tuple[int, ...], griffins: tuple[int, ...], gold: tuple[int, ...], amulet: int | None
) -> State:
    heroes = [
        hero(runner=runner, griffin=griffin, gold=collected)
        for runner, griffin, collected in zip(runners, griffins, gold, strict=True)
    ]
    return replace(scene(*heroes), amulet=amulet, phase=Phase.OVER)


YELLOW, GREEN, RED, BLUE = range(4)
PRINTED = ended(runners=(10, 8, 8, 3), griffins=(1, 3, 0, 5), gold=(0, 0, 0, 0), amulet=YELLOW)


def test_the_runners_of_the_printed_example() -> None:
    """Yellow reached the volcano, green and red share the second place, blue is third."""
    assert [each.runner for each in reckonings(PRINTED)] == [7, 4, 4, 1]
    assert [each.amulet for each in reckonings(PRINTED)] == [2, 0, 0, 0]


def test_the_griffins_of_the_printed_example() -> None:
    """Blue, green, yellow, red."""
    assert [each.griffin for each in reckonings(PRINTED)] == [1, 4, 0, 7]


@pytest.mark.parametrize(
    ("steps", "gold"),
    [
        ((5, 3), (7, 4)),
        ((3, 3), (7, 7)),
        ((0, 0), (7, 7)),
        ((5, 5, 2), (7, 7, 4)),
        ((2, 5, 2), (4, 7, 4)),
        ((1, 2, 3), (1, 4, 7)),
        ((4, 4, 4), (7, 7, 7)),
        ((9, 9, 9, 1), (7, 7, 7, 4)),
        ((9, 9, 1, 1), (7, 7, 4, 4)),
        ((9, 5, 5, 1), (7, 4, 4, 1)),
        ((9, 5, 1, 1), (7, 4, 1, 1)),
        ((9, 9, 5, 1), (7, 7, 4, 1)),
        ((9, 5, 1, 0), (7, 4, 1, 0)),
    ],
)
def test_equals_share_a_place_and_none_is_skipped(
    steps: tuple[int, ...], gold: tuple[int, ...]
) -> None:
    none = (0,) * len(steps)
    for state, figure in (
        (ended(steps, none, none, None), "runner"),
        (ended(none, steps, none, None), "griffin"),
    ):
        assert tuple(getattr(each, figure) for each in reckonings(state)) == gold


def test_the_parts_add_up() -> None:
    state = ended(runners=(10, 4), griffins=(2, 3), gold=(5, 9), amulet=0)
    assert reckonings(state) == (Reckoning(5, 1, 2, True), Reckoning(9, 2, 1, False))
    assert [each.total for each in reckonings(state)] == [5 + 7 + 4 + 2, 9 + 4 + 7]


@pytest.mark.parametrize(
    ("gold", "amulet", "places", "points"),
    [
        ((9, 5), 0, (1, 2), (25, 19)),
        ((5, 9), 0, (2, 1), (21, 23)),
        ((5, 7), 0, (1, 2), (21, 21)),  # equal: whoever has the amulet is first
        ((7, 5), 1, (2, 1), (21, 21)),
        ((9, 9, 5), 2, (1, 1, 3), (23, 23, 21)),  # equal, and somebody else has the amulet
        ((9, 7, 9), 1, (2, 1, 2), (23, 23, 23)),  # among three, too
        ((9, 4, 4), 0, (1, 2, 2), (25, 18, 18)),  # lower places are shared
        ((9, 5, 3), 2, (1, 2, 2), (23, 19, 19)),  # and the amulet separates only the first
    ],
)
def test_places_and_ties(
    gold: tuple[int, ...], amulet: int, places: tuple[int, ...], points: tuple[int, ...]
) -> None:
    none = (0,) * len(gold)
    result = KASKARIA.result(ended(none, none, gold, amulet))
    assert (result.places, result.points) == (places, points)


def test_a_running_game_has_a_standing_without_amulet() -> None:
    state = scene(hero(runner=3, gold=2), hero(griffin=1))
    result = KASKARIA.result(state)
    assert (result.points, result.winners) == ((2 + 7 + 4, 4 + 7), (0,))
