"""Why a scenario cannot be passed on squares, in words."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, Scenario
from cascadia_qt.games.cascadia.words.reach import obstacle_words
from cascadia_qt.rules.grid import HEX, SQUARE

FOXES = "Not on squares: a fox has four neighbours there and needs six."
NATURE = "Not on squares: they have no nature tokens."
ON_SQUARES = {
    5: FOXES,
    8: NATURE,
    9: "A square shows one habitat only: it takes 2 players at least.",
    14: "A square shows one habitat only: it takes 3 players at least.",
    15: NATURE,
}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: str(scenario.number))
def test_every_scenario_says_what_is_in_its_way(scenario: Scenario) -> None:
    assert obstacle_words(scenario, HEX) == ""
    assert obstacle_words(scenario, SQUARE) == ON_SQUARES.get(scenario.number, "")
