"""The colours of the art: hand-coloured squares of a survey, by day and by night.

Territories stay apart for every kind of colour vision, in both lights; a test measures it.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Tones(NamedTuple):
    """How a territory is painted.

    Attributes:
        wash, deep: its tint, and where the tint is thick.
        ink, lit: the line and the light of what grows or lies there.
    """

    wash: QColor
    deep: QColor
    ink: QColor
    lit: QColor


class Parchment(NamedTuple):
    """What cards are made of, where light falls and where it does not, and their ink."""

    lit: QColor
    deep: QColor
    line: QColor
    ink: QColor


def _tones(*words: str) -> Tones:
    return Tones(*map(QColor, words))


_BY_DAY = {
    "forest": _tones("#647F50", "#44623F", "#23402F", "#93AB69"),
    "lake": _tones("#7FB5D5", "#4C8DB8", "#245F8E", "#E0F1F5"),
    "meadow": _tones("#FCCF6C", "#DDA540", "#7C7A2B", "#FFEDB4"),
    "rock": _tones("#B3B2A6", "#88847D", "#4B474A", "#F1EEE4"),
}
_BY_NIGHT = {
    "forest": _tones("#1E3B28", "#142C1E", "#0B1912", "#4C7450"),
    "lake": _tones("#2A659C", "#1B4675", "#10294A", "#8FC0E2"),
    "meadow": _tones("#B68F3C", "#86672A", "#3E4318", "#DDBB6A"),
    "rock": _tones("#7D7876", "#565356", "#28262B", "#B9B4AD"),
}
_PARCHMENT_BY_DAY = Parchment(*map(QColor, ("#FCF3DC", "#E9D6A9", "#A9824D", "#3B2A1B")))
_PARCHMENT_BY_NIGHT = Parchment(*map(QColor, ("#4A4132", "#332C22", "#A08658", "#F3E7C8")))
# The colours of the rewards, and what is stamped into them.
STAMPS = {
    "forest": QColor("#14522E"),
    "lake": QColor("#3E78C8"),
    "meadow": QColor("#E9B02B"),
    "rock": QColor("#8A8480"),
}

INK = QColor("#251D16")
SNOW = QColor("#FFFAEC")
WOOD_LIT = QColor("#E2BD88")
WOOD = QColor("#B98A55")
WOOD_DEEP = QColor("#6D4A2A")
GOLD_LIT = QColor("#FFE9A0")
GOLD = QColor("#E5A823")
GOLD_DEEP = QColor("#90590F")
WAX = QColor("#A8402F")
POPPY = QColor("#C8452F")


def tones_of(terrain: str, *, dark: bool = False) -> Tones:
    """The colours of a territory."""
    return (_BY_NIGHT if dark else _BY_DAY)[terrain]


def parchment(*, dark: bool = False) -> Parchment:
    """The colours of cards."""
    return _PARCHMENT_BY_NIGHT if dark else _PARCHMENT_BY_DAY


def ink_on(colour: QColor) -> QColor:
    """What a picture is stamped with into a colour."""
    light = 0.3 * colour.redF() + 0.59 * colour.greenF() + 0.11 * colour.blueF()
    return INK if light > 0.5 else SNOW
