"""A table to play at: the six checked puzzles, games on them, and moves in notation."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, cells_in, name_of, set_of
from cascadia_qt.games.cryptid.rules.events import Event
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.options import Options
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle, read_puzzle
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.game import Step

PUZZLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "puzzles.json").read_text(encoding="utf-8")
)


@cache
def puzzle(number: int) -> Puzzle:
    return read_puzzle(Node(PUZZLES[number], ""))


def options(number: int = 0, *, players: int | None = None, yourselves: bool = False) -> Options:
    """A game with one of the checked puzzles; those with four clues can be played by two."""
    held = puzzle(number)
    return Options(players or len(held.clues), held.board, held.clues, yourselves)


def new_game(number: int = 0, *, players: int | None = None, yourselves: bool = False) -> State:
    return CRYPTID.setup(options(number, players=players, yourselves=yourselves), 1)


def steps(state: State, *moves: str) -> list[Step[State, Event]]:
    """What each of `moves` led to."""
    made: list[Step[State, Event]] = []
    for move in moves:
        step = CRYPTID.apply(state, CRYPTID.parse(move))
        made.append(step)
        state = step.state
    return made


def played(state: State, *moves: str) -> State:
    """The state after `moves`."""
    return steps(state, *moves)[-1].state


def noted(state: State) -> list[str]:
    return [CRYPTID.format(action) for action in CRYPTID.legal(state)]


def shared(state: State) -> State:
    """The state after both laps, everybody taking the first cell that there is."""
    while state.phase.value == "share":
        state = CRYPTID.apply(state, CRYPTID.legal(state)[0]).state
    return state


def cells(names: str) -> int:
    return set_of([CELL_NAMED[name] for name in names.split()])


def names(cells: int) -> list[str]:
    return [name_of(cell) for cell in cells_in(cells)]


def fitting(state: State, *colours: int) -> list[str]:
    """The cells that fit the clues of all these colours and of nobody else."""
    held = state.options
    found = (1 << 108) - 1
    for colour in range(len(held.clues)):
        fits = held.fitting(colour)
        found &= fits if colour in colours else ~fits
    return names(found & ~state.cubed)
