"""Every score at its date, and how the mean of the latest ones moves."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QResizeEvent

from cascadia_qt.store.statistics import NamedPoint
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.date_ticks import date_ticks, day_number
from cascadia_qt.views.statistics.legend import Sign
from cascadia_qt.views.statistics.plots import Numbers, Plot, Readings
from cascadia_qt.views.statistics.words import date_words, points_words

_LEAST_DAYS = 14.0
_TICK_ROOM = 104  # pixels
_MANY = 1500  # scores, from which on dots are small and thin
_STEPS = (20, *(digit * 10**power for power in range(1, 6) for digit in (5, 10, 20)))
_CURVE = 600  # bends that a curve has at most


class TimePlot(Plot):
    """A dot a score, full if the game was won.

    Signals:
        game_requested: a dot was clicked; carries the id of its game.
    """

    game_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._points: tuple[NamedPoint, ...] = ()
        self.reading_chosen.connect(
            lambda number: self.game_requested.emit(self._points[number].point.game)
        )
        self.canvas.getViewBox().sigXRangeChanged.connect(self._set_ticks)

    def show_data(self, data: StatisticsData) -> None:
        self.clear()
        self._points = data.points
        self.set_titles(self.tr("Date"), self.tr("Score"))
        self.setAccessibleName(self.tr("Scores over time"))
        if not data.points:
            return
        days = np.array([day_number(one.point.finished) for one in data.points])
        totals = np.array([float(one.point.total) for one in data.points])
        self._draw(days, totals)
        self._frame(days, totals)
        self.set_readings(Readings(days, totals, self._words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_ticks()

    def _draw(self, days: Numbers, totals: Numbers) -> None:
        won = np.array([one.point.won for one in self._points])
        many = len(totals) > _MANY
        size, opacity = (4, 0.35) if many else (8, 0.75)
        colour = veiled(QColor(self.theme.why), opacity)
        dots = {"size": size, "pxMode": True, "antialias": True}
        for which, brush in ((~won, None), (won, colour)):
            pen = self.pen(colour, 1.0 if many else 1.5)
            self.canvas.addItem(
                pg.ScatterPlotItem(days[which], totals[which], pen=pen, brush=brush, **dots)
            )
        window = mean_window(len(totals))
        means = moving_mean(totals, window)
        few = np.unique(np.linspace(0, len(means) - 1, _CURVE).astype(int))
        pen = self.pen(self.theme.ink, 2)
        curve = pg.PlotCurveItem(days[window - 1 :][few], means[few], pen=pen, antialias=True)
        self.canvas.addItem(curve)
        self._say(window, float(means[-1]))

    def _say(self, window: int, mean: float) -> None:
        heading = self.tr("The last {0} scores: {1} on average")
        legend = (
            (Sign.DOT, self.theme.why, self.tr("won")),
            (Sign.RING, self.theme.why, self.tr("not won, or solo")),
            (Sign.LINE, self.theme.ink, self.tr("mean of {0} scores").format(window)),
        )
        self.set_heading(heading.format(window, points_words(mean)), legend)

    def _frame(self, days: Numbers, totals: Numbers) -> None:
        """From ten to ten, with some room on both sides."""
        middle, half = (days[0] + days[-1]) / 2, max(days[-1] - days[0], _LEAST_DAYS) / 2 * 1.03
        low, high = np.floor((totals.min() - 2) / 10) * 10, np.ceil((totals.max() + 2) / 10) * 10
        wide = next((s for s in _STEPS if high - low <= 12 * s), _STEPS[-1])
        step = 10 if high - low <= 60 else wide
        ticks = np.arange(np.ceil(low / step) * step, high, step)
        self.canvas.getAxis("left").setTicks([[(t, points_words(t, 0)) for t in ticks]])
        self.set_range(QRectF(middle - half, low, 2 * half, high - low), _LEAST_DAYS)
        self._set_ticks()

    def _set_ticks(self) -> None:
        low, high = self.canvas.getViewBox().viewRange()[0]
        most = max(2, self.canvas.width() // _TICK_ROOM)
        if self._points:
            self.canvas.getAxis("bottom").setTicks([date_ticks(low, high, most)])

    def _words(self, number: int) -> str:
        one = self._points[number]
        score = self.tr("{0}: {1} points").format(one.name, one.point.total)
        won = self.tr("{0}, won").format(score) if one.point.won else score
        return f"{won}\n{date_words(one.point.finished)}\n" + self.tr("Click to watch it again")


def mean_window(scores: int) -> int:
    """Over how many scores a mean is taken: some for a few games, more for many."""
    return min(scores, max(5, min(50, scores // 10)))


def moving_mean(totals: Numbers, window: int) -> Numbers:
    sums = np.cumsum(np.concatenate(([0.0], totals)))
    means: Numbers = (sums[window:] - sums[:-window]) / window
    return means
