"""Every palette of every game, for every kind of colour vision: no two of a group are alike.

The art also differs in shapes and patterns; this is about colour alone. Land is drawn in several
tones, so that its faces are measured as painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX
from cascadia_qt.games.cascadia.views.art import palette as cascadia
from cascadia_qt.games.cascadia.views.art.tile_face import paint_tile
from cascadia_qt.games.cryptid.rules.sections import TERRAINS as CRYPTID_TERRAINS
from cascadia_qt.games.cryptid.views.art import palette as cryptid
from cascadia_qt.games.cryptid.views.art.terrain import paint_land
from cascadia_qt.games.kaskaria.views.art import palette as kaskaria
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS as OKANAGAN_TERRAINS
from cascadia_qt.games.okanagan.views.art import palette as okanagan
from cascadia_qt.games.okanagan.views.art.tile import paint_swatch
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.layout import layout_for
from cascadia_qt.views.theme import CONTRAST, DARK, LIGHT, SEAT_COLOURS, Theme, dressed, seat_colour
from tests.views.colour import VISION, smallest_difference
from tests.views.pictures import Paint

pytestmark = pytest.mark.usefixtures("qapp")

LEAST = 18
SIDE = 96
Group = Callable[[Theme], Iterable[QColor]]


def face(paint: Paint) -> QColor:
    """What a face looks like from afar."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, SIDE, SIDE))
    painter.end()
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    pixels = [image.pixelColor(x, y) for x in range(SIDE) for y in range(SIDE)]
    solid = [pixel for pixel in pixels if pixel.alpha() == 255]
    red, green, blue = (
        sum(map(part, solid)) / len(solid) for part in (QColor.redF, QColor.greenF, QColor.blueF)
    )
    return QColor.fromRgbF(red, green, blue)


def paint_habitat(painter: QPainter, rect: QRectF, habitat: Habitat) -> None:
    """A whole tile of one habitat, but for the animals that it may hold."""
    tile = next(each for each in HEX_BOX.tiles if set(each.edges) == {habitat})
    painter.translate(rect.center())
    painter.scale(0.5, 0.5)
    paint_tile(painter, layout_for(HEX), replace(tile, wildlife=(), keystone=False), 0)


def paint_terrain(painter: QPainter, rect: QRectF, terrain: str, *, dark: bool) -> None:
    painter.fillRect(rect, cryptid.terrain_tones(terrain, dark=dark).wash)
    painter.translate(rect.center())
    paint_land(painter, terrain, dark=dark)


GROUPS: dict[str, Group] = {
    "seats": lambda theme: (
        QColor(seat_colour(Seat("", colour=word), 0, dark=theme.dark)) for word in SEAT_COLOURS
    ),
    "accents": lambda theme: map(QColor, (theme.gold, theme.why, theme.loss)),
    "Cascadia: habitats": lambda _: (cascadia.HABITAT[habitat].base for habitat in Habitat),
    "Cascadia: tiles": lambda _: (
        face(partial(paint_habitat, habitat=habitat)) for habitat in Habitat
    ),
    "Cascadia: tokens": lambda _: (cascadia.WILDLIFE[species].base for species in Wildlife),
    "Cascadia: medallions": lambda _: (cascadia.WILDLIFE[species].print for species in Wildlife),
    "Cryptid: terrains": lambda theme: (
        cryptid.terrain_tones(terrain, dark=theme.dark).wash for terrain in CRYPTID_TERRAINS
    ),
    "Cryptid: cells": lambda theme: (
        face(partial(paint_terrain, terrain=terrain, dark=theme.dark))
        for terrain in CRYPTID_TERRAINS
    ),
    "Cryptid: territories": lambda theme: (
        cryptid.sheet(dark=theme.dark).bear,
        cryptid.sheet(dark=theme.dark).cougar,
    ),
    "Cryptid: structures": lambda _: cryptid.STRUCTURE_COLOURS.values(),
    "Cryptid: answers": lambda _: (cryptid.YES, cryptid.NO),
    "Kaskaria: cards": lambda _: kaskaria.CARD_COLOURS.values(),
    "Kaskaria: tribes": lambda _: (kaskaria.RUNNER, kaskaria.GRIFFIN),
    "Okanagan: territories": lambda theme: (
        okanagan.tones_of(terrain, dark=theme.dark).wash for terrain in OKANAGAN_TERRAINS
    ),
    "Okanagan: swatches": lambda _: (
        face(partial(paint_swatch, terrain=terrain)) for terrain in OKANAGAN_TERRAINS
    ),
    "Okanagan: rewards": lambda _: okanagan.STAMPS.values(),
}


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
@pytest.mark.parametrize("group", GROUPS)
def test_a_group_is_told_apart(group: str, theme: Theme) -> None:
    with dressed(theme._replace(outlined=False)):  # which is about colours, not outlines
        colours = list(GROUPS[group](theme))
    assert len(colours) > 1
    seen = {vision: smallest_difference(colours, vision) for vision in VISION}
    assert min(seen.values()) >= LEAST, seen
