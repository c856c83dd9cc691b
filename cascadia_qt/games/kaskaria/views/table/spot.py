"""What somebody points at on the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pile:
    """The draw pile."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A card of the display."""

    number: int


@dataclass(frozen=True, slots=True)
class InHand:
    """A card of the hand, by its place there."""

    place: int


@dataclass(frozen=True, slots=True)
class Badged:
    """What stands above the cards of a colour and plays them."""

    colour: str


@dataclass(frozen=True, slots=True)
class Board:
    """The island."""


Spot = Pile | Slot | InHand | Badged | Board
