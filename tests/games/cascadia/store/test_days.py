"""The history of days: whose game was the deal of which day."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.rules.deal_code import Deal, day_deal
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.store import days as store_days
from cascadia_qt.games.cascadia.store.days import DayResult
from cascadia_qt.games.cascadia.store.kept import further_of, variant_of
from cascadia_qt.store.finished_game import Circumstances, FinishedGame
from cascadia_qt.store.game_store import GameStore
from tests.store import finished

MONDAY = date(2026, 11, 16)
NEXT_YEAR = date(2027, 11, 16)


def days(store: GameStore, person: str | None = None) -> list[DayResult]:
    """As they are found much later."""
    return store_days.days(store, person, NEXT_YEAR)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with GameStore(tmp_path / "games.sqlite") as opened:
        yield opened


def played(
    *persons: str, day: date = MONDAY, after: int = 0, total: int = 90, **changes: object
) -> FinishedGame:
    """The deal of `day` with a total for the first person, played so many days after it."""
    game = finished(*persons)
    deal, first = day_deal(day), replace(game.summary.seats[0], points=total)
    evening = datetime.combine(day + timedelta(days=after), time(20))
    summary = replace(
        game.summary,
        circumstances=Circumstances(evening),
        variant=variant_of(deal.options),
        seed=deal.seed,
        seats=(first, *game.summary.seats[1:]),
    )
    name = f"{persons} {day} {after} {changes}"
    return FinishedGame(name, game.text, replace(summary, **changes))  # type: ignore[arg-type]


def test_an_empty_store_has_no_days(store: GameStore) -> None:
    assert days(store) == []


def test_other_games_are_no_days(store: GameStore) -> None:
    store.add(finished("Ann"))
    assert days(store) == []


def test_a_game_of_its_day_is_found(store: GameStore) -> None:
    number = store.add(played("Ann", total=97))
    assert days(store) == [DayResult(MONDAY, "Ann", 97, number, late=False)]


def test_computers_are_not_in_it_and_everybody_else_is(store: GameStore) -> None:
    store.add(played("Ann", "Ben"))
    assert [result.name for result in days(store)] == ["Ann", "Ben"]


def test_the_latest_day_comes_first(store: GameStore) -> None:
    for after in (0, 2, 1):
        store.add(played("Ann", day=MONDAY + timedelta(days=after)))
    assert [(result.day - MONDAY).days for result in days(store)] == [2, 1, 0]


def test_only_the_first_game_of_a_day_counts(store: GameStore) -> None:
    store.add(played("Ann", after=1, total=120))
    first = store.add(played("Ann", total=80))
    assert [(result.game, result.total) for result in days(store)] == [(first, 80)]


@pytest.mark.parametrize(("after", "late"), [(0, False), (1, False), (2, True), (40, True)])
def test_a_game_may_end_after_midnight_but_later_is_late(
    store: GameStore, after: int, late: bool
) -> None:
    store.add(played("Ann", after=after))
    assert [result.late for result in days(store)] == [late]


def test_a_deal_of_a_day_to_come_is_luck(store: GameStore) -> None:
    store.add(played("Ann", after=-3))
    assert days(store) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "stones"},
        {"variant": variant_of(day_deal(MONDAY).options).replace("hex", "square")},
        {"variant": "hex family"},
        {"further": further_of(Rulings(elk_d_gaps=False))},
        {"seed": day_deal(MONDAY).seed + 1},
        {"circumstances": Circumstances(datetime.combine(MONDAY, time(20)), scenario=1)},
    ],
    ids=["game", "grid", "scoring", "rulings", "seed", "scenario"],
)
def test_another_game_with_such_a_seed_is_no_day(
    store: GameStore, changes: dict[str, object]
) -> None:
    store.add(played("Ann", **changes))  # type: ignore[arg-type]
    assert days(store) == []


def test_one_person_is_asked_for(store: GameStore) -> None:
    store.add_all([played("Ann", "Ben"), played("Cleo")])
    assert [result.name for result in days(store, "Ben")] == ["Ben"]


@pytest.mark.parametrize("year", [1, 9999])
def test_a_game_of_another_millennium_takes_no_time(
    year: int, store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed = list[date]()

    def counted(day: date) -> Deal:
        computed.append(day)
        return day_deal(day)

    monkeypatch.setattr(store_days, "day_deal", counted)
    store.add(played("Ann"))
    far = Circumstances(datetime(year, 12, 31, 23, 59, 59))
    store.add(played("Ben", circumstances=far))
    assert {result.name for result in days(store)} == ({"Ann"} if year == 1 else {"Ann", "Ben"})
    assert len(computed) < 2000


def test_where_it_is_tomorrow_already_its_deal_is_known(store: GameStore) -> None:
    store.add(played("Ann", day=MONDAY + timedelta(days=1)))
    assert len(store_days.days(store, today=MONDAY)) == 1
    assert store_days.days(store, today=MONDAY - timedelta(days=1)) == []
