"""What is said about a puzzle that somebody puts together: what is wrong with it."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.words.board import missing_words
from cascadia_qt.words.language import translate


def fault_words(puzzle: Puzzle) -> str:
    """Why nobody can play it; "" if it can be played."""
    if missing := missing_words(puzzle.board):
        return missing
    if puzzle.repeats:
        return translate("CryptidPuzzle", "A clue is there twice, or beside its own negation.")
    cells = puzzle.common.bit_count()
    if cells == 0:
        return translate("CryptidPuzzle", "No cell fits all clues.")
    if cells > 1:
        return translate("CryptidPuzzle", "{0} cells fit all clues.").format(cells)
    return ""


def praise_words(puzzle: Puzzle) -> str:
    """How good a puzzle is that can be played, without telling where the habitat is."""
    if puzzle.good:
        return translate("CryptidPuzzle", "Exactly one cell fits all clues.")
    return translate(
        "CryptidPuzzle",
        "Exactly one cell fits all clues, but a clue is not needed, or too strong or weak.",
    )


def clues_needed(players: int, needed: int, held: int) -> str:
    """A puzzle is for another number of players."""
    text = translate("CryptidPuzzle", "Your box holds {0} clues; {1} players need {2}.")
    return text.format(held, players, needed)


def nothing_drawn() -> str:
    return translate("CryptidPuzzle", "No clues make a puzzle of this map. Lay it another way.")
