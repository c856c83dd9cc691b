"""How often which scores are reached."""

from __future__ import annotations

from itertools import accumulate

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from cascadia_qt.views.colour import mixed
from cascadia_qt.views.statistics.bars import Bar, BarsItem
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.legend import Sign
from cascadia_qt.views.statistics.plots import Plot, Readings, value_ticks
from cascadia_qt.views.statistics.tables import computers_word, persons_word
from cascadia_qt.views.statistics.words import count_words, points_words

_WIDTHS = (1, 2, 5, 10, 20)
_MOST_BARS = 32
_WIDER = (20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000)
_MOST_OF_ALL = 64
_STEPS = (5, 10, *_WIDER)

Distribution = dict[int, int]


class DistributionPlot(Plot):
    """Bars for persons, an outline for computers."""

    def show_data(self, data: StatisticsData) -> None:
        self.clear()
        self.set_titles(self.tr("Score"), self.tr("How often"))
        self.setAccessibleName(self.tr("Distribution of scores"))
        persons, computers = data.persons.distribution, data.computers.distribution
        every = persons.keys() | computers.keys()
        if not every:
            return
        width = bin_width(min(every), max(every))
        bins = range(min(every) // width * width, max(every) + 1, width)
        theirs, others = (binned(one, bins) for one in (persons, computers))
        self._draw_bars(bins, theirs)
        if computers:
            self._draw_outline(bins, others)
        self._frame(bins, max(*theirs, *others))
        self._read(bins, theirs, others)
        self._say(persons or computers, bool(persons), bool(computers))

    def _draw_bars(self, bins: range, counts: list[int]) -> None:
        gap = 0.06 * bins.step
        bars = [
            Bar(low + gap, low + bins.step - gap, count, self._colour)
            for low, count in zip(bins, counts, strict=True)
        ]
        self.canvas.addItem(BarsItem(bars, self.font()))

    @property
    def _colour(self) -> str:
        """Thin enough for a line to be seen on it."""
        return mixed(QColor(self.theme.why), QColor(self.theme.raised), 0.4).name()

    def _draw_outline(self, bins: range, counts: list[int]) -> None:
        edges = np.array([*bins, bins[-1] + bins.step], dtype=float)
        heights = np.array(counts, dtype=float)
        for colour, width in ((self.theme.raised, 4), (self.theme.ink, 1.5)):
            pen = self.pen(colour, width)
            curve = pg.PlotCurveItem(edges, heights, stepMode="center", pen=pen)
            self.canvas.addItem(curve)

    def _frame(self, bins: range, high: int) -> None:
        step = next((s for s in _STEPS if len(bins) * bins.step / s <= 12), _STEPS[-1])
        end = bins[-1] + bins.step
        first = -(-bins[0] // step) * step
        ticks = [(float(t), points_words(t, 0)) for t in range(first, end + 1, step)]
        self.canvas.getAxis("bottom").setTicks([ticks])
        self.canvas.getAxis("left").setTicks([value_ticks(1.08 * high)])
        side = bins.step / 2
        self.set_range(QRectF(bins[0] - side, 0, end - bins[0] + 2 * side, 1.1 * high))

    def _read(self, bins: range, persons: list[int], computers: list[int]) -> None:
        def words(number: int) -> str:
            low, high = bins[number], bins[number] + bins.step - 1
            head = self.tr("{0} points") if low == high else self.tr("{0} to {1} points")
            lines = [
                head.format(low, high),
                self.tr("Persons: {0}").format(count_words(persons[number])),
                self.tr("Computers: {0}").format(count_words(computers[number])),
            ]
            return "\n".join(lines)

        middles = np.array(bins, dtype=float) + bins.step / 2
        self.set_readings(Readings(middles, np.array(persons, dtype=float), words, across=True))

    def _say(self, shown: Distribution, persons: bool, computers: bool) -> None:
        low, high = quarters(shown)
        heading = self.tr("Half of all scores lie between {0} and {1}").format(low, high)
        legend = []
        if persons:
            legend.append((Sign.BAR, self._colour, persons_word()))
        if computers:
            legend.append((Sign.LINE, self.theme.ink, computers_word()))
        self.set_heading(heading, legend)


def bin_width(low: int, high: int) -> int:
    span = high - low + 1
    wider = next((w for w in _WIDER if span / w <= _MOST_OF_ALL), _WIDER[-1])
    return next((w for w in _WIDTHS if span / w <= _MOST_BARS), wider)


def binned(counts: Distribution, bins: range) -> list[int]:
    return [sum(counts.get(low + n, 0) for n in range(bins.step)) for low in bins]


def quarters(counts: Distribution) -> tuple[int, int]:
    """The scores that a quarter and three quarters do not exceed."""
    totals = sorted(counts)
    sums = list(accumulate(counts[total] for total in totals))
    low, high = (
        next(t for t, s in zip(totals, sums, strict=True) if s >= share * sums[-1])
        for share in (0.25, 0.75)
    )
    return low, high
