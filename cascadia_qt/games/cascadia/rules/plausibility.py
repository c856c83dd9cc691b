"""What in a position could not have come about by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from cascadia_qt.games.cascadia.rules.market import TOKENS_PER_SPECIES
from cascadia_qt.games.cascadia.rules.position import LaidPlayer, LaidTile, Position
from cascadia_qt.games.cascadia.rules.scoring.tokens import connected
from cascadia_qt.games.cascadia.rules.state import TURNS
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES, Box, Tile
from cascadia_qt.rules.complaint import Complaint

_MOST_TILES = 3 + TURNS

Design = tuple[frozenset[Habitat], tuple[Wildlife, ...]]


def doubts(position: Position) -> Iterator[Complaint]:
    """One sentence for each thing that the rules do not allow; it is scored all the same."""
    box = BOXES[position.grid]
    for player in position.players:
        for doubt in _player_doubts(box, player):
            yield Complaint("CascadiaDoubts", "{0}: {1}.", player.name, doubt)
    sizes = [len(player.tiles) for player in position.players]
    if max(sizes) - min(sizes) > 1:
        yield Complaint("CascadiaDoubts", "The players differ by more than one tile.")
    yield from _supply_doubts(box, position)


def _player_doubts(box: Box, player: LaidPlayer) -> Iterator[Complaint]:
    tiles = player.tiles
    if len(tiles) > _MOST_TILES:
        yield Complaint(
            "CascadiaDoubts",
            "{0} tiles are more than the {1} of a whole game",
            len(tiles),
            _MOST_TILES,
        )
    if len(connected(box.grid, tiles)) > 1:
        yield Complaint("CascadiaDoubts", "the tiles do not hang together")
    for cell, tile in tiles.items():
        for doubt in _tile_doubts(box, tile):
            yield Complaint("CascadiaDoubts", "the tile at {0},{1} {2}", cell.a, cell.b, doubt)
    tokens = sum(tile.token is not None for tile in tiles.values())
    if tokens > TURNS:
        yield Complaint(
            "CascadiaDoubts", "{0} tokens are more than the {1} of a whole game", tokens, TURNS
        )
    if player.has_habitats and player.corridors:
        yield Complaint("CascadiaDoubts", "corridors are typed in, but those of the tiles count")
    for habitat, size in player.landscape.corridors.items():
        if size > _MOST_TILES:
            yield Complaint(
                "CascadiaDoubts",
                "a {0} corridor of {1} is more than the {2} tiles of a whole game",
                habitat.word,
                size,
                _MOST_TILES,
            )
    filled = sum(t.token is not None and _may_be_keystone(box, t) for t in tiles.values())
    if player.nature > filled:
        yield _too_much_nature(player.nature, filled)


def _too_much_nature(nature: int, filled: int) -> Complaint:
    if nature == 1:
        return Complaint(
            "CascadiaDoubts",
            "1 nature token is more than the {0} filled keystone tiles can have given",
            filled,
        )
    return Complaint(
        "CascadiaDoubts",
        "{0} nature tokens are more than the {1} filled keystone tiles can have given",
        nature,
        filled,
    )


def _may_be_keystone(box: Box, tile: LaidTile) -> bool:
    """What the position says, or what it leaves open."""
    if tile.keystone is not None:
        return tile.keystone
    known = (t for t in _all_tiles(box) if tile.edges in (None, t.edges))
    return any(t.keystone for t in known)


def _tile_doubts(box: Box, tile: LaidTile) -> Iterator[Complaint]:
    if tile.token is not None and tile.wildlife is not None and tile.token not in tile.wildlife:
        yield Complaint(
            "CascadiaDoubts", "holds a token of {0}, which it does not show", tile.token.word
        )
    if tile.edges is None:
        if tile.wildlife is not None and not any(_shows(tile, known) for known in _all_tiles(box)):
            yield Complaint("CascadiaDoubts", "shows animals like no tile there is")
        return
    alike = [known for known in _all_tiles(box) if known.habitats == frozenset(tile.edges)]
    if not any(
        known.turned(turn) == tile.edges for known in alike for turn in range(len(tile.edges))
    ):
        yield Complaint("CascadiaDoubts", "has edges like no tile there is")
    elif tile.wildlife is not None and _design(tile) not in _supply(box):
        yield Complaint("CascadiaDoubts", "shows animals like no tile of these habitats")
    elif tile.keystone is not None and tile.keystone != alike[0].keystone:
        if tile.keystone:
            yield Complaint("CascadiaDoubts", "is said to be a keystone tile")
        else:
            yield Complaint("CascadiaDoubts", "must be a keystone tile")


def _shows(tile: LaidTile, known: Tile) -> bool:
    return tile.wildlife == known.wildlife and tile.keystone in (None, known.keystone)


def _supply_doubts(box: Box, position: Position) -> Iterator[Complaint]:
    laid = [tile for player in position.players for tile in player.tiles.values()]
    tokens = Counter(tile.token for tile in laid if tile.token is not None)
    for species, count in tokens.items():
        if count > TOKENS_PER_SPECIES:
            yield Complaint(
                "CascadiaDoubts",
                "There are {0} tokens of {1}; the box has {2}.",
                count,
                species.word,
                TOKENS_PER_SPECIES,
            )
    lands = Counter(frozenset(tile.edges) for tile in laid if tile.edges is not None)
    there = Counter(tile.habitats for tile in _all_tiles(box))
    for habitats, count in lands.items():
        if count > there[habitats] > 0:
            yield Complaint(
                "CascadiaDoubts",
                "There are {0} tiles of {1}; the box has {2}.",
                count,
                _listed(habitats),
                there[habitats],
            )
    supply = _supply(box)
    for design, count in Counter(design for tile in laid if (design := _design(tile))).items():
        if count > supply[design] > 0:
            animals = ", ".join(species.word for species in design[1])
            yield Complaint(
                "CascadiaDoubts",
                "There are {0} tiles of {1} with {2}; the box has {3}.",
                count,
                _listed(design[0]),
                animals,
                supply[design],
            )


def _listed(habitats: frozenset[Habitat]) -> object:
    """One habitat or two."""
    words = [habitat.word for habitat in sorted(habitats)]
    return words[0] if len(words) == 1 else Complaint("CascadiaDoubts", "{0} and {1}", *words)


def _design(tile: LaidTile) -> Design | None:
    """What tells tiles apart, if the position says it."""
    if tile.edges is None or tile.wildlife is None:
        return None
    return frozenset(tile.edges), tile.wildlife


@cache
def _all_tiles(box: Box) -> tuple[Tile, ...]:
    return (*box.tiles, *(part.tile for starter in box.starters for part in starter))


@cache
def _supply(box: Box) -> Counter[Design]:
    return Counter((tile.habitats, tile.wildlife) for tile in _all_tiles(box))
