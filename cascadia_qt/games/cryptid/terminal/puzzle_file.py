"""Puzzles in files."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.options import clues_for, require_playable
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle, read_puzzle
from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.terminal.files import read_document

FORMAT = "cryptid-puzzle"
VERSION = 1


def puzzle_in(node: Node) -> Puzzle:
    """The puzzle that begins at `node`, also a bad one; raises BadDocument."""
    node["format"].must_be_format(FORMAT)
    node["version"].must_be_version(VERSION)
    return read_puzzle(node)


def puzzle_file(name: str) -> Puzzle:
    """The puzzle in a file, also a bad one; raises BadDocument."""
    return puzzle_in(read_document(name))


def playable_file(name: str) -> Puzzle:
    """The puzzle in a file that can be played; raises BadDocument."""
    node = read_document(name)
    puzzle = puzzle_in(node)
    require_playable(puzzle, node)
    return puzzle


def require_players(puzzle: Puzzle, players: int) -> None:
    """Raises BadDocument if the puzzle is not for so many."""
    held = len(puzzle.clues)
    if clues_for(players) != held:
        raise BadDocument(
            Complaint(
                "CryptidDocuments",
                "{0} players need a puzzle with {1} clues, not {2}.",
                players,
                clues_for(players),
                held,
            )
        )
