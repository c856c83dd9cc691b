"""Statistics to show, made up by hand so that every number is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from cascadia_qt.games.cascadia.store.kept import CATEGORIES
from cascadia_qt.store.finished_game import Circumstances, GameSummary, SeatResult
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.rows import KeptGame
from cascadia_qt.store.statistics import (
    Choices,
    NamedPoint,
    Part,
    PartScores,
    PlayerScores,
    ScorePoint,
    Scores,
)
from cascadia_qt.views.statistics.data import Group, Parts, StatisticsData

FIRST = datetime(2025, 1, 12, 22, 5)
CHOICES = Choices(
    games=("cascadia",),
    game="cascadia",
    words=(("hex", "square"), ("AAAAA", "family")),
    players=(1, 2),
    persons=("Ann", "Benjamin"),
)
NO_SCORES = Scores(0, 0, None, None, None)
NOBODY = Group(NO_SCORES, (), {}, {})

ANN = PlayerScores("Ann", Scores(4, 4, 85.5, 101, 70), 3, 2)
BENJAMIN = PlayerScores("Benjamin", Scores(2, 2, 90.0, 92, 88), 2, 1)
GREEDY = PlayerScores("greedy", Scores(1, 1, 87.0, 87, 87), 1, 0)
MEANS = dict(
    zip(
        CATEGORIES,
        (10.0, 11.0, 12.0, 13.0, 8.5, 5.0, 6.0, 4.0, 3.0, 7.0, *(1.0,) * 5, 2.5),
        strict=True,
    )
)
PERSONS = Group(
    Scores(5, 6, 86.8, 101, 70), (ANN, BENJAMIN), MEANS, {70: 1, 80: 1, 88: 1, 90: 1, 92: 1, 101: 1}
)
COMPUTERS = Group(Scores(1, 1, 87.0, 87, 87), (GREEDY,), MEANS, {87: 1})
TOTALS = (("Ann", 70), ("Benjamin", 88), ("Ann", 90), ("Ann", 80), ("Benjamin", 92), ("Ann", 101))
POINTS = tuple(
    NamedPoint(name, ScorePoint(10 + n, FIRST + timedelta(days=30 * n), total, total > 89))
    for n, (name, total) in enumerate(TOTALS)
)
PARTS: Parts = {
    0: (PartScores("hex", Scores(3, 4, 88.0, 101, 80)),),
    Part.PLAYERS: (PartScores(1, Scores(1, 1, 70.0, 70, 70)),),
    1: (PartScores("AAAAA", Scores(4, 5, 85.0, 101, 70)),),
}
DATA = StatisticsData(EVERYTHING, CHOICES, PERSONS, COMPUTERS, PARTS, POINTS)


def nothing(which: GameFilter = EVERYTHING, choices: Choices = CHOICES) -> StatisticsData:
    return StatisticsData(which, choices, NOBODY, NOBODY, dict.fromkeys(PARTS, ()), ())


def only_persons() -> StatisticsData:
    return replace(DATA, computers=NOBODY)


def only_computers() -> StatisticsData:
    return replace(DATA, persons=NOBODY, points=())


def renamed(data: StatisticsData, names: Sequence[str]) -> StatisticsData:
    """The same of people who are called `names`, in the place of Ann and Benjamin."""
    now = dict(zip(("Ann", "Benjamin"), names, strict=False))
    players = tuple(replace(each, name=now[each.name]) for each in data.persons.players)
    points = tuple(replace(each, name=now[each.name]) for each in data.points)
    choices, persons = replace(data.choices, persons=tuple(names)), data.persons
    return replace(data, choices=choices, persons=replace(persons, players=players), points=points)


def kept(number: int, *totals: int, scenario: int | None = None) -> KeptGame:
    """A game of Ann and computers that ended so many days after the first."""
    return kept_by("Ann", number, *totals, scenario=scenario)


def kept_by(person: str, number: int, *totals: int, scenario: int | None = None) -> KeptGame:
    names = (person, "Greedy", "Random", "Hard")
    seats = tuple(
        _seat(
            name,
            None if name == person else name.lower(),
            total,
            won=len(totals) > 1 and total == max(totals),
        )
        for name, total in zip(names, totals, strict=False)
    )
    when = Circumstances(FIRST + timedelta(days=number), scenario)
    return KeptGame(number, str(number), GameSummary(when, "cascadia", "hex AAAAA", 1, 20, seats))


def _seat(name: str, bot: str | None, total: int, *, won: bool) -> SeatResult:
    return SeatResult(name, bot, 1 if won else 2, total, won)
