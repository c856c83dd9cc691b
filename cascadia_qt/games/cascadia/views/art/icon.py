"""The program's icon, painted from the art of the game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.habitat import paint_motif, paint_wash
from cascadia_qt.games.cascadia.views.art.habitat_motifs import fir, peak
from cascadia_qt.games.cascadia.views.art.wash import Lattice
from cascadia_qt.games.cascadia.views.art.wildlife import paint_token
from cascadia_qt.views.art.curves import outline
from cascadia_qt.views.layout import TILE_RADIUS, HexLayout

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_PLAIN_UP_TO = 32  # pixels: a small icon shows fewer things, larger
_REACH = 104.0  # scene units from the middle of the icon to its border
_ROUNDING = 0.14  # of a side: where the rounding of a corner begins

_IN_SCENE_UNITS = QTransform.fromScale(TILE_RADIUS, TILE_RADIUS)
_WOODS = _IN_SCENE_UNITS.map(outline("-110,10 -60,0 -20,8 20,2 60,8 110,-2! 110,120! -110,120!"))
_STREAM = _IN_SCENE_UNITS.map(
    outline("-110,62 -60,52 -24,64 20,54 60,66 110,56! 110,120! -110,120!")
)
_SKY = (QColor("#F6E3B8"), QColor("#D9DDD6"))

# x, y, height and variant, those behind first.
_PEAKS = ((-46.0, 14.0, 64.0, 1), (50.0, 14.0, 70.0, 2), (0.0, 22.0, 104.0, 0))
_FIRS = (
    (-72.0, 40.0, 46.0, 0),
    (74.0, 42.0, 48.0, 1),
    (-58.0, 56.0, 54.0, 1),
    (60.0, 57.0, 52.0, 0),
)
_TOKEN = (40.0, 46.0)  # how far below the middle its centre lies, and its radius
_PLAIN_TOKEN = (30.0, 62.0)


def app_icon() -> QIcon:
    """The icon in every size a desktop may ask for."""
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addPixmap(_picture(size))
    return icon


def _picture(size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(size / 2, size / 2)
    painter.scale(size / (2 * _REACH), size / (2 * _REACH))
    plain = size <= _PLAIN_UP_TO
    _paint_land(painter, plain=plain)
    below, radius = _PLAIN_TOKEN if plain else _TOKEN
    painter.translate(0, below)
    paint_token(painter, Wildlife.FOX, radius)
    painter.end()
    return pixmap


def _paint_land(painter: QPainter, *, plain: bool) -> None:
    """A tile with a mountain range, a wood before it and a river in front."""
    lattice = Lattice.of(HexLayout())
    tile = _rounded_tile()
    painter.save()
    painter.setClipPath(tile)
    sky = QLinearGradient(0, TILE_RADIUS * 0.2, 0, -TILE_RADIUS)
    sky.setColorAt(0, _SKY[0])
    sky.setColorAt(1, _SKY[1])
    painter.fillPath(tile, sky)
    for x, y, height, variant in _PEAKS[-1:] if plain else _PEAKS:
        paint_motif(painter, peak(variant), x, y, height)
    paint_wash(painter, Habitat.FOREST, _WOODS, lattice)
    for x, y, height, variant in () if plain else _FIRS:
        paint_motif(painter, fir(variant), x, y, height)
    paint_wash(painter, Habitat.RIVER, _STREAM, lattice)
    painter.strokePath(_STREAM, QPen(palette.SAND, 3.0))
    painter.restore()
    painter.strokePath(tile, QPen(palette.INK, 5.0))


def _rounded_tile() -> QPainterPath:
    corners = HexLayout().outline().toList()
    path = QPainterPath()
    for before, corner, after in zip(
        corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True
    ):
        start = corner + (before - corner) * _ROUNDING
        if path.isEmpty():
            path.moveTo(start)
        path.lineTo(start)
        path.quadTo(corner, corner + (after - corner) * _ROUNDING)
    path.closeSubpath()
    return path
