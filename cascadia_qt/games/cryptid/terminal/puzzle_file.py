"""Puzzles in files."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.options import clues_for, require_playable
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle, read_puzzle
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.terminal.files import read_document

FORMAT = "cryptid-puzzle"
VERSION = 1


def puzzle_in(node: Node) -> Puzzle:
    """The puzzle that begins at `node`, also a bad one; raises BadDocument."""
    node["format"].must_be(FORMAT, f'must be "{FORMAT}"')
    known = f"must be {VERSION}; this program knows no other version of puzzles"
    node["version"].must_be(VERSION, known)
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
            f"{players} players need a puzzle with {clues_for(players)} clues, not {held}."
        )
