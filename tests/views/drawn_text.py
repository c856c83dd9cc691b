"""What can be read in a drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator

from cascadia_qt.views.paper.lettering import lettered

_SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of text in a drawing; `box` is about where its ink is."""

    words: str
    box: QRectF


def drawn(size: QSize, paint: Callable[[QPainter], None]) -> list[Text]:
    """Every text that `paint` paints, in its order."""
    buffer, generator = QBuffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return texts(bytes(buffer.data().data()))


def texts(svg: bytes) -> list[Text]:
    return [_text(element) for element in ET.fromstring(svg).iter(f"{_SVG}text")]


def _text(element: ET.Element) -> Text:
    words, size = element.text or "", float(element.attrib["font-size"])
    bold = int(element.attrib["font-weight"]) > 500
    width = QFontMetricsF(lettered(size, bold=bold)).horizontalAdvance(words)
    left, base = float(element.attrib["x"]), float(element.attrib["y"])
    return Text(words.strip(), QRectF(left + 1, base - 0.7 * size, width - 2, 0.7 * size))


def run_on(found: Sequence[Text]) -> str:
    """All words one after the other, however they were broken into lines and pieces."""
    return "".join("".join(text.words.split()) for text in found)


def squeezed(words: str) -> str:
    return "".join(words.split())
