"""A poster as a file: picture, drawing or document, written whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRect, QSize, QSizeF, QUuid
from PySide6.QtGui import (
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from cascadia_qt.store.whole_file import write_whole
from cascadia_qt.views.cascadia.poster import Poster, PosterPainter
from cascadia_qt.views.cascadia.poster_paper import Paper
from cascadia_qt.views.cascadia.score_export import ExportError
from cascadia_qt.words.language import translate

_PDF_RESOLUTION = 1200
_PDF_DOTS = 250  # of the landscape, to an inch
_SVG_FINENESS = 0.85


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of file: what a file dialog calls it, and what it holds."""

    name: Callable[[], str]
    content: Callable[[Poster, Paper], bytes]


def export_poster(poster: Poster, paper: Paper, path: Path) -> None:
    """Writes `poster` in the format that the suffix of `path` names; raises ExportError."""
    kind = _format_of(path)
    if kind is None:
        known = ", ".join(f".{suffix}" for suffix in FORMATS)
        text = translate("Export", "{0} must end in one of {1}.")
        raise ExportError(text.format(path.name, known))
    try:
        write_whole(path, kind.content(poster, paper))
    except ExportError:
        raise
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


def poster_image(poster: Poster, size: QSize) -> QImage:
    """The poster among pixels; null if there is not enough memory for it."""
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        return image
    painting = PosterPainter(poster, QSizeF(size))
    painter = QPainter(image)
    painter.scale(size.width() / painting.size.width(), size.height() / painting.size.height())
    painting.paint(painter)
    painter.end()
    return image


def _png(poster: Poster, paper: Paper) -> bytes:
    image = poster_image(poster, paper.pixels)
    if image.isNull():
        raise ExportError(translate("Poster", "There is not enough memory for so large a picture."))
    buffer = QBuffer()
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _svg(poster: Poster, paper: Paper) -> bytes:
    painting = PosterPainter(poster, paper.shape, _SVG_FINENESS)
    size = painting.size.toSize()
    buffer, generator = QBuffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(painting.title)
    generator.setDescription(painting.about)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    painting.paint(painter)
    painter.end()
    return _portable(bytes(buffer.data().data()), paper)


def _portable(svg: bytes, paper: Paper) -> bytes:
    """`svg` as other programs show it best: with the size of its paper and a font to fall back."""
    sized = re.sub(
        rb'<svg width="[^"]*" height="[^"]*"',
        '<svg width="{}" height="{}"'.format(*paper.lengths).encode(),
        svg,
        count=1,
    )
    return re.sub(rb'font-family="([^"]*)"', rb'font-family="\1, sans-serif"', sized)


def _pdf(poster: Poster, paper: Paper) -> bytes:
    inches = paper.millimetres / 25.4
    painting = PosterPainter(poster, paper.shape)
    painting.fineness = inches.width() * _PDF_DOTS / painting.size.width()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(painting.title)
    writer.setCreator("cascadia_qt")
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), f"{painting.title} {painting.about}".encode()))
    writer.setResolution(_PDF_RESOLUTION)
    writer.setPageLayout(_page(paper))
    painter = QPainter(writer)
    scale = inches.width() * writer.logicalDpiX() / painting.size.width()
    painter.scale(scale, scale)
    painting.paint(painter)
    painter.end()
    return _spaced(bytes(buffer.data().data()))


def _page(paper: Paper) -> QPageLayout:
    """The paper without margins: the poster has its own."""
    millimetres = paper.millimetres
    size = QPageSize(
        millimetres, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
    )
    upright = QPageLayout.Orientation.Portrait
    return QPageLayout(size, upright, QMarginsF(), QPageLayout.Unit.Millimeter)


def _spaced(pdf: bytes) -> bytes:
    """`pdf` with spaces where Qt has it that they are tabs, so that words are found and copied."""
    tables = rb"\[(?:<[0-9A-F]{4}> )+\]"
    return re.sub(tables, lambda found: found[0].replace(b"<0009>", b"<0020>"), pdf)


FORMATS: Mapping[str, Format] = {
    "png": Format(lambda: translate("Export", "PNG picture"), _png),
    "svg": Format(lambda: translate("Export", "SVG drawing"), _svg),
    "pdf": Format(lambda: translate("Export", "PDF document"), _pdf),
}
