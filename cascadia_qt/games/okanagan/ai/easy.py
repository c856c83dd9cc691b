"""Somebody who likes to close areas that he leads, and else does anything."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.actions import Action, Alone, Build, Lay
from cascadia_qt.games.okanagan.rules.areas import areas_of, influence
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.legal import legal
from cascadia_qt.games.okanagan.rules.preview import prospects, shares
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.games.okanagan.rules.board import INFLUENCE
from cascadia_qt.rules.rng import Rng


class Easy:
    """Lays where it closes what it leads, builds where that makes it lead, and collects."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State) -> Action:
        if state.phase is Phase.ALONE:
            return Alone(collects=True)
        actions = legal(state)
        leading = [action for action in actions if _leads(state, action)]
        actions = tuple(leading) or actions
        index, self._rng = self._rng.below(len(actions))
        return actions[index]


def _leads(state: State, action: Action) -> bool:
    """Whether a placement or a building closes an area for whoever has most there."""
    match action:
        case Lay():
            assert state.explorer.hand is not None
            laid = Laid(state.explorer.hand.tile, action.rotation)
            found = prospects(state, action.cell, laid)
            return any(
                each.area.is_closed and each.shares and each.shares[0].seat == state.seat
                for each in found
            )
        case Build():
            assert state.laid is not None
            on = action.on or TILES[state.board.tiles[state.laid].tile].terrains
            for area in areas_of(state.board, state.laid):
                if area.is_closed and area.terrain in on:
                    forces = list(influence(state.board, area, state.options.players))
                    forces[state.seat] += INFLUENCE[action.kind]
                    if shares(tuple(forces), 0)[0].seat == state.seat:
                        return True
    return False
