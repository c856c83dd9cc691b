"""Games go into the store, are found and come out again as they were."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.games.cascadia.store.kept import scoring_of
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.rules.record import digest, write_record
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.store.errors import StoreError
from cascadia_qt.store.finished_game import Circumstances, FinishedGame, Helps, finished_game
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from tests.documents import random_record
from tests.games.cascadia.records import agreed
from tests.store import EVENING, HELPED, NAMES, check_sentence, finished, golden


@pytest.fixture
def store(tmp_path: Path) -> Iterator[GameStore]:
    with GameStore(tmp_path / "new" / "folder" / "games.sqlite") as opened:
        yield opened


@pytest.mark.parametrize("helps", [None, Helps(), HELPED], ids=["unknown", "none", "some"])
@pytest.mark.parametrize("name", NAMES)
def test_a_game_comes_out_as_it_went_in(name: str, helps: Helps | None, store: GameStore) -> None:
    game = finished("Zoë 🦊", record=name, scenario=4, helps=helps)
    kept = store.game(store.add(game))
    assert (kept.digest, kept.summary) == (game.digest, game.summary)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_comes_out_as_it_went_in(name: str, store: GameStore) -> None:
    number = store.add(finished(record=name))
    assert write_record(store.record(number)) == write_record(golden(name))


@settings(max_examples=15)
@given(
    grid=st.sampled_from(sorted(GRIDS)),
    players=st.integers(1, 4),
    cards=st.sampled_from(["family", "intermediate"])
    | st.text([card.value for card in Card], min_size=5, max_size=5),
    seed=st.integers(0, SEED_LIMIT - 1),
)
def test_store_and_record_agree_on_the_digest(
    tmp_path_factory: pytest.TempPathFactory, grid: str, players: int, cards: str, seed: int
) -> None:
    scoring = agreed(GRIDS[grid], players, cards).scoring
    record = random_record(GRIDS[grid], players, seed=seed, scoring=scoring)
    game = finished_game(record, Circumstances(EVENING))
    with GameStore(tmp_path_factory.mktemp("store") / "games.sqlite") as store:
        number = store.add(game)
        kept, replayed = store.game(number), store.record(number)
    assert digest(replayed.rules, replayed.history.state) == digest(
        record.rules, record.history.state
    )
    assert finished_game(replayed, Circumstances(EVENING)) == game
    assert kept.summary == game.summary
    assert (scoring.variant is Variant.CARDS) == (scoring_of(kept.summary) == cards.upper())


def test_a_game_is_taken_in_once(store: GameStore) -> None:
    first = store.add(finished("Ann"))
    assert store.add(finished("Ann", days=9)) == first
    assert store.count() == 1
    assert store.game(first).summary.circumstances.finished == EVENING


def test_games_stay_when_the_store_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with GameStore(path) as store:
        number = store.add(finished())
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    with GameStore(path) as store:
        assert store.game(number).digest == finished().digest


def test_all_or_none_are_added(store: GameStore) -> None:
    def failing() -> Iterator[FinishedGame]:
        yield finished("Ann")
        raise LookupError

    with pytest.raises(LookupError):
        store.add_all(failing())
    assert store.count() == 0
    assert store.add_all([finished("Ann"), finished("Ben")]) == [1, 2]


def test_the_latest_games_come_first_and_in_pages(store: GameStore) -> None:
    days = {"Ann": 2, "Ben": 0, "Cleo": 3, "Dan": 1, "Eve": 3}
    numbers = [store.add(finished(name, days=day)) for name, day in days.items()]
    latest = [numbers[place] for place in (4, 2, 0, 3, 1)]
    assert [game.id for game in store.games()] == latest
    assert [game.id for game in store.games(limit=2, offset=1)] == latest[1:3]
    assert store.games(offset=5) == []


GAMES = {
    "hex-1": ("hex-1-CBDAB", ("Ann",)),
    "hex-2": ("hex-2-AAAAA", ("Ann", "Ben")),
    "hex-4": ("hex-4-BCADC", ("Ben",)),
    "square-1": ("square-1-family", ("Cleo",)),
    "square-4": ("square-4-DDDDD", ()),
}


@pytest.mark.parametrize(
    ("which", "found"),
    [
        (EVERYTHING, set(GAMES)),
        (GameFilter(variant=("square", None)), {"square-1", "square-4"}),
        (GameFilter(players=1), {"hex-1", "square-1"}),
        (GameFilter(variant=(None, "family")), {"square-1"}),
        (GameFilter(person="Ben"), {"hex-2", "hex-4"}),
        (GameFilter(person="Random"), set()),
        (GameFilter(person="' OR 1 --"), set()),
        (GameFilter(variant=("*", None)), set()),
        (GameFilter(variant=("h", None)), set()),
        (GameFilter(game="cascadia"), set(GAMES)),
        (GameFilter(game="stones"), set()),
        (GameFilter(variant=("hex", "CBDAB"), players=1, person="Ann"), {"hex-1"}),
        (GameFilter(variant=("hex", "CBDAB"), players=1, person="Ben"), set()),
    ],
    ids=[
        "everything",
        "squares",
        "solo",
        "family",
        "a person",
        "a computer's name",
        "an injection",
        "a sign for anything",
        "half a word",
        "a game",
        "another game",
        "all at once",
        "all at once, nobody",
    ],
)
def test_filters(which: GameFilter, found: set[str], store: GameStore) -> None:
    numbers = {
        store.add(finished(*persons, record=record)): name
        for name, (record, persons) in GAMES.items()
    }
    assert {numbers[game.id] for game in store.games(which)} == found
    assert store.count(which) == len(found)


def test_deleting_takes_everything_of_a_game(store: GameStore) -> None:
    gone, left = store.add(finished("Ann")), store.add(finished("Ben"))
    store.delete(gone)
    assert [game.id for game in store.games()] == [left]
    for table in ("games", "seats", "parts", "records"):
        assert (
            store.number(
                f"SELECT count(DISTINCT {'id' if table == 'games' else 'game'}) FROM {table}"
            )
            == 1
        )
    for ask in (store.game, store.record):
        with pytest.raises(StoreError) as caught:
            ask(gone)
        check_sentence(str(caught.value))


def test_a_record_that_was_spoilt_is_told_of(store: GameStore) -> None:
    number = store.add(finished())
    with store.writing() as connection:
        connection.execute("UPDATE records SET text = substr(text, 1, 100)")
    with pytest.raises(StoreError) as caught:
        store.record(number)
    check_sentence(str(caught.value))


def test_a_backup_is_one_file_with_everything(store: GameStore, tmp_path: Path) -> None:
    numbers = [store.add(finished(name)) for name in ("Ann", "Ben")]
    folder = tmp_path / "backups"
    store.backup(folder / "copy.sqlite")
    assert [file.name for file in folder.iterdir()] == ["copy.sqlite"]
    with GameStore(folder / "copy.sqlite") as copy:
        copy.check()
        assert sorted(game.id for game in copy.games()) == numbers
        assert copy.record(numbers[0]) == store.record(numbers[0])


def test_a_backup_replaces_an_older_one(store: GameStore, tmp_path: Path) -> None:
    path = tmp_path / "copy.sqlite"
    for name in ("Ann", "Ben"):
        store.add(finished(name))
        store.backup(path)
    with GameStore(path) as copy:
        assert copy.count() == 2


def test_a_backup_that_fails_leaves_the_older_one(
    store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "copies" / "copy.sqlite"
    store.add(finished("Ann"))
    store.backup(path)
    before = path.read_bytes()
    store.add(finished("Ben"))

    def full(_source: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(StoreError) as caught:
        store.backup(path)
    check_sentence(str(caught.value))
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_store_is_no_backup_of_itself(store: GameStore) -> None:
    store.add(finished())
    with pytest.raises(StoreError) as caught:
        store.backup(store.path)
    check_sentence(str(caught.value))
    assert store.count() == 1


def test_pages_can_be_read_while_somebody_writes(store: GameStore) -> None:
    store.add(finished("Ann"))
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("DELETE FROM games")
    try:
        assert store.count() == 1
    finally:
        other.close()


def test_whoever_writes_meanwhile_is_named_after_a_while(tmp_path: Path) -> None:
    with GameStore(tmp_path / "games.sqlite", patience=0.01) as store:
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            store.add(finished())
        other.close()
        assert str(caught.value) == "games.sqlite is in use by another program."
        store.add(finished())
