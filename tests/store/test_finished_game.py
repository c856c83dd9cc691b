"""A finished game in numbers."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.store.kept import (
    CATEGORIES,
    HABITATS,
    WILDLIFE,
    achievements_in,
    goals_in,
    grid_of,
    rulings_of,
    scoring_of,
)
from cascadia_qt.store.finished_game import Circumstances, NotFinished, finished_game
from tests.documents import random_record
from tests.store import EVENING, HELPED, NAMES, RECORDS, finished, golden

SCORES = json.loads((RECORDS / "scores.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_the_points_are_those_of_the_score_sheet(name: str) -> None:
    seats = finished(record=name).summary.seats
    rows = [
        [
            *(seat.parts[name] for name in WILDLIFE),
            *(seat.parts[name] + seat.parts[f"{name}_bonus"] for name in HABITATS),
            seat.parts["nature"],
            seat.points,
        ]
        for seat in seats
    ]
    assert rows == SCORES[name]


@pytest.mark.parametrize("name", NAMES)
def test_categories_add_up_to_the_total(name: str) -> None:
    for seat in finished(record=name).summary.seats:
        assert tuple(seat.parts) == CATEGORIES
        assert len(CATEGORIES) == 16
        assert sum(seat.parts.values()) == seat.points


def test_what_was_agreed_is_told() -> None:
    summary = finished(record="hex-4-BCADC").summary
    assert (summary.game, summary.variant, summary.players) == ("cascadia", "hex BCADC", 4)
    assert (grid_of(summary), scoring_of(summary), summary.rounds) == ("hex", "BCADC", 20)
    assert rulings_of(summary) == Rulings("drop_overcrowded", elk_c_above_8="cap_28")
    assert summary.seed == golden("hex-4-BCADC").seed


@pytest.mark.parametrize(
    ("name", "winners"),
    [
        ("hex-2-AAAAA", [True, False]),
        ("square-4-DDDDD", [False, False, False, True]),
        ("hex-1-CBDAB", [False]),
    ],
    ids=["two", "four", "nobody wins alone"],
)
def test_who_has_won(name: str, winners: list[bool]) -> None:
    assert [seat.won for seat in finished(record=name).summary.seats] == winners


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("hex-2-AAAAA", [1, 2]),
        ("hex-3-DDDDD", [1, 3, 2]),
        ("hex-1-CBDAB", [1]),
    ],
)
def test_places(name: str, places: list[int]) -> None:
    assert [seat.place for seat in finished(record=name).summary.seats] == places


def test_names_and_computers() -> None:
    seats = finished("Ann", record="hex-3-DDDDD").summary.seats
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Ann", None),
        ("Random", "random"),
        ("Greedy", "greedy"),
    ]


def test_reached_achievements_are_numbered() -> None:
    seats = finished().summary.seats
    # 95 points, no bear, the majority in all habitats, and 7 points or more in each.
    assert achievements_in(seats[0]) == (1, 2, 3, 4, 9, 15, 16)
    assert 8 in achievements_in(seats[1])  # no nature token left


@pytest.mark.parametrize(
    ("name", "scenario", "goals", "passed"),
    [
        ("hex-2-AAAAA", 1, [(95,), (31,)], [True, False]),
        ("hex-3-DDDDD", 4, [(108,), (18,), (100,)], [True, False, True]),
        ("hex-2-AAAAA", None, [(), ()], [False, False]),
        ("hex-2-AAAAA", 2, [(), ()], [False, False]),
    ],
    ids=["one passes", "two pass", "no scenario", "not its cards"],
)
def test_scenarios(
    name: str, scenario: int | None, goals: list[tuple[int, ...]], passed: list[bool]
) -> None:
    seats = finished(record=name, scenario=scenario).summary.seats
    assert [goals_in(seat) for seat in seats] == goals
    assert [seat.passed for seat in seats] == passed


def test_a_game_is_told_apart_by_its_record_alone() -> None:
    once = finished("Ann")
    assert finished("Ann", days=3, scenario=1, helps=HELPED).digest == once.digest
    assert finished("Ben").digest != once.digest
    other_seed = replace(golden(), seed=golden().seed + 1)
    assert finished_game(other_seed, Circumstances(EVENING)).digest != finished().digest


def test_a_running_game_is_refused() -> None:
    with pytest.raises(NotFinished):
        finished_game(random_record(turns=3), Circumstances(EVENING))
