"""A report on paper: paper as it is sold here, and the line at the foot of every page."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from cascadia_qt.views.paper.lettering import Lettering
from cascadia_qt.views.paper.report import Page, Printed
from cascadia_qt.views.theme import LIGHT
from cascadia_qt.words.language import translate

PAPER = LIGHT._replace(paper="#FFFFFF", raised="#FFFFFF")

_MARGIN = 15.0  # millimetres
_UNITS_TO_AN_INCH = 225
_NARROWEST = 1590.0  # units; on less paper everything gets smaller
_FOOTER = 72.0
_GAP = 64.0
_FINE = 26
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


def page_layout() -> QPageLayout:
    """Upright paper as it is sold where the program runs."""
    letter = QLocale.system().territory() in _LETTER_LANDS
    size = QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    upright = QPageLayout.Orientation.Portrait
    return QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter)


def paint_pages(report: Printed, device: QPagedPaintDevice) -> None:
    """Paints everything, as large as the pages of `device` are."""
    room = device.pageLayout().paintRect(QPageLayout.Unit.Inch).size() * _UNITS_TO_AN_INCH
    shrunk = min(1.0, min(room.width(), room.height()) / _NARROWEST)
    painter = QPainter(device)
    scale = shrunk * device.logicalDpiX() / _UNITS_TO_AN_INCH
    painter.scale(scale, scale)
    for number, page in enumerate(numbered_pages(report, room / shrunk)):
        if number:
            device.newPage()
        page(painter)
    painter.end()


def numbered_pages(report: Printed, size: QSizeF) -> list[Page]:
    """Pages for paper with so much room, to be painted from its corner on."""
    found = report.pages(QRectF(0, 0, size.width(), size.height() - _FOOTER))
    return [_numbered(report, size, page, at, len(found)) for at, page in enumerate(found, 1)]


def _numbered(report: Printed, size: QSizeF, page: Page, number: int, count: int) -> Page:
    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        page(painter)
        line = QRectF(0, size.height() - _FOOTER / 2, size.width(), _FOOTER / 2)
        faded = QColor(report.theme.faded)
        text = Lettering(translate("Report", "Page {0} of {1}").format(number, count), _FINE)
        if number > 1:
            words = Lettering(f"{report.title} · {report.about}", _FINE)
            end = line.right() - text.width - _GAP
            words.paint_between(painter, line, line.left(), end, faded)
        text.paint_before(painter, line, line.right(), faded)

    return paint
