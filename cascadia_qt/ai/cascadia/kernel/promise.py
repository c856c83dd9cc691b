"""What a landscape promises beyond its points: where a future that is not followed further stands.

The weights are those of a linear regression: of what four players at first sight still earned,
upon what lay before them, over all turns but the last ones of 600 games.
"""

from __future__ import annotations

from typing import Final

from cascadia_qt.ai.cascadia.kernel.land import EDGE_MASK, HABITATS, NONE, Land
from cascadia_qt.ai.cascadia.kernel.piece import EDGE_BITS
from cascadia_qt.ai.cascadia.kernel.plan import Outlook
from cascadia_qt.ai.cascadia.kernel.tally import SPECIES

_EACH_SPECIES: Final = 0.45
_BEST_SPECIES: Final = 0.4
_BEST_BEYOND: Final = 0.2
_END: Final = 0.17
_COMPANY: Final = 0.1
_FREE_TILE: Final = 0.2
_TILE_TO_COME: Final = 0.7  # what a place is worth where there is no tile yet
_MOST_ENDS: Final = 4  # of a corridor that count
_TURNS_TO_REAP: Final = 3.0


def promise(outlook: Outlook, left: int) -> float:
    """The points to expect of this landscape more than of others, with so many turns `left`."""
    land = outlook.land
    worth = _tokens_to_come(outlook) + _FREE_TILE * len(land.free) + _END * _ends(land)
    if land.tally.local_foxes:
        room = 0
        for cell in land.foxes:
            room += land.room_for_company(cell)
        worth += _COMPANY * room
    return worth * min(1.0, left / _TURNS_TO_REAP)


def _tokens_to_come(outlook: Outlook) -> float:
    """What the next token of each species would be worth, on tiles that lie there and beyond."""
    land = outlook.land
    total, best, best_beyond = 0.0, 0.0, 0
    outlook.look_for_spots((1 << SPECIES) - 1)
    for species in range(SPECIES):
        beyond = 0
        for cell in land.front:
            beyond = max(beyond, land.gain(species, cell))
        worth = max(0.0, outlook.spot_worth[species], _TILE_TO_COME * beyond)
        total += worth
        best = max(best, worth)
        best_beyond = max(best_beyond, beyond)
    return _EACH_SPECIES * total + _BEST_SPECIES * best + _BEST_BEYOND * best_beyond


def _ends(land: Land) -> int:
    """The places where a tile could continue a largest corridor, of each habitat a few."""
    geometry = land.tally.geometry
    sides = geometry.sides
    half = sides // 2
    ends = [0] * HABITATS
    for cell in land.front:
        seen = 0
        for side in range(sides):
            near = geometry.near[cell * sides + side]
            beside = land.edges[near]
            if beside == NONE:
                continue
            habitat = (beside >> (EDGE_BITS * ((side + half) % sides))) & EDGE_MASK
            corridor = land.corridor[near * HABITATS + habitat]
            if land.sizes[corridor] == land.largest[habitat]:
                seen |= 1 << habitat
        for habitat in range(HABITATS):
            if seen & (1 << habitat) and ends[habitat] < _MOST_ENDS:
                ends[habitat] += 1
    return sum(ends)
