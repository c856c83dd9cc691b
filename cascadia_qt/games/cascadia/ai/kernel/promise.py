"""What a landscape promises beyond its points, for futures that are not followed to their end."""

from __future__ import annotations

from array import array
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.numbers import (
    EDGE_BITS,
    EDGE_MASK,
    FOX,
    HABITATS,
    MOST_TILES,
    NONE,
    SPECIES,
)
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook

# What each of the `prospects` is worth; `benchmarks.promise` finds them out.
WEIGHTS: Final = [0.31, 0.46, 0.36, 0.23, 0.11, 0.13]
_TILE_TO_COME: Final = 0.7  # what a place is worth where there is no tile yet
_MOST_ENDS: Final = 4  # of a corridor that count
_TURNS_TO_REAP: Final = 3.0


def promise(outlook: Outlook, left: int) -> float:
    """The points to expect of this landscape more than of others, with so many turns `left`."""
    seen = prospects(outlook)
    worth = 0.0
    for number in range(len(seen)):
        worth += WEIGHTS[number] * seen[number]
    return worth * min(1.0, left / _TURNS_TO_REAP)


def prospects(outlook: Outlook) -> list[float]:
    """What the next token of each species would be worth, in sum, at best, and on tiles to come
    at best; the ends of corridors; the company that foxes may get; the tiles without a token.
    """
    land = outlook.land
    total, best, best_beyond = 0.0, 0.0, 0
    outlook.look_for_spots((1 << SPECIES) - 1)
    for species in range(SPECIES):
        beyond = 0
        for number in range(land.ahead):
            beyond = max(beyond, land.gain(species, land.front[number]))
        worth = max(0.0, outlook.spot_worth[species], _TILE_TO_COME * beyond)
        total += worth
        best = max(best, worth)
        best_beyond = max(best_beyond, beyond)
    return [total, best, best_beyond, _ends(land), _company(land), land.open]


def _company(land: Land) -> int:
    room = 0
    if land.tally.local_foxes:
        for number in range(land.numbers[FOX]):
            room += land.room_for_company(land.placed[FOX * MOST_TILES + number])
    return room


def _ends(land: Land) -> int:
    """The places where a tile could continue a largest corridor, of each habitat a few."""
    geometry = land.tally.geometry
    sides = geometry.sides
    half = sides // 2
    ends = array("i", [0]) * HABITATS
    total = 0
    for number in range(land.ahead):
        first = land.front[number] * sides
        seen = 0
        for side in range(sides):
            near = geometry.near[first + side]
            beside = land.edges[near]
            if beside == NONE:
                continue
            across = side + half if side < half else side - half
            habitat = (beside >> (EDGE_BITS * across)) & EDGE_MASK
            corridor = land.corridor[near * HABITATS + habitat]
            if land.sizes[corridor] == land.largest[habitat]:
                seen |= 1 << habitat
        for habitat in range(HABITATS):
            if seen & (1 << habitat) and ends[habitat] < _MOST_ENDS:
                ends[habitat] += 1
                total += 1
    return total
