"""What cannot be reached on some tiles, in words."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.reach import Obstacle, fewest_players, scenario_obstacle
from cascadia_qt.games.cascadia.rules.scenarios import Scenario
from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS
from cascadia_qt.rules.grid import Grid
from cascadia_qt.words.language import translate


def obstacle_words(scenario: Scenario, grid: Grid) -> str:
    """Why `scenario` cannot be passed on these tiles, or not by few; empty if everybody can."""
    fewest = fewest_players(scenario, grid)
    if fewest is not None:
        text = translate("Goals", "A square shows one habitat only: it takes {0} players at least.")
        return text.format(fewest) if fewest > 1 else ""
    texts = {
        Obstacle.NO_NATURE: translate("Goals", "Not on squares: they have no nature tokens."),
        Obstacle.FEW_NEIGHBOURS: translate(
            "Goals", "Not on squares: a fox has four neighbours there and needs six."
        ),
    }
    return next(
        text
        for why, text in texts.items()
        if why is scenario_obstacle(scenario, grid, MOST_PLAYERS)
    )
