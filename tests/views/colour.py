"""How far colours are apart for a person: colour blindness, CIEDE2000, contrast."""

from __future__ import annotations

import math
from itertools import combinations

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, full severity, for linear RGB.
VISION: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: tuple[Triple, Triple, Triple] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def lab(colour: QColor, vision: str = "normal") -> Triple:
    """The CIE Lab of `colour` as people with that vision see it."""
    seen = (min(1.0, max(0.0, part)) for part in _times(VISION[vision], _linear(colour)))
    red, green, blue = seen
    x, y, z = (
        _lightness(part / white)
        for part, white in zip(_times(_TO_XYZ, (red, green, blue)), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of the web accessibility guidelines."""
    low, high = sorted(_times(_TO_XYZ, _linear(colour))[1] for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def smallest_difference(colours: list[QColor], vision: str) -> float:
    """The CIEDE2000 of the two colours that are hardest to tell apart."""
    seen = [lab(colour, vision) for colour in colours]
    return min(difference(one, other) for one, other in combinations(seen, 2))


def difference(one: Triple, other: Triple) -> float:
    """CIEDE2000, after Sharma, Wu and Dalal 2005; their letters are the formula's."""
    mean = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = one[1] * stretch, other[1] * stretch
    c1, c2 = math.hypot(a1, one[2]), math.hypot(a2, other[2])
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, one[2]), (a2, other[2])))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * _cos(hue - 30)
        + 0.24 * _cos(2 * hue)
        + 0.32 * _cos(3 * hue + 6)
        - 0.20 * _cos(4 * hue - 63)
    )
    off = (light - 50) ** 2
    dl = (other[0] - one[0]) / (1 + 0.015 * off / math.sqrt(20 + off))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    twist = 60 * math.exp(-(((hue - 275) / 25) ** 2))
    rt = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(twist))
    return math.sqrt(dl * dl + dc * dc + dh * dh + rt * dc * dh)


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _linear(colour: QColor) -> Triple:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return red, green, blue


def _times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    x, y, z = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _lightness(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
