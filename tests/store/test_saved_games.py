"""A game that is left for another one is set aside, so that nobody loses it."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.store import saved_games
from cascadia_qt.store.saved_games import SavedGame, read_game
from cascadia_qt.store.storage_error import StorageError
from tests.model import cascadia_record

ANN, BEN = Seat("Ann"), Seat("Ben")
COMPUTER = Seat("Computer", "greedy")


def played(steps: int, *seats: Seat, seed: int = 1) -> Record:
    """A game of so many actions."""
    record = cascadia_record(seats or (ANN, BEN), seed=seed)
    history = record.history
    for _ in range(steps):
        history = history.played(record.rules, record.rules.legal(history.state)[0])
    return replace(record, history=history)


def ended(*seats: Seat) -> Record:
    record = played(0, *seats)
    history = record.history
    while record.rules.to_move(history.state) is not None:
        history = history.played(record.rules, record.rules.legal(history.state)[0])
    return replace(record, history=history)


@pytest.fixture
def saved(tmp_path: Path) -> SavedGame:
    return SavedGame(tmp_path / "autosave")


def test_another_game_sets_it_aside(saved: SavedGame, tmp_path: Path) -> None:
    before = played(7)
    saved.keep(before)
    path = saved.set_aside(played(0, seed=2))
    assert path is not None
    assert path.parent == tmp_path / "unfinished"
    assert path.name.startswith("Ann, Ben 2")
    assert read_game(path).history.actions == before.history.actions


@pytest.mark.parametrize("actions", [0, 3])
def test_so_does_the_same_deal_from_an_earlier_step(saved: SavedGame, actions: int) -> None:
    saved.keep(played(7))
    assert saved.set_aside(played(actions)) is not None


@pytest.mark.parametrize(
    ("before", "now"),
    [
        pytest.param(played(7), played(7), id="the same"),
        pytest.param(played(7), played(9), id="goes on"),
        pytest.param(played(0), played(0, seed=2), id="not begun"),
        pytest.param(ended(ANN), played(0, seed=2), id="finished"),
        pytest.param(played(7, COMPUTER), played(0, seed=2), id="computers only"),
        pytest.param(played(1, COMPUTER, ANN), played(0, seed=2), id="a computer has begun"),
    ],
)
def test_nothing_is_set_aside_that_nobody_misses(
    saved: SavedGame, tmp_path: Path, before: Record, now: Record
) -> None:
    saved.keep(before)
    assert saved.set_aside(now) is None
    assert not (tmp_path / "unfinished").exists()


def test_where_there_was_no_game_there_is_nothing(saved: SavedGame) -> None:
    assert saved.set_aside(played(0)) is None


def test_two_games_of_one_minute_have_two_files(saved: SavedGame, tmp_path: Path) -> None:
    for seed in (1, 2, 3):
        saved.keep(played(7, seed=seed))
        assert saved.set_aside(played(0, seed=9)) is not None
    assert len(list((tmp_path / "unfinished").iterdir())) == 3


def test_the_same_game_has_one_file_however_often_it_is_left(
    saved: SavedGame, tmp_path: Path
) -> None:
    other = tmp_path / "unfinished" / "Ann, Ben.cascadia"
    other.parent.mkdir()
    other.write_text("what somebody else has put there", encoding="utf-8")
    for steps in (3, 5, 5, 9):
        saved.keep(played(steps))
        path = saved.set_aside(played(0, seed=2))
        assert path is not None
        assert set(other.parent.iterdir()) == {path, other}
    (latest,) = set(other.parent.iterdir()) - {other}
    assert len(read_game(latest).history.actions) == 9


def test_what_lies_in_a_file_as_it_is_needs_no_other(saved: SavedGame, tmp_path: Path) -> None:
    path = tmp_path / "mine.cascadia"
    saved_games.write_game(path, played(7))
    saved.keep(played(7))
    assert saved.set_aside(played(0, seed=2), [tmp_path / "missing", path]) is None
    saved.keep(played(9))
    assert saved.set_aside(played(0, seed=2), [path]) is not None


def test_names_that_no_file_can_have(saved: SavedGame) -> None:
    saved.keep(played(3, Seat("A/[n]\\n: <é>"), Seat("🦊" * 90)))
    path = saved.set_aside(played(0, seed=2))
    assert path is not None
    assert path.is_file()


def test_it_is_told_when_something_is_in_the_way(saved: SavedGame, tmp_path: Path) -> None:
    saved.keep(played(3))
    (tmp_path / "unfinished").touch()
    with pytest.raises(StorageError, match=r"The game cannot be kept: .+\."):
        saved.set_aside(played(0, seed=2))


def test_two_programs_at_once_lose_no_game(saved: SavedGame, tmp_path: Path) -> None:
    other = SavedGame(tmp_path / "autosave")
    saved.keep(played(7))
    aside = other.set_aside(played(0, seed=2))
    assert aside is not None
    for steps in range(1, 13):
        assert other.keep(played(steps, seed=2)) is None
    path = saved.keep(played(8))
    assert path is not None
    assert len(read_game(path).history.actions) == 12
    assert [saved.keep(played(steps)) for steps in (9, 10, 11)] == [None] * 3
    path = other.keep(played(13, seed=2))
    assert path is not None
    assert len(read_game(path).history.actions) == 11
    assert not aside.exists()


def test_taking_back_sets_nothing_aside(saved: SavedGame) -> None:
    saved.keep(played(7))
    assert saved.keep(played(5)) is None


def test_what_cannot_be_read_here_is_kept_as_it_is(saved: SavedGame, tmp_path: Path) -> None:
    newest, *_ = saved.paths()
    saved.keep(played(7))
    newest.write_bytes(b"of another version")
    path = saved.set_aside(played(0, seed=2))
    assert path is not None
    assert path.parent == tmp_path / "unfinished"
    assert path.read_bytes() == b"of another version"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_what_is_no_game_at_all_is_neither_waited_for_nor_copied(
    saved: SavedGame, tmp_path: Path
) -> None:
    newest, second, _ = saved.paths()
    newest.parent.mkdir(parents=True)
    os.mkfifo(newest)
    with second.open("wb") as endless:
        endless.truncate(10**12)
    saved.keep(played(7))
    saved.keep(played(8))
    record, _ = saved.load()
    assert record is not None
    assert len(record.history.actions) == 8
    (aside,) = (tmp_path / "unfinished").iterdir()
    assert aside.is_fifo()
