"""What is agreed before a game: the whole puzzle, and who answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cascadia_qt.games.cryptid.rules.puzzle import (
    Board,
    Puzzle,
    read_board,
    read_clues,
    write_puzzle,
)
from cascadia_qt.rules.document import Node

PLAYERS = range(2, 6)
UNKNOWN = ""  # a clue that whoever looks may not know


@dataclass(frozen=True, slots=True)
class Options:
    """The agreement of a table.

    Attributes:
        clues: clue i has the colour i; with two players each has every second one.
        answer_yourselves: whoever is asked answers, and slips are put right.
    """

    players: int
    board: Board
    clues: tuple[str, ...]
    answer_yourselves: bool = False

    @property
    def puzzle(self) -> Puzzle:
        return Puzzle(self.board, self.clues)

    def colours(self, seat: int) -> range:
        """The colours of a seat."""
        return range(seat, len(self.clues), self.players)

    def fitting(self, colour: int) -> int:
        """The cells that fit the clue of a colour."""
        return self.board.clue_cells[self.clues[colour]]


def clues_for(players: int) -> int:
    """How many clues are held; two players have two each."""
    return 4 if players == 2 else players


def read_options(node: Node, players: int) -> Options:
    """The options in a record; raises BadDocument."""
    board = read_board(node)
    if not board.whole:
        node["structures"].fail("must hold all structures of the mode")
    held = clues_for(players)
    clues = read_clues(node["clues"], board.mode, held, held)
    puzzle = Puzzle(board, clues)
    if puzzle.repeats:
        node["clues"].fail("hold a clue twice, or beside its own negation")
    if puzzle.habitat is None:
        fits = puzzle.common.bit_count()
        node["clues"].fail(f"must fit exactly one cell together, not {fits}")
    return Options(players, board, clues, node["answer_yourselves"].flag())


def write_options(options: Options) -> dict[str, Any]:
    """`options` as JSON that `read_options` understands."""
    return {**write_puzzle(options.puzzle), "answer_yourselves": options.answer_yourselves}
