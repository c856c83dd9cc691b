"""The twenty-five achievements of the normal game."""

from __future__ import annotations

from enum import Enum, auto

from cascadia_qt.games.cascadia.rules.goals import Goal, Measure, Progress, progress, standing
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife

_ALL_WILDLIFE = tuple(Wildlife)
_ALL_HABITATS = tuple(Habitat)

# Numbered from 1 in this order.
ACHIEVEMENTS = (
    *(Goal(Measure.TOTAL, total) for total in (80, 85, 90, 95, 100, 105, 110)),
    Goal(Measure.NATURE, 0, at_most=True),
    *(Goal(Measure.TOKENS, 0, at_most=True, wildlife=(species,)) for species in Wildlife),
    Goal(Measure.TOKENS, 11, wildlife=_ALL_WILDLIFE),
    Goal(Measure.MAJORITIES, 3),
    Goal(Measure.HABITAT_POINTS, 5, habitats=_ALL_HABITATS, nth=5),
    Goal(Measure.HABITAT_POINTS, 12, habitats=_ALL_HABITATS),
    Goal(Measure.HABITAT_POINTS, 15, habitats=_ALL_HABITATS),
    Goal(Measure.WILDLIFE_POINTS, 10, wildlife=_ALL_WILDLIFE, nth=5),
    Goal(Measure.WILDLIFE_POINTS, 20, wildlife=_ALL_WILDLIFE, nth=2),
    Goal(Measure.WILDLIFE_POINTS, 30, wildlife=_ALL_WILDLIFE),
    Goal(Measure.NATURE, 5),
    Goal(Measure.NATURE, 10),
    Goal(Measure.FILLED_KEYSTONES, 0, at_most=True),
    Goal(Measure.SPECIES, 3, at_most=True),
)


def achievement_progress(state: State, seat: int) -> tuple[Progress, ...]:
    """How far the player on `seat` is in each achievement."""
    now = standing(state, seat)
    return tuple(progress(goal, now) for goal in ACHIEVEMENTS)


class Refusal(Enum):
    """Why somebody may not tick an achievement that was reached."""

    SCENARIO = auto()  # was played, and its goals count
    ALONE = auto()
    LOST = auto()
    ONE_A_WIN = auto()  # and it is ticked
    TICKED = auto()  # all of them before


def refusal(*, players: int, won: bool, scenario: int | None, solo: bool) -> Refusal | None:
    """Why a person of a finished game may tick nothing; `solo` allows it to who plays alone."""
    if scenario is not None:
        return Refusal.SCENARIO
    if players == 1:
        return None if solo or won else Refusal.ALONE
    return None if won else Refusal.LOST
