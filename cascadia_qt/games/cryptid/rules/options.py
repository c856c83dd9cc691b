"""What is agreed before a game: the whole puzzle, who answers, and how much sheets help."""

from __future__ import annotations

from collections.abc import Iterable
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
# How much a deduction sheet does by itself: nothing, strike what tokens refute, shade cells too.
HELPS = ("none", "struck", "shaded")
NO_HELP = HELPS[0]
STEPS = ("easy", "medium", "hard", "expert")  # how hard a puzzle is


@dataclass(frozen=True, slots=True)
class Options:
    """The agreement of a table.

    Attributes:
        clues: clue i has the colour i; with two players each has every second one.
        answer_yourselves: whoever is asked answers, and slips are put right.
        helps: how much the sheet of each seat helps; empty if no sheet does.
        unique_known: sheets may use that exactly one cell fits all clues.
        difficulty: how hard the puzzle was to be; None if nobody has chosen.
    """

    players: int
    board: Board
    clues: tuple[str, ...]
    answer_yourselves: bool = False
    helps: tuple[str, ...] = ()
    unique_known: bool = False
    difficulty: str | None = None

    @property
    def puzzle(self) -> Puzzle:
        return Puzzle(self.board, self.clues)

    def colours(self, seat: int) -> range:
        """The colours of a seat."""
        return range(seat, len(self.clues), self.players)

    def fitting(self, colour: int) -> int:
        """The cells that fit the clue of a colour."""
        return self.board.clue_cells[self.clues[colour]]

    def help_of(self, seat: int) -> str:
        """How much the sheet of a seat helps."""
        return self.helps[seat] if self.helps else NO_HELP


def some_helps(helps: Iterable[str]) -> tuple[str, ...]:
    """`helps` as a table has agreed them; none at all where every seat has none."""
    agreed = tuple(helps)
    return agreed if any(each != NO_HELP for each in agreed) else ()


def clues_for(players: int) -> int:
    """How many clues are held; two players have two each."""
    return 4 if players == 2 else players


def require_playable(puzzle: Puzzle, node: Node) -> None:
    """Raises BadDocument if the puzzle, which was read from `node`, is not one to be played."""
    if not puzzle.board.whole:
        node["structures"].fail("CryptidDocuments", "{0} must hold all structures of the mode.")
    if puzzle.repeats:
        node["clues"].fail("CryptidDocuments", "{0} hold a clue twice, or beside its own negation.")
    if puzzle.habitat is None:
        fits = puzzle.common.bit_count()
        node["clues"].fail(
            "CryptidDocuments", "{0} must fit exactly one cell together, not {1}.", fits
        )


def read_options(node: Node, players: int) -> Options:
    """The options in a record; raises BadDocument."""
    board = read_board(node)
    held = clues_for(players)
    clues = read_clues(node["clues"], board.mode, held, held)
    require_playable(Puzzle(board, clues), node)
    return Options(
        players,
        board,
        clues,
        node["answer_yourselves"].flag(),
        _read_helps(node["helps"], players) if node.has("helps") else (),
        node.has("unique_known") and node["unique_known"].flag(),
        _read_difficulty(node),
    )


def _read_difficulty(node: Node) -> str | None:
    """What older records do not tell, nor those of which nobody has chosen it."""
    if not node.has("difficulty"):
        return None
    return node["difficulty"].choice({step: step for step in STEPS})


def _read_helps(node: Node, players: int) -> tuple[str, ...]:
    known = {each: each for each in HELPS}
    return some_helps(each.choice(known) for each in node.items(players, players))


def write_options(options: Options) -> dict[str, Any]:
    """`options` as JSON that `read_options` understands."""
    wished = {} if options.difficulty is None else {"difficulty": options.difficulty}
    return {
        **write_puzzle(options.puzzle),
        "answer_yourselves": options.answer_yourselves,
        "helps": [options.help_of(seat) for seat in range(options.players)],
        "unique_known": options.unique_known,
        **wished,
    }
