"""A report on paper: the sheet with all landscapes, then a page or more a player."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cascadia_qt.games.cascadia.views.score.render import Plot
from cascadia_qt.games.cascadia.views.score.report_parts import (
    NAME_HEIGHT,
    ReportParts,
    columns_in,
)
from cascadia_qt.games.cascadia.views.score.report_sheet import SHEET_HEIGHT
from cascadia_qt.games.cascadia.views.score.report_words import (
    balanced,
    flow,
    length,
    paint_columns,
    word_groups,
)
from cascadia_qt.views.paper.header import GAP
from cascadia_qt.views.paper.report import Page

_UPRIGHT = 1.2  # height to width from which on a page is filled from top to bottom
_LAND_SHARE = 0.54  # of the width of a page, or of its height at least


def score_pages(report: ReportParts, room: QRectF) -> list[Page]:
    """A page with everybody, then the pages of each player."""
    found: list[Page] = [lambda painter: _paint_front(painter, report, room)]
    for plot in report.plots:
        found += _player_pages(report, plot, room)
    return found


def _paint_front(painter: QPainter, report: ReportParts, room: QRectF) -> None:
    if not _is_upright(room):
        report.paint_side_by_side(painter, room)
        return
    below = report.header.paint(painter, room)
    report.sheet.paint(painter, below.topLeft(), room.width())
    report.paint_landscapes(painter, below.adjusted(0, SHEET_HEIGHT + GAP, 0, 0), report.plots)


def _player_pages(report: ReportParts, plot: Plot, room: QRectF) -> Iterator[Page]:
    """A page with the landscape and the reasons, and more if these are many."""
    land, words = _parted(room)
    first = columns_in(words, 3 if _is_upright(room) else 2)
    further = columns_in(room.adjusted(0, NAME_HEIGHT, 0, 0), 3)
    groups = word_groups(plot.sheet, min(first[0].width(), further[0].width()))
    columns = balanced(groups, len(first), words.height()) or flow(
        groups,
        itertools.chain([words.height()] * len(first), itertools.repeat(further[0].height())),
    )
    if _is_upright(room):
        spare = words.height() - length(columns[: len(first)])
        land.setHeight(land.height() + spare)
        first = [each.translated(0, spare) for each in first]

    def paint_first(painter: QPainter) -> None:
        report.paint_landscapes(painter, land, [plot])
        paint_columns(painter, columns[: len(first)], first, report.theme)

    def paint_further(painter: QPainter, start: int) -> None:
        report.paint_name(painter, room, plot)
        paint_columns(painter, columns[start : start + len(further)], further, report.theme)

    yield paint_first
    for start in range(len(first), len(columns), len(further)):
        yield partial(paint_further, start=start)


def _parted(room: QRectF) -> tuple[QRectF, QRectF]:
    """The room of a landscape and of the words beside it, or below it on upright paper."""
    land, words = QRectF(room), QRectF(room)
    if _is_upright(room):
        land.setHeight(room.height() * _LAND_SHARE)
        words.setTop(land.bottom() + GAP)
    else:
        land.setWidth(room.width() * _LAND_SHARE)
        words.setLeft(land.right() + GAP)
    return land, words


def _is_upright(room: QRectF) -> bool:
    return room.height() > _UPRIGHT * room.width()
