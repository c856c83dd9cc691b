"""Which pages the statistics of a game have."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtWidgets import QWidget

from cascadia_qt.shelf import GAMES
from cascadia_qt.views.statistics import tables
from cascadia_qt.views.statistics.overview import Overview
from cascadia_qt.views.statistics.page_kind import PageKind
from cascadia_qt.words.language import translate

# pyqtgraph is large: what draws with it is imported when it is first looked at.


def _time_plot() -> QWidget:
    from cascadia_qt.views.statistics.time_plot import TimePlot

    return TimePlot()


def _distribution_plot() -> QWidget:
    from cascadia_qt.views.statistics.distribution_plot import DistributionPlot

    return DistributionPlot()


def _players_plot() -> QWidget:
    from cascadia_qt.views.statistics.players_plot import PlayersPlot

    return PlayersPlot()


OVERVIEW = PageKind(
    title=lambda: translate("StatisticsDialog", "&Overview"),
    draw=Overview,
    tell=tables.overview_table,
    card=False,
)
TIME = PageKind(
    title=lambda: translate("StatisticsDialog", "Over t&ime"),
    draw=_time_plot,
    tell=tables.time_table,
)
DISTRIBUTION = PageKind(
    title=lambda: translate("StatisticsDialog", "&Distribution"),
    draw=_distribution_plot,
    tell=tables.distribution_table,
)
PLAYERS = PageKind(
    title=lambda: translate("StatisticsDialog", "Pla&yers"),
    draw=_players_plot,
    tell=tables.players_table,
)


def pages_of(game: str | None, *, points: bool) -> tuple[PageKind, ...]:
    """The pages for one game or, with None, for several; some only where there are `points`."""
    own = () if game is None else own_pages(game)
    if points:
        return (OVERVIEW, TIME, *own, DISTRIBUTION, PLAYERS)
    return (OVERVIEW, *own, PLAYERS)


def own_pages(game: str) -> tuple[PageKind, ...]:
    """Those that only this game has."""
    place = GAMES[game].statistics if game in GAMES else None
    if place is None:
        return ()
    pages: tuple[PageKind, ...] = import_module(place).statistics_pages()
    return pages
