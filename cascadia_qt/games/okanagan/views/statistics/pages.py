"""The page that the statistics have for Okanagan alone: what points are for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.store.kept import PARTS
from cascadia_qt.games.okanagan.words.explanation import part_name
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.page_kind import PageKind
from cascadia_qt.views.statistics.table import Cell, Table
from cascadia_qt.views.statistics.tables import computers_word, persons_word
from cascadia_qt.words.language import translate


def parts_table(data: StatisticsData) -> Table:
    heads = (translate("OkanaganStatistics", "Mean"), persons_word(), computers_word())
    rows = zip(
        map(mean_name, PARTS), _cells(data.persons.means), _cells(data.computers.means), strict=True
    )
    return Table(heads, tuple(rows))


def mean_name(part: str) -> str:
    """What a number that the store keeps of a seat is called; some are none of its points."""
    counts = {
        "nugget_cards": translate("OkanaganStatistics", "Nuggets, number"),
        "rewards": translate("OkanaganStatistics", "Rewards, number"),
    }
    return counts[part] if part in counts else part_name(part)


def _cells(means: Mapping[str, float]) -> list[Cell]:
    return [means.get(part) for part in PARTS]


def _parts_plot() -> QWidget:
    # pyqtgraph is large: it is imported when it is first looked at.
    from cascadia_qt.games.okanagan.views.statistics.parts_plot import parts_plot

    return parts_plot()


_PAGES = (
    PageKind(
        title=lambda: translate("OkanaganStatistics", "Point par&ts"),
        draw=_parts_plot,
        tell=parts_table,
    ),
)


def statistics_pages() -> tuple[PageKind, ...]:
    """They stand between those of all games."""
    return _PAGES
