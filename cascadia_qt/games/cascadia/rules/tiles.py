"""The habitat tiles and starters of both boxes: the printed hexagons and the square deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid

_FIRST_STARTER_NUMBER = 101


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """A habitat tile.

    Attributes:
        number: tells it from every other tile of its box.
        edges: the habitat on each side, clockwise from east, before any turn.
        wildlife: the animals that may live here.
        keystone: whether a token placed here earns a nature token.
    """

    number: int
    edges: tuple[Habitat, ...]
    wildlife: tuple[Wildlife, ...]
    keystone: bool

    @property
    def habitats(self) -> frozenset[Habitat]:
        return frozenset(self.edges)

    @property
    def starter(self) -> bool:
        return self.number >= _FIRST_STARTER_NUMBER

    def turned(self, rotation: int) -> tuple[Habitat, ...]:
        """The edges after `rotation` turns clockwise."""
        cut = -rotation % len(self.edges)
        return self.edges[cut:] + self.edges[:cut]


@dataclass(frozen=True, slots=True)
class StarterTile:
    tile: Tile
    cell: Cell
    rotation: int


Starter = tuple[StarterTile, StarterTile, StarterTile]


@dataclass(frozen=True, eq=False)
class Box:
    """What one edition of the game is played with, and the two rules that depend on it.

    Attributes:
        rotations: the turns a player may give a tile.
        returns_stuck_token: a token that fits nowhere goes back by itself and ends the turn.
    """

    grid: Grid
    tiles: tuple[Tile, ...]
    starters: tuple[Starter, ...]
    rotations: range
    returns_stuck_token: bool


# One line a habitat or pair of habitats; one word a tile, one letter an animal:
# bear, elk, salmon, hawk, fox.
_HEX_TILES = """
mountain: B E E H H
forest: B B E F F
prairie: E E S S F
wetland: S S H F F
river: B B S H H
mountain forest: BH BF EH EF BEH BEF
mountain prairie: BS ES EH HF BEF BSF
mountain wetland: BS EH EF SH BES BHF
mountain river: BE BS BH EH SH BSH
forest prairie: BE BF ES EF SF ESF
forest wetland: BS BF ES EH HF ESH
forest river: BE BS BF EH SF EHF
prairie wetland: ES EF SH HF ESF SHF
prairie river: BF ES EH HF BSF BHF
wetland river: BS BH SH SF HF BSH
"""

# Each starter: its keystone on top, then the lower left and the lower right tile.
_HEX_STARTERS = """
mountain: B / forest wetland: EHF / prairie river: BS
wetland: H / river forest: ESH / mountain prairie: BF
prairie: F / wetland river: SHF / mountain forest: BE
forest: E / mountain river: BEH / prairie wetland: SF
river: S / prairie forest: BES / wetland mountain: HF
"""

# Each starter: an L of three habitats whose six animals are all five, one of them twice.
_SQUARE_STARTERS = """
forest: BE / wetland: SH / mountain: BF
wetland: HF / prairie: BE / river: ES
mountain: EH / river: SF / forest: BS
river: BS / forest: HF / prairie: EH
prairie: EF / mountain: BH / wetland: SF
"""

_STARTER_CELLS = (Cell(0, 0), Cell(-1, 1), Cell(0, 1))
_HEX_STARTER_ROTATIONS = (0, 1, 5)
_COPIES_IN_SQUARE_DECK = 2


def _habitats(words: str) -> tuple[Habitat, ...]:
    return tuple(Habitat[word.upper()] for word in words.split())


def _wildlife(letters: str) -> tuple[Wildlife, ...]:
    return tuple(species for species in Wildlife if species.name[0] in letters)


def _hex_edges(habitats: tuple[Habitat, ...]) -> tuple[Habitat, ...]:
    """Unturned, the first habitat of two lies on the three western sides."""
    west, east = habitats[0], habitats[-1]
    return east, east, west, west, west, east


def _hex_tiles() -> Iterator[Tile]:
    numbers = count(1)
    for line in _HEX_TILES.strip().splitlines():
        words, tiles = line.split(":")
        habitats = _habitats(words)
        for letters in tiles.split():
            keystone = len(habitats) == 1
            yield Tile(next(numbers), _hex_edges(habitats), _wildlife(letters), keystone)


def _square_tiles() -> Iterator[Tile]:
    numbers = count(1)
    for habitat in Habitat:
        for pair in combinations(Wildlife, 2):
            for _ in range(_COPIES_IN_SQUARE_DECK):
                yield Tile(next(numbers), (habitat,) * SQUARE.sides, pair, keystone=False)


def _starters(grid: Grid, table: str, rotations: tuple[int, int, int]) -> Iterator[Starter]:
    numbers = count(_FIRST_STARTER_NUMBER)
    for line in table.strip().splitlines():
        placed = []
        for part, cell, rotation in zip(line.split("/"), _STARTER_CELLS, rotations, strict=True):
            words, letters = part.split(":")
            habitats = _habitats(words)
            edges = _hex_edges(habitats) if grid is HEX else habitats * grid.sides
            keystone = grid is HEX and len(habitats) == 1
            tile = Tile(next(numbers), edges, _wildlife(letters), keystone)
            placed.append(StarterTile(tile, cell, rotation))
        top, left, right = placed
        yield top, left, right


HEX_BOX = Box(
    grid=HEX,
    tiles=tuple(_hex_tiles()),
    starters=tuple(_starters(HEX, _HEX_STARTERS, _HEX_STARTER_ROTATIONS)),
    rotations=range(HEX.sides),
    returns_stuck_token=False,
)
SQUARE_BOX = Box(
    grid=SQUARE,
    tiles=tuple(_square_tiles()),
    starters=tuple(_starters(SQUARE, _SQUARE_STARTERS, (0, 0, 0))),
    rotations=range(1),
    returns_stuck_token=True,
)
BOXES = {box.grid: box for box in (HEX_BOX, SQUARE_BOX)}
