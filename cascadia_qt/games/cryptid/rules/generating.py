"""Puzzles without end: random maps, and clues of equal strength that leave one cell."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.cells import ALL, CELLS
from cascadia_qt.games.cryptid.rules.clues import KINDS, NOT, Structure, colours_of
from cascadia_qt.games.cryptid.rules.puzzle import BAND, Board, Puzzle
from cascadia_qt.games.cryptid.rules.sections import SECTIONS, Section
from cascadia_qt.rules.rng import Rng

_TRIES = 400  # misses on one map, after which another one is dealt
_PATIENCE = 25  # times as many, where there is no other map


def generated(mode: str, clues: int, seed: int) -> Puzzle:
    """The puzzle of this deal, for so many clues."""
    rng = Rng(seed)
    while True:
        board, rng = _dealt_board(mode, rng)
        found, rng = _drawn_clues(board, clues, rng)
        if found is not None:
            return Puzzle(board, found)


def drawn_on(board: Board, clues: int, seed: int) -> Puzzle | None:
    """A puzzle on a board that somebody has laid; None if chance finds none."""
    rng = Rng(seed)
    for _ in range(_PATIENCE):
        found, rng = _drawn_clues(board, clues, rng)
        if found is not None:
            return Puzzle(board, found)
    return None


def _dealt_board(mode: str, rng: Rng) -> tuple[Board, Rng]:
    left, sections = list(SECTIONS), []
    while left:
        index, rng = rng.below(len(left))
        turned, rng = rng.below(2)
        sections.append(Section(left.pop(index), bool(turned)))
    free, structures = list(CELLS), []
    for kind in KINDS:
        for colour in colours_of(mode):
            index, rng = rng.below(len(free))
            structures.append(Structure(kind, colour, free.pop(index)))
    return Board(mode, tuple(sections), tuple(structures)), rng


def _drawn_clues(board: Board, wanted: int, rng: Rng) -> tuple[tuple[str, ...] | None, Rng]:
    """Clues that make a puzzle, or None if chance does not find them soon enough."""
    cells = {clue: held for clue, held in board.clue_cells.items() if held.bit_count() in BAND}
    known = list(cells)
    for _ in range(_TRIES if len(known) >= wanted else 0):
        clues, rng = _some(known, wanted, rng)
        if _fit([cells[clue] for clue in clues]) and _differ(clues):
            return tuple(clues), rng
    return None, rng


def _some(known: list[str], wanted: int, rng: Rng) -> tuple[list[str], Rng]:
    left, drawn = list(known), []
    for _ in range(wanted):
        index, rng = rng.below(len(left))
        left[index], left[-1] = left[-1], left[index]
        drawn.append(left.pop())
    return drawn, rng


def _fit(cells: list[int]) -> bool:
    """Whether the sets have one cell in common, and none can be left out."""
    common = ALL
    for each in cells:
        common &= each
    if common.bit_count() != 1:
        return False
    for left_out in range(len(cells)):
        rest = ALL
        for number, each in enumerate(cells):
            if number != left_out:
                rest &= each
        if rest.bit_count() < 2:
            return False
    return True


def _differ(clues: list[str]) -> bool:
    return len({clue.removeprefix(NOT) for clue in clues}) == len(clues)
