"""How fast the store of games is with many of them: `python -m benchmarks.store [GAMES]`.

The games are a handful of real ones with other names, dates and totals.
"""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from cascadia_qt.games.cascadia.store import notebook
from cascadia_qt.games.cascadia.store.older_files import append_all, append_new
from cascadia_qt.rules.record import read_record
from cascadia_qt.shelf import RULES
from cascadia_qt.store import statistics
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    Helps,
    SeatResult,
    finished_game,
)
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import Part
from cascadia_qt.views.statistics.data import gather

GAMES = 10_000
RUNS = 7
LIMIT = 0.1
RECORDS = Path(__file__).parent.parent / "tests" / "games" / "cascadia" / "records"
PERSONS = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo")
BEGINNING = datetime(2015, 1, 1, 20)
ANN = GameFilter(person="Ann")
NARROW = GameFilter(variant=("hex", "AAAAA"), players=2, person="Ann")

QUERIES: dict[str, Callable[[GameStore], object]] = {
    "games: first page of 100": lambda store: store.games(),
    "games: last page of 100": lambda store: store.games(offset=store.count() - 100),
    "games: first page of one person": lambda store: store.games(ANN),
    "games: last page of one person": lambda store: store.games(ANN, offset=store.count(ANN) - 99),
    "games: count, all filters": lambda store: store.count(NARROW),
    "game: one": lambda store: store.game(store.count() // 2),
    "record: one, replayed": lambda store: store.record(store.count() // 2),
    "statistics: choices": statistics.choices,
    "statistics: scores, persons": statistics.scores,
    "statistics: scores, computers": lambda store: statistics.scores(store, computers=True),
    "statistics: scores, all filters": lambda store: statistics.scores(store, NARROW),
    "statistics: by grid and card set": lambda store: statistics.scores_by_facets(store, 2),
    "statistics: by number of players": lambda store: statistics.scores_by(store, Part.PLAYERS),
    "statistics: by person": statistics.scores_by_player,
    "statistics: by computer": lambda store: statistics.scores_by_player(store, computers=True),
    "statistics: over time, one person": lambda store: statistics.score_over_time(store, "Ann"),
    "statistics: means of categories": statistics.part_means,
    "statistics: means, one person": lambda store: statistics.part_means(store, ANN),
    "statistics: distribution": statistics.distribution,
    "statistics: everything on the pages": lambda store: gather(store, EVERYTHING),
    "statistics: the same of one person": lambda store: gather(store, ANN),
    "notebook: players": notebook.players,
    "notebook: ticks": lambda store: notebook.ticks(store, "Ann"),
    "notebook: offered": lambda store: notebook.offered(store, store.count() // 2, 0),
    "notebook: scenarios of one person": lambda store: notebook.scenario_results(store, "Ann"),
    "notebook: who passed what": notebook.passes,
}


def main(count: int = GAMES) -> int:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        filling = seconds(lambda: fill(path, count))
        print(f"{count} games in {filling:.1f} s, {path.stat().st_size / 1e6:.1f} MB\n")
        print(f"{'':<40}{'best ms':>9}{'worst ms':>10}  limit {LIMIT * 1000:.0f}")
        slowest = max(report(path, name, query) for name, query in QUERIES.items())
        print()
        report_work(path, count)
    return 0 if slowest < LIMIT else 1


def fill(path: Path, count: int) -> None:
    with GameStore(path) as store:
        store.add_all(games(count))
        for game in store.games(ANN, limit=20):
            for achievement in notebook.offered(store, game.id, 0)[:1]:
                notebook.tick(store, game.id, 0, achievement)


def games(count: int) -> Iterator[FinishedGame]:
    """Games of all kinds, one every few hours, every fifth a scenario."""
    known = [
        finished_game(read_record(path.read_text(encoding="utf-8"), RULES), when(number))
        for number, path in enumerate(sorted(RECORDS.glob("*-*.json")))
    ]
    for number in range(count):
        game = known[number % len(known)]
        text = game.text.replace('"name": "', f'"name": "{number} ', 1)
        seats = tuple(
            seated(result, number + place) for place, result in enumerate(game.summary.seats)
        )
        summary = replace(game.summary, circumstances=when(number), seats=seats)
        yield FinishedGame(hashlib.sha256(text.encode()).hexdigest(), text, summary)


def when(number: int) -> Circumstances:
    scenario = number // 8 % 15 + 1 if number % 5 == 0 else None
    return Circumstances(BEGINNING + timedelta(hours=9 * number), scenario, Helps(number % 3))


def seated(result: SeatResult, number: int) -> SeatResult:
    """Two of three seats are a person's."""
    points = (result.points or 0) + number * 7 % 23
    bot, name = (
        (None, PERSONS[number * 5 % len(PERSONS)]) if number % 3 else (result.bot, result.name)
    )
    further = {**result.further, "goals": [points]}
    return replace(result, bot=bot, name=name, points=points, further=further, passed=points > 80)


def report(path: Path, name: str, query: Callable[[GameStore], object]) -> float:
    """As a page asks: the store is opened, asked and closed."""

    def opened() -> None:
        with GameStore(path) as store:
            query(store)

    times = sorted(seconds(opened) for _ in range(RUNS))
    print(f"{name:<40}{times[0] * 1000:>9.1f}{times[-1] * 1000:>10.1f}")
    return times[-1]


def report_work(path: Path, count: int) -> None:
    """What is done in the background, and rarely."""
    folder = path.parent
    extra = list(games(count + 8))[count:]
    with GameStore(path) as store:
        work: dict[str, Callable[[], object]] = {
            "add a game": lambda: store.add(extra.pop()),
            "check everything": store.check,
            "backup": lambda: store.backup(folder / "backup.sqlite"),
            "text files: all games": lambda: append_new(store, folder, solo=True),
            "add another": lambda: store.add(extra.pop()),
            "text files: that game": lambda: append_new(store, folder, solo=True),
            "text files: all again elsewhere": lambda: append_all(
                store, folder / "again", solo=True
            ),
        }
        for name, task in work.items():
            print(f"{name:<40}{seconds(task) * 1000:>9.1f}")


def seconds(task: Callable[[], object]) -> float:
    begun = time.perf_counter()
    task()
    return time.perf_counter() - begun


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
