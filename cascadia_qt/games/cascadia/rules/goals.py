"""Goals, and how far a player has come: the parts of scenarios and achievements.

Each goal measures something and compares it with a target; a running game can show both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Why
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import Cell, Grid

# A shared first place counts; alone at the table, a corridor that earns the solo bonus does.
_MAJORITY = (Why.LARGEST, Why.SHARED_LARGEST, Why.LONG_ENOUGH)


class Measure(Enum):
    """What a goal counts. "The n-th best" compares the goal's animals or habitats."""

    TOTAL = auto()
    WILDLIFE_TOTAL = auto()
    HABITAT_TOTAL = auto()  # with bonuses
    NATURE = auto()  # nature tokens left
    WILDLIFE_POINTS = auto()  # of the n-th best animal
    HABITAT_POINTS = auto()  # of the n-th best habitat, with its bonus
    TOKENS = auto()  # of the n-th most frequent animal
    SPECIES = auto()  # different animals
    FULL_SCORES = auto()  # units of the animal that earn `full` points
    MAJORITIES = auto()  # habitats with a first place
    FILLED_KEYSTONES = auto()
    WILDLIFE_CONTACTS = auto()  # tokens of two animals that touch
    HABITAT_CONTACTS = auto()  # sides with one habitat on each tile, outside the starter
    TOKENS_ON_HABITAT = auto()  # tokens of the animal on tiles that show the habitat
    TOKENS_APART = auto()  # tokens of the first animal that touch none of the second


@dataclass(frozen=True, slots=True)
class Goal:
    """A number to reach, or, with `at_most`, a number not to pass."""

    measure: Measure
    target: int
    at_most: bool = False
    wildlife: tuple[Wildlife, ...] = ()
    habitats: tuple[Habitat, ...] = ()
    nth: int = 1
    full: int = 0

    @property
    def open_to_the_end(self) -> bool:
        """Whether it can hold from the start and be lost again: only the end of a game tells."""
        return self.at_most or self.measure is Measure.MAJORITIES


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a goal is: `count` of `goal.target`."""

    goal: Goal
    count: int

    @property
    def reached(self) -> bool:
        if self.goal.at_most:
            return self.count <= self.goal.target
        return self.count >= self.goal.target


@dataclass(frozen=True, slots=True)
class Standing:
    """What goals look at: one player's score and landscape."""

    grid: Grid
    sheet: ScoreSheet
    environment: Environment

    def tokens(self) -> Iterator[tuple[Cell, Wildlife]]:
        for cell, placed in self.environment.items():
            if placed.token is not None:
                yield cell, placed.token

    def tokens_beside(self, cell: Cell) -> list[Wildlife | None]:
        near = (self.environment.get(near) for near in self.grid.neighbours(cell))
        return [placed.token for placed in near if placed]


def standing(state: State, seat: int) -> Standing:
    return Standing(state.options.grid, score_sheets(state)[seat], state.players[seat].environment)


def progress(goal: Goal, standing: Standing) -> Progress:
    return Progress(goal, _MEASURES[goal.measure](goal, standing))


def _nth_best(goal: Goal, numbers: list[int]) -> int:
    return sorted(numbers, reverse=True)[goal.nth - 1]


def _wildlife_points(goal: Goal, standing: Standing) -> int:
    sheet = standing.sheet
    return _nth_best(goal, [sheet.of(Category.WILDLIFE, species) for species in goal.wildlife])


def _habitat_points(goal: Goal, standing: Standing) -> int:
    return _nth_best(goal, [standing.sheet.habitat(habitat) for habitat in goal.habitats])


def _tokens(goal: Goal, standing: Standing) -> int:
    counts = Counter(token for _, token in standing.tokens())
    return _nth_best(goal, [counts[species] for species in goal.wildlife])


def _full_scores(goal: Goal, standing: Standing) -> int:
    return sum(
        unit.subject in goal.wildlife and unit.points >= goal.full
        for unit in standing.sheet.units
        if unit.category is Category.WILDLIFE
    )


def _majorities(_goal: Goal, standing: Standing) -> int:
    bonuses = (unit for unit in standing.sheet.units if unit.category is Category.BONUS)
    return sum(unit.why in _MAJORITY for unit in bonuses)


def _filled_keystones(_goal: Goal, standing: Standing) -> int:
    return sum(
        placed.tile.keystone and placed.token is not None
        for placed in standing.environment.values()
    )


def _wildlife_contacts(goal: Goal, standing: Standing) -> int:
    one, other = goal.wildlife
    return sum(
        standing.tokens_beside(cell).count(other)
        for cell, token in standing.tokens()
        if token is one
    )


def _habitat_contacts(goal: Goal, standing: Standing) -> int:
    grid, environment = standing.grid, standing.environment
    contacts = 0
    for cell, placed in environment.items():
        for direction, near in enumerate(grid.neighbours(cell)[: grid.sides // 2]):
            beside = environment.get(near)
            if beside is None or (placed.tile.starter and beside.tile.starter):
                continue
            sides = {placed.edges[direction], beside.edges[grid.opposite(direction)]}
            contacts += sides == set(goal.habitats)
    return contacts


def _tokens_on_habitat(goal: Goal, standing: Standing) -> int:
    return sum(
        token in goal.wildlife
        and not standing.environment[cell].tile.habitats.isdisjoint(goal.habitats)
        for cell, token in standing.tokens()
    )


def _tokens_apart(goal: Goal, standing: Standing) -> int:
    one, other = goal.wildlife
    return sum(
        token is one and other not in standing.tokens_beside(cell)
        for cell, token in standing.tokens()
    )


_MEASURES: Mapping[Measure, Callable[[Goal, Standing], int]] = {
    Measure.TOTAL: lambda _, standing: standing.sheet.total,
    Measure.WILDLIFE_TOTAL: lambda _, standing: standing.sheet.wildlife_total,
    Measure.HABITAT_TOTAL: lambda _, standing: standing.sheet.habitat_total,
    Measure.NATURE: lambda _, standing: standing.sheet.nature,
    Measure.WILDLIFE_POINTS: _wildlife_points,
    Measure.HABITAT_POINTS: _habitat_points,
    Measure.TOKENS: _tokens,
    Measure.SPECIES: lambda _, standing: len({token for _, token in standing.tokens()}),
    Measure.FULL_SCORES: _full_scores,
    Measure.MAJORITIES: _majorities,
    Measure.FILLED_KEYSTONES: _filled_keystones,
    Measure.WILDLIFE_CONTACTS: _wildlife_contacts,
    Measure.HABITAT_CONTACTS: _habitat_contacts,
    Measure.TOKENS_ON_HABITAT: _tokens_on_habitat,
    Measure.TOKENS_APART: _tokens_apart,
}
