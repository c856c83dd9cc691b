"""Tables with their scores, and what can be read in a drawing of them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable, scored_table
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.paper.lettering import lettered
from tests.documents import random_record

CARDS = Scoring(Variant.CARDS, (Card.B, Card.C, Card.A, Card.D, Card.C))
FAMILY = Scoring(Variant.FAMILY)
ODD_NAMES = ('=HYPERLINK("http://x";"y")', 'O\'Neil, "Bob" <b>&amp;', "Zoë 🦊", "שלום")

_SVG = "{http://www.w3.org/2000/svg}"


@functools.cache
def table(
    players: int = 2,
    grid: Grid = HEX,
    turns: int | None = None,
    scoring: Scoring = CARDS,
) -> ScoredTable:
    """The end of a random game, or what it is after so many turns."""
    record = random_record(grid, players, seed=7, turns=turns, scoring=scoring)
    return scored_table(record.seats, record.history.state)


def named(given: ScoredTable, names: Sequence[str]) -> ScoredTable:
    pairs = zip(given.seats, names, strict=True)
    return replace(given, seats=tuple(replace(seat, name=name) for seat, name in pairs))


TABLES = {
    "solo": lambda: table(1),
    "two-square": lambda: table(2, SQUARE),
    "three-running": lambda: table(3, HEX, 20),
    "four-family": lambda: table(4, HEX, None, FAMILY),
    "four-square-start": lambda: table(4, SQUARE, 0),
    "odd-names": lambda: named(table(4), ODD_NAMES),
}


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


def numbers(given: ScoredTable, line: Line) -> list[str]:
    """What stands in a line of the sheet, from left to right, without the words on a card."""
    row = [line.name()]
    scoring = given.options.scoring
    if isinstance(line.subject, Wildlife) and scoring.variant is Variant.CARDS:
        row.append(scoring.card(line.subject).value)
    for sheet in given.sheets:
        row.append(str(line.points(sheet)))
        if line.bonus(sheet):
            row.append(f"+{line.bonus(sheet)}")
    return row


def parts() -> list[Line]:
    """The lines that are made of units."""
    return [line for line in LINES if line.kind not in (Kind.SUM, Kind.TOTAL)]
