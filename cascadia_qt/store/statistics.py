"""Numbers about many games, each page one or two queries."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum

from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.rows import BONUSES, CATEGORIES, HABITATS, WILDLIFE

_SEATS = "FROM seats JOIN games ON game = id WHERE"


class Part(Enum):
    """What games can be sorted by."""

    GRID = "grid"
    PLAYERS = "players"
    SCORING = "scoring"


@dataclass(frozen=True, slots=True)
class Scores:
    """Some scores: how many of how many games, and what they are like; None without any."""

    games: int
    scores: int
    mean: float | None
    best: int | None
    worst: int | None


@dataclass(frozen=True, slots=True)
class PartScores:
    """The scores on one grid, with one number of players or by one set of cards."""

    key: str | int
    scores: Scores


@dataclass(frozen=True, slots=True)
class PlayerScores:
    """A person, or a computer of one level, and how they fare; victories are over others only."""

    name: str
    scores: Scores
    contests: int
    wins: int


@dataclass(frozen=True, slots=True)
class CategoryMeans:
    """What an average score is made of, in the order of the score sheet."""

    wildlife: tuple[float, ...]
    habitats: tuple[float, ...]
    bonuses: tuple[float, ...]
    nature: float


@dataclass(frozen=True, slots=True)
class ScorePoint:
    """One score of a player."""

    game: int
    finished: datetime
    total: int
    won: bool


@dataclass(frozen=True, slots=True)
class Choices:
    """What there is to choose from in a filter."""

    grids: tuple[str, ...]
    players: tuple[int, ...]
    scorings: tuple[str, ...]
    persons: tuple[str, ...]


_SCORES = (
    "count(DISTINCT game) AS games, count(*) AS scores,"
    " avg(total) AS mean, max(total) AS best, min(total) AS worst"
)


def scores(store: GameStore, which: GameFilter = EVERYTHING, *, computers: bool = False) -> Scores:
    condition, values = which.of_seats(computers=computers)
    (row,) = store.rows(f"SELECT {_SCORES} {_SEATS} {condition}", values)
    return Scores(*row)


def scores_by(
    store: GameStore, part: Part, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> list[PartScores]:
    """The parts that occur, the most played first."""
    condition, values = which.of_seats(computers=computers)
    found = store.rows(
        f"SELECT {part.value}, {_SCORES} {_SEATS} {condition}"
        f" GROUP BY {part.value} ORDER BY games DESC, {part.value}",
        values,
    )
    return [PartScores(key, Scores(*row)) for key, *row in found]


def scores_by_player(
    store: GameStore, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> list[PlayerScores]:
    """Persons by name, or computers by level, who played most first."""
    condition, values = which.of_seats(computers=computers)
    who = "bot" if computers else "name"
    found = store.rows(
        f"SELECT {who}, sum(players > 1), sum(won), {_SCORES} {_SEATS} {condition}"
        f" GROUP BY {who} ORDER BY games DESC, {who}",
        values,
    )
    return [
        PlayerScores(name, Scores(*row), contests, wins) for name, contests, wins, *row in found
    ]


def score_over_time(
    store: GameStore, person: str, which: GameFilter = EVERYTHING
) -> list[ScorePoint]:
    """Every score of `person`, the oldest first."""
    condition, values = replace(which, person=person).of_seats()
    found = store.rows(
        f"SELECT id, finished, total, won {_SEATS} {condition} ORDER BY finished, id",
        values,
    )
    return [
        ScorePoint(game, datetime.fromisoformat(finished), total, bool(won))
        for game, finished, total, won in found
    ]


def category_means(
    store: GameStore, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> CategoryMeans | None:
    """None if there are no scores."""
    condition, values = which.of_seats(computers=computers)
    columns = ", ".join(f"avg({name})" for name in CATEGORIES)
    (row,) = store.rows(f"SELECT {columns} {_SEATS} {condition}", values)
    means = dict(zip(CATEGORIES, row, strict=True))
    if means["nature"] is None:
        return None
    return CategoryMeans(
        tuple(means[name] for name in WILDLIFE),
        tuple(means[name] for name in HABITATS),
        tuple(means[name] for name in BONUSES),
        means["nature"],
    )


def distribution(
    store: GameStore, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> dict[int, int]:
    """How often each total was reached, from the lowest."""
    condition, values = which.of_seats(computers=computers)
    found = store.rows(
        f"SELECT total, count(*) {_SEATS} {condition} GROUP BY total ORDER BY total",
        values,
    )
    return {row[0]: row[1] for row in found}


def choices(store: GameStore) -> Choices:
    """What games of the store have; persons by name."""
    grids, players, scorings = (
        tuple(row[0] for row in store.rows(f"SELECT DISTINCT {name} FROM games ORDER BY 1"))  # noqa: S608
        for name in ("grid", "players", "scoring")
    )
    persons = store.rows("SELECT DISTINCT name FROM seats WHERE bot IS NULL ORDER BY 1")
    return Choices(grids, players, scorings, tuple(row[0] for row in persons))
