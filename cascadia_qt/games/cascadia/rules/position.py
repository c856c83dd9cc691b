"""Positions: what lies on a table, also a cardboard one, read from JSON and written to it.

A player may have `"corridors": {"forest": 6, "river": 3}`, the sizes of the largest corridors,
where only tokens were laid; as soon as a tile has edges, the corridors of the tiles count.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cascadia_qt.games.cascadia.rules.agreement import (
    AGREEMENT_FIELDS,
    read_grid,
    read_scoring,
    write_agreement,
)
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import Landscape
from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.grid import Cell, Grid

FORMAT = "cascadia-position"
VERSION = 1

# The box holds a hundred tiles and twenty tokens of a species; two boxes are as far as it goes.
MOST_TILES = 100
MOST_TOKENS_OF_A_SPECIES = 40
_MOST_NATURE = 1_000
_FARTHEST = 1_000_000

_HABITATS = {habitat.word: habitat for habitat in Habitat}
_WILDLIFE = {species.word: species for species in Wildlife}
_FIELDS = {"format", "version", "players", *AGREEMENT_FIELDS}
_PLAYER_FIELDS = {"name", "nature", "tiles", "corridors"}
_TILE_FIELDS = {"at", "edges", "wildlife", "keystone", "token"}


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile of a position; None where the file does not say."""

    edges: tuple[Habitat, ...] | None
    wildlife: tuple[Wildlife, ...] | None
    keystone: bool | None
    token: Wildlife | None


@dataclass(frozen=True, slots=True)
class LaidPlayer:
    """What a player has before him.

    Attributes:
        corridors: the sizes of his largest corridors, typed in because only tokens were laid.
    """

    name: str
    nature: int
    tiles: dict[Cell, LaidTile]
    corridors: Mapping[Habitat, int] = field(default_factory=dict)

    @property
    def has_habitats(self) -> bool:
        """Whether tiles lie there that corridors can be counted on."""
        return any(tile.edges is not None for tile in self.tiles.values())

    @property
    def landscape(self) -> Landscape:
        """What there is to score; corridors that can be counted need not be typed in."""
        laid = self.tiles.items()
        return Landscape(
            tokens={cell: tile.token for cell, tile in laid if tile.token is not None},
            edges={cell: tile.edges for cell, tile in laid if tile.edges is not None},
            nature=self.nature,
            corridors={} if self.has_habitats else self.corridors,
        )


@dataclass(frozen=True, slots=True)
class Position:
    """A table as it lies. `unknown` names fields of the file that mean nothing here."""

    grid: Grid
    scoring: Scoring
    players: tuple[LaidPlayer, ...]
    unknown: tuple[str, ...] = ()


def position_in(node: Node) -> Position:
    """The position that begins at `node`; raises BadDocument."""
    node["format"].must_be_format(FORMAT)
    node["version"].must_be_version(VERSION)
    grid = read_grid(node)
    scoring = read_scoring(node)
    unknown = _unknown(node, _FIELDS)
    players = []
    for player in node["players"].items(1, MOST_PLAYERS):
        players.append(_read_player(player, grid, unknown))
    return Position(grid, scoring, tuple(players), tuple(unknown))


def _unknown(node: Node, known: set[str]) -> list[str]:
    return [str(node[name].place) for name in node.names() if name not in known]


def _read_player(node: Node, grid: Grid, unknown: list[str]) -> LaidPlayer:
    unknown += _unknown(node, _PLAYER_FIELDS)
    tiles: dict[Cell, LaidTile] = {}
    for tile in node["tiles"].items(0, MOST_TILES):
        unknown += _unknown(tile, _TILE_FIELDS)
        at = tile["at"]
        a, b = (number.integer(-_FARTHEST, _FARTHEST) for number in at.items(2, 2))
        if Cell(a, b) in tiles:
            at.fail(
                "CascadiaDocuments",
                "{0} is the cell {1},{2}, where another tile lies already.",
                a,
                b,
            )
        tiles[Cell(a, b)] = _read_tile(tile, grid)
    for species in Wildlife:
        if sum(tile.token is species for tile in tiles.values()) > MOST_TOKENS_OF_A_SPECIES:
            node["tiles"].fail(
                "CascadiaDocuments",
                "{0} must not have more than {1} tokens of {2}.",
                MOST_TOKENS_OF_A_SPECIES,
                species.word,
            )
    nature = node["nature"].integer(0, _MOST_NATURE) if node.has("nature") else 0
    corridors = _read_corridors(node["corridors"], unknown) if _says(node, "corridors") else {}
    return LaidPlayer(node["name"].text(), nature, tiles, corridors)


def _read_corridors(node: Node, unknown: list[str]) -> dict[Habitat, int]:
    unknown += _unknown(node, set(_HABITATS))
    sizes = {habitat: node[word] for word, habitat in _HABITATS.items() if node.has(word)}
    return {habitat: size.integer(0, MOST_TILES) for habitat, size in sizes.items()}


def _read_tile(node: Node, grid: Grid) -> LaidTile:
    edges = wildlife = None
    if node.has("edges"):
        sides = node["edges"].items(grid.sides, grid.sides)
        edges = tuple(side.choice(_HABITATS) for side in sides)
    if node.has("wildlife"):
        animals = node["wildlife"].items(0, len(Wildlife))
        wildlife = tuple(sorted({animal.choice(_WILDLIFE) for animal in animals}))
    keystone = node["keystone"].flag() if node.has("keystone") else None
    token = node["token"].choice(_WILDLIFE) if _says(node, "token") else None
    return LaidTile(edges, wildlife, keystone, token)


def _says(node: Node, name: str) -> bool:
    """Whether the field is there and not null."""
    return node.has(name) and node[name].value is not None


def write_position(position: Position) -> dict[str, Any]:
    """`position` as JSON that `position_in` understands."""
    return {
        "format": FORMAT,
        "version": VERSION,
        **write_agreement(position.grid, position.scoring),
        "players": [
            {
                "name": player.name,
                "nature": player.nature,
                "tiles": [_write_tile(cell, tile) for cell, tile in player.tiles.items()],
                **_write_corridors(player.corridors),
            }
            for player in position.players
        ],
    }


def _write_corridors(corridors: Mapping[Habitat, int]) -> dict[str, Any]:
    if not corridors:
        return {}
    return {"corridors": {habitat.word: size for habitat, size in corridors.items()}}


def _write_tile(cell: Cell, tile: LaidTile) -> dict[str, Any]:
    written: dict[str, Any] = {"at": list(cell)}
    if tile.edges is not None:
        written["edges"] = [habitat.word for habitat in tile.edges]
    if tile.wildlife is not None:
        written["wildlife"] = [species.word for species in tile.wildlife]
    if tile.keystone is not None:
        written["keystone"] = tile.keystone
    if tile.token is not None:
        written["token"] = tile.token.word
    return written
