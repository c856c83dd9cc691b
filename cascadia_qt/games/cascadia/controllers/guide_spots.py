"""Where on the table of Cascadia the things are that its guide points at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cascadia_qt.games.cascadia.model.guide_spots import (
    PairSpot,
    TileSpot,
    TokenSpot,
)
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.guide.stage import Spot


def spots_on(page: TablePage, spot: Any) -> Iterator[Spot]:
    """The places of `spot`; none if it is not to be seen."""
    market = page.market
    match spot:
        case PairSpot(slot):
            yield market, market.row_rect(slot).toAlignedRect()
        case TileSpot(slot):
            yield market, market.tile_rect(slot).toAlignedRect()
        case TokenSpot(slot):
            yield market, market.token_rect(slot).toAlignedRect()
        case Cell():
            yield page.board.viewport(), page.board.rect_of(spot)
