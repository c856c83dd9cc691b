"""What an average result is made of."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from PySide6.QtCore import QRectF

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.words.explanation import PARTS, part_name
from cascadia_qt.views.statistics.bars import Bar, BarsItem
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.legend import Sign
from cascadia_qt.views.statistics.plots import Plot, Readings, value_ticks
from cascadia_qt.views.statistics.tables import computers_word, persons_word
from cascadia_qt.views.statistics.words import points_words
from cascadia_qt.words.language import labelled, translate

_SIDES = -0.3, 0.12  # of the bar of persons, around its place
_BESIDE = 0.16, 0.3  # of the bar of computers
_COLOURS = {
    "collected": palette.GOLD,
    "runner": palette.RUNNER,
    "griffin": palette.GRIFFIN,
    "amulet": palette.LAVA,
}

Means = Mapping[str, float]


class PartsPlot(Plot):
    """A bar a part of the gold; computers are thin bars beside."""

    def show_data(self, data: StatisticsData) -> None:
        self.clear()
        self.set_titles("", translate("KaskariaStatistics", "Mean gold"))
        self.setAccessibleName(translate("KaskariaStatistics", "Gold by part"))
        persons, computers = data.persons.means, data.computers.means
        shown = persons or computers
        if not shown:
            return
        beside = computers if persons else {}
        self.canvas.addItem(BarsItem(_bars(shown, beside, self.theme.faded), self.font()))
        high = max(1.0, *(each.get(part, 0.0) for each in (shown, beside) for part in PARTS))
        self.set_range(QRectF(-0.75, 0, len(PARTS) + 0.5, 1.15 * high))
        self.canvas.getAxis("left").setTicks([value_ticks(1.1 * high)])
        self.canvas.getAxis("bottom").setTicks([list(enumerate(map(part_name, PARTS)))])
        places = np.array([place + sum(_SIDES) / 2 for place in range(len(PARTS))])
        tops = np.array([shown[part] for part in PARTS])
        words = [self._words(part, shown, beside) for part in PARTS]
        self.set_readings(Readings(places, tops, words.__getitem__, across=True))
        self._say(shown, beside, persons_word() if persons else computers_word())

    def _say(self, shown: Means, beside: Means, whose: str) -> None:
        heading = translate("KaskariaStatistics", "Mean places: cliff runner {0} · griffin {1}")
        places = shown["runner_place"], shown["griffin_place"]
        legend = [(Sign.BAR, self.theme.faded, whose)]
        if beside:
            legend.append((Sign.HATCH, self.theme.faded, computers_word()))
        self.set_heading(heading.format(*map(points_words, places)), legend)

    def _words(self, part: str, shown: Means, beside: Means) -> str:
        lines = [labelled(part_name(part), points_words(shown[part]))]
        if beside:
            lines.append(labelled(computers_word(), points_words(beside[part])))
        return "\n".join(lines)


def _bars(shown: Means, beside: Means, grey: str) -> list[Bar]:
    bars = []
    for place, part in enumerate(PARTS):
        if beside:
            sides = place + _BESIDE[0], place + _BESIDE[1]
            bars.append(Bar(*sides, beside[part], grey, sign=Sign.HATCH))
        sides = place + _SIDES[0], place + _SIDES[1]
        label = points_words(shown[part])
        bars.append(Bar(*sides, shown[part], _COLOURS[part].name(), label=label))
    return bars
