"""Somebody who likes to close areas that he leads, and else does anything."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.actions import Action, Alone, Build, Lay
from cascadia_qt.games.okanagan.rules.areas import areas_of, influence
from cascadia_qt.games.okanagan.rules.board import INFLUENCE, Laid
from cascadia_qt.games.okanagan.rules.legal import legal
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.rules.state import Phase, State
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
        return self._any(leading or actions)

    def _any(self, actions: Sequence[Action]) -> Action:
        index, self._rng = self._rng.below(len(actions))
        return actions[index]


def _leads(state: State, action: Action) -> bool:
    """Whether a placement, or a building, closes an area for somebody with most influence there."""
    board, cell, more = state.board, state.laid, 0
    on: tuple[str, ...] = TERRAINS
    match action:
        case Lay():
            assert state.explorer.hand is not None
            cell = action.cell
            board = board.with_tile(cell, Laid(state.explorer.hand.tile, action.rotation))
        case Build():
            more = INFLUENCE[action.kind]
            on = action.on or on
        case _:
            return False
    assert cell is not None
    for area in areas_of(board, cell):
        if area.is_closed and area.terrain in on:
            forces = influence(board, area, state.options.players)
            mine = forces[state.seat] + more
            if mine and mine >= max(forces):
                return True
    return False
