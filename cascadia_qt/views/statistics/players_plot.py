"""Victories and means of every player; computers in a group of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.store.statistics import PlayerScores
from cascadia_qt.views.statistics.bars import Bar, BarsItem
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.legend import Sign
from cascadia_qt.views.statistics.plots import Plot, Readings, value_ticks
from cascadia_qt.views.statistics.tables import computers_word, persons_word
from cascadia_qt.views.statistics.words import computer_name, count_words, points_words
from cascadia_qt.views.text_size import growth

_MOST = 10  # persons who are drawn; the table has all
_ALONE = -0.3, 0.3  # the sides of a bar around its place
_SIDES = -0.36, 0.16  # the same beside another
_BESIDE = 0.2, 0.36  # of the bar of the best
_GAP = 0.75  # between persons and computers


@dataclass(frozen=True, slots=True)
class Column:
    """A player and the place they have."""

    place: float
    name: str
    computer: bool
    player: PlayerScores

    @property
    def wins(self) -> float:
        """Of a hundred games against others."""
        return 100 * self.player.wins / max(1, self.player.contests)


class PlayersPlot(QWidget):
    """Victories above, means with the best below."""

    def __init__(self) -> None:
        super().__init__()
        self.wins, self.means = PlayerBars(), PlayerBars()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.wins, 1)
        column.addWidget(self.means, 1)
        self.setFocusProxy(self.wins)

    def show_data(self, data: StatisticsData) -> None:
        columns = columns_of(data)
        contests = [column for column in columns if column.player.contests]
        self.wins.set_heading(self.tr("Victories over others"), self.wins.groups(columns))
        self.wins.set_titles("", self.tr("Victories in %"))
        self.wins.show_columns(contests, lambda c: c.wins, None)
        best = (Sign.PALE, self.means.theme.faded, self.tr("best"))
        self.means.set_heading(self.tr("Mean score, and the best"), [best])
        self.means.set_titles("", self.tr("Score"))
        self.means.show_columns(
            columns, lambda c: c.player.scores.mean or 0.0, lambda c: c.player.scores.best
        )
        self.means.setVisible(data.has_points)
        self.wins.setAccessibleName(self.tr("Victories by player"))
        self.means.setAccessibleName(self.tr("Means by player"))


class PlayerBars(Plot):
    """A bar a player, hatched for computers."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: list[Column] = []
        self.canvas.getViewBox().sigResized.connect(self._set_names)

    def groups(self, columns: list[Column]) -> list[tuple[Sign, str, str]]:
        """What the two kinds of bars mean."""
        legend = []
        if any(not column.computer for column in columns):
            legend.append((Sign.BAR, self.theme.why, persons_word()))
        if any(column.computer for column in columns):
            legend.append((Sign.HATCH, self.theme.faded, computers_word()))
        return legend

    def show_columns(
        self,
        columns: list[Column],
        height: Callable[[Column], float],
        beside: Callable[[Column], float | None] | None,
    ) -> None:
        self.clear()
        self._columns = columns
        if not columns:
            return
        sides = _SIDES if beside else _ALONE
        bars = [self._bar(column, sides, height(column)) for column in columns]
        others = [self._best_bar(c, beside(c) or 0.0) for c in columns] if beside else []
        self.canvas.addItem(BarsItem([*others, *bars], self.font()))
        high = max(10.0, *(bar.top for bar in bars + others))
        above = 0.25 * growth(self.font()) ** 2  # for numbers that grow on bars that do not
        self.set_range(QRectF(-0.75, 0, max(columns[-1].place, 4) + 1.5, (1 + above) * high))
        self.canvas.getAxis("left").setTicks(
            [value_ticks(1.1 * high, max(1, round(4 / growth(self.font()))))]
        )
        self._set_names()
        places = np.array([column.place + sum(sides) / 2 for column in columns])
        tops = np.array([bar.top for bar in bars])
        self.set_readings(Readings(places, tops, self._words, across=True))

    def _bar(self, column: Column, sides: tuple[float, float], top: float) -> Bar:
        left, right = (column.place + side for side in sides)
        sign = Sign.HATCH if column.computer else Sign.BAR
        return Bar(left, right, top, self._colour(column), sign=sign, label=points_words(top))

    def _best_bar(self, column: Column, top: float) -> Bar:
        left, right = (column.place + side for side in _BESIDE)
        label = points_words(top, 0)
        return Bar(left, right, top, self._colour(column), sign=Sign.PALE, label=label)

    def _colour(self, column: Column) -> str:
        return self.theme.faded if column.computer else self.theme.why

    def _set_names(self) -> None:
        """Shortened to the room that a column has."""
        width, _ = self.canvas.getViewBox().viewPixelSize()
        metrics, middle = QFontMetricsF(self.font()), Qt.TextElideMode.ElideRight
        room = 0.9 / width if width else 0.0
        ticks = [(c.place, metrics.elidedText(c.name, middle, room)) for c in self._columns]
        self.canvas.getAxis("bottom").setTicks([ticks])

    def tip_at(self, place: QPointF) -> str:
        at = self.canvas.getViewBox().mapSceneToView(place).x()
        return next((c.name for c in self._columns if abs(c.place - at) < 0.5), "")

    def _words(self, number: int) -> str:
        column = self._columns[number]
        player, scores = column.player, column.player.scores
        lines = [
            column.name,
            self.tr("Won {0} of {1}").format(
                count_words(player.wins), count_words(player.contests)
            ),
            self.tr("Mean {0}, best {1}").format(points_words(scores.mean), scores.best),
        ]
        return "\n".join(lines)


def columns_of(data: StatisticsData) -> list[Column]:
    persons = data.persons.players[:_MOST]
    start = len(persons) + (_GAP if persons else 0.0)
    columns = [Column(n, player.name, False, player) for n, player in enumerate(persons)]
    for number, player in enumerate(data.computers.players):
        name = computer_name(player, data.game)
        columns.append(Column(start + number, name, True, player))
    return columns
