"""How far somebody is: the goals of the scenario, or the achievements of a normal game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS, Refusal, refusal
from cascadia_qt.games.cascadia.rules.goals import Standing, progress
from cascadia_qt.games.cascadia.rules.reach import achievements_of
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, winners
from cascadia_qt.games.cascadia.rules.state import TURNS, Phase, State
from cascadia_qt.games.cascadia.views.goals.panel import GoalsPanel
from cascadia_qt.rules.game import Seat


class GoalsDisplay:
    """Keeps a panel equal to a state.

    Attributes:
        ticked: what is in the notebooks already, by names.
        all_allowed: whether everything that is reached may be ticked, also by who plays alone.
    """

    def __init__(self, panel: GoalsPanel, seats: Sequence[Seat]) -> None:
        self._panel = panel
        self._seats = seats
        self.ticked: Mapping[str, Collection[int]] = {}
        self.all_allowed = False

    def show(self, state: State, seat: int, sheets: Sequence[ScoreSheet]) -> None:
        """How far the player on `seat` is."""
        options, name = state.options, self._seats[seat].name
        now = Standing(options.grid, sheets[seat], state.players[seat].environment)
        part = state.turn / (TURNS * options.players)
        if options.scenario is not None:
            goals = SCENARIOS[options.scenario - 1].goals
            found = [progress(goal, now) for goal in goals]
            self._panel.show_scenario(options.scenario, name, found, part)
            return
        numbers = achievements_of(options.grid, options.players)
        reach = {number: progress(ACHIEVEMENTS[number - 1], now) for number in numbers}
        refused = self._refused(seat, sheets) if state.phase is Phase.OVER else None
        self._panel.show_achievements(name, reach, self.ticked.get(name, ()), part, refused)

    def _refused(self, seat: int, sheets: Sequence[ScoreSheet]) -> Refusal | None:
        """Why what was reached is not ticked, as far as the game tells; a win ticks one."""
        if self._seats[seat].bot is not None:
            return None
        players = len(sheets)
        won = players > 1 and seat in winners(sheets)
        found = refusal(players=players, won=won, scenario=None, solo=self.all_allowed)
        return found if found is not None or self.all_allowed else Refusal.ONE_A_WIN
