"""Habitat corridors, and the bonus for having the largest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cascadia_qt.games.cascadia.rules.scoring.tokens import Group
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.rules.grid import Cell, Grid

Edges = Mapping[Cell, tuple[Habitat, ...]]
Sizes = Mapping[Habitat, int]

_NONE: Sizes = {}
SOLO_BONUS_FROM = 7
_SOLO_BONUS = 2
_TWO_PLAYERS = {Why.LARGEST: 2, Why.SHARED_LARGEST: 1}
_LARGEST, _SECOND = 3, 1
_SHARED_LARGEST = {2: 2, 3: 1, 4: 1}


def corridors(grid: Grid, edges: Edges) -> dict[Habitat, list[Group]]:
    """The corridors of each habitat, the largest first.

    Two tiles belong together where the side they share shows the habitat on both.
    """
    root: dict[tuple[Cell, Habitat], tuple[Cell, Habitat]] = {}

    def find(node: tuple[Cell, Habitat]) -> tuple[Cell, Habitat]:
        while root[node] != node:
            root[node] = node = root[root[node]]
        return node

    for cell, habitats in edges.items():
        for habitat in habitats:
            root[cell, habitat] = cell, habitat
    for cell, habitats in edges.items():
        near_cells = grid.neighbours(cell)
        for direction in range(grid.sides // 2):
            near = near_cells[direction]
            habitat = habitats[direction]
            if near in edges and edges[near][grid.opposite(direction)] is habitat:
                root[find((cell, habitat))] = find((near, habitat))
    members: dict[tuple[Cell, Habitat], list[Cell]] = {}
    for node in root:
        members.setdefault(find(node), []).append(node[0])
    found: dict[Habitat, list[Group]] = {habitat: [] for habitat in Habitat}
    for (_, habitat), cells in members.items():
        found[habitat].append(tuple(sorted(cells)))
    for groups in found.values():
        groups.sort(key=lambda group: (-len(group), group))
    return found


def largest_corridors(grid: Grid, edges: Edges) -> dict[Habitat, Group]:
    """The largest corridor of each habitat; empty where the habitat does not occur."""
    return {
        habitat: groups[0] if groups else () for habitat, groups in corridors(grid, edges).items()
    }


def corridor_units(largest: Mapping[Habitat, Group], typed: Sizes = _NONE) -> Iterator[Unit]:
    """What the largest corridors earn, or those whose sizes were `typed` where no tiles lie."""
    for habitat, cells in largest.items():
        size = len(cells) or typed.get(habitat, 0)
        if size:
            why = Why.CORRIDOR if cells else Why.TYPED
            yield Unit(Category.CORRIDOR, habitat, cells, size, why, size)


def bonus_units(
    largest: Sequence[Mapping[Habitat, Group]], seat: int, typed: Sequence[Sizes] = ()
) -> Iterator[Unit]:
    """The bonuses of the player on `seat`, given every player's largest corridors."""
    for habitat in Habitat:
        cells = largest[seat][habitat]
        sizes = [len(corridor[habitat]) for corridor in largest]
        if typed:
            sizes = [n or by_hand.get(habitat, 0) for n, by_hand in zip(sizes, typed, strict=True)]
        bonus = _bonus(sizes, sizes[seat])
        if bonus is not None:
            points, why, count = bonus
            yield Unit(Category.BONUS, habitat, cells, points, why, count)


def most_points(size: int, players: int) -> int:
    """What a corridor of `size` tiles earns with the best bonus that it can have."""
    bonus = _bonus([size] + [0] * (players - 1), size)
    return size + (bonus[0] if bonus is not None else 0)


def _bonus(sizes: Sequence[int], own: int) -> tuple[int, Why, int] | None:
    if own == 0:
        return None
    if len(sizes) == 1:
        return (_SOLO_BONUS, Why.LONG_ENOUGH, own) if own >= SOLO_BONUS_FROM else None
    first, second = sorted(sizes, reverse=True)[:2]
    sharing = sizes.count(first)
    if own == first:
        why = Why.LARGEST if sharing == 1 else Why.SHARED_LARGEST
        count = own if sharing == 1 else sharing
        if len(sizes) == 2:
            return _TWO_PLAYERS[why], why, count
        return (_LARGEST if sharing == 1 else _SHARED_LARGEST[sharing]), why, count
    if len(sizes) > 2 and sharing == 1 and own == second and sizes.count(second) == 1:
        return _SECOND, Why.SECOND, own
    return None
