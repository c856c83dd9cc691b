"""The page that the statistics have for Kaskaria alone: what gold is for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from cascadia_qt.games.kaskaria.store.kept import PARTS
from cascadia_qt.games.kaskaria.words.explanation import part_name
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.page_kind import PageKind
from cascadia_qt.views.statistics.table import Cell, Table
from cascadia_qt.views.statistics.tables import computers_word, persons_word
from cascadia_qt.words.language import translate


def parts_table(data: StatisticsData) -> Table:
    heads = (translate("KaskariaStatistics", "Mean"), persons_word(), computers_word())
    rows = zip(
        map(mean_name, PARTS), _cells(data.persons.means), _cells(data.computers.means), strict=True
    )
    return Table(heads, tuple(rows))


def mean_name(part: str) -> str:
    """What a number that the store keeps of a seat is called; places are none of its gold."""
    places = {
        "runner_place": translate("KaskariaStatistics", "Cliff runner, place"),
        "griffin_place": translate("KaskariaStatistics", "Griffin, place"),
    }
    return places[part] if part in places else part_name(part)


def _cells(means: Mapping[str, float]) -> list[Cell]:
    return [means.get(part) for part in PARTS]


def _parts_plot() -> QWidget:
    # pyqtgraph is large: it is imported when it is first looked at.
    from cascadia_qt.games.kaskaria.views.statistics.parts_plot import parts_plot

    return parts_plot()


_PAGES = (
    PageKind(
        title=lambda: translate("KaskariaStatistics", "Gold par&ts"),
        draw=_parts_plot,
        tell=parts_table,
    ),
)


def statistics_pages() -> tuple[PageKind, ...]:
    """They stand between those of all games."""
    return _PAGES
