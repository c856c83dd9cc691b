"""A board for pictures outside of a game: the box and the help."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.rules.clues import Structure
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.sections import Section
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet

_SECTIONS = (
    Section(3, False),
    Section(5, True),
    Section(2, False),
    Section(6, False),
    Section(4, True),
    Section(1, False),
)
_STRUCTURES = (
    ("stone", "white", "D6"),
    ("stone", "green", "K3"),
    ("stone", "blue", "B2"),
    ("shack", "white", "I2"),
    ("shack", "green", "I7"),
    ("shack", "blue", "E4"),
)
SAMPLE = MapSheet(
    Board(
        "normal",
        _SECTIONS,
        tuple(Structure(kind, colour, CELL_NAMED[name]) for kind, colour, name in _STRUCTURES),
    )
)
