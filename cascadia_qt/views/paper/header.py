"""What stands at the head of a report: the outcome, who played, and the day."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, QRectF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.views.paper.lettering import Paragraph
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import Outcome, joined

GAP = 64.0  # below it, and between all parts of a report

_TITLE, _DETAIL, _SMALL = 76, 38, 30


class Header:
    """The same in pictures and on pages.

    Attributes:
        title: the outcome in words.
        about: who played, and the day.
    """

    def __init__(self, told: Outcome, names: Sequence[str], date: QDate, theme: Theme) -> None:
        day = QLocale().toString(date, QLocale.FormatType.LongFormat)
        self.title = told.title
        self.about = translate("Report", "{0} · {1}").format(joined(names), day)
        self._detail = told.detail
        self._theme = theme

    def height(self, width: float) -> float:
        """With the gap below it."""
        return sum(paragraph.height for paragraph, _ in self._paragraphs(width)) + GAP

    def paint(self, painter: QPainter, room: QRectF) -> QRectF:
        """Paints it; the result is what is left of `room` below it."""
        top = room.top()
        for paragraph, ink in self._paragraphs(room.width()):
            paragraph.paint(painter, room.left(), top, QColor(ink))
            top += paragraph.height
        return room.adjusted(0, top + GAP - room.top(), 0, 0)

    def _paragraphs(self, width: float) -> list[tuple[Paragraph, str]]:
        return [
            (Paragraph.fitted(self.title, _TITLE, width, 2, bold=True), self._theme.ink),
            (Paragraph(self._detail, _DETAIL, width), self._theme.ink),
            (Paragraph(self.about, _SMALL, width), self._theme.faded),
        ]
