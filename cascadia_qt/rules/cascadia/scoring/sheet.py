"""The score sheet of a table: every number of it is the sum of its units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cascadia_qt.rules.cascadia.scoring.corridors import (
    Edges,
    bonus_units,
    corridor_units,
    largest_corridors,
)
from cascadia_qt.rules.cascadia.scoring.rulings import Scoring
from cascadia_qt.rules.cascadia.scoring.tokens import Tokens
from cascadia_qt.rules.cascadia.scoring.unit import Category, Unit, Why
from cascadia_qt.rules.cascadia.scoring.wildlife import wildlife_units
from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import Cell, Grid

SOLO_RANKS = (60, 70, 80, 90, 100, 110)


@dataclass(frozen=True, slots=True)
class Landscape:
    """What a player has to score; tiles without edges belong to no corridor and are left out."""

    tokens: Mapping[Cell, Wildlife]
    edges: Edges
    nature: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One player's score."""

    units: tuple[Unit, ...]

    def of(self, category: Category, subject: Wildlife | Habitat | None = None) -> int:
        """The points of a category, or of one animal or habitat in it."""
        return sum(
            unit.points
            for unit in self.units
            if unit.category is category and (subject is None or unit.subject is subject)
        )

    def habitat(self, habitat: Habitat) -> int:
        """Corridor and bonus, which stand in one box of the sheet."""
        return self.of(Category.CORRIDOR, habitat) + self.of(Category.BONUS, habitat)

    @property
    def wildlife_total(self) -> int:
        return self.of(Category.WILDLIFE)

    @property
    def habitat_total(self) -> int:
        return self.of(Category.CORRIDOR) + self.of(Category.BONUS)

    @property
    def nature(self) -> int:
        return self.of(Category.NATURE)

    @property
    def total(self) -> int:
        return sum(unit.points for unit in self.units)


def score(grid: Grid, scoring: Scoring, landscapes: Sequence[Landscape]) -> tuple[ScoreSheet, ...]:
    """The sheets of everybody at the table; bonuses compare the players with each other."""
    largest = [largest_corridors(grid, landscape.edges) for landscape in landscapes]
    sheets = []
    for seat, landscape in enumerate(landscapes):
        units = [*wildlife_units(Tokens(grid, landscape.tokens), scoring)]
        units += corridor_units(largest[seat])
        units += bonus_units(largest, seat)
        if landscape.nature:
            nature = landscape.nature
            units.append(Unit(Category.NATURE, None, (), nature, Why.UNUSED, nature))
        sheets.append(ScoreSheet(tuple(units)))
    return tuple(sheets)


def winners(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """The seats that win: most points, then most nature tokens, then together."""
    results = [(sheet.total, sheet.nature) for sheet in sheets]
    return tuple(seat for seat, result in enumerate(results) if result == max(results))


def solo_rank(total: int) -> int | None:
    """How many steps of the solo scale are passed, counted from 0; None below the first."""
    passed = sum(total >= rank for rank in SOLO_RANKS)
    return passed - 1 if passed else None
