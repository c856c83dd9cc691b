"""Positions as boards and score sheets need them, whatever is known of their tiles."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.rules.position import LaidTile, Position
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.wash import Lattice
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.score_pad.laid_tile import paint_laid_tile
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import TILE_RADIUS, Layout
from cascadia_qt.views.theme import SEAT_COLOURS
from cascadia_qt.words.seats import named

_DESIGNS = 8  # equal tiles that differ in what grows on them
_MARGIN = 2  # device pixels around a tile for the soft edge of its outline


class LooseTile(Tile):
    """A tile of a position: it lies as it lies, and perhaps nothing is known of its edges."""

    def turned(self, rotation: int) -> tuple[Habitat, ...]:
        return self.edges


class LaidFaces(Faces):
    """Faces of all tiles, also of those that are in no box."""

    def tile(
        self, layout: Layout, tile: Tile, rotation: int, radius: float, ratio: float
    ) -> QPixmap:
        if not isinstance(tile, LooseTile):
            return super().tile(layout, tile, rotation, radius, ratio)
        scale = radius / TILE_RADIUS
        laid = LaidTile(tile.edges or None, tile.wildlife, tile.keystone, None)

        def paint(painter: QPainter) -> None:
            painter.scale(scale, scale)
            paint_laid_tile(painter, layout, laid, tile.number)

        box = layout.outline().boundingRect().size() * (scale * ratio)
        width, height = (math.ceil(side) + 2 * _MARGIN for side in (box.width(), box.height()))
        key = ("tile", Lattice.of(layout), tile, rotation, radius, ratio)
        return self._cache.get(key, QSize(width, height), ratio, paint)


def loose_tile(tile: LaidTile, number: int) -> LooseTile:
    return LooseTile(number, tile.edges or (), tile.wildlife or (), bool(tile.keystone))


def laid_environment(tiles: Mapping[Cell, LaidTile]) -> Environment:
    """What lies there; neighbours that are alike do not look alike."""
    return {
        cell: PlacedTile(loose_tile(tile, (cell.a * 3 + cell.b) % _DESIGNS), 0, tile.token)
        for cell, tile in tiles.items()
    }


def position_seats(position: Position) -> tuple[Seat, ...]:
    """The players, with names for those who have typed none; a position names no colours."""
    players = zip(position.players, SEAT_COLOURS, strict=False)
    return named(Seat(player.name, colour=colour) for player, colour in players)


def scored_position(position: Position, sheets: tuple[ScoreSheet, ...]) -> ScoredTable:
    """A position as the score sheet shows it: what lies there is final."""
    return ScoredTable(
        Options(position.grid, len(position.players), position.scoring),
        position_seats(position),
        tuple(laid_environment(player.tiles) for player in position.players),
        sheets,
        over=True,
    )
