"""Where on the table of Kaskaria the things are that its guide points at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cascadia_qt.games.kaskaria.model.guide_spots import ColourSpot, PileSpot, SlotSpot
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.views.guide.stage import Spot
from cascadia_qt.words.guide import AnswerSpot


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
        case AnswerSpot(answer):
            button = page.prompt.button_of(answer)
            if button is not None:
                yield button, button.rect()
