"""A tile to think with: everything about it worked out once."""

from __future__ import annotations

from typing import Final

from cascadia_qt.rules.cascadia.terms import Habitat
from cascadia_qt.rules.cascadia.tiles import Tile

EDGE_BITS: Final = 3


class Piece:
    """A habitat tile.

    Attributes:
        first, second: its habitats; the same if it has only one.
        wildlife: the species it takes, as a mask of five bits.
        edges: its sides for each way to turn it that makes a difference, three bits a side.
        firsts: for each of these, the sides that show the first habitat, as a mask.
    """

    def __init__(self, tile: Tile, rotations: range) -> None:
        self.number: int = tile.number
        self.keystone: bool = tile.keystone
        habitats = sorted(tile.habitats)
        self.first: int = int(habitats[0])
        self.second: int = int(habitats[-1])
        self.wildlife: int = sum(1 << int(species) for species in tile.wildlife)
        turns = rotations if len(habitats) > 1 else range(1)
        self.edges: list[int] = [packed(tile.turned(turn)) for turn in turns]
        self.firsts: list[int] = []
        for turn in turns:
            sides = [habitat is habitats[0] for habitat in tile.turned(turn)]
            self.firsts.append(sum(1 << side for side, first in enumerate(sides) if first))


def packed(edges: tuple[Habitat, ...]) -> int:
    """The habitats of all sides in one number."""
    return sum(int(habitat) << (EDGE_BITS * side) for side, habitat in enumerate(edges))
