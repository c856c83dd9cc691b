"""What an average result of Okanagan is made of."""

from __future__ import annotations

from collections.abc import Mapping

from cascadia_qt.games.okanagan.views.art.palette import GOLD, STAMPS, WAX
from cascadia_qt.games.okanagan.words.explanation import part_name
from cascadia_qt.views.statistics.parts_plot import PartsLook, PartsPlot
from cascadia_qt.views.statistics.words import points_words
from cascadia_qt.words.language import translate

_COLOURS = {"explorer": STAMPS["lake"], "objectives": WAX, "nuggets": GOLD}


def parts_plot() -> PartsPlot:
    """A bar a part of the points."""
    return PartsPlot(
        PartsLook(
            colours={part: colour.name() for part, colour in _COLOURS.items()},
            part_name=part_name,
            axis=lambda: translate("OkanaganStatistics", "Mean points"),
            name=lambda: translate("OkanaganStatistics", "Points by part"),
            heading=_heading,
        )
    )


def _heading(means: Mapping[str, float]) -> str:
    heading = translate("OkanaganStatistics", "Mean numbers: rewards {0} · nuggets {1}")
    return heading.format(*map(points_words, (means["rewards"], means["nugget_cards"])))
