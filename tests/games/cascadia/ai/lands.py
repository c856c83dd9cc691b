"""Landscapes of games in progress, as the kernel sees them."""

from __future__ import annotations

from cascadia_qt.games.cascadia.ai.effort import NOTHING_BUT_POINTS, Effort
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.state import Phase
from cascadia_qt.rules.grid import Grid
from tests.games.cascadia.table import new_game


def positions(grid: Grid, seed: int) -> list[Position]:
    """What a player who looks at points alone has before him, turn by turn."""
    state = new_game(grid, 1, seed)
    bot = Strategist(Effort(redraws=False, weights=NOTHING_BUT_POINTS), 0)
    found = []
    while state.phase is not Phase.OVER:
        if state.phase is Phase.CHOOSE:
            found.append(Table(state).position)
        state = apply(state, bot.choose(state)).state
    return found
