"""Stores that mean harm: they are refused, or what is sound in them is read, and soon."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cascadia_qt.rules.record import write_record
from cascadia_qt.store import strangers
from cascadia_qt.store.errors import StoreError, StoreStopped
from cascadia_qt.store.finished_game import FinishedGame
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_store
from cascadia_qt.store.other_store import OtherStore
from cascadia_qt.store.packing import packed, unpacked
from tests.documents import random_record
from tests.store import check_sentence, finished

ANNS, BENS, CLEOS = map(finished, ("Ann", "Ben", "Cleo"))
ENDLESS = "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT"
FEW_LOOKS = 2_000


@contextmanager
def changed(path: Path) -> Iterator[sqlite3.Connection]:
    """A store with three games, to be made what no program would make of it."""
    with GameStore(path) as store:
        store.add_all([ANNS, BENS, CLEOS])
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = OFF")
    yield connection
    connection.close()


def names_after_import(path: Path) -> list[str]:
    with GameStore(path.with_name("games.sqlite")) as store:
        import_store(store, path)
        store.check()
        return sorted(game.summary.seats[0].name for game in store.games())


def refused(path: Path) -> str:
    """What is said of the store at `path`, and soon; nothing was taken in."""
    with GameStore(path.with_name("games.sqlite")) as store:
        begun = time.monotonic()
        with pytest.raises(StoreError) as caught:
            import_store(store, path)
        assert time.monotonic() - begun < 5
        assert store.count() == 0
    check_sentence(str(caught.value))
    return str(caught.value)


def with_a_view(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE records")
    connection.execute(f"CREATE VIEW records AS {ENDLESS} n AS game, n AS text FROM x")


def with_another_view(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE ticks")
    columns = "n AS player, n AS achievement, n AS game, n AS date"
    connection.execute(f"CREATE VIEW ticks AS {ENDLESS} {columns} FROM x")


def with_a_virtual_table(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE exports")
    connection.execute("CREATE VIRTUAL TABLE exports USING fts5(digest)")


def with_a_computed_column(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE records")
    computed = "text BLOB AS (zeroblob(1000000000))"
    connection.execute(f"CREATE TABLE records (game INTEGER PRIMARY KEY, {computed})")
    connection.execute("INSERT INTO records (game) VALUES (1)")


def without_records(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE records")


TRAPS = [
    with_a_view,
    with_another_view,
    with_a_virtual_table,
    with_a_computed_column,
    without_records,
]


@pytest.mark.parametrize("trap", TRAPS, ids=lambda trap: trap.__name__.replace("_", " "))
def test_what_only_passes_for_a_table_is_refused(
    trap: Callable[[sqlite3.Connection], None], tmp_path: Path
) -> None:
    path = tmp_path / "other.sqlite"
    with changed(path) as connection:
        trap(connection)
    assert refused(path) == "other.sqlite is damaged."


@pytest.mark.parametrize("content", [b"\0", b"a"], ids=["zeroes", "letters"])
def test_a_bomb_is_not_unpacked(content: bytes, tmp_path: Path) -> None:
    bomb = zlib.compress(content * (1 << 28))
    path = tmp_path / "other.sqlite"
    with changed(path) as connection:
        connection.execute("UPDATE records SET text = ? WHERE game = 2", (bomb,))
    tracemalloc.start()
    assert names_after_import(path) == ["Ann", "Cleo"]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 50 << 20


def test_nor_is_it_in_the_own_store(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with changed(path) as connection:
        bomb = zlib.compress(bytes(1 << 28))
        connection.execute("UPDATE records SET text = ? WHERE game = 2", (bomb,))
    with GameStore(path) as store, pytest.raises(StoreError, match=r"Game 2 of .* is damaged\."):
        store.record(2)


@pytest.mark.parametrize("data", [b"", b"x", packed("text")[:-1], packed("x" * (1 << 20 | 1)), 7])
def test_what_cannot_be_unpacked(data: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        unpacked(data)


def test_what_is_packed_is_unpacked() -> None:
    assert unpacked(packed("é" * 1000)) == "é" * 1000


def test_a_record_that_cannot_be_played_again_does_not_count(tmp_path: Path) -> None:
    """Though its rows add up, and even its digest is right."""
    path = tmp_path / "other.sqlite"
    text = BENS.text.replace('"take 0"', '"take 1"', 1)
    assert text != BENS.text
    digest = finished("Ben").digest
    with changed(path) as connection:
        connection.execute("UPDATE records SET text = ? WHERE game = 2", (packed(text),))
        connection.execute("UPDATE games SET digest = ? WHERE id = 2", (digest[::-1],))
        unfinished = write_record(random_record(turns=2))
        connection.execute("UPDATE records SET text = ? WHERE game = 3", (packed(unfinished),))
    assert names_after_import(path) == ["Ann"]


def test_points_that_add_up_are_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with changed(path) as connection:
        connection.execute("UPDATE seats SET points = points + 100, won = 1, place = 1")
        further = '{"achievements": [1, 2, 3], "goals": []}'
        connection.execute("UPDATE parts SET numbers = '10' || numbers, further = ?", (further,))
    with GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, path) == 3
        summaries = [game.summary for game in store.games()]
    assert sorted(map(repr, summaries)) == sorted(repr(g.summary) for g in (ANNS, BENS, CLEOS))


def test_triggers_and_code_are_never_run(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with changed(path) as connection:
        connection.execute(
            f"CREATE TRIGGER trap AFTER INSERT ON games BEGIN {ENDLESS} n FROM x; END"
        )
        connection.execute(f"CREATE VIEW trap_too AS {ENDLESS} n FROM x")
    before = path.read_bytes()
    assert names_after_import(path) == ["Ann", "Ben", "Cleo"]
    assert path.read_bytes() == before


def test_pages_in_a_circle_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree of pages that are all their own children has more rows than anybody can read."""
    path = tmp_path / "other.sqlite"
    with changed(path) as connection:
        for number in range(1000, 2000):
            connection.execute("INSERT INTO exports VALUES (?)", (f"{number}" * 20,))
        found = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'exports'")
        root = found.fetchone()[0]
    data = bytearray(path.read_bytes())
    start = (root - 1) * 4096
    assert data[start] in (2, 5)  # not a leaf
    count = int.from_bytes(data[start + 3 : start + 5])
    for cell in range(count):
        place = start + 12 + 2 * cell
        offset = start + int.from_bytes(data[place : place + 2])
        data[offset : offset + 4] = root.to_bytes(4)
    path.write_bytes(data)
    monkeypatch.setattr(strangers, "_MOST_LOOKS", FEW_LOOKS)
    begun = time.monotonic()
    with GameStore(tmp_path / "games.sqlite") as store:
        try:
            import_store(store, path)
        except StoreStopped as error:
            check_sentence(str(error))
    assert time.monotonic() - begun < 10


def test_reading_that_takes_too_long_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "other.sqlite"
    with changed(path):
        pass
    monkeypatch.setattr(strangers, "_STEPS", 1)
    monkeypatch.setattr(strangers, "_MOST_LOOKS", 300)
    assert refused(path) == "other.sqlite was not read to its end."


def test_who_wants_it_to_end_is_heard(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with changed(path):
        pass
    GameStore(tmp_path / "games.sqlite").close()
    with GameStore(tmp_path / "games.sqlite", stop=lambda: True) as store:
        with pytest.raises(StoreStopped):
            import_store(store, path)
        assert store.count() == 0


def test_what_is_too_large_is_not_copied(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with path.open("wb") as file:
        file.truncate(1 << 42)
    assert refused(path) == "other.sqlite is too large to be a store of games."


@pytest.mark.skipif(sys.platform == "win32", reason="has no pipes of that kind")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "other.sqlite")
    refused(tmp_path / "other.sqlite")


def test_names_that_are_too_long_cost_only_their_game(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with changed(path) as connection:
        connection.execute("UPDATE games SET help_settings = ?, hints = 0", ("x" * (1 << 23),))
    assert names_after_import(path) == ["Ann", "Ben", "Cleo"]


def test_columns_that_are_nested_too_deeply_cost_no_game(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with changed(path) as connection:
        deep = "[" * 100_000
        connection.execute("UPDATE games SET help_settings = ?, hints = 0, taken_back = 0", (deep,))
    assert names_after_import(path) == ["Ann", "Ben", "Cleo"]


def test_a_record_that_lies_there_often_is_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, played = tmp_path / "other.sqlite", list[int]()
    replayed = OtherStore._replayed
    with changed(path) as connection:
        for number in range(10, 40):
            copy = "INSERT INTO records SELECT ?, text FROM records WHERE game = 2"
            connection.execute(copy, (number,))

    def counted(other: OtherStore, number: int, text: str) -> FinishedGame:
        played.append(number)
        return replayed(other, number, text)

    monkeypatch.setattr(OtherStore, "_replayed", counted)
    assert names_after_import(path) == ["Ann", "Ben", "Cleo"]
    assert played == [1, 2, 3]


@pytest.mark.parametrize("player", ["x" * 101, "Ann\n", "\0", "A\u2028B"], ids=repr)
def test_who_can_play_no_game_has_ticked_nothing(player: str, tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with changed(path) as connection:
        date = "2025-01-01 00:00:00"
        connection.execute("INSERT INTO ticks VALUES (?, 1, 1, ?)", (player, date))
        connection.execute("INSERT INTO passes VALUES (?, 1, 1, ?)", (player, date))
        connection.execute("INSERT INTO ticks VALUES ('Ann', 1, 1, ?)", (date,))
        connection.execute("INSERT INTO exports VALUES (?)", (player,))
    names_after_import(path)
    with GameStore(tmp_path / "games.sqlite") as store:
        assert [row[0] for row in store.rows("SELECT player FROM ticks")] == ["Ann"]
        assert store.rows("SELECT player FROM passes") == []
        assert store.rows("SELECT digest FROM exports") == []


def test_nobody_waits_for_what_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program writes to the store while a backup is read."""
    path, games = tmp_path / "other.sqlite", tmp_path / "games.sqlite"
    with changed(path):
        pass
    looked = list[int]()

    def stop() -> bool:
        if not looked:
            looked.append(1)
            with GameStore(games, patience=0.01) as other:
                other.add(finished("Dan"))
        return False

    GameStore(games).close()
    with GameStore(games) as store:
        store.stop = stop
        assert import_store(store, path) == 3
        assert store.count() == 4
