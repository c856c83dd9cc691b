"""Everything that the valley shows at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from cascadia_qt.games.okanagan.rules.areas import Area
from cascadia_qt.games.okanagan.rules.board import Board, Building, Laid
from cascadia_qt.rules.grid import Cell


class Light(Enum):
    """Why an area is lit."""

    POINTED = auto()  # somebody points at it
    CLOSING = auto()  # it would be closed
    SCORED = auto()  # it is closed, and scored now


@dataclass(frozen=True, slots=True)
class Lit:
    """An area that is lit."""

    area: Area
    light: Light


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile that is held over a place."""

    cell: Cell
    laid: Laid


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies in the valley, and what can be done there.

    Attributes:
        places: where a tile can be laid.
        gaps: those of them at which an area would be closed.
        ghost: the tile that is held over a place.
        model: a building that is looked at before it is built on the last tile.
        builds: whether somebody is to build on the last tile.
        last: where the last tile was laid.
        grows: whether further tiles can come beside those that lie there.
    """

    board: Board
    places: frozenset[Cell] = frozenset()
    gaps: frozenset[Cell] = frozenset()
    ghost: Ghost | None = None
    model: Building | None = None
    builds: bool = False
    lit: tuple[Lit, ...] = ()
    last: Cell | None = None
    grows: bool = True
