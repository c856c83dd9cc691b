"""What an average score is made of."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QResizeEvent

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.statistics.means import CategoryMeans, category_means
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.views.colour import mixed
from cascadia_qt.views.statistics.bars import Bar, BarsItem
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.legend import Sign
from cascadia_qt.views.statistics.plots import Plot, Readings, value_ticks
from cascadia_qt.views.statistics.tables import computers_word, persons_word
from cascadia_qt.views.statistics.words import points_words
from cascadia_qt.words.language import translate

_BESIDE_BARS = 96  # pixels, for the axis and the edges
_SMALLEST = 0.6  # of the usual size of text
_SIDES = -0.38, 0.2  # of the bar of persons, around its place
_BESIDE = 0.24, 0.4  # of the bar of computers
_GROUPS = (0.0, 5.75, 11.5)  # where animals, habitats and nature begin
PLACES = tuple(
    start + number
    for start, count in zip(_GROUPS, (5, 5, 1), strict=True)
    for number in range(count)
)


class CategoriesPlot(Plot):
    """A bar an animal, a habitat with its bonus, and nature; computers are thin bars beside."""

    def show_data(self, data: StatisticsData) -> None:
        self.clear()
        self.set_titles("", self.tr("Mean points"))
        self._fit_names()
        self.setAccessibleName(self.tr("Points by category"))
        persons, computers = (category_means(g.means) for g in (data.persons, data.computers))
        shown = persons or computers
        if shown is None:
            return
        marks = None if persons is None or computers is None else sums(computers)
        self.canvas.addItem(BarsItem(self._bars(shown, marks), self.font()))
        high = max(*sums(shown), *(marks or (1.0,)))
        self._frame(high)
        tops = np.array(sums(shown))
        self.set_readings(
            Readings(
                np.array(PLACES) + sum(_SIDES) / 2,
                tops,
                lambda n: self._words(n, shown, marks),
                across=True,
            )
        )
        self._say(shown, marks is not None, persons is None)

    def _bars(self, means: CategoryMeans, marks: list[float] | None) -> list[Bar]:
        bars = []
        for number, (place, top) in enumerate(zip(PLACES, sums(means), strict=True)):
            colour, bonus = self._colours()[number], 0.0
            sides = _around(place, _SIDES)
            if 5 <= number < 10:
                bonus = means.bonuses[number - 5]
                bars.append(Bar(*sides, top - bonus, colour, rounded=bonus == 0))
            if marks is not None:
                beside, grey = _around(place, _BESIDE), self.theme.faded
                bars.append(Bar(*beside, marks[number], grey, sign=Sign.HATCH))
            foot = top - bonus if bonus else 0.0
            label = points_words(top)
            sign = Sign.PALE if bonus else Sign.BAR
            bars.append(Bar(*sides, top, colour, foot, sign, label=label))
        return bars

    def _colours(self) -> list[str]:
        colours = [
            *(palette.WILDLIFE[species].base for species in Wildlife),
            *(palette.HABITAT[habitat].base for habitat in Habitat),
            palette.NATURE,
        ]
        if self.theme.dark:
            colours = [mixed(colour, QColor("white"), 0.12) for colour in colours]
        return [colour.name() for colour in colours]

    def _frame(self, high: float) -> None:
        self.set_range(QRectF(-0.75, 0, PLACES[-1] + 1.5, 1.15 * high))
        self.canvas.getAxis("left").setTicks([value_ticks(1.1 * high)])
        self.canvas.getAxis("bottom").setTicks([list(zip(PLACES, _names(), strict=True))])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()

    def _fit_names(self) -> None:
        """The names below the bars are as large as the narrowest gap between two allows."""
        each = (self.width() - _BESIDE_BARS) / (PLACES[-1] + 1.5)
        widest = max(map(self.fontMetrics().horizontalAdvance, _names())) + 8
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * min(1.0, max(_SMALLEST, each / widest)))
        self.canvas.getAxis("bottom").setTickFont(font)

    def _say(self, means: CategoryMeans, marked: bool, only_computers: bool) -> None:
        heading = self.tr("Wildlife {0} · habitats {1} · bonuses {2} · nature {3}")
        totals = sum(means.wildlife), sum(means.habitats), sum(means.bonuses), means.nature
        legend = [
            (Sign.BAR, self.theme.faded, computers_word() if only_computers else persons_word()),
            (Sign.PALE, self.theme.faded, self.tr("of which bonus")),
        ]
        if marked:
            legend.append((Sign.HATCH, self.theme.faded, computers_word()))
        self.set_heading(heading.format(*map(points_words, totals)), legend)

    def _words(self, number: int, means: CategoryMeans, marks: list[float] | None) -> str:
        lines = [
            self.tr("{0}: {1} points").format(_names()[number], points_words(sums(means)[number]))
        ]
        if 5 <= number < 10:
            bonus = points_words(means.bonuses[number - 5])
            lines.append(self.tr("of which bonus: {0}").format(bonus))
        if marks is not None:
            lines.append(self.tr("Computers: {0}").format(points_words(marks[number])))
        return "\n".join(lines)


def _around(place: float, sides: tuple[float, float]) -> tuple[float, float]:
    return place + sides[0], place + sides[1]


def sums(means: CategoryMeans) -> list[float]:
    """Points by animal, by habitat with its bonus, and for nature."""
    habitats = (h + b for h, b in zip(means.habitats, means.bonuses, strict=True))
    return [*means.wildlife, *habitats, means.nature]


def _names() -> list[str]:
    nature = translate("Score", "Nature")
    return [*map(species_name, Wildlife), *map(habitat_name, Habitat), nature]
