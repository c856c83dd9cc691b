"""A poster as a file: picture, drawing or document, written whole or not at all."""

from __future__ import annotations

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

from cascadia_qt.games.cascadia.views.poster.paper import Paper
from cascadia_qt.games.cascadia.views.poster.poster import Poster, PosterPainter
from cascadia_qt.views.file_formats import ExportError, FileFormats
from cascadia_qt.views.portable import portable_svg, spaced_pdf
from cascadia_qt.words.language import translate

_PDF_RESOLUTION = 1200
_PDF_DOTS = 250  # of the landscape, to an inch
_SVG_FINENESS = 0.85


def export_poster(poster: Poster, paper: Paper, path: Path) -> None:
    """Writes `poster` in the format that the suffix of `path` names; raises ExportError."""
    FORMATS.write(path, poster, paper)


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
    return portable_svg(bytes(buffer.data().data()), *paper.lengths)


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
    return spaced_pdf(bytes(buffer.data().data()))


def _page(paper: Paper) -> QPageLayout:
    """The paper without margins: the poster has its own."""
    millimetres = paper.millimetres
    size = QPageSize(
        millimetres, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
    )
    upright = QPageLayout.Orientation.Portrait
    return QPageLayout(size, upright, QMarginsF(), QPageLayout.Unit.Millimeter)


FORMATS: FileFormats[[Poster, Paper]] = FileFormats(
    {
        "png": (lambda: translate("Export", "PNG picture"), _png),
        "svg": (lambda: translate("Export", "SVG drawing"), _svg),
        "pdf": (lambda: translate("Export", "PDF document"), _pdf),
    }
)
