"""What an average result is made of, where the points of a game have parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF

from cascadia_qt.views.statistics.bars import Bar, BarsItem
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.legend import Sign
from cascadia_qt.views.statistics.plots import Plot, Readings, value_ticks
from cascadia_qt.views.statistics.tables import computers_word, persons_word
from cascadia_qt.views.statistics.words import points_words
from cascadia_qt.words.language import labelled

_SIDES = -0.3, 0.12  # of the bar of persons, around its place
_BESIDE = 0.16, 0.3  # of the bar of computers

Means = Mapping[str, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class PartsLook:
    """The parts of a game.

    Attributes:
        colours: of each part that the store keeps and points are made of, in their order.
        part_name: what a part is called.
        axis, name: what is measured, and what the whole plot is.
        heading: what else there is to say about means.
    """

    colours: Mapping[str, str]
    part_name: Callable[[str], str]
    axis: Callable[[], str]
    name: Callable[[], str]
    heading: Callable[[Means], str]


class PartsPlot(Plot):
    """A bar a part of the points; computers are thin bars beside."""

    def __init__(self, look: PartsLook) -> None:
        super().__init__()
        self._look = look

    def show_data(self, data: StatisticsData) -> None:
        look, parts = self._look, tuple(self._look.colours)
        self.clear()
        self.set_titles("", look.axis())
        self.setAccessibleName(look.name())
        persons, computers = data.persons.means, data.computers.means
        shown = persons or computers
        if not shown:
            return
        beside = computers if persons else {}
        self.canvas.addItem(BarsItem(self._bars(shown, beside), self.font()))
        high = max(1.0, *(each.get(part, 0.0) for each in (shown, beside) for part in parts))
        self.set_range(QRectF(-0.75, 0, len(parts) + 0.5, 1.15 * high))
        self.canvas.getAxis("left").setTicks([value_ticks(1.1 * high)])
        self.canvas.getAxis("bottom").setTicks([list(enumerate(map(look.part_name, parts)))])
        places = np.array([place + sum(_SIDES) / 2 for place in range(len(parts))])
        tops = np.array([shown[part] for part in parts])
        words = [self._words(part, shown, beside) for part in parts]
        self.set_readings(Readings(places, tops, words.__getitem__, across=True))
        self._say(shown, beside, persons_word() if persons else computers_word())

    def _say(self, shown: Means, beside: Means, whose: str) -> None:
        legend = [(Sign.BAR, self.theme.faded, whose)]
        if beside:
            legend.append((Sign.HATCH, self.theme.faded, computers_word()))
        self.set_heading(self._look.heading(shown), legend)

    def _words(self, part: str, shown: Means, beside: Means) -> str:
        lines = [labelled(self._look.part_name(part), points_words(shown[part]))]
        if beside:
            lines.append(labelled(computers_word(), points_words(beside[part])))
        return "\n".join(lines)

    def _bars(self, shown: Means, beside: Means) -> list[Bar]:
        bars = []
        for place, (part, colour) in enumerate(self._look.colours.items()):
            if beside:
                sides = place + _BESIDE[0], place + _BESIDE[1]
                bars.append(Bar(*sides, beside[part], self.theme.faded, sign=Sign.HATCH))
            sides = place + _SIDES[0], place + _SIDES[1]
            label = points_words(shown[part])
            bars.append(Bar(*sides, shown[part], colour, label=label))
        return bars
