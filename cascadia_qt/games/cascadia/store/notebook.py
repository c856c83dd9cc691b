"""What each player has ticked off: achievements of the normal game, and scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from cascadia_qt.games.cascadia.rules.achievements import Refusal, refusal
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.goals import Progress
from cascadia_qt.games.cascadia.rules.reach import achievements_of
from cascadia_qt.games.cascadia.rules.scenarios import scenario_progress, scenario_with
from cascadia_qt.games.cascadia.store.kept import achievements_in, goals_in, grid_of
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.store.finished_game import SeatResult
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.rows import KeptGame


class NotOffered(ValueError):
    """The achievement is not there to be ticked."""


@dataclass(frozen=True, slots=True)
class Tick:
    """An achievement that a player has ticked; `game` is None when it was deleted since."""

    achievement: int
    game: int | None
    date: datetime


@dataclass(frozen=True, slots=True)
class Allowed:
    """What a table allows beyond one achievement for the winner among several players."""

    all: bool = False
    solo: bool = False


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """How a player fares in a scenario.

    Attributes:
        passed: when for the first time; None if not yet.
        game: the id of the best attempt: a passed one, then the one with the highest total.
        goals: how far each goal was in it.
    """

    scenario: int
    attempts: int
    passed: datetime | None
    game: int
    total: int
    goals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Somebody has passed a scenario, here for the first time."""

    scenario: int
    player: str
    date: datetime


@dataclass(frozen=True, slots=True)
class Unannounced:
    """A scenario that a normal game has passed without anybody saying so before.

    Attributes:
        players: everybody who sat there.
        goals: how far each of them was.
        seats: the persons who have passed it, and had not before.
    """

    scenario: int
    players: tuple[Seat, ...]
    goals: tuple[tuple[Progress, ...], ...]
    seats: tuple[int, ...]


STRICT = Allowed()


def offered(store: GameStore, game: int, seat: int, allowed: Allowed = STRICT) -> tuple[int, ...]:
    """The achievements that the player on `seat` may tick for `game`."""
    kept = store.game(game)
    result = kept.summary.seats[seat]
    if result.bot is not None or refused(store, game, seat, allowed) is not None:
        return ()
    ticked = ticks(store, result.name)
    return tuple(number for number in _reached(kept, result) if number not in ticked)


def refused(store: GameStore, game: int, seat: int, allowed: Allowed = STRICT) -> Refusal | None:
    """Why the person on `seat` may tick nothing of what was reached, if anything was."""
    kept = store.game(game)
    summary, result = kept.summary, kept.summary.seats[seat]
    reached = _reached(kept, result)
    if result.bot is not None or not reached:
        return None
    scenario, solo = summary.circumstances.scenario, allowed.solo
    found = refusal(players=summary.players, won=result.won, scenario=scenario, solo=solo)
    if found is not None:
        return found
    ticked = ticks(store, result.name)
    if not allowed.all and any(tick.game == game for tick in ticked.values()):
        return Refusal.ONE_A_WIN
    return Refusal.TICKED if set(reached) <= set(ticked) else None


def _reached(game: KeptGame, result: SeatResult) -> tuple[int, ...]:
    """Stores from before squares had achievements of their own still hold the others."""
    if game.summary.game != CASCADIA.id:
        return ()
    possible = achievements_of(GRIDS[grid_of(game.summary)], game.summary.players)
    return tuple(number for number in achievements_in(result) if number in possible)


def tick(
    store: GameStore, game: int, seat: int, achievement: int, allowed: Allowed = STRICT
) -> None:
    """Raises NotOffered."""
    with store.writing() as connection:
        if achievement not in offered(store, game, seat, allowed):
            raise NotOffered(achievement)
        connection.execute(
            "INSERT INTO ticks (player, achievement, game, date)"
            " SELECT name, ?, game, finished FROM seats JOIN games ON game = id"
            " WHERE game = ? AND seat = ?",
            (achievement, game, seat),
        )


def untick(store: GameStore, player: str, achievement: int) -> None:
    """Takes a tick back that was set by mistake."""
    with store.writing() as connection:
        connection.execute(
            "DELETE FROM ticks WHERE player = ? AND achievement = ?", (player, achievement)
        )


def ticks(store: GameStore, player: str) -> dict[int, Tick]:
    """What `player` has ticked, by the numbers of the achievements."""
    found = store.rows(
        "SELECT achievement, game, date FROM ticks WHERE player = ? ORDER BY achievement",
        (player,),
    )
    return {
        row["achievement"]: Tick(
            row["achievement"], row["game"], datetime.fromisoformat(row["date"])
        )
        for row in found
    }


def players(store: GameStore) -> list[str]:
    """Everybody who has a notebook: persons of kept games, and those with ticks or passes."""
    found = store.rows(
        "SELECT name FROM (SELECT DISTINCT name FROM seats WHERE bot IS NULL) AS person"
        " WHERE EXISTS (SELECT 1 FROM seats JOIN games ON game = id"
        " WHERE seats.name = person.name AND bot IS NULL AND rules = ?)"
        " UNION SELECT DISTINCT player FROM ticks"
        " UNION SELECT DISTINCT player FROM passes ORDER BY 1",
        (CASCADIA.id,),
    )
    return [row[0] for row in found]


def scenario_results(store: GameStore, player: str) -> dict[int, ScenarioResult]:
    """The scenarios that `player` has tried, by number."""
    attempts = store.rows(
        "SELECT id, seat, scenario, finished, points, passed FROM games JOIN seats ON game = id"
        " WHERE scenario IS NOT NULL AND rules = ? AND name = ? AND bot IS NULL"
        " ORDER BY scenario, passed, points, id DESC",
        (CASCADIA.id, player),
    )
    results = {}
    for number in sorted({row["scenario"] for row in attempts}):
        tried = [row for row in attempts if row["scenario"] == number]
        best = tried[-1]
        passed = min((row["finished"] for row in tried if row["passed"]), default=None)
        results[number] = ScenarioResult(
            number,
            len(tried),
            passed and datetime.fromisoformat(passed),
            best["id"],
            best["points"],
            goals_in(store.game(best["id"]).summary.seats[best["seat"]]),
        )
    return results


def passes(store: GameStore) -> list[Pass]:
    """Who has passed which scenario, each told once, in the order of scenarios and dates."""
    found = store.rows(
        "SELECT scenario, name, min(date) AS first FROM ("
        " SELECT scenario, name, finished AS date FROM games JOIN seats ON game = id"
        " WHERE scenario IS NOT NULL AND rules = ? AND passed AND bot IS NULL"
        " UNION ALL SELECT scenario, player, date FROM passes"
        ") GROUP BY scenario, name ORDER BY scenario, first, name",
        (CASCADIA.id,),
    )
    return [
        Pass(row["scenario"], row["name"], datetime.fromisoformat(row["first"])) for row in found
    ]


def unannounced(store: GameStore, game: int) -> Unannounced | None:
    """The scenario that persons of a normal game have passed without having announced it."""
    summary = store.game(game).summary
    if summary.game != CASCADIA.id or summary.circumstances.scenario is not None:
        return None
    record = store.record(game)
    options, state = record.options, record.history.state
    scenario = scenario_with(options.scoring)
    if scenario is None:
        return None
    goals = tuple(scenario_progress(scenario, state, seat) for seat in range(options.players))
    known = {found.player for found in passes(store) if found.scenario == scenario.number}
    seats = tuple(
        seat
        for seat, who in enumerate(record.seats)
        if who.bot is None and who.name not in known and all(goal.reached for goal in goals[seat])
    )
    return Unannounced(scenario.number, record.seats, goals, seats) if seats else None


def claim(store: GameStore, game: int) -> Unannounced:
    """Everybody who has passed the scenario gets it into the notebook; raises NotOffered."""
    with store.writing() as connection:
        found = unannounced(store, game)
        if found is None:
            raise NotOffered(game)
        connection.executemany(
            "INSERT INTO passes (player, scenario, game, date)"
            " SELECT name, ?, game, finished FROM seats JOIN games ON game = id"
            " WHERE game = ? AND seat = ?",
            [(found.scenario, game, seat) for seat in found.seats],
        )
    return found
