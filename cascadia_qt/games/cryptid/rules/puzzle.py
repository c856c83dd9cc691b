"""A puzzle: a map with structures, and clues that fit exactly one of its cells together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cascadia_qt.games.cryptid.rules.cells import ALL, CELL_NAMED, cells_in, name_of
from cascadia_qt.games.cryptid.rules.clues import (
    CLUES,
    KINDS,
    MODES,
    Structure,
    cells_of_clues,
    colours_of,
    opposite,
)
from cascadia_qt.games.cryptid.rules.sections import SECTIONS, SLOTS, Ground, Section, ground_of
from cascadia_qt.rules.document import Node

BAND = range(42, 67)  # how many cells a clue covers, so that all are about equally strong
_MOST_CLUES = 48
_TURNS = {0: False, 180: True}


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the table before the first token: everybody sees it."""

    mode: str
    sections: tuple[Section, ...]
    structures: tuple[Structure, ...]

    @property
    def ground(self) -> Ground:
        return ground_of(self.sections)

    @property
    def clue_cells(self) -> dict[str, int]:
        """The cells that fit each clue of the mode."""
        return _clue_cells(self)

    @property
    def whole(self) -> bool:
        """Whether all structures of the mode stand on it."""
        return len(self.structures) == len(KINDS) * len(colours_of(self.mode))


@lru_cache(maxsize=64)
def _clue_cells(board: Board) -> dict[str, int]:
    return cells_of_clues(board.ground, board.structures, board.mode)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board, and the clues that are held on it."""

    board: Board
    clues: tuple[str, ...]

    @property
    def common(self) -> int:
        """The cells that fit all clues."""
        return self.without(None)

    def without(self, index: int | None) -> int:
        """The cells that fit all clues but one."""
        cells = ALL
        for number, clue in enumerate(self.clues):
            if number != index:
                cells &= self.board.clue_cells[clue]
        return cells

    @property
    def habitat(self) -> int | None:
        """The only cell that fits all clues, if there is just one."""
        common = cells_in(self.common)
        return common[0] if len(common) == 1 else None

    def needed(self, index: int) -> bool:
        """Whether at least two cells would remain without this clue, which is there once."""
        return self.clues.count(self.clues[index]) == 1 and self.without(index).bit_count() > 1

    def in_band(self, clue: str) -> bool:
        return self.board.clue_cells[clue].bit_count() in BAND

    @property
    def repeats(self) -> bool:
        """Whether a clue is there twice, or beside its own negation."""
        said = set(self.clues)
        return len(said) < len(self.clues) or any(opposite(clue) in said for clue in said)

    @property
    def good(self) -> bool:
        """Whether it is as a puzzle should be."""
        return (
            self.habitat is not None
            and not self.repeats
            and all(map(self.needed, range(len(self.clues))))
            and all(map(self.in_band, self.clues))
        )


def read_board(node: Node) -> Board:
    """The board in a document; raises BadDocument."""
    mode = node["mode"].choice({mode: mode for mode in MODES})
    sections = tuple(map(_read_section, node["sections"].items(SLOTS, SLOTS)))
    if len({section.number for section in sections}) < SLOTS:
        node["sections"].fail("CryptidDocuments", "{0} must hold each of the six sections once.")
    most = len(KINDS) * len(colours_of(mode))
    structures: list[Structure] = []
    for each in node["structures"].items(0, most):
        structure = _read_structure(each, mode)
        for other in structures:
            if other.cell == structure.cell:
                each["at"].fail(
                    "CryptidDocuments", "{0} has a structure already: {1}.", name_of(other.cell)
                )
            if (other.kind, other.colour) == (structure.kind, structure.colour):
                each.fail(
                    "CryptidDocuments",
                    "{0} is a second {1} {2}.",
                    structure.colour,
                    structure.kind,
                )
        structures.append(structure)
    return Board(mode, sections, tuple(structures))


def read_clues(node: Node, mode: str, least: int, most: int) -> tuple[str, ...]:
    """The clues in a list of a document; raises BadDocument."""
    known = set(CLUES[mode])
    clues = []
    for each in node.items(least, most):
        clue = each.text()
        if clue not in known:
            each.fail("CryptidDocuments", "{0} is no clue of the {1} game.", mode)
        clues.append(clue)
    return tuple(clues)


def read_puzzle(node: Node) -> Puzzle:
    """The puzzle in a document, also a bad one; raises BadDocument."""
    board = read_board(node)
    return Puzzle(board, read_clues(node["clues"], board.mode, 1, _MOST_CLUES))


def write_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """`puzzle` as JSON that `read_puzzle` understands."""
    board = puzzle.board
    return {
        "mode": board.mode,
        "sections": [[number, 180 if turned else 0] for number, turned in board.sections],
        "structures": [
            {"kind": each.kind, "colour": each.colour, "at": name_of(each.cell)}
            for each in board.structures
        ],
        "clues": list(puzzle.clues),
    }


def _read_section(node: Node) -> Section:
    number, turn = node.items(2, 2)
    turned = _TURNS.get(turn.integer(0, 180))
    if turned is None:
        turn.fail("CryptidDocuments", "{0} must be 0 or 180.")
    return Section(number.integer(SECTIONS[0], SECTIONS[-1]), bool(turned))


def _read_structure(node: Node, mode: str) -> Structure:
    return Structure(
        node["kind"].choice({kind: kind for kind in KINDS}),
        node["colour"].choice({colour: colour for colour in colours_of(mode)}),
        read_cell(node["at"]),
    )


def read_cell(node: Node) -> int:
    """A cell by its letter and number; raises BadDocument."""
    cell = CELL_NAMED.get(node.text())
    if cell is None:
        node.fail("CryptidDocuments", "{0} must be a cell from A1 to L9.")
    return cell
