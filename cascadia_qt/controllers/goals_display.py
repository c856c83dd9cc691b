"""How far somebody is: the goals of the scenario, or the achievements of a normal game."""

from __future__ import annotations

from collections.abc import Collection

from cascadia_qt.rules.cascadia.achievements import ACHIEVEMENTS
from cascadia_qt.rules.cascadia.goals import Standing, progress
from cascadia_qt.rules.cascadia.scenarios import SCENARIOS
from cascadia_qt.rules.cascadia.scoring.sheet import ScoreSheet
from cascadia_qt.rules.cascadia.state import TURNS, State
from cascadia_qt.views.cascadia.goals_panel import GoalsPanel


def show_goals(
    panel: GoalsPanel, state: State, seat: int, sheet: ScoreSheet, who: str, ticked: Collection[int]
) -> None:
    """Shows on `panel` how far the player on `seat` is; `ticked` is in his notebook already."""
    options = state.options
    now = Standing(options.grid, sheet, state.players[seat].environment)
    part = state.turn / (TURNS * options.players)
    if options.scenario is None:
        found = [progress(goal, now) for goal in ACHIEVEMENTS]
        panel.show_achievements(who, found, ticked, part)
    else:
        goals = SCENARIOS[options.scenario - 1].goals
        found = [progress(goal, now) for goal in goals]
        panel.show_scenario(options.scenario, who, found, part)
