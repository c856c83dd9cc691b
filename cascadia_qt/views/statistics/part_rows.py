"""Scores by tiles, number of players or cards: a row each, with a bar to compare them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.store.statistics import Part, PartScores
from cascadia_qt.views.statistics.words import count_words, part_name, points_words
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.language import translate

_HEAD, _ROW = 32, 44
_COLUMN = 68
_BAR = 6.0
_BAR_TOP = 28

Flag = Qt.AlignmentFlag


class PartRows(QWidget):
    """How many games, their mean and their best; the bar is the mean, the line on it the best."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._title = ""
        self._rows: list[tuple[str, PartScores]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_parts(self, part: Part, parts: Sequence[PartScores], title: str) -> None:
        self._title = title
        self._rows = [(part_name(part, one.key), one) for one in parts]
        lines = [f"{name}: {', '.join(_numbers(one))}" for name, one in self._rows]
        self.setAccessibleName(title)
        self.setAccessibleDescription("\n".join(lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, _HEAD + len(self._rows) * _ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(3 * _COLUMN + 64, _HEAD + 2 * _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        shown = self._shown()
        for number, (name, one) in enumerate(self._rows[:shown]):
            self._paint_row(painter, _HEAD + number * _ROW, name, one)
        if shown < len(self._rows):
            left = translate("Statistics", "{0} more in the table").format(len(self._rows) - shown)
            painter.setPen(QColor(self._theme.faded))
            room = QRectF(0, _HEAD + shown * _ROW, self.width(), 28)
            painter.drawText(room, Flag.AlignLeft | Flag.AlignVCenter, left)

    def _shown(self) -> int:
        """All rows, or so many that a line below them says how many are left."""
        room = self.height() - _HEAD
        fit = room // _ROW
        return len(self._rows) if len(self._rows) <= fit else max(1, (room - 28) // _ROW)

    def _paint_head(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(_weighted(self.font()))
        painter.drawText(QRectF(0, 0, self.width(), _HEAD - 8), Flag.AlignVCenter, self._title)
        painter.setFont(self.font())
        painter.setPen(QColor(self._theme.faded))
        heads = (
            translate("Statistics", "Games"),
            translate("Statistics", "Mean"),
            translate("Statistics", "Best"),
        )
        self._paint_columns(painter, 0, _HEAD - 8, heads)
        self._paint_signs(painter, heads)

    def _paint_signs(self, painter: QPainter, heads: Sequence[str]) -> None:
        """What the bar and the line on it mean, before the words."""
        best, mean = (
            self.width() - n * _COLUMN - self.fontMetrics().horizontalAdvance(heads[2 - n]) - 8
            for n in range(2)
        )
        middle = (_HEAD - 8) / 2
        painter.setPen(QPen(QColor(self._theme.ink), 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(best, middle - 5), QPointF(best, middle + 5))
        painter.setPen(QPen(QColor(self._theme.why), _BAR, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(mean - 8, middle), QPointF(mean - 2, middle))

    def _paint_row(self, painter: QPainter, top: float, name: str, one: PartScores) -> None:
        painter.setPen(QColor(self._theme.ink))
        words = self.fontMetrics().elidedText(
            name, Qt.TextElideMode.ElideRight, self.width() - 3 * _COLUMN - 8
        )
        painter.drawText(QRectF(0, top, self.width(), 24), Flag.AlignVCenter, words)
        self._paint_columns(painter, top, 24, _numbers(one))
        self._paint_bar(painter, top + _BAR_TOP, one)

    def _paint_columns(
        self, painter: QPainter, top: float, height: float, words: Sequence[str]
    ) -> None:
        for number, word in enumerate(reversed(words)):
            right = self.width() - number * _COLUMN
            room = QRectF(right - _COLUMN - 24, top, _COLUMN + 24, height)
            painter.drawText(room, Flag.AlignRight | Flag.AlignVCenter, word)

    def _paint_bar(self, painter: QPainter, top: float, one: PartScores) -> None:
        best = max(row.scores.best or 1 for _, row in self._rows)
        track = QRectF(0, top, self.width(), _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.sunken))
        painter.drawRoundedRect(track, _BAR / 2, _BAR / 2)
        painter.setBrush(QColor(self._theme.why))
        mean = QRectF(0, top, track.width() * max(0.0, one.scores.mean or 0.0) / best, _BAR)
        painter.drawRoundedRect(mean, _BAR / 2, _BAR / 2)
        x = max(2.0, track.width() * (one.scores.best or 0) / best - 1)
        painter.setPen(QPen(QColor(self._theme.ink), 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x, top - 2), QPointF(x, top + _BAR + 2))


def _numbers(one: PartScores) -> tuple[str, str, str]:
    scores = one.scores
    return count_words(scores.games), points_words(scores.mean), count_words(scores.best)


def _weighted(font: QFont) -> QFont:
    heavy = QFont(font)
    heavy.setWeight(QFont.Weight.DemiBold)
    return heavy
