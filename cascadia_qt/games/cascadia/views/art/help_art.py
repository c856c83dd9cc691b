"""The pictures in the help pages, painted by the art of the game itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile, open_cells
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES, Box, Tile
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.tile_face import paint_tile
from cascadia_qt.games.cascadia.views.art.vignette import paint_vignette
from cascadia_qt.games.cascadia.views.art.wildlife import TOKEN_REACH, paint_nature, paint_token
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.layout import TILE_RADIUS, bounds, layout_for
from cascadia_qt.views.theme import current_theme

_TOKEN = 17.0  # the radius of a token in the text
_VIGNETTE = 44.0
_FRAME = "#2B2A27"
_OUTLINE = 3.0


@dataclass(frozen=True, slots=True)
class Scene:
    """A few tiles; a line of `pieces` is a cell, a tile, its turns and perhaps an animal.

    Attributes:
        open: whether it shows where a tile may be laid.
    """

    grid: Grid
    radius: float
    pieces: str
    open: bool = False


# Tiles are named by their numbers in the box.
SCENES: Mapping[str, Scene] = {
    "landscape": Scene(
        HEX,
        38,
        """
        0,0 101 0 bear
        -1,1 102 1 elk
        0,1 103 5
        -1,0 31 2 bear
        -2,1 62 2 elk
        1,0 48 1 salmon
        1,1 82 4 salmon
        2,0 77 3 fox
        """,
    ),
    "corridor": Scene(
        HEX,
        38,
        """
        0,0 26 0
        1,0 8 0
        2,0 50 0
        0,1 62 2
        1,1 56 4
        """,
    ),
    "places": Scene(
        HEX,
        34,
        """
        0,0 101 0
        -1,1 102 1
        0,1 103 5
        1,0 48 1
        """,
        open=True,
    ),
    "keystone": Scene(HEX, 42, "0,0 9 0"),
    "squares": Scene(
        SQUARE,
        40,
        """
        0,0 21 0 bear
        1,0 25 0
        2,0 83 0 salmon
        0,1 3 0
        1,1 33 0 fox
        2,1 95 0 salmon
        """,
    ),
}


def help_picture(name: str, ratio: float) -> QPixmap | None:
    """The picture that a help page calls `name`, for a device pixel ratio; None if there is none.

    It is an animal's or habitat's word, "nature", or one of the scenes.
    """
    tokens = {species.word: species for species in Wildlife}
    lands = {habitat.word: habitat for habitat in Habitat}
    side = 2 * _TOKEN * TOKEN_REACH
    if name in tokens:
        size = QSizeF(side, side)
        return _painted(size, ratio, lambda painter: paint_token(painter, tokens[name], _TOKEN))
    if name == "nature":
        return _painted(QSizeF(side, side), ratio, lambda painter: paint_nature(painter, _TOKEN))
    if name in lands:
        return _painted(
            QSizeF(_VIGNETTE + 2, _VIGNETTE * 0.68),
            ratio,
            lambda painter: paint_vignette(painter, Faces(), lands[name], _VIGNETTE, _FRAME),
        )
    return _scene_picture(SCENES[name], ratio) if name in SCENES else None


def _scene_picture(scene: Scene, ratio: float) -> QPixmap:
    layout = layout_for(scene.grid)
    scale = scene.radius / TILE_RADIUS
    pieces = list(scene_pieces(scene))
    places = open_cells(scene.grid, scene_environment(scene)) if scene.open else []
    room = bounds(layout, [*places, *(cell for cell, _, _, _ in pieces)]).adjusted(-4, -4, 4, 8)

    def paint(painter: QPainter) -> None:
        painter.scale(scale, scale)
        painter.translate(-room.center())
        painter.setPen(QPen(QColor(current_theme().gold), _OUTLINE))
        for cell in places:
            painter.drawPolygon(layout.outline().translated(layout.centre(cell)))
        for cell, tile, turns, species in pieces:
            painter.save()
            painter.translate(layout.centre(cell))
            paint_tile(painter, layout, tile, turns)
            if species is not None:
                paint_token(painter, species, TOKEN_RADIUS)
            painter.restore()

    return _painted(room.size() * scale, ratio, paint)


def scene_pieces(scene: Scene) -> Iterator[tuple[Cell, Tile, int, Wildlife | None]]:
    """What lies in `scene`: cells, tiles, their turns and the animals on them."""
    tiles = _tiles(BOXES[scene.grid])
    for line in scene.pieces.strip().splitlines():
        place, number, turns, *animal = line.split()
        a, b = place.split(",")
        species = Wildlife[animal[0].upper()] if animal else None
        yield Cell(int(a), int(b)), tiles[int(number)], int(turns), species


def scene_environment(scene: Scene) -> Environment:
    """The same as a landscape of the rules."""
    return {
        cell: PlacedTile(tile, turns, species) for cell, tile, turns, species in scene_pieces(scene)
    }


def _tiles(box: Box) -> dict[int, Tile]:
    starters = (placed.tile for starter in box.starters for placed in starter)
    return {tile.number: tile for tile in (*box.tiles, *starters)}


def _painted(size: QSizeF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """What `paint` paints around the origin."""
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(size.width() / 2, size.height() / 2))
    paint(painter)
    painter.end()
    return pixmap
