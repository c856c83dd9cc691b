"""The page that the statistics have for Okanagan alone: what points are for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.store.kept import PARTS
from cascadia_qt.games.okanagan.words.explanation import part_name
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.page_kind import PageKind
from cascadia_qt.views.statistics.parts_table import parts_table
from cascadia_qt.views.statistics.table import Table
from cascadia_qt.words.language import translate


def means_table(data: StatisticsData) -> Table:
    return parts_table(data, PARTS, mean_name, translate("OkanaganStatistics", "Mean"))


def mean_name(part: str) -> str:
    """What a number that the store keeps of a seat is called; some are none of its points."""
    counts = {
        "nugget_cards": translate("OkanaganStatistics", "Nuggets, number"),
        "rewards": translate("OkanaganStatistics", "Rewards, number"),
    }
    return counts[part] if part in counts else part_name(part)


def _parts_plot() -> QWidget:
    # pyqtgraph is large: it is imported when it is first looked at.
    from cascadia_qt.games.okanagan.views.statistics.parts_plot import parts_plot

    return parts_plot()


_PAGES = (
    PageKind(
        title=lambda: translate("OkanaganStatistics", "Point par&ts"),
        draw=_parts_plot,
        tell=means_table,
    ),
)


def statistics_pages() -> tuple[PageKind, ...]:
    """They stand between those of all games."""
    return _PAGES
