"""A report as a file: picture, drawing, document or table, written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QUuid
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from cascadia_qt.views.file_formats import FileFormats
from cascadia_qt.views.paper.pages import PAPER, page_layout, paint_pages
from cascadia_qt.views.paper.report import PrintedMaker, ReportMaker
from cascadia_qt.views.portable import portable_svg, spaced_pdf
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.language import translate

_PDF_RESOLUTION = 1200
_SVG_RESOLUTION = 96


def export_report(made: ReportMaker, path: Path, theme: Theme) -> None:
    """Writes a report in the format that the suffix of `path` names; raises ExportError."""
    FORMATS.write(path, made, theme)


def _png(made: PrintedMaker, theme: Theme) -> bytes:
    report = made(theme)
    image = QImage(report.picture_size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    report.paint_picture(painter)
    painter.end()
    buffer = QBuffer()
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _svg(made: PrintedMaker, theme: Theme) -> bytes:
    report = made(theme)
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(report.title)
    generator.setDescription(report.about)
    generator.setResolution(_SVG_RESOLUTION)
    generator.setSize(report.picture_size())
    generator.setViewBox(QRect(0, 0, *report.picture_size().toTuple()))
    painter = QPainter(generator)
    report.paint_picture(painter)
    painter.end()
    width, height = map(str, report.picture_size().toTuple())
    return portable_svg(bytes(buffer.data().data()), width, height)


def _pdf(made: PrintedMaker, _theme: Theme) -> bytes:
    report = made(PAPER)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(report.title)
    writer.setCreator("cascadia_qt")
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), f"{report.title} {report.about}".encode()))
    writer.setResolution(_PDF_RESOLUTION)
    writer.setPageLayout(page_layout())
    paint_pages(report, writer)
    return spaced_pdf(bytes(buffer.data().data()))


FORMATS: FileFormats[[ReportMaker, Theme]] = FileFormats(
    {
        "pdf": (lambda: translate("Export", "PDF document"), _pdf),
        "png": (lambda: translate("Export", "PNG picture"), _png),
        "svg": (lambda: translate("Export", "SVG drawing"), _svg),
        "csv": (lambda: translate("Export", "CSV table"), lambda made, theme: made(theme).csv()),
    }
)
# For what has no numbers.
PICTURES: FileFormats[[PrintedMaker, Theme]] = FileFormats(
    {
        "png": (lambda: translate("Export", "PNG picture"), _png),
        "svg": (lambda: translate("Export", "SVG drawing"), _svg),
        "pdf": (lambda: translate("Export", "PDF document"), _pdf),
    }
)
