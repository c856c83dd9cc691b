"""The fifteen scenarios: a card set and goals that must all be met."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.goals import Goal, Measure, Progress, progress, standing
from cascadia_qt.games.cascadia.rules.scoring import elk, fox, salmon
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife

_ALL_WILDLIFE = tuple(Wildlife)
_ALL_HABITATS = tuple(Habitat)


@dataclass(frozen=True, slots=True)
class Scenario:
    number: int
    cards: tuple[Card, ...]
    goals: tuple[Goal, ...]

    @property
    def scoring(self) -> Scoring:
        return Scoring(Variant.CARDS, self.cards)


def scenario_progress(scenario: Scenario, state: State, seat: int) -> tuple[Progress, ...]:
    """How far the player on `seat` is in each goal; all reached at the end is passed."""
    now = standing(state, seat)
    return tuple(progress(goal, now) for goal in scenario.goals)


def scenario_with(scoring: Scoring) -> Scenario | None:
    """The scenario that has these cards."""
    return next((one for one in SCENARIOS if one.cards == scoring.cards), None)


def _scenario(number: int, cards: str, total: int, *further: Goal) -> Scenario:
    letters = tuple(Card(letter) for letter in cards)
    return Scenario(number, letters, (Goal(Measure.TOTAL, total), *further))


def _full(species: Wildlife, table: dict[int, int], times: int) -> Goal:
    full = max(table.values())
    return Goal(Measure.FULL_SCORES, times, wildlife=(species,), full=full)


def _points(species: tuple[Wildlife, ...], points: int, nth: int) -> Goal:
    return Goal(Measure.WILDLIFE_POINTS, points, wildlife=species, nth=nth)


def _habitat_points(points: int, nth: int) -> Goal:
    return Goal(Measure.HABITAT_POINTS, points, habitats=_ALL_HABITATS, nth=nth)


def _no_contact(one: Habitat, other: Habitat) -> Goal:
    return Goal(Measure.HABITAT_CONTACTS, 0, at_most=True, habitats=(one, other))


def _none(measure: Measure, *species: Wildlife, habitats: tuple[Habitat, ...] = ()) -> Goal:
    return Goal(measure, 0, at_most=True, wildlife=species, habitats=habitats)


SCENARIOS = (
    _scenario(1, "AAAAA", 80),
    _scenario(2, "BBBBB", 80),
    _scenario(3, "CCCCC", 80),
    _scenario(4, "DDDDD", 85),
    _scenario(5, "CDBBB", 85, _full(Wildlife.FOX, fox.PAIRS_AROUND_ONE, times=3)),
    _scenario(6, "DBCCB", 85, Goal(Measure.TOKENS, 4, wildlife=_ALL_WILDLIFE, nth=5)),
    _scenario(7, "BCCDC", 90, _points((Wildlife.HAWK,), 20, nth=1)),
    _scenario(
        8,
        "CBBAD",
        90,
        Goal(Measure.NATURE, 5),
        _none(Measure.WILDLIFE_CONTACTS, Wildlife.BEAR, Wildlife.ELK),
    ),
    _scenario(9, "CADCB", 90, _points(_ALL_WILDLIFE, 10, nth=5), _habitat_points(5, nth=5)),
    _scenario(10, "CBDBB", 95, Goal(Measure.WILDLIFE_TOTAL, 60), _habitat_points(7, nth=3)),
    _scenario(
        11,
        "BAACA",
        95,
        _points((Wildlife.BEAR,), 30, nth=1),
        _no_contact(Habitat.FOREST, Habitat.RIVER),
    ),
    _scenario(
        12,
        "ABAAC",
        95,
        _full(Wildlife.SALMON, salmon.RUNS_A, times=1),
        _none(Measure.TOKENS_ON_HABITAT, Wildlife.ELK, habitats=(Habitat.FOREST,)),
        _habitat_points(12, nth=1),
    ),
    _scenario(
        13,
        "DCCBC",
        100,
        _full(Wildlife.ELK, elk.GROUPS, times=1),
        Goal(Measure.TOKENS, 5, wildlife=(Wildlife.HAWK,)),
        _none(Measure.TOKENS_APART, Wildlife.HAWK, Wildlife.ELK),
    ),
    _scenario(
        14,
        "ACBAD",
        100,
        _no_contact(Habitat.MOUNTAIN, Habitat.PRAIRIE),
        _no_contact(Habitat.WETLAND, Habitat.RIVER),
        Goal(Measure.HABITAT_TOTAL, 35),
    ),
    _scenario(
        15,
        "ADADA",
        100,
        Goal(Measure.NATURE, 5),
        _habitat_points(7, nth=3),
        _points(_ALL_WILDLIFE, 20, nth=2),
    ),
)
