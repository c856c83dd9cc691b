"""A score as a file: picture, drawing, document or table, written whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QDate, QIODevice, QRect, QSize, QUuid
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from cascadia_qt.store.whole_file import write_whole
from cascadia_qt.views.cascadia.report_pages import page_layout, paint_pages, paper_report
from cascadia_qt.views.cascadia.score_csv import score_csv
from cascadia_qt.views.cascadia.score_report import ScoreReport
from cascadia_qt.views.cascadia.scored_table import ScoredTable
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.language import translate

_PDF_RESOLUTION = 1200
_SVG_RESOLUTION = 96


class ExportError(OSError):
    """A file could not be written; the message is one plain sentence."""


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of file.

    Attributes:
        name: what a file dialog calls it.
        content: what such a file holds.
    """

    name: Callable[[], str]
    content: Callable[[ScoredTable, Theme], bytes]


def export_score(table: ScoredTable, path: Path, theme: Theme) -> None:
    """Writes `table` in the format that the suffix of `path` names; raises ExportError."""
    kind = _format_of(path)
    if kind is None:
        known = ", ".join(f".{suffix}" for suffix in FORMATS)
        text = translate("Export", "{0} must end in one of {1}.")
        raise ExportError(text.format(path.name, known))
    try:
        write_whole(path, kind.content(table, theme))
    except OSError as error:
        text = translate("Export", "{0} cannot be written: {1}.")
        raise ExportError(text.format(path.name, error)) from error


def name_filters() -> list[str]:
    """The formats as a file dialog wants them."""
    return [f"{kind.name()} (*.{suffix})" for suffix, kind in FORMATS.items()]


def path_for(name: str, name_filter: str) -> Path:
    """Where to write when a file dialog answered `name`; without a suffix the filter decides."""
    path = Path(name)
    if _format_of(path) is not None:
        return path
    suffixes = dict(zip(name_filters(), FORMATS, strict=True))
    return Path(f"{name}.{suffixes.get(name_filter, next(iter(FORMATS)))}")


def _format_of(path: Path) -> Format | None:
    return FORMATS.get(path.suffix.lower().removeprefix("."))


def _png(table: ScoredTable, theme: Theme) -> bytes:
    report = ScoreReport(table, theme, QDate.currentDate())
    image = QImage(report.picture_size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    report.paint_picture(painter)
    painter.end()
    buffer = QBuffer()
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _svg(table: ScoredTable, theme: Theme) -> bytes:
    report = ScoreReport(table, theme, QDate.currentDate())
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
    return _portable(bytes(buffer.data().data()), report.picture_size())


def _portable(svg: bytes, size: QSize) -> bytes:
    """`svg` as other programs show it best: with a size in pixels and a font to fall back on."""
    sized = re.sub(
        rb'<svg width="[^"]*" height="[^"]*"',
        b'<svg width="%d" height="%d"' % (size.width(), size.height()),
        svg,
        count=1,
    )
    return re.sub(rb'font-family="([^"]*)"', rb'font-family="\1, sans-serif"', sized)


def _pdf(table: ScoredTable, _theme: Theme) -> bytes:
    report = paper_report(table)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(report.title)
    writer.setCreator("cascadia_qt")
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), f"{report.title} {report.about}".encode()))
    writer.setResolution(_PDF_RESOLUTION)
    writer.setPageLayout(page_layout())
    paint_pages(report, writer)
    return _spaced(bytes(buffer.data().data()))


def _spaced(pdf: bytes) -> bytes:
    """`pdf` with spaces where Qt has it that they are tabs, so that words are found and copied."""
    tables = rb"\[(?:<[0-9A-F]{4}> )+\]"
    return re.sub(tables, lambda found: found[0].replace(b"<0009>", b"<0020>"), pdf)


FORMATS: Mapping[str, Format] = {
    "pdf": Format(lambda: translate("Export", "PDF document"), _pdf),
    "png": Format(lambda: translate("Export", "PNG picture"), _png),
    "svg": Format(lambda: translate("Export", "SVG drawing"), _svg),
    "csv": Format(lambda: translate("Export", "CSV table"), lambda t, _: score_csv(t)),
}
