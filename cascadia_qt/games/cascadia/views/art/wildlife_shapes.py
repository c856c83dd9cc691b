"""The five animals as outlines in percent of the circle they live in."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QPainterPath, QTransform

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.views.art.curves import (
    Shape,
    brush_stroke,
    ellipse,
    merged,
    mirrored,
    outline,
)


class Tone(Enum):
    """How a part of an animal is painted."""

    BODY = auto()
    SHADE = auto()
    LIGHT = auto()
    DARK = auto()


@dataclass(frozen=True)
class Part:
    tone: Tone
    shape: Shape


@dataclass(frozen=True)
class Figure:
    """An animal in the unit circle.

    Attributes:
        silhouette: its outline.
        parts: what makes the full drawing, in order.
        emblem: its plainest outline, for a few pixels.
    """

    silhouette: QPainterPath
    parts: tuple[Part, ...]
    emblem: Shape


class _Drawing(NamedTuple):
    """A figure as it was drawn, before it is put into its circle."""

    silhouette: QPainterPath
    parts: tuple[tuple[Tone, QPainterPath], ...]
    emblem: QPainterPath


def _bear() -> _Drawing:
    body = outline(
        "95,-2 91,-12 79,-18 70,-28 63,-36! 64,-48 54,-54 44,-49 42,-41! 31,-47 12,-62 -8,-65"
        " -32,-56 -56,-56 -78,-42 -91,-16 -90,10 -82,28 -82,44 -88,56 -84,62! -52,62! -50,55"
        " -54,45 -49,31 -38,22 -14,28 9,24 15,36 12,50 9,62! 41,62! 43,55 39,46 41,28 48,16"
        " 58,12 74,15 87,12 94,6"
    )
    far_legs = merged(
        (
            outline("-44,8 -20,14 -25,36 -21,49 -15,56 -16,62! -42,62! -42,53 -46,36"),
            outline("40,4 64,4 60,30 61,45 68,55 67,62! 46,62! 43,40"),
        )
    )
    far_ear = outline("58,-36 64,-50 73,-48 72,-36 64,-30")
    muzzle = outline("95,-2 91,-12 79,-17 75,-7 76,6 85,12 94,6")
    face = merged((ellipse(69, -17, 3.4, 3.4), ellipse(92, -6, 4.5, 5)))
    return _Drawing(
        merged((body, far_legs, far_ear)),
        (
            (Tone.SHADE, merged((far_legs, far_ear))),
            (Tone.BODY, body),
            (Tone.LIGHT, muzzle),
            (Tone.DARK, face),
        ),
        merged((body, far_legs, far_ear)),
    )


def _elk() -> _Drawing:
    antler = merged(
        (
            brush_stroke("4,-6 18,-23 37,-33 53,-46 60,-64 54,-86", 7, 0.6),
            brush_stroke("12,-16 21,-29 22,-43 16,-57", 5, 0.4),
            brush_stroke("28,-27 36,-41 37,-56 31,-71", 5, 0.4),
            brush_stroke("56,-52 68,-58 75,-67 75,-79", 4.5, 0.4),
        )
    )
    emblem = merged(
        (
            brush_stroke("2,0 22,-26 48,-40 62,-60 58,-82", 9, 4),
            brush_stroke("16,-20 29,-38 29,-66", 8, 4),
        )
    )
    ear = outline("12,-2 26,-11 46,-15 55,-10 42,4 22,9")
    head = outline("-4,-14! 0,-14 11,-11 18,2 17,18 12,38 13,54 10,66 0,70 -4,70!")
    neck = outline("-2,0 18,8 26,34 40,66! 32,66 33,80! 23,76 20,88! 11,82 0,95! -2,60")
    inner_ear = outline("21,0 31,-6 48,-10 40,0 27,4")
    nose = outline("0,57 10,57 9,65 0,70 -9,65 -10,57")
    return _Drawing(
        mirrored(merged((antler, ear, head, neck))),
        (
            (Tone.SHADE, mirrored(neck)),
            (Tone.BODY, mirrored(merged((antler, ear, head)))),
            (Tone.LIGHT, mirrored(inner_ear)),
            (Tone.DARK, merged((mirrored(ellipse(13, 12, 3, 4.4, -20)), nose))),
        ),
        mirrored(merged((emblem, head, neck))),
    )


def _salmon() -> _Drawing:
    body = outline(
        "95,2 90,-8 78,-16 60,-25 38,-32 12,-34 -16,-28 -44,-17 -62,-9 -76,-16 -97,-36! -93,-15"
        " -85,0! -93,15 -96,33! -75,14 -62,8 -44,13 -16,24 14,30 42,28 64,23 80,19 88,14 89,8!"
        " 78,9 66,5! 80,3 87,4 92,10!"
    )
    fins = merged(
        (
            outline("20,-30 6,-52 -8,-50 -20,-40! -12,-24"),
            outline("-40,-14 -50,-28 -57,-25 -52,-10"),
            outline("4,24 -12,46! -24,40 -16,20"),
            outline("-32,12 -46,34! -57,28 -52,8"),
        )
    )
    emblem = outline(
        "98,0 74,-22 34,-33 -6,-29 -38,-16 -54,-13 -90,-44! -76,0! -88,36! -54,13 -38,14 -6,25"
        " 34,31 74,22"
    )
    belly = outline("48,21! 36,20 10,19 -20,11 -46,3 -64,1! -46,11 -16,22 14,28 40,26")
    gill = outline("55,-23! 59,-8 57,8 49,21! 55,7 57,-8")
    pectoral = outline("46,14 32,18 18,30! 32,30 44,24")
    spots = merged(
        ellipse(x, y, 2.2, 2.2)
        for x, y in ((40, -23), (26, -27), (12, -25), (30, -16), (-2, -24), (-16, -19), (14, -17))
    )
    return _Drawing(
        _leaping(merged((body, fins))),
        (
            (Tone.SHADE, _leaping(fins)),
            (Tone.BODY, _leaping(body)),
            (Tone.LIGHT, _leaping(merged((belly, ellipse(74, -7, 4, 4))))),
            (Tone.SHADE, _leaping(merged((gill, spots, pectoral)))),
            (Tone.DARK, _leaping(ellipse(74, -7, 2.2, 2.2))),
        ),
        _leaping(emblem),
    )


def _leaping(straight: QPainterPath) -> QPainterPath:
    """A fish drawn along the x axis, bent over a circle and thrown upwards."""
    bend = 1.25
    bent = QPainterPath(straight)
    for index in range(bent.elementCount()):
        element = bent.elementAt(index)
        angle, radius = element.x / bend, bend - element.y
        bent.setElementPositionAt(
            index, radius * math.sin(angle), bend - 0.22 - radius * math.cos(angle)
        )
    return QTransform().rotate(-38).scale(0.96, 0.96).map(bent)


def _hawk() -> _Drawing:
    wing = outline(
        "-4,-34! 8,-35 20,-44 36,-53 52,-55 70,-60 89,-66! 83,-56 62,-44! 80,-49 97,-50! 87,-41"
        " 64,-35! 83,-35 100,-31! 88,-24 63,-26! 80,-20 96,-12! 82,-10 59,-17! 73,-7 86,4!"
        " 72,4 54,-7! 46,4 36,5 26,7 16,15 8,22 -4,22!"
    )
    body = outline("-4,-46! 9,-44 13,-24 13,2 9,26 4,40 -4,40!")
    head = outline(
        "-10,-40! -11,-52 -6,-62 3,-65 12,-61 20,-55 22,-46! 15,-49 10,-45 11,-40! 0,-34"
    )
    tail = outline("-4,16! 7,22 13,40 32,70! 23,77 11,81 -4,82!")
    emblem = outline("-4,-26! 8,-30 28,-52 58,-66 90,-62! 86,-42 68,-22 42,-6 20,4 10,20 -4,20!")
    coverts = outline("15,-30 24,-41 38,-49 54,-51 66,-48 54,-44 38,-40 24,-31 16,-20")
    quills = merged(
        brush_stroke(text, 1.4, 0.6)
        for text in ("25,-24 25,-10 24,4", "37,-31 38,-14 38,3", "49,-36 51,-18 50,0")
    )
    bars = merged(
        (
            outline("0,67! 12,66 26,62! 29,66! 13,71 0,72!"),
            outline("0,54! 8,53 19,49! 22,53! 9,58 0,59!"),
        )
    )
    whole = merged((mirrored(merged((wing, body, tail))), head))
    return _Drawing(
        whole,
        (
            (Tone.BODY, whole),
            (Tone.SHADE, mirrored(merged((coverts, quills)))),
            (Tone.LIGHT, mirrored(bars)),
            (Tone.LIGHT, ellipse(5, -54, 3.4, 3.4)),
            (Tone.DARK, ellipse(5.4, -54, 2, 2)),
        ),
        merged((mirrored(merged((emblem, body, tail))), head)),
    )


def _fox() -> _Drawing:
    half = outline(
        "-18,-37 0,-34 18,-37 34,-62 56,-86! 64,-58 64,-24 72,0 86,21! 76,25 80,34! 62,38 46,48"
        " 26,70 12,82 0,84 -12,82"
    )
    cheek = outline("77,20! 58,12 42,18 27,32 18,52 9,66 4,80 15,75 26,64 43,46 60,34")
    ear = outline("36,-36 46,-58 54,-70! 57,-48 55,-24")
    eye = outline("20,9! 27,1 41,-3! 37,7 29,10")
    whole = mirrored(half)
    return _Drawing(
        whole,
        (
            (Tone.BODY, whole),
            (Tone.SHADE, mirrored(ear)),
            (Tone.LIGHT, mirrored(cheek)),
            (Tone.DARK, merged((mirrored(eye), ellipse(0, 75, 11, 8)))),
        ),
        whole,
    )


_DRAWINGS: dict[Wildlife, Callable[[], _Drawing]] = {
    Wildlife.BEAR: _bear,
    Wildlife.ELK: _elk,
    Wildlife.SALMON: _salmon,
    Wildlife.HAWK: _hawk,
    Wildlife.FOX: _fox,
}


# How each is moved and then scaled to sit well in its circle.
_PLACING = {
    Wildlife.BEAR: (0.0, -0.06, 0.97),
    Wildlife.ELK: (0.0, 0.04, 0.93),
    Wildlife.SALMON: (0.09, -0.04, 0.99),
    Wildlife.HAWK: (0.0, 0.06, 0.925),
    Wildlife.FOX: (0.0, 0.05, 1.0),
}


@cache
def figure(species: Wildlife) -> Figure:
    """The drawing of `species`."""
    drawn = _DRAWINGS[species]()
    x, y, size = _PLACING[species]
    place = QTransform.fromScale(size, size).translate(x, y)
    return Figure(
        silhouette=place.map(drawn.silhouette),
        parts=tuple(Part(tone, Shape(place.map(path))) for tone, path in drawn.parts),
        emblem=Shape(place.map(drawn.emblem)),
    )
