"""What games of Cascadia are sorted by: tiles and cards."""

from __future__ import annotations

from cascadia_qt.kept import Facet
from cascadia_qt.words.language import translate


def grid_name(grid: str) -> str:
    names = {
        "hex": translate("Statistics", "Hexagons"),
        "square": translate("Statistics", "Squares"),
    }
    return names.get(grid, grid)


def scoring_name(scoring: str) -> str:
    """The letters of the cards, or which simple card scores the wildlife."""
    names = {
        "family": translate("Cards", "Family card"),
        "intermediate": translate("Cards", "Intermediate card"),
    }
    return names.get(scoring, scoring)


FACETS = (
    Facet(
        title=lambda: translate("Statistics", "Tiles"),
        head=lambda: translate("Statistics", "Tiles"),
        label=lambda: translate("FilterBar", "&Tiles"),
        name=grid_name,
    ),
    Facet(
        title=lambda: translate("Statistics", "Scoring cards"),
        head=lambda: translate("Statistics", "Cards"),
        label=lambda: translate("FilterBar", "Ca&rds"),
        name=scoring_name,
    ),
)
