"""A quick copy of the board, the piles and all possessions for games in somebody's head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.okanagan.ai.codes import (
    FREE,
    NO_HEAP,
    NO_NEEDS,
    SIDES,
    STEP,
    WAYS,
    WEDGES,
    BackCode,
    Counts,
    Heap,
    back_code,
    fitting,
)
from cascadia_qt.games.okanagan.rules.options import PLAYERS, ROUNDS, Options
from cascadia_qt.games.okanagan.rules.supply import PILES
from cascadia_qt.games.okanagan.rules.tiles import START

# A free cell beside tiles: what it needs to each side, and the number of the area there.
Gap = tuple[tuple[int, ...], tuple[int, ...]]
# An area: its terrain, how many ends are open, everybody's influence, what it gives.
Area = tuple[int, int, Counts, Heap]
NO_TILE = START  # which nobody can hold


class Imagined:
    """A game that goes on in its place; nothing checks that what it is told is legal.

    Tiles that lie are forgotten: gaps know what they need and which areas they could close.

    Attributes:
        seat: who has the turn.
        areas: by number; those that have grown together are followed by `joined`.
        piles: the top of each last.
        hands_from: the pile that a tile in hand came from; None for those dealt at first.
        buildings: of every seat, how many of each of KINDS are left in this round.
        rewards: of every seat, how many of each type.
    """

    __slots__ = (
        "areas",
        "buildings",
        "deck",
        "face_up",
        "gaps",
        "hands",
        "hands_from",
        "joined",
        "nuggets",
        "nuggets_left",
        "objectives",
        "options",
        "piles",
        "reserve",
        "rewards",
        "round",
        "seat",
        "stock",
        "turns",
    )

    options: Options
    seat: int
    turns: int
    round: int
    gaps: dict[int, Gap]
    areas: list[Area]
    joined: list[int]
    piles: list[list[int]]
    face_up: list[int]
    hands: list[int]
    hands_from: list[int | None]
    buildings: list[list[int]]
    objectives: list[tuple[int, ...]]
    rewards: list[list[int]]
    stock: list[int]
    nuggets: list[int]
    nuggets_left: int
    deck: list[int]
    reserve: list[int]

    def copy(self) -> Imagined:
        """The same game to be played on otherwise."""
        other = Imagined.__new__(Imagined)
        other.options, other.seat, other.turns = self.options, self.seat, self.turns
        other.round = self.round
        other.gaps, other.areas, other.joined = self.gaps.copy(), self.areas[:], self.joined[:]
        other.piles = [pile[:] for pile in self.piles]
        other.face_up, other.hands = self.face_up[:], self.hands[:]
        other.hands_from = self.hands_from[:]
        other.buildings = [left[:] for left in self.buildings]
        other.objectives = self.objectives[:]
        other.rewards = [held[:] for held in self.rewards]
        other.stock, other.nuggets = self.stock[:], self.nuggets[:]
        other.nuggets_left = self.nuggets_left
        other.deck, other.reserve = self.deck[:], self.reserve[:]
        return other

    @property
    def over(self) -> bool:
        return self.turns == self.options.turns

    def turns_of(self, seat: int) -> int:
        """How many tiles somebody has still to lay."""
        left = sum(self.buildings[seat])
        return left + sum(self.options.supply(ROUNDS)) if self.round < ROUNDS else left

    def root(self, number: int) -> int:
        """The number of the area that another one has become part of."""
        joined = self.joined
        while joined[number] != number:
            number = joined[number]
        return number

    def wedges(self, gap: Gap, tile: int, rotation: int) -> list[tuple[Area, tuple[int, ...]]]:
        """What the areas of a tile in a gap would be, without a building, and what they join."""
        needs, beside = gap
        areas, nobody, found = self.areas, _NOBODY[len(self.hands)], []
        for terrain, directions, heap in WEDGES[tile][rotation]:
            ends, (a, b, c) = 0, heap
            roots: tuple[int, ...] = ()
            for direction in directions:
                if needs[direction] == FREE:
                    ends += 1
                    continue
                ends -= 1
                root = self.root(beside[direction])
                if root not in roots:
                    roots = (*roots, root)
            forces = nobody
            for root in roots:
                _, more, there, (x, y, z) = areas[root]
                ends, a, b, c = ends + more, a + x, b + y, c + z
                forces = there if forces is nobody else _sum(forces, there)
            found.append(((terrain, ends, forces, (a, b, c)), roots))
        return found

    def lay(self, cell: int, rotation: int, way: int) -> list[Area]:
        """Lays the tile in hand and builds on it; the areas that were closed for somebody."""
        seat = self.seat
        tile, gap = self.hands[seat], self.gaps.pop(cell)
        self.hands[seat] = NO_TILE
        kind, added = WAYS[way]
        self.buildings[seat][kind] -= 1
        numbers: dict[int, int] = {}
        closed = []
        for (area, roots), more in zip(self.wedges(gap, tile, rotation), added, strict=True):
            built = with_influence(area, seat, more)
            numbers[area[0]] = number = len(self.areas)
            self.areas.append(built)
            self.joined.append(number)
            for root in roots:
                self.joined[root] = number
            if not built[1] and any(built[2]):
                closed.append(built)
        self._open(cell, gap[0], SIDES[tile][rotation], numbers)
        return closed

    def _open(
        self, cell: int, needs: tuple[int, ...], sides: tuple[int, ...], numbers: dict[int, int]
    ) -> None:
        """The gaps beside a new tile."""
        gaps = self.gaps
        for direction, need in enumerate(needs):
            if need != FREE:
                continue
            beside = cell + STEP[direction]
            before, areas = gaps.get(beside, (NO_NEEDS, NO_NEEDS))
            back, side = (direction + 2) % 4, sides[direction]
            gaps[beside] = (
                (*before[:back], side, *before[back + 1 :]),
                (*areas[:back], numbers[side], *areas[back + 1 :]),
            )

    def open_areas(self) -> Iterator[Area]:
        """Every area beside a gap."""
        numbers = {each for _, beside in self.gaps.values() for each in beside if each != FREE}
        for number in sorted({self.root(each) for each in numbers}):
            yield self.areas[number]

    def backs(self) -> list[BackCode | None]:
        """The special action on top of each pile."""
        return [back_code(pile[-1]) if pile else None for pile in self.piles]

    def cycle(self, pile: int) -> None:
        """The top of a pile goes under it."""
        tiles = self.piles[pile]
        tiles.insert(0, tiles.pop())

    def renew(self) -> None:
        """New face-up tiles; the others go under their piles."""
        for pile, tile in enumerate(self.face_up):
            self.piles[pile].insert(0, tile)
            self.face_up[pile] = self.piles[pile].pop()

    def drawn(self, pile: int) -> int:
        """The top of a pile; when that was the last one, another pile is halved."""
        tile = self.piles[pile].pop()
        if not self.piles[pile]:
            highest = self._highest()
            tiles = self.piles[highest]
            half = len(tiles) // 2
            self.piles[pile], self.piles[highest] = tiles[:half], tiles[half:]
        return tile

    def _highest(self) -> int:
        return max(range(PILES), key=lambda pile: len(self.piles[pile]))

    def take(self, pile: int, face_up: bool) -> None:
        """Whoever has the turn takes a tile, which ends the turn."""
        if face_up:
            tile = self.face_up[pile]
            self.face_up[pile] = self.drawn(pile)
        else:
            tile = self.drawn(pile)
        self.hands[self.seat], self.hands_from[self.seat] = tile, pile

    def next_turn(self) -> bool:
        """Ends the turn; whether the second round begins by it."""
        self.turns += 1
        self.seat = self.turns % len(self.hands)
        return self.round < ROUNDS and not any(map(any, self.buildings))

    def change_tile(self) -> None:
        """A tile in hand that fits nowhere is changed."""
        seat = self.seat
        if self._fits(self.hands[seat]):
            return
        pile = self.hands_from[seat]
        pile = self._highest() if pile is None else pile
        tries = len(self.piles[pile])
        while True:
            self.piles[pile].insert(0, self.hands[seat])
            self.hands[seat], self.hands_from[seat] = self.drawn(pile), pile
            if self._fits(self.hands[seat]):
                return
            tries -= 1
            if not tries:
                pile = (pile + 1) % PILES
                tries = len(self.piles[pile])

    def _fits(self, tile: int) -> bool:
        return any(fitting(tile, needs) for needs, _ in self.gaps.values())

    def gain(self, seat: int, reward: int, count: int = 1) -> None:
        """Rewards come from the stock, or go there."""
        self.rewards[seat][reward] += count
        self.stock[reward] -= count

    def hand_over(self, giver: int, taker: int, reward: int) -> None:
        self.rewards[giver][reward] -= 1
        self.rewards[taker][reward] += 1

    def there(self, terrain: int, heap: Heap) -> Heap:
        """Of what an area gives as much as the stock has."""
        first = 3 * terrain
        stock = self.stock
        if heap == NO_HEAP:
            return heap
        return (
            min(heap[0], stock[first]),
            min(heap[1], stock[first + 1]),
            min(heap[2], stock[first + 2]),
        )


def with_influence(area: Area, seat: int, more: int) -> Area:
    """The area after somebody has built there."""
    terrain, ends, forces, heap = area
    return terrain, ends, (*forces[:seat], forces[seat] + more, *forces[seat + 1 :]), heap


_NOBODY: list[Counts] = [(0,) * players for players in range(PLAYERS.stop)]


def _sum(one: Sequence[int], other: Sequence[int]) -> Counts:
    return tuple([a + b for a, b in zip(one, other, strict=True)])
