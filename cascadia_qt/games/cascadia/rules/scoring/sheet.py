"""The score sheet of a table: every number of it is the sum of its units."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cascadia_qt.games.cascadia.rules.scoring.corridors import (
    Edges,
    Sizes,
    bonus_units,
    corridor_units,
    largest_corridors,
)
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group, Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.scoring.wildlife import wildlife_units
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import Cell, Grid

SOLO_RANKS = (60, 70, 80, 90, 100, 110)


@dataclass(frozen=True, slots=True)
class Landscape:
    """What a player has to score; tiles without edges belong to no corridor and are left out.

    Attributes:
        corridors: sizes that were counted by hand, of habitats of which no tile lies.
    """

    tokens: Mapping[Cell, Wildlife]
    edges: Edges
    nature: int
    corridors: Sizes = field(default_factory=dict)


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
    typed = [landscape.corridors for landscape in landscapes]
    sheets = []
    for seat, landscape in enumerate(landscapes):
        wildlife = wildlife_units(Tokens(grid, landscape.tokens), scoring)
        sheets.append(_sheet(wildlife, largest, seat, landscape.nature, typed))
    return tuple(sheets)


def _sheet(
    wildlife: Iterable[Unit],
    largest: Sequence[Mapping[Habitat, Group]],
    seat: int,
    nature: int,
    typed: Sequence[Sizes],
) -> ScoreSheet:
    own = corridor_units(largest[seat], typed[seat])
    units = [*wildlife, *own, *bonus_units(largest, seat, typed)]
    if nature:
        units.append(Unit(Category.NATURE, None, (), nature, Why.UNUSED, nature))
    return ScoreSheet(tuple(units))


def rescored(
    grid: Grid,
    scoring: Scoring,
    sheets: Sequence[ScoreSheet],
    seat: int,
    before: Landscape,
    after: Landscape,
) -> tuple[ScoreSheet, ...]:
    """The sheets when the landscape of `seat` alone has changed; `sheets` were there before.

    Equal to scoring everything anew, but only what can have changed is looked at.
    """
    largest = [_known_corridors(sheet) for sheet in sheets]
    typed: list[Sizes] = [_typed_corridors(sheet) for sheet in sheets]
    typed[seat] = after.corridors
    if after.edges != before.edges:
        largest[seat] = largest_corridors(grid, after.edges)
    changed = []
    for number, sheet in enumerate(sheets):
        wildlife: Iterable[Unit] = (u for u in sheet.units if u.category is Category.WILDLIFE)
        if number == seat and after.tokens != before.tokens:
            wildlife = wildlife_units(Tokens(grid, after.tokens), scoring)
        nature = after.nature if number == seat else sheet.nature
        changed.append(_sheet(wildlife, largest, number, nature, typed))
    return tuple(changed)


def _known_corridors(sheet: ScoreSheet) -> dict[Habitat, Group]:
    largest: dict[Habitat, Group] = dict.fromkeys(Habitat, ())
    for unit in sheet.units:
        if unit.category is Category.CORRIDOR and isinstance(unit.subject, Habitat):
            largest[unit.subject] = unit.cells
    return largest


def _typed_corridors(sheet: ScoreSheet) -> Sizes:
    typed = (unit for unit in sheet.units if unit.why is Why.TYPED)
    return {unit.subject: unit.count for unit in typed if isinstance(unit.subject, Habitat)}


def winners(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """The seats that win: most points, then most nature tokens, then together."""
    results = [(sheet.total, sheet.nature) for sheet in sheets]
    return tuple(seat for seat, result in enumerate(results) if result == max(results))


def solo_rank(total: int) -> int | None:
    """How many steps of the solo scale are passed, counted from 0; None below the first."""
    passed = sum(total >= rank for rank in SOLO_RANKS)
    return passed - 1 if passed else None
