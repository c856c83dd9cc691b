"""The three piles, the tiles that lie face up beside them, and what is left of everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from cascadia_qt.games.okanagan.rules.backs import Back
from cascadia_qt.games.okanagan.rules.events import Event, PileHalved
from cascadia_qt.games.okanagan.rules.tiles import back_of

PILES = 3
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Supply:
    """Tiles that nobody has.

    Attributes:
        piles: the top of each first.
        face_up: the tile beside each pile.
    """

    piles: tuple[tuple[int, ...], ...]
    face_up: tuple[int, ...]

    @property
    def backs(self) -> tuple[Back | None, ...]:
        """The special action on top of each pile."""
        return tuple(back_of(pile[0]) if pile else None for pile in self.piles)

    @property
    def highest(self) -> int:
        """The highest pile, of equal ones the first."""
        return _highest(self.piles)

    def put_under(self, index: int, tile: int) -> Supply:
        return Supply(_set(self.piles, index, (*self.piles[index], tile)), self.face_up)

    def drawn(self, index: int, events: list[Event]) -> tuple[int, Supply]:
        """The top of a pile; when that was the last one, another pile is halved."""
        top, *rest = self.piles[index]
        piles = _set(self.piles, index, tuple(rest))
        if not rest:
            piles = _halved(piles, index, events)
        return top, Supply(piles, self.face_up)

    def turned_up(self, index: int, events: list[Event]) -> Supply:
        """With the top of a pile face up beside it, in place of what lay there."""
        top, after = self.drawn(index, events)
        return Supply(after.piles, _set(after.face_up, index, top))

    def cycled(self, index: int) -> Supply:
        """With the top of a pile under it."""
        top, *rest = self.piles[index]
        return Supply(_set(self.piles, index, (*rest, top)), self.face_up)

    def renewed(self) -> Supply:
        """With the face-up tiles under their piles and three new ones turned up."""
        piles = [(*pile, tile) for pile, tile in zip(self.piles, self.face_up, strict=True)]
        return Supply(tuple(pile[1:] for pile in piles), tuple(pile[0] for pile in piles))


def dealt(tiles: Sequence[int]) -> Supply:
    """Piles as equal as possible, and the first of each face up."""
    each, more = divmod(len(tiles), PILES)
    piles = []
    for index in range(PILES):
        size = each + (index < more)
        piles.append(tuple(tiles[:size]))
        tiles = tiles[size:]
    return Supply(tuple(pile[1:] for pile in piles), tuple(pile[0] for pile in piles))


def _highest(piles: Sequence[tuple[int, ...]]) -> int:
    return max(range(PILES), key=lambda index: len(piles[index]))


def _halved(
    piles: tuple[tuple[int, ...], ...], empty: int, events: list[Event]
) -> tuple[tuple[int, ...], ...]:
    """With the lower half of the highest pile, rounded down, where one is empty."""
    highest = _highest(piles)
    stays = (len(piles[highest]) + 1) // 2
    events.append(PileHalved(highest, empty))
    halves = _set(piles, empty, piles[highest][stays:])
    return _set(halves, highest, piles[highest][:stays])


def _set(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
