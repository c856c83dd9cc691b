"""Everything that the statistics show, as the store knows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter

from cascadia_qt.store import statistics
from cascadia_qt.store.game_filter import GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import (
    Choices,
    NamedPoint,
    Part,
    PartScores,
    PlayerScores,
    Rounds,
    Scores,
)

Parts = dict[Part | int, tuple[PartScores, ...]]


@dataclass(frozen=True, slots=True)
class Group:
    """How persons fare, or computers.

    Attributes:
        means: of the parts of their points.
    """

    scores: Scores
    players: tuple[PlayerScores, ...]
    means: dict[str, float]
    distribution: dict[int, int]


@dataclass(frozen=True, slots=True)
class StatisticsData:
    """What a filter lets through.

    Attributes:
        parts: the scores of persons by what games can be sorted by.
        points: every score of a person, the oldest first.
        rounds: how long games were, where there are no points to compare; None where they are of
            several kinds.
    """

    which: GameFilter
    choices: Choices
    persons: Group
    computers: Group
    parts: Parts
    points: tuple[NamedPoint, ...]
    rounds: Rounds | None = None

    @property
    def empty(self) -> bool:
        return not self.persons.scores.scores and not self.computers.scores.scores

    @property
    def game(self) -> str | None:
        """The one that all of it is about."""
        return self.choices.game

    @property
    def has_points(self) -> bool:
        """Whether there are any that can be compared."""
        groups = (self.persons, self.computers)
        return any(group.scores.best is not None for group in groups)


def gather(store: GameStore, which: GameFilter) -> StatisticsData:
    choices = statistics.choices(store, which)
    if choices.game is None:
        return _of_several(store, which, choices)
    persons = _group(store, which, computers=False)
    data = StatisticsData(
        which,
        choices,
        persons,
        _group(store, which, computers=True),
        _parts(store, which, len(choices.words)),
        _points(store, which, persons),
    )
    return data if data.has_points else replace(data, rounds=statistics.rounds(store, which))


def _points(store: GameStore, which: GameFilter, persons: Group) -> tuple[NamedPoint, ...]:
    """Of games that ended at the same time, those of who played most come first."""
    points = statistics.scores_over_time(store, which)
    ranks = {player.name: rank for rank, player in enumerate(persons.players)}
    points.sort(key=lambda one: ranks[one.name])
    points.sort(key=attrgetter("point.finished"))
    return tuple(points)


def _parts(store: GameStore, which: GameFilter, facets: int) -> Parts:
    """By the facets, the first one before the number of players."""
    words, players = statistics.scores_by_facets(store, facets, which)
    by_facet: Parts = {number: tuple(its) for number, its in enumerate(words)}
    first: Parts = {0: by_facet.pop(0)} if by_facet else {}
    return first | {Part.PLAYERS: tuple(players)} | by_facet


def _group(store: GameStore, which: GameFilter, *, computers: bool) -> Group:
    return Group(
        statistics.scores(store, which, computers=computers),
        tuple(statistics.scores_by_player(store, which, computers=computers)),
        statistics.part_means(store, which, computers=computers),
        statistics.distribution(store, which, computers=computers),
    )


def _of_several(store: GameStore, which: GameFilter, choices: Choices) -> StatisticsData:
    """Points of different games are never compared."""
    players = statistics.scores_by(store, Part.PLAYERS, which)
    return StatisticsData(
        which,
        choices,
        _uncompared(store, which, computers=False),
        _uncompared(store, which, computers=True),
        {
            Part.GAME: tuple(statistics.scores_by(store, Part.GAME, which)),
            Part.PLAYERS: tuple(replace(one, scores=_counted(one.scores)) for one in players),
        },
        (),
    )


def _uncompared(store: GameStore, which: GameFilter, *, computers: bool) -> Group:
    players = statistics.scores_by_player(store, which, computers=computers)
    return Group(
        _counted(statistics.scores(store, which, computers=computers)),
        tuple(replace(player, scores=_counted(player.scores)) for player in players),
        {},
        {},
    )


def _counted(scores: Scores) -> Scores:
    return Scores(scores.games, scores.scores, None, None, None)
