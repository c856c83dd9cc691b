"""Why a clue is struck: the token or the hint that refutes it."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.cryptid.rules.cells import around, cells_in
from cascadia_qt.games.cryptid.rules.clues import said_of
from cascadia_qt.games.cryptid.rules.hints import allowed
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.state import State


@dataclass(frozen=True, slots=True)
class TokenRefutes:
    """A token lies where it could not, if its colour held the clue.

    Attributes:
        cube: whether it is a cube; else it is a disc.
        lies: whether the cell lies on, or within the steps of, what the clue is about.
        near: the cells of that thing within the steps; none if it does not lie there.
    """

    colour: int
    clue: str
    cell: int
    cube: bool
    lies: bool
    near: int


@dataclass(frozen=True, slots=True)
class HintRefutes:
    """No clue of this kind is in play."""

    clue: str
    hint: str


Reason = TokenRefutes | HintRefutes


def reasons(state: State, colour: int, clue: str) -> list[Reason]:
    """Everything that refutes that `colour` holds `clue`: cubes, then discs, then the hint."""
    board = state.options.board
    fits = board.clue_cells[clue]
    found: list[Reason] = []
    for cell in cells_in(state.cubes[colour] & fits):
        found.append(_by_token(board, colour, clue, cell, cube=True))
    for cell in cells_in(state.discs[colour] & ~fits):
        found.append(_by_token(board, colour, clue, cell, cube=False))
    if state.hint is not None and not allowed(state.hint, clue):
        found.append(HintRefutes(clue, state.hint))
    return found


def _by_token(board: Board, colour: int, clue: str, cell: int, *, cube: bool) -> TokenRefutes:
    said = said_of(clue)
    near = _places(board, said.things) & around(cell, said.steps)
    return TokenRefutes(colour, clue, cell, cube, bool(near), near)


def _places(board: Board, things: tuple[str, ...]) -> int:
    """The cells of these terrains, territories or structures."""
    cells = 0
    ground = {**board.ground.terrains, **board.ground.animals}
    for thing in things:
        cells |= ground.get(thing, 0)
    for structure in board.structures:
        if structure.kind in things or structure.colour in things:
            cells |= 1 << structure.cell
    return cells
