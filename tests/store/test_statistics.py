"""Numbers about many games, on games that can be counted by hand."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from cascadia_qt import shelf
from cascadia_qt.games.cascadia.store.kept import BONUSES, CATEGORIES, HABITATS, WILDLIFE
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import (
    Choices,
    Part,
    PartScores,
    PlayerScores,
    Rounds,
    ScorePoint,
    Scores,
    choices,
    distribution,
    part_means,
    rounds,
    score_over_time,
    scores,
    scores_by,
    scores_by_facets,
    scores_by_player,
)
from tests.store import EVENING, finished

TILES, CARDS = range(2)  # the facets of Cascadia
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
    assert part_means(empty) == {}
    assert rounds(empty) == Rounds(None, None)
    assert scores_by_facets(empty, 2) == ([[], []], [])
    assert scores_by_player(empty) == []
    assert score_over_time(empty, "Ann") == []
    assert distribution(empty) == {}
    assert choices(empty) == Choices()


def test_an_empty_store_is_about_the_only_game_that_there_is(
    empty: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "PLACES", {"cascadia": shelf.PLACES["cascadia"]})
    assert choices(empty) == Choices(game="cascadia", words=((), ()))


@pytest.mark.parametrize(
    ("which", "computers", "found"),
    [
        (EVERYTHING, False, Scores(4, 6, (95 + 31 + 38 + 108 + 95 + 31) / 6, 108, 31)),
        (EVERYTHING, True, Scores(2, 4, (25 + 81 + 18 + 100) / 4, 100, 18)),
        (GameFilter(person="Ann"), False, Scores(3, 3, (95 + 38 + 95) / 3, 95, 38)),
        (GameFilter(person="Cleo"), True, Scores(1, 2, (18 + 100) / 2, 100, 18)),
        (GameFilter(variant=("square", None)), False, Scores(1, 1, 38, 38, 38)),
        (GameFilter(players=2), False, Scores(2, 4, 63, 95, 31)),
        (GameFilter(variant=(None, "DDDDD")), False, Scores(1, 1, 108, 108, 108)),
        (GameFilter(person="Random"), False, NOBODY),
    ],
    ids=str,
)
def test_scores(which: GameFilter, computers: bool, found: Scores, store: GameStore) -> None:
    assert scores(store, which, computers=computers) == found


def test_scores_by_what_was_agreed(store: GameStore) -> None:
    assert scores_by_facets(store, 2)[0][TILES] == [
        PartScores("hex", Scores(3, 5, 72, 108, 31)),
        PartScores("square", Scores(1, 1, 38, 38, 38)),
    ]
    assert [part.key for part in scores_by(store, Part.PLAYERS)] == [2, 1, 3]
    assert scores_by_facets(store, 2)[1] == scores_by(store, Part.PLAYERS)
    by_cards = scores_by_facets(store, 2, GameFilter(person="Ann"))[0][CARDS]
    assert [(part.key, part.scores.best) for part in by_cards] == [("AAAAA", 95), ("family", 38)]
    by_computers = scores_by_facets(store, 2, computers=True)[0][CARDS]
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
    assert [
        point.game for point in score_over_time(store, "Ann", GameFilter(variant=("hex", None)))
    ] == [1, 5]


def test_means_of_categories_add_up_to_the_mean(store: GameStore) -> None:
    for computers in (False, True):
        means = part_means(store, computers=computers)
        assert tuple(means) == CATEGORIES
        assert sum(means.values()) == pytest.approx(scores(store, computers=computers).mean)


def test_means_of_one_game_are_its_score_sheet(store: GameStore) -> None:
    means = part_means(store, GameFilter(person="Ben"))
    assert [means[name] for name in WILDLIFE] == [0, 4, 7, 2, 10]
    assert [means[name] for name in HABITATS] == [3, 1, 2, 1, 1]
    assert [means[name] for name in BONUSES] == [0, 0, 0, 0, 0]
    assert means["nature"] == 0


def test_totals_are_counted(store: GameStore) -> None:
    assert distribution(store) == {31: 2, 38: 1, 95: 2, 108: 1}
    assert list(distribution(store)) == [31, 38, 95, 108]
    assert distribution(store, GameFilter(person="Cleo"), computers=True) == {18: 1, 100: 1}


def test_what_a_filter_can_choose_from(store: GameStore) -> None:
    assert choices(store) == Choices(
        games=("cascadia",),
        game="cascadia",
        words=(("hex", "square"), ("AAAAA", "DDDDD", "family", "intermediate")),
        players=(1, 2, 3),
        persons=("Ann", "Ben", "Cleo"),
    )


def test_how_long_games_were(store: GameStore) -> None:
    assert rounds(store) == rounds(store, GameFilter(person="Ann")) == Rounds(20.0, 20)
    assert rounds(store, GameFilter(person="Zoë")) == Rounds(None, None)
