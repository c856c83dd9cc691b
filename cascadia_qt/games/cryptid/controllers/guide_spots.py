"""Where on the table of Cryptid the things are that its guide points at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cascadia_qt.games.cryptid.model.guide_spots import (
    CellSpot,
    LensSpot,
    NoteSpot,
    SeatSpot,
    SheetSpot,
)
from cascadia_qt.games.cryptid.views.sheet.places import Spot as FieldSpot
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.views.guide.stage import Spot


def spots_on(page: TablePage, spot: Any) -> Iterator[Spot]:
    """The places of `spot`; where the sheet is not to be seen, what opens it."""
    match spot:
        case CellSpot(cell) if page.large_sheet is None:
            yield page.view.viewport(), page.view.rect_of(cell)
        case SeatSpot(seat):
            yield page.pennants[seat], page.pennants[seat].rect()
        case NoteSpot():
            yield page.corner, page.corner.rect()
        case LensSpot():
            yield page.lens, page.lens.rect()
        case SheetSpot(clue, colour):
            grid = page.seen_grid
            if grid is None:
                yield page.handle, page.handle.rect()
                return
            place = grid.rect_of(FieldSpot(grid.shown.clues.index(clue), colour)).toAlignedRect()
            if seen := place & grid.visibleRegion().boundingRect():
                yield grid, seen
