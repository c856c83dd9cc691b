"""The deals of the day that somebody has played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from cascadia_qt.games.cascadia.rules.deal_code import SHORT_SEEDS, day_deal
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS
from cascadia_qt.games.cascadia.store.kept import further_of, variant_of
from cascadia_qt.store.game_store import GameStore

FIRST_DAY = date(2024, 1, 1)  # the program is younger
_AS_RECOMMENDED = json.dumps(further_of(DEFAULT_RULINGS))


@dataclass(frozen=True, slots=True)
class DayResult:
    """What a person reached with the deal of `day`; `late` if that was played another day."""

    day: date
    name: str
    total: int
    game: int
    late: bool


def days(store: GameStore, person: str | None = None, today: date | None = None) -> list[DayResult]:
    """The first game of each person, or of `person`, with each day's deal; the latest day first.

    A second game is not counted: the deal was known. `today` is that of the clock if none is given.
    """
    found: dict[tuple[date, str], DayResult] = {}
    for result in _results(store, today or datetime.now().date()):
        if person is None or result.name == person:
            found.setdefault((result.day, result.name), result)
    return sorted(found.values(), key=lambda result: (-result.day.toordinal(), result.name))


def _results(store: GameStore, today: date) -> Iterator[DayResult]:
    """Every game with a day's deal, the oldest first."""
    rows = store.rows(
        "SELECT id, finished, seed, variant, name, points FROM seats JOIN games ON game = id"
        " WHERE bot IS NULL AND rules = ? AND variant GLOB 'hex *' AND scenario IS NULL"
        " AND further = ? AND length(seed) <= ? ORDER BY finished, id, seat",
        (CASCADIA.id, _AS_RECOMMENDED, len(str(SHORT_SEEDS))),
    )
    if not rows:
        return
    # Whatever date a game has: nobody has played the deals of days to come, but where it is
    # tomorrow already.
    latest = datetime.fromisoformat(rows[-1]["finished"]).date()
    known = _deals_until(min(latest, today + timedelta(days=1)))
    for row in rows:
        day = known.get((int(row["seed"]), row["variant"]))
        finished = datetime.fromisoformat(row["finished"]).date()
        if day is not None and day <= finished:
            # Who begins before midnight may end after it.
            late = finished - day > timedelta(days=1)
            yield DayResult(day, row["name"], row["points"], row["id"], late)


def _deals_until(last: date) -> dict[tuple[int, str], date]:
    """The days by the seeds and the variants of their deals."""
    count = (last - FIRST_DAY).days + 1
    every = (FIRST_DAY + timedelta(days=number) for number in range(count))
    deals = ((day, day_deal(day)) for day in every)
    return {(deal.seed, variant_of(deal.options)): day for day, deal in deals}
