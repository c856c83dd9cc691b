"""Scores by what games are sorted by: a row each, with a bar to compare them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.store.statistics import PartScores
from cascadia_qt.views.statistics.words import count_words, points_words
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import current_theme
from cascadia_qt.words.language import translate

_HEAD, _ROW = 32, 44
_COLUMN = 68
_NAME = 96  # the least room of a name
_MOST_ROWS = 6
_SIGN = 16  # what stands before a head
_BAR = 6.0
_BAR_TOP = 28
_MORE = 28  # the height of the line that tells how many are left

Flag = Qt.AlignmentFlag


class PartRows(QWidget):
    """How many games, their mean and their best; the bar is the mean, the line on it the best.

    Games without points have victories and rounds instead.
    """

    def __init__(self) -> None:
        super().__init__()
        self._title = ""
        self._bars = True
        self._points = True
        self._rows: list[tuple[str, PartScores]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_parts(
        self, title: str, parts: Sequence[tuple[str, PartScores]], *, bars: bool = True
    ) -> None:
        """Scores with the names of what they have in common; `bars` where they are comparable."""
        self._title = title
        self._bars = bars and any(one.scores.best is not None for _, one in parts)
        self._points = any(one.rounds is None for _, one in parts)
        self._rows = list(parts)
        lines = [f"{name}: {', '.join(self._numbers(one))}" for name, one in self._rows]
        self.setAccessibleName(title)
        self.setAccessibleDescription("\n".join(lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        shown = min(len(self._rows), _MOST_ROWS)
        more = self._grown(_MORE) if shown < len(self._rows) else 0
        return QSize(self._width, self._grown(_HEAD) + shown * self._grown(_ROW) + more)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width, self._grown(_HEAD) + 2 * self._grown(_ROW))

    def _grown(self, pixels: float) -> int:
        return round(pixels * growth(self.font()))

    @property
    def _width(self) -> int:
        """For names and numbers beside each other, as for the title and the heads."""
        title = QFontMetrics(_weighted(self.font())).horizontalAdvance(self._title) + _SIGN
        return 3 * self._column + max(self._grown(_NAME), title)

    @property
    def _column(self) -> int:
        widest = max(map(self.fontMetrics().horizontalAdvance, self._heads))
        return max(_COLUMN, widest + 2 * _SIGN)

    @property
    def _heads(self) -> tuple[str, str, str]:
        games = translate("Statistics", "Games")
        if self._points:
            return games, translate("Statistics", "Mean"), translate("Statistics", "Best")
        return games, translate("Statistics", "Victories"), translate("Statistics", "Rounds")

    def _numbers(self, one: PartScores) -> tuple[str, str, str]:
        games = count_words(one.scores.games)
        if self._points:
            return games, points_words(one.scores.mean), count_words(one.scores.best)
        return games, count_words(one.wins), points_words(one.rounds)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        shown = self._shown()
        head, row = self._grown(_HEAD), self._grown(_ROW)
        for number, (name, one) in enumerate(self._rows[:shown]):
            self._paint_row(painter, head + number * row, name, one)
        if shown < len(self._rows):
            left = translate("Statistics", "{0} more in the table").format(len(self._rows) - shown)
            painter.setPen(QColor(current_theme().faded))
            room = QRectF(0, head + shown * row, self.width(), self._grown(_MORE))
            painter.drawText(room, Flag.AlignLeft | Flag.AlignVCenter, left)

    def _shown(self) -> int:
        """All rows, or so many that a line below them says how many are left."""
        room, row = self.height() - self._grown(_HEAD), self._grown(_ROW)
        if len(self._rows) <= room // row:
            return len(self._rows)
        return max(1, (room - self._grown(_MORE)) // row)

    def _paint_head(self, painter: QPainter) -> None:
        painter.setPen(QColor(current_theme().ink))
        painter.setFont(_weighted(self.font()))
        height = self._grown(_HEAD) - 8
        painter.drawText(QRectF(0, 0, self.width(), height), Flag.AlignVCenter, self._title)
        painter.setFont(self.font())
        painter.setPen(QColor(current_theme().faded))
        self._paint_columns(painter, 0, height, self._heads)
        if self._bars:
            self._paint_signs(painter, self._heads)

    def _paint_signs(self, painter: QPainter, heads: Sequence[str]) -> None:
        """What the bar and the line on it mean, before the words."""
        best, mean = (
            self.width() - n * self._column - self.fontMetrics().horizontalAdvance(heads[2 - n]) - 8
            for n in range(2)
        )
        middle = (self._grown(_HEAD) - 8) / 2
        painter.setPen(QPen(QColor(current_theme().ink), 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(best, middle - 5), QPointF(best, middle + 5))
        painter.setPen(QPen(QColor(current_theme().why), _BAR, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(mean - 8, middle), QPointF(mean - 2, middle))

    def _paint_row(self, painter: QPainter, top: float, name: str, one: PartScores) -> None:
        painter.setPen(QColor(current_theme().ink))
        words = self.fontMetrics().elidedText(
            name, Qt.TextElideMode.ElideRight, self.width() - 3 * self._column - 8
        )
        line = self._grown(24)
        painter.drawText(QRectF(0, top, self.width(), line), Flag.AlignVCenter, words)
        self._paint_columns(painter, top, line, self._numbers(one))
        if self._bars:
            self._paint_bar(painter, top + self._grown(_BAR_TOP), one)

    def _paint_columns(
        self, painter: QPainter, top: float, height: float, words: Sequence[str]
    ) -> None:
        for number, word in enumerate(reversed(words)):
            right = self.width() - number * self._column
            room = QRectF(right - self._column - 24, top, self._column + 24, height)
            painter.drawText(room, Flag.AlignRight | Flag.AlignVCenter, word)

    def _paint_bar(self, painter: QPainter, top: float, one: PartScores) -> None:
        best = max(1, *(row.scores.best or 1 for _, row in self._rows))
        track = QRectF(0, top, self.width(), _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(current_theme().sunken))
        painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)
        painter.setBrush(QColor(current_theme().why))
        mean = QRectF(0, top, track.width() * max(0.0, one.scores.mean or 0.0) / best, _BAR)
        painter.drawRoundedRect(mean, _BAR / 2, _BAR / 2)
        x = max(2.0, track.width() * (one.scores.best or 0) / best - 1)
        painter.setPen(QPen(QColor(current_theme().ink), 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x, top - 2), QPointF(x, top + _BAR + 2))


def _weighted(font: QFont) -> QFont:
    heavy = QFont(font)
    heavy.setWeight(QFont.Weight.DemiBold)
    return heavy
