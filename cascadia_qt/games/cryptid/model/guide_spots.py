"""What Cryptid's guide points at, and what it looks at at the table."""

from __future__ import annotations

from typing import NamedTuple


class CellSpot(NamedTuple):
    """A cell of the map."""

    cell: int


class SeatSpot(NamedTuple):
    """A player."""

    seat: int


class NoteSpot(NamedTuple):
    """The note with one's own clue."""


class LensSpot(NamedTuple):
    """What searches the chosen cell."""


class SheetSpot(NamedTuple):
    """A clue on the deduction sheet or, where a colour is named, its field."""

    clue: str
    colour: int = -1


class Draft(NamedTuple):
    """What somebody thinks about.

    Attributes:
        cell: the chosen one.
        looked: whether the own clue was looked at, and covered again.
        lit: the cells that the deduction sheet lights, once it does not cover them.
        note: the marks on it.
    """

    cell: int | None
    looked: bool
    lit: int
    note: str
