"""The colours of the art: a survey map by lamp light, and the same map at night.

Terrains stay apart for every kind of colour vision, in both lights; a test measures it.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Tones(NamedTuple):
    """How a terrain is painted.

    Attributes:
        wash, deep: its tint, and where the tint is thick.
        ink, lit: the line and the light of what grows or lies there; reeds shine at night.
    """

    wash: QColor
    deep: QColor
    ink: QColor
    lit: QColor


class Sheet(NamedTuple):
    """The paper of the map and what is printed on it.

    Attributes:
        paper, rim: its middle, and its edges where less light falls.
        ink: letters, numbers, the frame and the lines between cells.
        contour: contour lines.
        crease_lit, crease_deep: the two sides of a fold.
        light: what the lamp or the moon adds.
        bear, cougar: the territories.
        halo: what keeps the territories apart from the terrain.
    """

    paper: QColor
    rim: QColor
    ink: QColor
    contour: QColor
    crease_lit: QColor
    crease_deep: QColor
    light: QColor
    bear: QColor
    cougar: QColor
    halo: QColor


def _tones(*words: str) -> Tones:
    return Tones(*map(QColor, words))


def _sheet(*words: str) -> Sheet:
    return Sheet(*map(QColor, words))


_TERRAINS_BY_LAMP = {
    "forest": _tones("#5F7C50", "#3F5C3C", "#22392B", "#8FAA6B"),
    "desert": _tones("#EDC46E", "#D29C4C", "#9A6526", "#FCE9B8"),
    "water": _tones("#6FA3CA", "#3E7CA8", "#1F4F7C", "#D6ECF4"),
    "swamp": _tones("#735184", "#523B63", "#2C1D3B", "#B99CC0"),
    "mountain": _tones("#EBE8E0", "#BCB5AA", "#4E4A4C", "#FFFDF7"),
}
_TERRAINS_AT_NIGHT = {
    "forest": _tones("#1F3D27", "#16301F", "#0B1A13", "#4F7A4F"),
    "desert": _tones("#96753C", "#664C27", "#3B2A15", "#BF9E63"),
    "water": _tones("#2F68B5", "#1B4179", "#0E2448", "#8FBDE4"),
    "swamp": _tones("#381F40", "#261730", "#B79BC4", "#6A4B78"),
    "mountain": _tones("#929AA1", "#626A74", "#2A2F38", "#D3DAE0"),
}
_BY_LAMP = _sheet(
    "#F5EBD2",
    "#C9AE7E",
    "#3A2E22",
    "#6E4A2A",
    "#FFFCF0",
    "#5A4326",
    "#FFE6A6",
    "#4C1C00",
    "#AE4842",
    "#FFF6DF",
)
_AT_NIGHT = _sheet(
    "#1B2635",
    "#0B111B",
    "#D9D2BC",
    "#C7D3DC",
    "#7F94AC",
    "#04070C",
    "#9FBBDD",
    "#FFE294",
    "#D7958C",
    "#0B0E14",
)
STRUCTURE_COLOURS = {
    "white": QColor("#F4EEDF"),
    "green": QColor("#6CB35C"),
    "blue": QColor("#2456AE"),
    "black": QColor("#27252B"),
}

INK = QColor("#221A14")
SNOW = QColor("#FFFBF0")
WOOD_LIT = QColor("#C79A67")
WOOD = QColor("#96693F")
WOOD_DEEP = QColor("#553820")
STONE = QColor("#B4ADA4")
NOTE = QColor("#F6EACB")
NOTE_DEEP = QColor("#D6BE8C")
BRASS_LIT = QColor("#F6DB93")
BRASS = QColor("#B98531")
BRASS_DEEP = QColor("#5C3B12")
FLAME_LIT = QColor("#FFF8D6")
FLAME = QColor("#FFC64D")
FLAME_DEEP = QColor("#F07F1E")
NIGHT = QColor("#16202E")
YES = QColor("#308260")
NO = QColor("#C41E16")


def terrain_tones(terrain: str, *, dark: bool = False) -> Tones:
    """The colours of a terrain."""
    return (_TERRAINS_AT_NIGHT if dark else _TERRAINS_BY_LAMP)[terrain]


def sheet(*, dark: bool = False) -> Sheet:
    """The colours of the paper and of what is printed on it."""
    return _AT_NIGHT if dark else _BY_LAMP
