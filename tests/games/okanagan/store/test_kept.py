"""What the store keeps of a game, and what it does not believe."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from cascadia_qt.games.okanagan.store.kept import KEEPING, PARTS
from cascadia_qt.store.finished_game import Circumstances, FinishedGame, finished_game
from cascadia_qt.store.game_filter import GameFilter
from cascadia_qt.store.game_store import GameStore
from tests.games.okanagan.records.write import GAMES, finished_record, result_rows


def finished(name: str) -> FinishedGame:
    return finished_game(finished_record(name), Circumstances(datetime(2026, 5, 4, 20, 15)))


@pytest.mark.parametrize("name", GAMES)
def test_parts_and_points_are_those_of_the_result(name: str) -> None:
    summary = finished(name).summary
    assert summary.variant == ""
    for seat, row in zip(summary.seats, result_rows(finished_record(name)), strict=True):
        *parts, total, rewards, place = row
        assert tuple(seat.parts) == PARTS
        assert [seat.parts[part] for part in PARTS[:3]] == parts
        assert (seat.points, seat.parts["rewards"], seat.place) == (total, rewards, place)
    KEEPING.fits(summary)


def test_games_are_found_again_by_how_many_played(tmp_path: Path) -> None:
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add_all(map(finished, GAMES))
        assert store.count(GameFilter(game="okanagan")) == len(GAMES)
        assert store.count(GameFilter(game="okanagan", players=4)) == 2


@pytest.mark.parametrize(
    "spoilt",
    [
        {"explorer": -4},
        {"explorer": "8"},
        {"explorer": 3},
        {"explorer": 4},
        {"objectives": True},
        {"objectives": 99},
        {"nuggets": 3},
        {"nugget_cards": 17},
        {"rewards": None},
        {"gold": 1},
    ],
    ids=str,
)
def test_parts_that_no_game_can_have_do_not_fit(spoilt: Mapping[str, int]) -> None:
    summary = finished("2-tie").summary
    first, *others = summary.seats
    wrong = replace(first, parts={**first.parts, **spoilt})
    with pytest.raises((LookupError, TypeError, ValueError)):
        KEEPING.fits(replace(summary, seats=(wrong, *others)))


def test_there_are_no_variants_and_nobody_plays_alone() -> None:
    summary = finished("2-tie").summary
    with pytest.raises(ValueError, match="long"):
        KEEPING.fits(replace(summary, variant="long"))
    with pytest.raises(ValueError, match="1"):
        KEEPING.fits(replace(summary, seats=summary.seats[:1]))
