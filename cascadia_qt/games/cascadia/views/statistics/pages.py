"""The pages that the statistics have for Cascadia alone."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.statistics.means import CategoryMeans, category_means
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.page_kind import PageKind
from cascadia_qt.views.statistics.table import Cell, Table
from cascadia_qt.views.statistics.tables import computers_word, persons_word
from cascadia_qt.words.language import translate


def categories_table(data: StatisticsData) -> Table:
    groups = (data.persons, data.computers)
    values = [_cells(category_means(group.means)) for group in groups]
    heads = (translate("Statistics", "Points for"), persons_word(), computers_word())
    return Table(heads, tuple(zip(_category_names(), *values, strict=True)))


def _category_names() -> list[str]:
    """In the order of the score sheet."""
    bonus = translate("Statistics", "{0}, bonus")
    habitats = [habitat_name(habitat) for habitat in Habitat]
    return [
        *(species_name(species) for species in Wildlife),
        *habitats,
        *(bonus.format(name) for name in habitats),
        translate("Statistics", "Nature tokens"),
    ]


def _cells(means: CategoryMeans | None) -> list[Cell]:
    if means is None:
        return [None] * len(_category_names())
    return [*means.wildlife, *means.habitats, *means.bonuses, means.nature]


def _categories_plot() -> QWidget:
    # pyqtgraph is large: it is imported when it is first looked at.
    from cascadia_qt.games.cascadia.views.statistics.categories_plot import CategoriesPlot

    return CategoriesPlot()


_PAGES = (
    PageKind(
        title=lambda: translate("StatisticsDialog", "&Categories"),
        draw=_categories_plot,
        tell=categories_table,
    ),
)


def statistics_pages() -> tuple[PageKind, ...]:
    """They stand between those of all games."""
    return _PAGES
