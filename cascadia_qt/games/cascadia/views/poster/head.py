"""The head of a poster: its title, what was reached, and a line in the colours of the habitats."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.art.palette import HABITAT
from cascadia_qt.views.paper.lettering import Paragraph
from cascadia_qt.views.theme import Theme

_TITLE, _SIDE_TITLE = 128, 112
_LEAST_LINE = 80  # a title of one line gets no smaller: then it has two
_DETAIL = 46
_MOST_LINES = 2
_AIR = 0.9  # of the width that a centred title may fill
_GAP = 28.0
_RIBBON = QRectF(0, 0, 400, 12)
_RIBBON_GAP = 6.0


class PosterHead:
    def __init__(self, title: str, detail: str, theme: Theme) -> None:
        self._title = title
        self._detail = detail
        self._theme = theme

    def height(self, width: float, *, wide: bool) -> float:
        title, detail = self._lines(width, wide=wide)
        return title.height + _GAP / 2 + detail.height + _GAP + _RIBBON.height()

    def paint(self, painter: QPainter, room: QRectF, *, centred: bool) -> None:
        title, detail = self._lines(room.width(), wide=not centred)
        top = room.top()
        for words, ink in ((title, self._theme.ink), (detail, self._theme.faded)):
            if centred:
                middle = QPointF(room.center().x(), top + words.height / 2)
                words.paint_centred(painter, middle, QColor(ink))
            else:
                words.paint(painter, room.left(), top, QColor(ink))
            top += words.height + _GAP / 2
        left = room.center().x() - _RIBBON.width() / 2 if centred else room.left()
        self._paint_ribbon(painter, QPointF(left, top + _GAP / 2))

    def _lines(self, width: float, *, wide: bool) -> tuple[Paragraph, Paragraph]:
        size, most = (_SIDE_TITLE, width) if wide else (_TITLE, width * _AIR)
        title = Paragraph.fitted(self._title, size, most, 1)
        if title.pixels < _LEAST_LINE:
            title = Paragraph.fitted(self._title, _LEAST_LINE, most, _MOST_LINES)
        return title, Paragraph.fitted(self._detail, _DETAIL, width, _MOST_LINES)

    def _paint_ribbon(self, painter: QPainter, corner: QPointF) -> None:
        """A thin line of five colours."""
        count = len(Habitat)
        width = (_RIBBON.width() - _RIBBON_GAP * (count - 1)) / count
        for habitat in Habitat:
            left = corner.x() + habitat * (width + _RIBBON_GAP)
            piece = QRectF(left, corner.y(), width, _RIBBON.height())
            wash = HABITAT[habitat]
            painter.fillRect(piece, wash.light if self._theme.dark else wash.base)
