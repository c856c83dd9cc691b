"""Numbers about many games, on games that can be counted by hand."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import (
    Choices,
    Part,
    PartScores,
    PlayerScores,
    ScorePoint,
    Scores,
    category_means,
    choices,
    distribution,
    score_over_time,
    scores,
    scores_by,
    scores_by_player,
)
from tests.store import EVENING, finished

NOBODY = Scores(0, 0, None, None, None)


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[GameStore]:
    with GameStore(tmp_path / "games.sqlite") as opened:
        yield opened


@pytest.fixture
def store(empty: GameStore) -> GameStore:
    """Ann 95, Ben 31; computers 25, 81; Ann 38; Cleo 108, computers 18, 100; Ann 95, Cleo 31."""
    empty.add_all(
        [
            finished("Ann", "Ben", days=3),
            finished(record="square-2-intermediate", days=5),
            finished("Ann", record="square-1-family", days=1),
            finished("Cleo", record="hex-3-DDDDD", days=2),
            finished("Ann", "Cleo", days=4),
        ]
    )
    return empty


def test_an_empty_store_has_nothing_to_tell(empty: GameStore) -> None:
    assert scores(empty) == NOBODY
    assert category_means(empty) is None
    assert scores_by(empty, Part.GRID) == []
    assert scores_by_player(empty) == []
    assert score_over_time(empty, "Ann") == []
    assert distribution(empty) == {}
    assert choices(empty) == Choices((), (), (), ())


@pytest.mark.parametrize(
    ("which", "computers", "found"),
    [
        (EVERYTHING, False, Scores(4, 6, (95 + 31 + 38 + 108 + 95 + 31) / 6, 108, 31)),
        (EVERYTHING, True, Scores(2, 4, (25 + 81 + 18 + 100) / 4, 100, 18)),
        (GameFilter(person="Ann"), False, Scores(3, 3, (95 + 38 + 95) / 3, 95, 38)),
        (GameFilter(person="Cleo"), True, Scores(1, 2, (18 + 100) / 2, 100, 18)),
        (GameFilter(grid="square"), False, Scores(1, 1, 38, 38, 38)),
        (GameFilter(players=2), False, Scores(2, 4, 63, 95, 31)),
        (GameFilter(scoring="DDDDD"), False, Scores(1, 1, 108, 108, 108)),
        (GameFilter(person="Random"), False, NOBODY),
    ],
    ids=str,
)
def test_scores(which: GameFilter, computers: bool, found: Scores, store: GameStore) -> None:
    assert scores(store, which, computers=computers) == found


def test_scores_by_what_was_agreed(store: GameStore) -> None:
    assert scores_by(store, Part.GRID) == [
        PartScores("hex", Scores(3, 5, 72, 108, 31)),
        PartScores("square", Scores(1, 1, 38, 38, 38)),
    ]
    assert [part.key for part in scores_by(store, Part.PLAYERS)] == [2, 1, 3]
    by_cards = scores_by(store, Part.SCORING, GameFilter(person="Ann"))
    assert [(part.key, part.scores.best) for part in by_cards] == [("AAAAA", 95), ("family", 38)]
    by_computers = scores_by(store, Part.SCORING, computers=True)
    assert [part.key for part in by_computers] == ["DDDDD", "intermediate"]


def test_persons_and_computers_apart(store: GameStore) -> None:
    assert scores_by_player(store) == [
        PlayerScores("Ann", Scores(3, 3, 76, 95, 38), contests=2, wins=2),
        PlayerScores("Cleo", Scores(2, 2, 69.5, 108, 31), contests=2, wins=1),
        PlayerScores("Ben", Scores(1, 1, 31, 31, 31), contests=1, wins=0),
    ]
    assert scores_by_player(store, computers=True) == [
        PlayerScores("greedy", Scores(2, 2, 90.5, 100, 81), contests=2, wins=1),
        PlayerScores("random", Scores(2, 2, 21.5, 25, 18), contests=2, wins=0),
    ]


def test_scores_over_time_begin_with_the_oldest(store: GameStore) -> None:
    assert score_over_time(store, "Ann") == [
        ScorePoint(3, EVENING + timedelta(1), 38, won=False),
        ScorePoint(1, EVENING + timedelta(3), 95, won=True),
        ScorePoint(5, EVENING + timedelta(4), 95, won=True),
    ]
    assert [point.game for point in score_over_time(store, "Ann", GameFilter(grid="hex"))] == [1, 5]


def test_means_of_categories_add_up_to_the_mean(store: GameStore) -> None:
    for computers in (False, True):
        means = category_means(store, computers=computers)
        assert means is not None
        whole = sum((*means.wildlife, *means.habitats, *means.bonuses, means.nature))
        assert whole == pytest.approx(scores(store, computers=computers).mean)


def test_means_of_one_game_are_its_score_sheet(store: GameStore) -> None:
    means = category_means(store, GameFilter(person="Ben"))
    assert means is not None
    assert means.wildlife == (0, 4, 7, 2, 10)
    assert means.habitats == (3, 1, 2, 1, 1)
    assert means.bonuses == (0, 0, 0, 0, 0)
    assert means.nature == 0


def test_totals_are_counted(store: GameStore) -> None:
    assert distribution(store) == {31: 2, 38: 1, 95: 2, 108: 1}
    assert list(distribution(store)) == [31, 38, 95, 108]
    assert distribution(store, GameFilter(person="Cleo"), computers=True) == {18: 1, 100: 1}


def test_what_a_filter_can_choose_from(store: GameStore) -> None:
    assert choices(store) == Choices(
        ("hex", "square"),
        (1, 2, 3),
        ("AAAAA", "DDDDD", "family", "intermediate"),
        ("Ann", "Ben", "Cleo"),
    )
