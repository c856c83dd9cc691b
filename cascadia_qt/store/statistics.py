"""Numbers about many games, each page one or two queries."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import Any

from cascadia_qt import shelf
from cascadia_qt.shelf import GAMES
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore

_GAMES = "FROM games WHERE"
_ALL_SEATS = "FROM seats INDEXED BY seats_by_game JOIN games ON game = id WHERE"
_SEATS = "FROM seats JOIN games ON game = id WHERE"
_PARTS = "FROM seats JOIN games ON game = id JOIN parts USING (game, seat) WHERE"


class Part(Enum):
    """What games of every kind can be sorted by."""

    GAME = "rules"
    PLAYERS = "players"


@dataclass(frozen=True, slots=True)
class Scores:
    """Some results: how many of how many games, and what points they are; None without any."""

    games: int
    scores: int
    mean: float | None
    best: int | None
    worst: int | None


@dataclass(frozen=True, slots=True)
class PartScores:
    """The scores of one game, with one number of players or with one word of the variant.

    Attributes:
        wins, rounds: where there are no points to compare: victories, and how long games were.
    """

    key: str | int
    scores: Scores
    wins: int | None = None
    rounds: float | None = None


@dataclass(frozen=True, slots=True)
class PlayerScores:
    """A person, or a computer of one level, and how they fare; victories are over others only."""

    name: str
    scores: Scores
    contests: int
    wins: int


@dataclass(frozen=True, slots=True)
class ScorePoint:
    """One score of a player."""

    game: int
    finished: datetime
    total: int
    won: bool


@dataclass(frozen=True, slots=True)
class NamedPoint:
    """One score and whose it is."""

    name: str
    point: ScorePoint


@dataclass(frozen=True, slots=True)
class Rounds:
    """How long games were; None without any."""

    mean: float | None
    fewest: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices:
    """What there is to choose from in a filter.

    Attributes:
        games: the ids of those that were played.
        game: the one that everything is about, if it is only one.
        words: of its variants, facet by facet.
    """

    games: tuple[str, ...] = ()
    game: str | None = None
    words: tuple[tuple[str, ...], ...] = ()
    players: tuple[int, ...] = ()
    persons: tuple[str, ...] = ()


_SCORES = (
    "count(DISTINCT game) AS games, count(*), count(points), sum(points), max(points), min(points)"
)


def _from(which: GameFilter) -> str:
    """Who goes through all seats goes from game to game; SQLite would go by names if it could."""
    return _SEATS if which.person is not None else _ALL_SEATS


def scores(store: GameStore, which: GameFilter = EVERYTHING, *, computers: bool = False) -> Scores:
    condition, values = which.of_seats(computers=computers)
    (row,) = store.rows(f"SELECT {_SCORES} {_from(which)} {condition}", values)
    return _scores([row])


def scores_by(
    store: GameStore, part: Part, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> list[PartScores]:
    """The parts that occur, the most played first."""
    rows = _grouped(store, part.value, which, computers=computers)
    return _sorted((row[0], row[1:]) for row in rows)


def scores_by_facets(
    store: GameStore, facets: int, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> tuple[list[list[PartScores]], list[PartScores]]:
    """The words that occur in variants of one game, facet by facet, and the numbers of players.

    Of each those come first that were played most.
    """
    rows = _grouped(store, "variant, players", which, computers=computers)
    words = [row[0].split(" ") for row in rows]
    by_facets = [
        _sorted((its[facet], row[2:]) for its, row in zip(words, rows, strict=True))
        for facet in range(facets)
    ]
    return by_facets, _sorted((row[1], row[2:]) for row in rows)


def _grouped(
    store: GameStore, columns: str, which: GameFilter, *, computers: bool
) -> list[tuple[Any, ...]]:
    """Rows of _SCORES, victories and rounds, behind what they have in common."""
    condition, values = which.of_seats(computers=computers)
    numbers = f"{_SCORES}, sum(won), sum(rounds)"
    found = store.rows(
        f"SELECT {columns}, {numbers} {_from(which)} {condition} GROUP BY {columns}",
        values,
    )
    return [tuple(row) for row in found]


def _sorted(rows: Iterable[tuple[Any, Sequence[Any]]]) -> list[PartScores]:
    by_key: dict[Any, list[Sequence[Any]]] = {}
    for key, row in rows:
        by_key.setdefault(key, []).append(row)
    parts = [_part_scores(key, its) for key, its in by_key.items()]
    return sorted(parts, key=lambda one: (-one.scores.games, one.key))


def _part_scores(key: Any, rows: Sequence[Sequence[Any]]) -> PartScores:
    """Of rows of _SCORES, victories and rounds."""
    scores = _scores(rows)
    if scores.best is not None:
        return PartScores(key, scores)
    wins, rounds = (sum(row[column] for row in rows) for column in (6, 7))
    return PartScores(key, scores, wins, rounds / scores.scores)


def _scores(rows: Sequence[Sequence[Any]]) -> Scores:
    """Of rows of _SCORES that have no game in common."""
    games, scores, points = (sum(row[column] for row in rows) for column in range(3))
    if not points:
        return Scores(games, scores, None, None, None)
    known = [row for row in rows if row[2]]
    mean = sum(row[3] for row in known) / points
    return Scores(games, scores, mean, max(row[4] for row in known), min(row[5] for row in known))


def scores_by_player(
    store: GameStore, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> list[PlayerScores]:
    """Persons by name, or computers by level, who played most first."""
    condition, values = which.of_seats(computers=computers)
    who = "bot" if computers else "name"
    found = store.rows(
        f"SELECT {who}, sum(players > 1), sum(won), {_SCORES} {_from(which)} {condition}"
        f" GROUP BY {who} ORDER BY games DESC, {who}",
        values,
    )
    return [
        PlayerScores(name, _scores([row]), contests, wins) for name, contests, wins, *row in found
    ]


def score_over_time(
    store: GameStore, person: str, which: GameFilter = EVERYTHING
) -> list[ScorePoint]:
    """Every score of `person`, the oldest first."""
    return [one.point for one in scores_over_time(store, replace(which, person=person))]


def scores_over_time(store: GameStore, which: GameFilter = EVERYTHING) -> list[NamedPoint]:
    """Every score of a person, the oldest first."""
    condition, values = which.of_seats()
    found = store.rows(
        f"SELECT name, id, finished, points, won {_from(which)} {condition}"
        " AND points IS NOT NULL ORDER BY finished, id, seat",
        values,
    )
    return [
        NamedPoint(name, ScorePoint(game, datetime.fromisoformat(finished), points, bool(won)))
        for name, game, finished, points, won in found
    ]


def part_means(
    store: GameStore, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> dict[str, float]:
    """The mean of every part, over the seats that have it."""
    sums, counts = Counter[str](), Counter[str]()
    for row in store.rows("SELECT id, names FROM part_names ORDER BY id"):
        names = json.loads(row["names"])
        if not names:
            continue
        numbers = _numbers(store, row["id"], which, computers=computers)
        if len(numbers) % len(names):
            raise ValueError("other numbers than names")
        for place, name in enumerate(names):
            sums[name] += sum(numbers[place :: len(names)])
            counts[name] += len(numbers) // len(names)
    return {name: sums[name] / count for name, count in counts.items() if count}


def _numbers(store: GameStore, named: int, which: GameFilter, *, computers: bool) -> list[int]:
    """What lies under these names, seat after seat: as one text it is read in one go."""
    condition, values = which.of_seats(computers=computers)
    (row,) = store.rows(
        f"SELECT group_concat(numbers) {_PARTS} {condition} AND named = ?",
        (*values, named),
    )
    numbers: list[int] = json.loads(f"[{row[0] or ''}]")
    return numbers


def distribution(
    store: GameStore, which: GameFilter = EVERYTHING, *, computers: bool = False
) -> dict[int, int]:
    """How often which points were reached, from the fewest."""
    condition, values = which.of_seats(computers=computers)
    found = store.rows(
        f"SELECT points, count(*) {_from(which)} {condition} AND points IS NOT NULL"
        " GROUP BY points ORDER BY points",
        values,
    )
    return {row[0]: row[1] for row in found}


def rounds(store: GameStore, which: GameFilter = EVERYTHING) -> Rounds:
    condition, values = which.of_games()
    (row,) = store.rows(f"SELECT avg(rounds), min(rounds) {_GAMES} {condition}", values)
    return Rounds(*row)


def choices(store: GameStore, which: GameFilter = EVERYTHING) -> Choices:
    """What games of the store have; persons by name."""
    kinds = [tuple(row) for row in store.rows("SELECT DISTINCT rules, variant FROM games")]
    games = tuple(sorted({game for game, _ in kinds}))
    players = store.rows("SELECT DISTINCT players FROM games ORDER BY 1")
    persons = store.rows("SELECT DISTINCT name FROM seats WHERE bot IS NULL ORDER BY 1")
    game = one_game(games, which)
    return Choices(
        games=games,
        game=game,
        words=_words(game, [variant for its, variant in kinds if its == game]),
        players=tuple(row[0] for row in players),
        persons=tuple(row[0] for row in persons),
    )


def one_game(games: Sequence[str], which: GameFilter = EVERYTHING) -> str | None:
    """The game that is asked for, or the only one that there is."""
    known = games or tuple(shelf.PLACES)
    return which.game or (known[0] if len(known) == 1 else None)


def _words(game: str | None, variants: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    facets = GAMES[game].kept().facets if game in shelf.PLACES else ()
    words = [variant.split(" ") for variant in variants]
    return tuple(tuple(sorted({each[n] for each in words})) for n in range(len(facets)))
