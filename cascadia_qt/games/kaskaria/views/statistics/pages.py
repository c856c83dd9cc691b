"""The page that the statistics have for Kaskaria alone: what gold is for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cascadia_qt.games.kaskaria.store.kept import PARTS
from cascadia_qt.games.kaskaria.words.explanation import part_name
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.page_kind import PageKind
from cascadia_qt.views.statistics.parts_table import parts_table
from cascadia_qt.views.statistics.table import Table
from cascadia_qt.words.language import translate


def means_table(data: StatisticsData) -> Table:
    return parts_table(data, PARTS, mean_name, translate("KaskariaStatistics", "Mean"))


def mean_name(part: str) -> str:
    """What a number that the store keeps of a seat is called; places are none of its gold."""
    places = {
        "runner_place": translate("KaskariaStatistics", "Cliff runner, place"),
        "griffin_place": translate("KaskariaStatistics", "Griffin, place"),
    }
    return places[part] if part in places else part_name(part)


def _parts_plot() -> QWidget:
    # pyqtgraph is large: it is imported when it is first looked at.
    from cascadia_qt.games.kaskaria.views.statistics.parts_plot import parts_plot

    return parts_plot()


_PAGES = (
    PageKind(
        title=lambda: translate("KaskariaStatistics", "Gold par&ts"),
        draw=_parts_plot,
        tell=means_table,
    ),
)


def statistics_pages() -> tuple[PageKind, ...]:
    """They stand between those of all games."""
    return _PAGES
