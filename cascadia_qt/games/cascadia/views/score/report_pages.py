"""A report on paper: the sheet with all landscapes, then a page or more a player."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QDate, QLocale, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from cascadia_qt.games.cascadia.views.score.render import Plot
from cascadia_qt.games.cascadia.views.score.report import GAP, NAME_HEIGHT, ScoreReport, columns_in
from cascadia_qt.games.cascadia.views.score.report_sheet import SHEET_HEIGHT
from cascadia_qt.games.cascadia.views.score.report_words import (
    balanced,
    flow,
    length,
    paint_columns,
    word_groups,
)
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.theme import LIGHT
from cascadia_qt.words.language import translate

PAPER = LIGHT._replace(paper="#FFFFFF", raised="#FFFFFF")

_MARGIN = 15.0  # millimetres
_UNITS_TO_AN_INCH = 225
_NARROWEST = 1590.0  # units; on less paper everything gets smaller
_UPRIGHT = 1.2  # height to width from which on a page is filled from top to bottom
_FOOTER = 72.0
_FINE = 26
_LAND_SHARE = 0.54  # of the width of a page, or of its height at least
_LETTER_LANDS = frozenset(
    {
        QLocale.Country.Belize,
        QLocale.Country.Canada,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.CostaRica,
        QLocale.Country.ElSalvador,
        QLocale.Country.Guatemala,
        QLocale.Country.Mexico,
        QLocale.Country.Nicaragua,
        QLocale.Country.Panama,
        QLocale.Country.Philippines,
        QLocale.Country.PuertoRico,
        QLocale.Country.UnitedStates,
        QLocale.Country.Venezuela,
    }
)

Page = Callable[[QPainter], None]


def page_layout() -> QPageLayout:
    """Upright paper as it is sold where the program runs."""
    letter = QLocale.system().territory() in _LETTER_LANDS
    size = QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    upright = QPageLayout.Orientation.Portrait
    return QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter)


def paper_report(table: ScoredTable) -> ScoreReport:
    return ScoreReport(table, PAPER, QDate.currentDate())


def paint_pages(report: ScoreReport, device: QPagedPaintDevice) -> None:
    """Paints everything, as large as the pages of `device` are."""
    room = device.pageLayout().paintRect(QPageLayout.Unit.Inch).size() * _UNITS_TO_AN_INCH
    shrunk = min(1.0, min(room.width(), room.height()) / _NARROWEST)
    painter = QPainter(device)
    scale = shrunk * device.logicalDpiX() / _UNITS_TO_AN_INCH
    painter.scale(scale, scale)
    for number, page in enumerate(pages(report, room / shrunk)):
        if number:
            device.newPage()
        page(painter)
    painter.end()


def pages(report: ScoreReport, size: QSizeF) -> list[Page]:
    """Pages for paper with so much room, to be painted from its corner on."""
    room = QRectF(0, 0, size.width(), size.height() - _FOOTER)
    found: list[Page] = [lambda painter: _paint_front(painter, report, room)]
    for plot in report.plots:
        found += _player_pages(report, plot, room)
    return [_numbered(report, size, page, at, len(found)) for at, page in enumerate(found, 1)]


def _numbered(report: ScoreReport, size: QSizeF, page: Page, number: int, count: int) -> Page:
    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page(painter)
        line = QRectF(0, size.height() - _FOOTER / 2, size.width(), _FOOTER / 2)
        faded = QColor(report.theme.faded)
        text = Lettering(translate("Report", "Page {0} of {1}").format(number, count), _FINE)
        if number > 1:
            words = Lettering(f"{report.title} · {report.about}", _FINE)
            end = line.right() - text.width - GAP
            words.paint_between(painter, line, line.left(), end, faded)
        text.paint_before(painter, line, line.right(), faded)

    return paint


def _paint_front(painter: QPainter, report: ScoreReport, room: QRectF) -> None:
    if not _is_upright(room):
        report.paint_side_by_side(painter, room)
        return
    below = report.paint_header(painter, room)
    report.sheet.paint(painter, below.topLeft(), room.width())
    report.paint_landscapes(painter, below.adjusted(0, SHEET_HEIGHT + GAP, 0, 0), report.plots)


def _player_pages(report: ScoreReport, plot: Plot, room: QRectF) -> Iterator[Page]:
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
