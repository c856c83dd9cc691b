"""What is said about a board that somebody lays out: what is in the way, and what is missing."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.clues import KINDS, Structure, colours_of
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.sections import Section
from cascadia_qt.games.cryptid.words.names import structure_name
from cascadia_qt.words.language import translate


def taken_words(structure: Structure) -> str:
    """A cell cannot hold a second structure."""
    text = translate("CryptidBoard", "{0} has a structure already: {1}.")
    return text.format(name_of(structure.cell), structure_name(structure))


def section_words(slot: int, section: Section) -> str:
    """Which section lies where; slots are counted row by row, from 1."""
    text = (
        translate("CryptidBoard", "Place {0}: section {1}, turned")
        if section.turned
        else translate("CryptidBoard", "Place {0}: section {1}, upright")
    )
    return text.format(slot + 1, section.number)


def missing_words(board: Board) -> str:
    """What a board still needs before anybody can play on it; "" if nothing."""
    standing = {(each.kind, each.colour) for each in board.structures}
    missing = [
        structure_name(Structure(kind, colour, 0))
        for kind in KINDS
        for colour in colours_of(board.mode)
        if (kind, colour) not in standing
    ]
    if not missing:
        return ""
    return translate("CryptidBoard", "Still without a place: {0}.").format(", ".join(missing))
