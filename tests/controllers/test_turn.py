"""A person's turn: what every gesture does at every stage, on both grids."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cascadia_qt.controllers.turn import Draft, HumanTurn, Stage
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.cascadia.environment import open_cells
from cascadia_qt.rules.cascadia.state import State
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.controllers import ANN_AND_A_COMPUTER, actions_of, cell, do, session_at
from tests.table import scene

on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

# Ann owns one tile at 0,0 that shows bear and elk; the first pair is a tile with elk and fox and
# a bear, the second has an elk, the third a salmon.
GESTURES = {
    "choose 0; ": "a bear, which fits on the land and not on the tile",
}


def plain(grid: Grid) -> State:
    return scene(grid)


def with_nature(grid: Grid) -> State:
    return scene(grid, nature=1)


def with_three(grid: Grid) -> State:
    return scene(grid, tokens="BBBE", nature=1, bag="HHHSSFF")


def elk_first(grid: Grid) -> State:
    """The first token fits on the first tile and on the land."""
    return scene(grid, tokens="EBSH")


def salmon_first(grid: Grid) -> State:
    """The first token fits nowhere."""
    return scene(grid, tokens="SBEH")


class Try:
    """A turn after some gestures."""

    def __init__(
        self,
        state: State,
        gestures: str = "",
        *,
        computer: bool = False,
        free_undo: bool = False,
        confirms_end: bool = False,
    ) -> None:
        seats = {"seats": ANN_AND_A_COMPUTER} if computer else {}
        self.session: GameSession = session_at(state, **seats, free_undo=free_undo)
        self.turn = HumanTurn(self.session)
        self.turn.confirms_end = confirms_end
        do(self.turn, gestures)

    @property
    def actions(self) -> str:
        return actions_of(self.session)
