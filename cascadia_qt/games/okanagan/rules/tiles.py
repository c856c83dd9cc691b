"""The tiles: sixty to lay and the one to begin with, a set of our own."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.okanagan.rules.backs import BACK_NAMED, BACKS, Back
from cascadia_qt.games.okanagan.rules.rewards import NOTHING, TERRAIN_OF, TERRAINS, Holding, holding

START = 0

# The rewards clockwise from north, which tell the terrains too, and the special action behind.
_TILES = """
woodcutter timber trout wheat: objectives
woodcutter woodcutter angler farmer: one square
timber pelt salmon fruit: objectives
pelt pelt farmer salmon: first
woodcutter timber fruit salmon: nugget
woodcutter timber angler miner: nugget
pelt woodcutter salmon stone: gifts
timber pelt ore angler: trade shape
timber pelt miner trout: gifts
timber timber miner salmon: trade colour
pelt woodcutter farmer stone: two pelt
pelt woodcutter wheat stone: nugget
woodcutter timber farmer stone: trade shape
pelt woodcutter stone wheat: objectives
timber pelt miner wheat: two wheat
salmon angler woodcutter fruit: one hexagon
angler trout pelt wheat: first
angler trout fruit woodcutter: two angler
salmon angler farmer pelt: gifts
salmon salmon wheat timber: nugget
trout trout timber ore: first
salmon angler woodcutter ore: swap
angler trout woodcutter stone: nugget
trout salmon ore pelt: nugget
trout salmon ore timber: nugget
trout salmon farmer ore: first
angler angler wheat ore: one square
angler trout ore fruit: first
salmon angler ore fruit: objectives
trout salmon miner wheat: new tiles
wheat fruit woodcutter trout: nugget
fruit farmer pelt salmon: swap
farmer wheat woodcutter salmon: nugget
farmer farmer angler pelt: trade shape
farmer wheat trout timber: two salmon
wheat fruit pelt stone: one hexagon
farmer wheat pelt miner: trade colour
fruit farmer miner timber: swap
wheat fruit stone timber: objectives
fruit farmer stone woodcutter: nugget
farmer wheat angler ore: objectives
fruit farmer angler miner: trade colour
wheat fruit trout miner: two miner
wheat wheat miner angler: two ore
fruit fruit stone angler: two stone
miner ore woodcutter trout: nugget
ore stone pelt trout: nugget
miner ore angler timber: one circle
ore stone trout woodcutter: new tiles
miner ore salmon woodcutter: two trout
ore stone timber farmer: trade colour
stone miner timber farmer: first
stone miner pelt fruit: two farmer
miner ore wheat pelt: two fruit
ore stone farmer timber: one circle
stone miner trout farmer: two woodcutter
stone miner angler fruit: two timber
ore ore wheat trout: gifts
stone stone fruit salmon: swap
miner miner fruit salmon: trade shape
"""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies without a turn.

    Attributes:
        sides: the terrains at north, east, south, west; equal ones are neighbours, one wedge.
        icons: the reward on each side; None on the tile to begin with.
        heaps: what each terrain of the tile gives.
        back: None on the tile to begin with.
    """

    sides: tuple[str, ...]
    icons: tuple[str | None, ...]
    heaps: dict[str, Holding]
    back: Back | None

    @property
    def terrains(self) -> tuple[str, ...]:
        """In alphabetical order."""
        return tuple(self.heaps)


def _read(line: str) -> Tile:
    names, _, back = line.partition(": ")
    icons = tuple(names.split())
    sides = tuple(TERRAIN_OF[icon] for icon in icons)
    heaps = {
        terrain: holding(icon for icon in icons if TERRAIN_OF[icon] == terrain)
        for terrain in sorted(set(sides))
    }
    return Tile(sides, icons, heaps, BACK_NAMED[back])


TILES = (
    Tile(TERRAINS, (None,) * 4, dict.fromkeys(TERRAINS, NOTHING), None),
    *map(_read, _TILES.strip().splitlines()),
)

UNSEEN = -1  # a tile, or an objective, that whoever looks may not know
_ONLY_BACKS = {back: UNSEEN - 1 - index for index, back in enumerate(BACKS)}
_BACK_OF = {tile: back for back, tile in _ONLY_BACKS.items()}


def back_of(tile: int) -> Back:
    """The special action behind a tile that can be laid, also where only its back is known."""
    back = TILES[tile].back if tile > START else _BACK_OF[tile]
    assert back is not None
    return back


def only_back(tile: int) -> int:
    """The tile for somebody who sees nothing but its back."""
    return _ONLY_BACKS[back_of(tile)]
