"""A tile to think with: everything about it worked out once."""

from __future__ import annotations

from typing import Final

from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.rules.tiles import Tile

EDGE_BITS: Final = 3


class Piece:
    """A habitat tile.

    Attributes:
        first, second: its habitats; the same if it has only one.
        wildlife: the species it takes, as a mask of five bits.
        edges: its sides for each way to turn it that makes a difference, three bits a side.
        first_arcs, second_arcs: for each of these, which sides show the habitat: 0 for all of
            them, n + 1 for the half that begins with side n.
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
        self.first_arcs: list[int] = []
        self.second_arcs: list[int] = []
        for turn in turns:
            self.first_arcs.append(_arc(tile.turned(turn), habitats[0]))
            self.second_arcs.append(_arc(tile.turned(turn), habitats[-1]))


def _arc(edges: tuple[Habitat, ...], habitat: Habitat) -> int:
    """Where the half that shows `habitat` begins, plus one; 0 if there is nothing else."""
    for side in range(len(edges)):
        if edges[side] is habitat and edges[side - 1] is not habitat:
            return side + 1
    return 0


def packed(edges: tuple[Habitat, ...]) -> int:
    """The habitats of all sides in one number."""
    return sum(int(habitat) << (EDGE_BITS * side) for side, habitat in enumerate(edges))
