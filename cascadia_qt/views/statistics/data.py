"""Everything that the statistics show, as the store knows it."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.store import statistics
from cascadia_qt.store.game_filter import GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import (
    CategoryMeans,
    Choices,
    Part,
    PartScores,
    PlayerScores,
    ScorePoint,
    Scores,
)


@dataclass(frozen=True, slots=True)
class Group:
    """How persons fare, or computers."""

    scores: Scores
    players: tuple[PlayerScores, ...]
    categories: CategoryMeans | None
    distribution: dict[int, int]


@dataclass(frozen=True, slots=True)
class NamedPoint:
    """One score and whose it is."""

    name: str
    point: ScorePoint


@dataclass(frozen=True, slots=True)
class StatisticsData:
    """What a filter lets through.

    Attributes:
        parts: the scores of persons by what games can be sorted by.
        points: every score of a person, the oldest first.
    """

    which: GameFilter
    choices: Choices
    persons: Group
    computers: Group
    parts: dict[Part, tuple[PartScores, ...]]
    points: tuple[NamedPoint, ...]

    @property
    def empty(self) -> bool:
        return not self.persons.scores.scores and not self.computers.scores.scores


def gather(store: GameStore, which: GameFilter) -> StatisticsData:
    persons = _group(store, which, computers=False)
    return StatisticsData(
        which,
        statistics.choices(store),
        persons,
        _group(store, which, computers=True),
        {part: tuple(statistics.scores_by(store, part, which)) for part in Part},
        _points(store, which, persons),
    )


def _group(store: GameStore, which: GameFilter, *, computers: bool) -> Group:
    return Group(
        statistics.scores(store, which, computers=computers),
        tuple(statistics.scores_by_player(store, which, computers=computers)),
        statistics.category_means(store, which, computers=computers),
        statistics.distribution(store, which, computers=computers),
    )


def _points(store: GameStore, which: GameFilter, persons: Group) -> tuple[NamedPoint, ...]:
    points = [
        NamedPoint(player.name, point)
        for player in persons.players
        for point in statistics.score_over_time(store, player.name, which)
    ]
    return tuple(sorted(points, key=lambda one: one.point.finished))
