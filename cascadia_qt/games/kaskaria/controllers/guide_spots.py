"""Where on the table of Kaskaria the things are that its guide points at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cascadia_qt.games.kaskaria.model.guide_spots import (
    ColourSpot,
    PileSpot,
    SlotSpot,
    VolcanoSpot,
)
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.views.guide.stage import Spot


def spots_on(page: TablePage, spot: Any) -> Iterator[Spot]:
    """The places of `spot`; none if it is not to be seen."""
    ground, scene = page.view.viewport(), page.scene
    match spot:
        case PileSpot():
            yield ground, scene.places.pile.toAlignedRect()
        case SlotSpot(slot):
            yield ground, scene.places.display[slot].toAlignedRect()
        case ColourSpot(colour):
            yield ground, scene.held_rect(colour).toAlignedRect()
        case VolcanoSpot():
            yield page.entering.go_in, page.entering.go_in.rect()


def kept_clear(page: TablePage) -> Iterator[Spot]:
    """The cards that can be taken: keys and numbers are written on them."""
    places = page.scene.places
    for card in (places.pile, *places.display):
        yield page.view.viewport(), card.toAlignedRect()
