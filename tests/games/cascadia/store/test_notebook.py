"""Achievements that may be ticked, and scenarios that were passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.rules.achievements import Refusal
from cascadia_qt.games.cascadia.store.notebook import (
    Allowed,
    NotOffered,
    Pass,
    ScenarioResult,
    Tick,
    claim,
    offered,
    passes,
    players,
    refused,
    scenario_results,
    tick,
    ticks,
    unannounced,
    untick,
)
from cascadia_qt.store.finished_game import FinishedGame
from cascadia_qt.store.game_store import GameStore
from tests.store import EVENING, finished

STRICT, ALL, SOLO = Allowed(), Allowed(all=True), Allowed(solo=True)
REACHED = (1, 2, 3, 4, 9, 15, 16)  # by the winner of the game of two
REACHED_ALONE = (8, 12)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with GameStore(tmp_path / "games.sqlite") as opened:
        yield opened


TWO = finished("Ann", "Ben")
COMPUTERS = finished()
SCENARIO = finished("Ann", "Ben", scenario=1)
ALONE = finished("Ann", record="hex-1-CBDAB")


@pytest.mark.parametrize(
    ("game", "seat", "allowed", "numbers"),
    [
        pytest.param(TWO, 0, STRICT, REACHED, id="winner"),
        pytest.param(TWO, 0, ALL, REACHED, id="winner, all allowed"),
        pytest.param(TWO, 1, STRICT, (), id="loser"),
        pytest.param(TWO, 1, ALL, (), id="loser, all allowed"),
        pytest.param(COMPUTERS, 0, ALL, (), id="computer"),
        pytest.param(SCENARIO, 0, ALL, (), id="scenario"),
        pytest.param(ALONE, 0, STRICT, (), id="solo"),
        pytest.param(ALONE, 0, ALL, (), id="solo, all allowed"),
        pytest.param(ALONE, 0, SOLO, REACHED_ALONE, id="solo, solo allowed"),
    ],
)
def test_who_is_offered_what(
    game: FinishedGame, seat: int, allowed: Allowed, numbers: tuple[int, ...], store: GameStore
) -> None:
    assert offered(store, store.add(game), seat, allowed) == numbers


@pytest.mark.parametrize(
    ("game", "seat", "allowed", "why"),
    [
        pytest.param(TWO, 0, STRICT, None, id="winner"),
        pytest.param(TWO, 1, ALL, Refusal.LOST, id="loser"),
        pytest.param(COMPUTERS, 1, ALL, None, id="computer"),
        pytest.param(SCENARIO, 0, ALL, Refusal.SCENARIO, id="scenario"),
        pytest.param(ALONE, 0, STRICT, Refusal.ALONE, id="solo"),
        pytest.param(ALONE, 0, SOLO, None, id="solo, solo allowed"),
        pytest.param(
            finished("Ann", record="square-1-family"), 0, STRICT, None, id="nothing was reached"
        ),
    ],
)
def test_why_nothing_is_offered(
    game: FinishedGame, seat: int, allowed: Allowed, why: Refusal | None, store: GameStore
) -> None:
    assert refused(store, store.add(game), seat, allowed) is why


def test_why_no_more_is_offered(store: GameStore) -> None:
    game = store.add(TWO)
    tick(store, game, 0, 4)
    assert refused(store, game, 0) is Refusal.ONE_A_WIN
    for number in (1, 2, 3, 9, 15, 16):
        tick(store, game, 0, number, ALL)
    assert refused(store, game, 0, ALL) is Refusal.TICKED


def test_what_squares_give_away_is_offered_by_no_store(store: GameStore) -> None:
    game = store.add(finished("Zoë", record="square-3-ACBCD"))
    with store.writing() as connection:
        further = '{"achievements": [1, 8, 24], "goals": []}'
        connection.execute("UPDATE parts SET further = ? WHERE seat = 0", (further,))
    assert offered(store, game, 0) == (1,)


def test_one_achievement_a_game_is_ticked_with_game_and_date(store: GameStore) -> None:
    game = store.add(finished("Ann"))
    tick(store, game, 0, 4)
    assert ticks(store, "Ann") == {4: Tick(4, game, EVENING)}
    assert offered(store, game, 0) == ()
    with pytest.raises(NotOffered):
        tick(store, game, 0, 3)


def test_the_next_game_offers_the_others(store: GameStore) -> None:
    first, second = (store.add(finished("Ann", bot)) for bot in ("Ben", "Cleo"))
    tick(store, first, 0, 4)
    assert offered(store, second, 0) == tuple(number for number in REACHED if number != 4)


def test_all_of_a_game_may_be_ticked_where_that_is_allowed(store: GameStore) -> None:
    game = store.add(finished("Ann"))
    for number in REACHED:
        tick(store, game, 0, number, ALL)
    assert tuple(ticks(store, "Ann")) == REACHED
    assert offered(store, game, 0, ALL) == ()


@pytest.mark.parametrize("number", [0, 5, 26], ids=["none", "not reached", "unknown"])
def test_what_is_not_offered_is_not_ticked(number: int, store: GameStore) -> None:
    game = store.add(finished("Ann"))
    with pytest.raises(NotOffered):
        tick(store, game, 0, number)
    assert ticks(store, "Ann") == {}


def test_notebooks_are_apart(store: GameStore) -> None:
    for name in ("Ann", "Ben"):
        tick(store, store.add(finished(name)), 0, 4)
    untick(store, "Ann", 4)
    assert ticks(store, "Ann") == {}
    assert list(ticks(store, "Ben")) == [4]


def test_a_mistaken_tick_is_taken_back_and_offered_again(store: GameStore) -> None:
    game = store.add(finished("Ann"))
    tick(store, game, 0, 4)
    untick(store, "Ann", 4)
    assert offered(store, game, 0) == REACHED


def test_a_tick_outlives_its_game(store: GameStore) -> None:
    game = store.add(finished("Ann"))
    tick(store, game, 0, 4)
    store.delete(game)
    assert ticks(store, "Ann") == {4: Tick(4, None, EVENING)}
    assert players(store) == ["Ann"]


def test_persons_have_notebooks_and_computers_none(store: GameStore) -> None:
    store.add_all([finished("Cleo"), finished("Ann", "Ben"), finished()])
    assert players(store) == ["Ann", "Ben", "Cleo"]


def test_the_best_attempt_at_a_scenario_is_shown(store: GameStore) -> None:
    lost = store.add(finished("Ann", "Ben", "Cleo", record="hex-3-DDDDD", scenario=4))
    won = store.add(finished("Ben", "Ann", "Cleo", days=1, record="hex-3-DDDDD", scenario=4))
    again = store.add(finished("Ben", "Dan", "Ann", days=2, record="hex-3-DDDDD", scenario=4))
    later = EVENING + timedelta(1)
    assert scenario_results(store, "Ben") == {4: ScenarioResult(4, 3, later, won, 108, (108,))}
    assert scenario_results(store, "Ann") == {4: ScenarioResult(4, 3, EVENING, lost, 108, (108,))}
    assert scenario_results(store, "Dan") == {4: ScenarioResult(4, 1, None, again, 18, (18,))}
    assert scenario_results(store, "Eve") == {}


def test_a_passed_attempt_is_better_than_a_higher_total(store: GameStore) -> None:
    passed = finished("Ann", record="hex-3-DDDDD", scenario=4)
    (ann, *others) = passed.summary.seats
    failed = replace(
        passed,
        digest="another game",
        summary=replace(
            passed.summary,
            seats=(replace(ann, points=(ann.points or 0) + 1, passed=False), *others),
        ),
    )
    number, _ = store.add_all([passed, failed])
    assert scenario_results(store, "Ann")[4].game == number


def test_who_has_passed_what(store: GameStore) -> None:
    store.add(finished("Ann", "Ben", days=2, scenario=1))
    store.add(finished("Ann", "Cleo", days=1, scenario=1))
    store.add(finished("Dan", record="hex-3-DDDDD", scenario=4))
    store.add(finished("Eve"))
    assert passes(store) == [
        Pass(1, "Ann", EVENING + timedelta(1)),
        Pass(4, "Dan", EVENING),
    ]


def test_a_scenario_that_nobody_announced_is_offered_to_who_has_passed_it(store: GameStore) -> None:
    game = store.add(finished("Ann", "Ben", record="hex-3-DDDDD"))
    found = unannounced(store, game)
    assert found is not None
    assert (found.scenario, found.seats) == (4, (0,))
    assert [seat.name for seat in found.players] == ["Ann", "Ben", "Greedy"]
    assert [[goal.count for goal in own] for own in found.goals] == [[108], [18], [100]]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(finished("Ann", record="hex-3-DDDDD", scenario=4), id="announced"),
        pytest.param(finished("Ann", record="hex-4-BCADC"), id="other cards"),
        pytest.param(finished("Ann", "Ben", record="square-2-intermediate"), id="no cards"),
        pytest.param(finished("Ann", "Ben", record="square-4-DDDDD"), id="not passed"),
        pytest.param(finished(record="hex-3-DDDDD"), id="computers"),
    ],
)
def test_what_is_no_unannounced_scenario(game: FinishedGame, store: GameStore) -> None:
    number = store.add(game)
    assert unannounced(store, number) is None
    with pytest.raises(NotOffered):
        claim(store, number)


def test_an_unannounced_scenario_is_passed_once(store: GameStore) -> None:
    game, again = (store.add(finished("Ann", record="hex-3-DDDDD", days=days)) for days in range(2))
    assert game == again
    claim(store, game)
    assert passes(store) == [Pass(4, "Ann", EVENING)]
    assert unannounced(store, game) is None
    assert offered(store, game, 0) == (1, 2, 3, 4, 5, 6, 15, 17)


def test_who_has_passed_a_scenario_is_not_offered_it_again(store: GameStore) -> None:
    store.add(finished("Ann", "Ben", record="hex-3-DDDDD", scenario=4))
    later = store.add(finished("Ann", "Cleo", record="hex-3-DDDDD", days=1))
    assert unannounced(store, later) is None


def test_an_unannounced_pass_outlives_its_game(store: GameStore) -> None:
    game = store.add(finished("Ann", record="hex-3-DDDDD"))
    claim(store, game)
    store.delete(game)
    assert passes(store) == [Pass(4, "Ann", EVENING)]
    assert players(store) == ["Ann"]
    store.add(finished("Ann", "Ben", record="hex-3-DDDDD", days=-1, scenario=4))
    assert passes(store) == [Pass(4, "Ann", EVENING - timedelta(1))]
