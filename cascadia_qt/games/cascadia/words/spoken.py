"""Tiles, pairs and places in short sentences, for people who hear what others see."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.rules.grid import HEX, Cell, Grid
from cascadia_qt.words.language import labelled, listed, translate


def habitats_words(tile: Tile) -> str:
    return ", ".join(map(habitat_name, sorted(tile.habitats)))


def species_words(animals: Sequence[Wildlife]) -> str:
    return ", ".join(map(species_name, animals))


def tile_words(tile: Tile) -> str:
    """A tile by itself: its habitats and who may live there."""
    if tile.keystone:
        text = translate("Terminal", "{0}, keystone, for {1}")
    else:
        text = translate("Terminal", "{0}, for {1}")
    return text.format(habitats_words(tile), species_words(tile.wildlife))


def pair_words(number: int, tile: Tile, token: Wildlife) -> str:
    """A pair of the market, called by the number of its place."""
    text = translate("Terminal", "Pair {0}: {1}. Token: {2}.")
    return text.format(number, tile_words(tile), species_name(token))


def there_words(grid: Grid, environment: Environment, cell: Cell) -> str:
    """Where a cell is, and what lies on it; around it, if nothing does."""
    placed = environment.get(cell)
    if placed is None:
        return place_words(grid, environment, cell)
    return labelled(cell_words(cell), f"{placed_words(grid, placed)}.")


def cell_words(cell: Cell) -> str:
    return translate("Terminal", "Row {0}, column {1}").format(cell.b, cell.a)


def placed_words(grid: Grid, placed: PlacedTile) -> str:
    """A tile as it lies, and what is on it."""
    return f"{edges_words(grid, placed.edges)}, {_occupant(placed)}"


def edges_words(grid: Grid, edges: Sequence[Habitat]) -> str:
    """The habitats of a tile, and where they lie if there are two; side by side on odd tiles."""
    habitats = sorted(set(edges))
    if len(habitats) == 1:
        return habitat_name(habitats[0])
    sides = sorted(_middles(edges), key=lambda side: edges[side])
    if [edges[side] for side in sides] != habitats:
        sides = list(range(len(edges)))
    names = direction_names(grid)
    text = translate("Terminal", "{0} {1}")
    return ", ".join(text.format(habitat_name(edges[side]), names[side]) for side in sides)


def place_words(grid: Grid, environment: Environment, cell: Cell) -> str:
    """An empty place: where it is, and what lies around it."""
    return f"{cell_words(cell)}. {around_words(grid, environment, cell)}."


def around_words(grid: Grid, environment: Environment, cell: Cell) -> str:
    """What lies around an empty place, side by side."""
    touching = []
    for direction, near in enumerate(grid.neighbours(cell)):
        placed = environment.get(near)
        if placed is not None:
            side = habitat_name(placed.edges[grid.opposite(direction)])
            text = translate("Terminal", "{0}: {1}, {2}")
            touching.append(text.format(direction_names(grid)[direction], side, _occupant(placed)))
    return listed(touching)


def direction_names(grid: Grid) -> tuple[str, ...]:
    """Clockwise from east."""
    east, west = translate("Terminal", "east"), translate("Terminal", "west")
    if grid is not HEX:
        return east, translate("Terminal", "south"), west, translate("Terminal", "north")
    return (
        east,
        translate("Terminal", "southeast"),
        translate("Terminal", "southwest"),
        west,
        translate("Terminal", "northwest"),
        translate("Terminal", "northeast"),
    )


def _middles(edges: Sequence[Habitat]) -> list[int]:
    """The sides between two that show the same habitat."""
    return [
        side
        for side, here in enumerate(edges)
        if edges[side - 1] is here and edges[(side + 1) % len(edges)] is here
    ]


def token_words(token: Wildlife) -> str:
    return translate("Terminal", "{0} lives there").format(species_name(token))


def _occupant(placed: PlacedTile) -> str:
    if placed.token is not None:
        return token_words(placed.token)
    return free_words(placed.tile.wildlife, keystone=placed.tile.keystone)


def free_words(wildlife: Sequence[Wildlife], *, keystone: bool) -> str:
    """Who may live on a tile where nobody does."""
    if keystone:
        text = translate("Terminal", "keystone, free for {0}")
    else:
        text = translate("Terminal", "free for {0}")
    return text.format(species_words(wildlife))
