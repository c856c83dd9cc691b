"""What there is to choose from: the market, or the pair that has been taken already."""

from __future__ import annotations

from cascadia_qt.games.cascadia.ai.kernel.numbers import NOWHERE
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.search import Candidate
from cascadia_qt.games.cascadia.ai.reading import land_of, piece_of, supply_of, tally_of, turns_left
from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    PlaceToken,
    Take,
)
from cascadia_qt.games.cascadia.rules.state import Phase, State


class Table:
    """A state as a position to think about, and turns of it as actions."""

    def __init__(self, state: State) -> None:
        options = state.options
        self._choosing = state.phase is Phase.CHOOSE
        land = land_of(tally_of(options.grid, options.scoring), state.player)
        tiles, tokens = state.market.tiles, state.market.tokens
        if not self._choosing:
            tiles, tokens = (state.tile,), (state.token,)
        pieces = [piece_of(options.grid, tile) for tile in tiles if tile is not None]
        species = [NOWHERE if token is None else int(token) for token in tokens]
        left = turns_left(state, state.seat)
        self.position = Position(land, pieces, species, supply_of(state), left)

    def actions(self, chosen: Candidate) -> list[Action]:
        """What carries `chosen` out."""
        plan, cells = chosen.plan, self.position.land.tally.geometry.cells
        actions: list[Action] = []
        if self._choosing:
            free = plan.tile != plan.token
            actions.append(NatureFree(plan.tile, plan.token) if free else Take(plan.tile))
        if plan.cell != NOWHERE:
            actions.append(PlaceTile(cells[plan.cell], plan.turn))
        if self.position.tokens[plan.token] != NOWHERE:
            placed = plan.spot != NOWHERE
            actions.append(PlaceToken(cells[plan.spot]) if placed else DeclineToken())
        return actions
