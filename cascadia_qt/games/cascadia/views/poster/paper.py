"""What a poster is painted on: paper as it is sold, or so many pixels."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QSize, QSizeF

_INCH = 25.4  # millimetres
_DOTS = 300  # of a picture of paper, to an inch
_SCREEN_DOTS = 96  # of paper that is made of pixels
MOST_PIXELS = 120_000_000
LEAST_SIDE, MOST_SIDE = 400, 12_000  # pixels
NARROWEST = 2.0  # the longer side of a picture to the shorter one


class Paper(Protocol):
    """A size in every measure that files want."""

    @property
    def shape(self) -> QSizeF:
        """Width and height to each other."""

    @property
    def millimetres(self) -> QSizeF: ...

    @property
    def pixels(self) -> QSize: ...

    @property
    def lengths(self) -> tuple[str, str]:
        """Width and height as drawings write them."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of paper, in millimetres."""

    width: float
    height: float

    @property
    def shape(self) -> QSizeF:
        return self.millimetres

    @property
    def millimetres(self) -> QSizeF:
        return QSizeF(self.width, self.height)

    @property
    def pixels(self) -> QSize:
        """As fine as print is, as far as a picture may be large."""
        whole = self.millimetres * (_DOTS / _INCH)
        shrunk = min(1.0, math.sqrt(MOST_PIXELS / (whole.width() * whole.height())))
        return (whole * shrunk).toSize()

    @property
    def lengths(self) -> tuple[str, str]:
        return f"{self.width:g}mm", f"{self.height:g}mm"

    def turned(self) -> Sheet:
        return Sheet(self.height, self.width)


@dataclass(frozen=True, slots=True)
class Screen:
    """A picture of so many pixels."""

    width: int
    height: int

    @property
    def shape(self) -> QSizeF:
        return QSizeF(self.pixels)

    @property
    def millimetres(self) -> QSizeF:
        return self.shape * (_INCH / _SCREEN_DOTS)

    @property
    def pixels(self) -> QSize:
        return QSize(self.width, self.height)

    @property
    def lengths(self) -> tuple[str, str]:
        return str(self.width), str(self.height)

    @property
    def usable(self) -> bool:
        """Whether there is room for everything on it, and memory for it."""
        long, short = max(self.width, self.height), min(self.width, self.height)
        sides = short >= LEAST_SIDE and long <= MOST_SIDE
        return sides and long <= NARROWEST * short and self.width * self.height <= MOST_PIXELS


SHEETS: Mapping[str, Sheet] = {
    "A4": Sheet(210, 297),
    "A3": Sheet(297, 420),
    "A2": Sheet(420, 594),
    "square": Sheet(300, 300),
}
