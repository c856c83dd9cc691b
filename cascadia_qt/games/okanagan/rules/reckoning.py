"""The points of everybody, part by part: Explorer, objectives and nuggets."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.rewards import SHAPES, TERRAINS, Holding
from cascadia_qt.games.okanagan.rules.state import Explorer, State
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.rules.game import Result, places

EXPLORER_POINTS = 4  # for every set of all four colours
NUGGET_POINTS = (10, 5, 2, 0)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a player has come to.

    Attributes:
        explorer_sets: sets of four different colours.
        objectives: each card with the sets that it counts.
        nugget_place: from 1 on, shared by equals; None for who has no nugget.
    """

    explorer_sets: int
    objectives: tuple[tuple[int, int], ...]
    nuggets: int
    nugget_place: int | None
    rewards: int

    @property
    def explorer(self) -> int:
        return EXPLORER_POINTS * self.explorer_sets

    @property
    def objective_points(self) -> int:
        return sum(OBJECTIVES[card].points * sets for card, sets in self.objectives)

    @property
    def nugget_points(self) -> int:
        return 0 if self.nugget_place is None else NUGGET_POINTS[self.nugget_place - 1]

    @property
    def total(self) -> int:
        return self.explorer + self.objective_points + self.nugget_points


def explorer_sets(held: Holding) -> int:
    """How many sets of four different colours somebody has."""
    each = len(SHAPES)
    return min(sum(held[first * each : (first + 1) * each]) for first in range(len(TERRAINS)))


def reckonings(state: State) -> tuple[Reckoning, ...]:
    """What everybody would have if the game were over now; unseen objectives count nothing."""
    nuggets = [explorer.nuggets for explorer in state.explorers]
    ranks = places(nuggets)
    return tuple(
        Reckoning(
            explorer_sets(explorer.rewards),
            _objectives(explorer),
            explorer.nuggets,
            rank if explorer.nuggets else None,
            sum(explorer.rewards),
        )
        for explorer, rank in zip(state.explorers, ranks, strict=True)
    )


def _objectives(explorer: Explorer) -> tuple[tuple[int, int], ...]:
    return tuple(
        (card, OBJECTIVES[card].sets(explorer.rewards))
        for card in explorer.objectives
        if card != UNSEEN
    )


def result(state: State) -> Result:
    """Most points win; among equals whoever has more rewards."""
    reached = reckonings(state)
    points = tuple(each.total for each in reached)
    ranks = [(each.total, each.rewards) for each in reached]
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return Result(places(points, best), points)
