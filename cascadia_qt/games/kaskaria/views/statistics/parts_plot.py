"""What an average result of Kaskaria is made of."""

from __future__ import annotations

from collections.abc import Mapping

from cascadia_qt.games.kaskaria.views.art import palette
from cascadia_qt.games.kaskaria.words.explanation import part_name
from cascadia_qt.views.statistics.parts_plot import PartsLook, PartsPlot
from cascadia_qt.views.statistics.words import points_words
from cascadia_qt.words.language import translate

_COLOURS = {
    "collected": palette.GOLD,
    "runner": palette.RUNNER,
    "griffin": palette.GRIFFIN,
    "amulet": palette.LAVA,
}


def parts_plot() -> PartsPlot:
    """A bar a part of the gold."""
    return PartsPlot(
        PartsLook(
            colours={part: colour.name() for part, colour in _COLOURS.items()},
            part_name=part_name,
            axis=lambda: translate("KaskariaStatistics", "Mean gold"),
            name=lambda: translate("KaskariaStatistics", "Gold by part"),
            heading=_heading,
        )
    )


def _heading(means: Mapping[str, float]) -> str:
    heading = translate("KaskariaStatistics", "Mean places: cliff runner {0} · griffin {1}")
    return heading.format(*map(points_words, (means["runner_place"], means["griffin_place"])))
