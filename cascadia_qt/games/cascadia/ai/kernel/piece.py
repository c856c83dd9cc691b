"""A tile to think with: everything about it worked out once."""

from __future__ import annotations

from array import array

from cascadia_qt.games.cascadia.ai.kernel.numbers import EDGE_BITS
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.rules.tiles import Tile


class Piece:
    """A habitat tile.

    Attributes:
        first, second: its habitats; the same if it has only one.
        wildlife: the species it takes, as a mask of five bits.
        ways: how many ways to turn it make a difference.
        edges: its sides for each of these, three bits a side.
        first_arcs, second_arcs: for each of these, which sides show the habitat: 0 for all of
            them, n + 1 for the half that begins with side n.
    """

    def __init__(self, tile: Tile, rotations: range) -> None:
        self.keystone: bool = tile.keystone
        first, second = min(tile.habitats), max(tile.habitats)
        self.first: int = int(first)
        self.second: int = int(second)
        self.wildlife: int = sum(1 << int(species) for species in tile.wildlife)
        turns = rotations if first != second else range(1)
        self.ways: int = len(turns)
        self.edges = array("i", [packed(tile.turned(turn)) for turn in turns])
        self.first_arcs = array("i", [_arc(tile.turned(turn), first) for turn in turns])
        self.second_arcs = array("i", [_arc(tile.turned(turn), second) for turn in turns])


def _arc(edges: tuple[Habitat, ...], habitat: Habitat) -> int:
    """Where the half that shows `habitat` begins, plus one; 0 if there is nothing else."""
    for side in range(len(edges)):
        if edges[side] is habitat and edges[(side or len(edges)) - 1] is not habitat:
            return side + 1
    return 0


def packed(edges: tuple[Habitat, ...]) -> int:
    """The habitats of all sides in one number."""
    return sum(int(habitat) << (EDGE_BITS * side) for side, habitat in enumerate(edges))
