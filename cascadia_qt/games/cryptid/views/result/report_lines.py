"""The lines of a result on paper: tokens, a clue and words, as in the dialog."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.cryptid.views.result.findings import Finding, findings
from cascadia_qt.games.cryptid.views.result.report_art import draw_clue, draw_disc
from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.views.paper.lettering import Paragraph
from cascadia_qt.views.paper.sheet_parts import CORNER
from cascadia_qt.views.theme import Theme

_TITLE, _TEXT = 34, 27
_PADDING = 24.0
_DISC, _CLUE = 56.0, 104.0
_GAP = 20.0
_BETWEEN = 24.0


class ReportLines:
    """All findings below each other, broken for a width."""

    def __init__(self, result: ShownResult, theme: Theme, width: float) -> None:
        self._theme = theme
        self._width = width
        self._colours = token_colours(result.seats, theme)
        self._lines = [_Line(finding, width) for finding in findings(result)]

    @property
    def height(self) -> float:
        heights = [line.height for line in self._lines]
        return sum(heights) + _BETWEEN * (len(heights) - 1)

    def paint(self, painter: QPainter, left: float, top: float) -> None:
        for line in self._lines:
            room = QRectF(left, top, self._width, line.height)
            painter.setPen(QPen(QColor(self._theme.line), 2))
            painter.setBrush(QColor(self._theme.raised))
            painter.drawRoundedRect(room, CORNER, CORNER)
            line.paint(painter, room, self._colours, self._theme)
            top += line.height + _BETWEEN


class _Line:
    def __init__(self, finding: Finding, width: float) -> None:
        self._finding = finding
        self._left = _PADDING + len(finding.colours) * (_DISC + _GAP)
        if finding.clue is not None:
            self._left += _CLUE + _GAP
        room = width - self._left - _PADDING
        self._title = Paragraph(finding.title, _TITLE, room, bold=True)
        self._details = [Paragraph(line, _TEXT, room) for line in finding.detail.split("\n")]

    @property
    def _words(self) -> float:
        return self._title.height + sum(detail.height for detail in self._details)

    @property
    def height(self) -> float:
        least = _DISC if self._finding.clue is None else _CLUE
        return max(least, self._words) + 2 * _PADDING

    def paint(self, painter: QPainter, room: QRectF, colours: list[QColor], theme: Theme) -> None:
        middle, left = room.center().y(), room.left() + _PADDING
        for number in self._finding.colours:
            place = QRectF(left, middle - _DISC / 2, _DISC, _DISC)
            draw_disc(painter, place, colours[number], number)
            left += _DISC + _GAP
        if self._finding.clue is not None:
            draw_clue(painter, QRectF(left, middle - _CLUE / 2, _CLUE, _CLUE), self._finding.clue)
        left, top = room.left() + self._left, middle - self._words / 2
        self._title.paint(painter, left, top, QColor(theme.ink))
        top += self._title.height
        for detail in self._details:
            detail.paint(painter, left, top, QColor(theme.faded))
            top += detail.height
