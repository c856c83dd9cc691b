"""Stores of older and newer versions, and files that are no stores."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.store.notebook import offered, tick, ticks
from cascadia_qt.games.cascadia.store.older_files import GAME_FILE, append_new
from cascadia_qt.store import schema
from cascadia_qt.store.errors import StoreDamaged, StoreError
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import keep
from cascadia_qt.store.migrations import MIGRATIONS, VERSION
from tests.store import HELPED, OLDER, check_sentence, finished, places_in

ANNS = finished("Ann", helps=HELPED)
BENS = finished("Ben", record="hex-3-DDDDD", scenario=4)


def first_version(path: Path) -> None:
    """A store as the first version wrote it, with two games."""
    shutil.copy(OLDER / "version-1.sqlite", path)


def version_of(path: Path) -> int:
    connection = sqlite3.connect(path)
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return version


def tables_of(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2").fetchall()
    connection.close()
    return [str(row) for row in found]


def test_a_new_store_has_the_newest_version(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with GameStore(path) as store:
        assert store.number("PRAGMA journal_mode") == "wal"
        store.check()
    assert version_of(path) == VERSION == 5


def test_the_first_version_is_brought_up_to_date_with_its_games(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    first_version(path)
    assert version_of(path) == 1
    with GameStore(path) as store:
        store.check()
        assert [game.summary for game in store.games()] == [BENS.summary, ANNS.summary]
        assert store.add(ANNS) == 1
    assert version_of(path) == VERSION


def test_what_is_new_works_with_games_of_the_first_version(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    first_version(path)
    with GameStore(path) as store:
        tick(store, 1, 0, offered(store, 1, 0)[0])
        assert len(ticks(store, "Ann")) == 1
        append_new(store, tmp_path, solo=False)
    assert "Nom du joueur : Ann" in (tmp_path / GAME_FILE).read_text(encoding="utf-8")


def test_an_upgraded_store_is_like_a_new_one(tmp_path: Path) -> None:
    first_version(tmp_path / "old.sqlite")
    for name in ("old", "new"):
        GameStore(tmp_path / f"{name}.sqlite").close()
    assert tables_of(tmp_path / "old.sqlite") == tables_of(tmp_path / "new.sqlite")


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    first_version(path)
    before = tables_of(path)
    broken = (*MIGRATIONS[1][:2], "CREATE TABLE games (id)")
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", (MIGRATIONS[0], broken))
        with pytest.raises(StoreError):
            GameStore(path)
    assert (tables_of(path), version_of(path)) == (before, 1)
    with GameStore(path) as store:
        assert store.count() == 2


def test_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with GameStore(path) as store:
        store.rows("CREATE TABLE something_new (id)")
        store.rows(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(StoreError) as caught:
        GameStore(path)
    assert not isinstance(caught.value, StoreDamaged)
    check_sentence(str(caught.value))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "trap",
    [
        "CREATE TRIGGER trap AFTER INSERT ON games BEGIN DELETE FROM games; END",
        "CREATE VIEW trap AS SELECT * FROM games",
        "CREATE INDEX trap ON games (hex(id))",
    ],
    ids=["trigger", "view", "index"],
)
def test_what_the_store_never_made_is_not_run(trap: str, tmp_path: Path) -> None:
    """Somebody has put a store there that he did not make here."""
    places = places_in(tmp_path)
    with GameStore(places.store) as store:
        store.add_all([ANNS, BENS])
        store.rows(trap)
    with pytest.raises(StoreDamaged):
        GameStore(places.store)
    assert keep(places, finished("Cleo")).game == 3
    with GameStore(places.store) as store:
        assert store.count() == 3


def test_notes_of_sqlite_itself_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with GameStore(path) as store:
        store.rows("ANALYZE")
    with GameStore(path) as store:
        store.check()


def some_other_database(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE games (name)")
    connection.close()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.write_bytes(b"Dear diary,\ntoday we played.\n" * 100),
        lambda path: path.write_bytes(b"\0" * 8192),
        some_other_database,
    ],
    ids=["text", "zeroes", "another database"],
)
def test_what_is_no_store_is_damaged(spoil: Callable[[Path], object], tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    spoil(path)
    with pytest.raises(StoreDamaged) as caught:
        GameStore(path)
    check_sentence(str(caught.value))


def test_a_folder_is_no_store_and_not_damaged_either(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        GameStore(tmp_path)
    assert not isinstance(caught.value, StoreDamaged)
    check_sentence(str(caught.value))
