"""Text for pictures and paper: measured without a device, so that every format is set alike."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QTextLayout,
    QTextOption,
)

_LEADING = 1.32  # from line to line, in sizes
_LEAST_SIZE = 9
_EVENING = 8  # pixels by which lines are made narrower
_LEAST_PART = 0.5  # of its size that a text may shrink to before it is cut

Wrap = QTextOption.WrapMode


def lettered(pixels: float, *, bold: bool = False) -> QFont:
    """The program's font; digits of one width, and no ligatures, which nobody finds in a PDF."""
    font = QFont(QFontInfo(QGuiApplication.font()).family())
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("liga"), 0)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


class Lettering:
    """A text in one size, on one line.

    Attributes:
        width: the room that it takes.
    """

    def __init__(self, text: str, pixels: float, *, bold: bool = False) -> None:
        self._text = text
        self._pixels = pixels
        self._font = lettered(pixels, bold=bold)
        self.width = QFontMetricsF(self._font).horizontalAdvance(text)

    def paint_from(self, painter: QPainter, line: QRectF, left: float, ink: QColor) -> None:
        metrics = QFontMetricsF(self._font)
        base = line.center().y() + (metrics.ascent() - metrics.descent()) / 2
        _paint(painter, QPointF(left, base), self._text, self._font, ink)

    def paint_before(self, painter: QPainter, line: QRectF, right: float, ink: QColor) -> None:
        self.paint_from(painter, line, right - self.width, ink)

    def paint_between(
        self, painter: QPainter, line: QRectF, left: float, right: float, ink: QColor
    ) -> None:
        """Paints the text a little smaller if need be, then as much of it as there is room for."""
        room = max(1.0, right - left)
        part = max(_LEAST_PART, min(1.0, room / max(1.0, self.width)))
        pixels, bold = int(self._pixels * part), self._font.bold()
        metrics = QFontMetricsF(lettered(pixels, bold=bold))
        shown = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, room)
        Lettering(shown, pixels, bold=bold).paint_from(painter, line, left, ink)


class Paragraph:
    """A text broken into lines, none of it cut off.

    Attributes:
        lines: the text, broken.
        pixels: the size of its letters.
        width: the room that its longest line takes.
        height: the room that its lines take.
    """

    def __init__(
        self,
        text: str,
        pixels: float,
        width: float,
        *,
        bold: bool = False,
        wrap: QTextOption.WrapMode = Wrap.WrapAtWordBoundaryOrAnywhere,
    ) -> None:
        self.pixels = pixels
        self._font = lettered(pixels, bold=bold)
        self._step = round(pixels * _LEADING)
        self.lines, self.width = _broken(text, self._font, width, wrap)
        self.height = float(len(self.lines) * self._step)

    @classmethod
    def fitted(
        cls, text: str, pixels: float, width: float, most: int, *, bold: bool = False
    ) -> Paragraph:
        """At most `most` lines, as large and as even as possible, of whole words if that can be."""
        for size in range(round(pixels), _LEAST_SIZE, -1):
            paragraph = cls(text, size, width, bold=bold, wrap=Wrap.WordWrap)
            if len(paragraph.lines) <= most and paragraph.width <= width:
                return paragraph._evened(text)
        return cls(text, _LEAST_SIZE, width, bold=bold)

    def _evened(self, text: str) -> Paragraph:
        """The same as narrow as its number of lines allows."""
        narrowest = self
        for width in range(int(self.width), 0, -_EVENING):
            tried = Paragraph(text, self.pixels, width, bold=self._font.bold(), wrap=Wrap.WordWrap)
            if len(tried.lines) > len(self.lines) or tried.width > width:
                break
            narrowest = tried
        return narrowest

    def paint(self, painter: QPainter, left: float, top: float, ink: QColor) -> None:
        for number, line in enumerate(self.lines):
            self._paint_line(painter, left, top + number * self._step, line, ink)

    def paint_centred(self, painter: QPainter, middle: QPointF, ink: QColor) -> None:
        """Paints every line around `middle`."""
        top = middle.y() - self.height / 2
        metrics = QFontMetricsF(self._font)
        for number, line in enumerate(self.lines):
            left = middle.x() - metrics.horizontalAdvance(line) / 2
            self._paint_line(painter, left, top + number * self._step, line, ink)

    def _paint_line(
        self, painter: QPainter, left: float, top: float, line: str, ink: QColor
    ) -> None:
        metrics = QFontMetricsF(self._font)
        base = top + (self._step + metrics.ascent() - metrics.descent()) / 2
        _paint(painter, QPointF(left, base), line, self._font, ink)


def _paint(painter: QPainter, start: QPointF, text: str, font: QFont, ink: QColor) -> None:
    """A sentence runs as the program's language does, in whatever script its names are."""
    painter.setLayoutDirection(QGuiApplication.layoutDirection())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(start, text)


def _broken(
    text: str, font: QFont, width: float, wrap: QTextOption.WrapMode
) -> tuple[list[str], float]:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(wrap)
    option.setTextDirection(QGuiApplication.layoutDirection())
    layout.setTextOption(option)
    units = text.encode("utf-16-le")  # Qt counts in these
    lines, widest = [], 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start, end = 2 * line.textStart(), 2 * (line.textStart() + line.textLength())
        lines.append(units[start:end].decode("utf-16-le").rstrip())
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return lines, widest
