"""What Kaskaria's guide points at."""

from __future__ import annotations

from typing import NamedTuple


class PileSpot(NamedTuple):
    """The draw pile."""


class SlotSpot(NamedTuple):
    """A card of the display."""

    slot: int


class ColourSpot(NamedTuple):
    """The cards of a colour in the hand; when they are lifted, what plays them."""

    colour: str


class VolcanoSpot(NamedTuple):
    """What lets a figure go into the volcano."""
