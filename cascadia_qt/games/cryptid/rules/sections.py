"""The six sections of the map, and the ground that they make together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cascadia_qt.games.cryptid.rules.cells import cell_at

TERRAINS = ("forest", "desert", "water", "swamp", "mountain")  # in the order clues name them
ANIMALS = ("bear", "cougar")
SLOTS = 6
_WIDTH, _HEIGHT, _SLOTS_A_ROW = 6, 3, 2
_LETTERS = {word[0].upper(): word for word in (*TERRAINS, *ANIMALS)}
# Rows of each section: terrain by its first letter, and beside it whose territory it is.
_SECTIONS = {
    1: ("WWWWFF SSWDFF SSDDDF", "------ ------ ---BBB"),
    2: ("SFFFFF SSFDDD SMMMMD", "CCC--- ------ ------"),
    3: ("SSFFFW SSFMWW MMMMWW", "------ CC---- C-----"),
    4: ("DDMMMM DDMWWW DDDFFF", "------ -----C -----C"),
    5: ("SSSMMM SDDWMM DDWWWW", "------ -----B ----BB"),
    6: ("DDSSSF MMSSFF MWWWWF", "B----- B----- ------"),
}
SECTIONS = tuple(_SECTIONS)


class Section(NamedTuple):
    """A section in its slot, upright or turned by half."""

    number: int
    turned: bool


@dataclass(frozen=True, slots=True)
class Ground:
    """The sets of cells of each terrain and of each animal's territory."""

    terrains: dict[str, int]
    animals: dict[str, int]

    def terrain_of(self, cell: int) -> str:
        return next(word for word, cells in self.terrains.items() if cells >> cell & 1)

    def animal_of(self, cell: int) -> str | None:
        return next((word for word, cells in self.animals.items() if cells >> cell & 1), None)


@lru_cache(maxsize=256)
def ground_of(sections: tuple[Section, ...]) -> Ground:
    """The map that the sections make in the six slots, row by row."""
    terrains = dict.fromkeys(TERRAINS, 0)
    animals = dict.fromkeys(ANIMALS, 0)
    for slot, (number, turned) in enumerate(sections):
        lands, beasts = (rows.split() for rows in _SECTIONS[number])
        for row in range(_HEIGHT):
            for column in range(_WIDTH):
                bit = 1 << _cell(slot, row, column)
                here = (_HEIGHT - 1 - row, _WIDTH - 1 - column) if turned else (row, column)
                terrains[_LETTERS[lands[here[0]][here[1]]]] |= bit
                animal = beasts[here[0]][here[1]]
                if animal != "-":
                    animals[_LETTERS[animal]] |= bit
    return Ground(terrains, animals)


def _cell(slot: int, row: int, column: int) -> int:
    down, right = divmod(slot, _SLOTS_A_ROW)
    return cell_at(right * _WIDTH + column, down * _HEIGHT + row)
