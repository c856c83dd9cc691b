"""Where on the table of Okanagan the things are that its guide points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cascadia_qt.games.okanagan.controllers.choosing import Option
from cascadia_qt.games.okanagan.model.guide_spots import DeskSpot, OptionSpot
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.guide.stage import Spot


def spots_on(page: TablePage, options: Sequence[Option], spot: Any) -> Iterator[Spot]:
    """The places of `spot`, where `options` can be chosen; none if it is not to be seen."""
    desk = page.desk
    match spot:
        case OptionSpot(option) if option in options:
            yield desk, desk.room_of([options.index(option)]).toAlignedRect()
        case DeskSpot() if options:
            yield desk, desk.room_of(range(len(options))).toAlignedRect()
        case Cell():
            yield page.view.viewport(), page.view.rect_of(spot)


def kept_clear(page: TablePage) -> Iterator[Spot]:
    """The desk with its head, and what everybody has."""
    for widget in (page.desk, page.players):
        yield widget, widget.rect()
