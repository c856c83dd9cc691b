"""Stores of every older version tell the same after the migration, whichever way they take."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cascadia_qt.rules.record import write_record
from cascadia_qt.store import schema, strangers
from cascadia_qt.store.errors import StoreDamaged, StoreError
from cascadia_qt.store.finished_game import Circumstances, digest_of, finished_game
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_store
from cascadia_qt.store.keeping import keep, on_store
from cascadia_qt.store.migrations import MIGRATIONS, VERSION
from tests.store import OLDER, check_sentence, finished, places_in
from tests.store.spoilt import spoil
from tests.store.telling import told, told_of_players
from tests.store.test_schema import tables_of, version_of

VERSIONS = {
    "version-1": OLDER / "version-1.sqlite",
    "version-2": OLDER / "version-2.sqlite",
    "version-3": OLDER / "version-3.sqlite",
    "version-4": OLDER / "version-4.sqlite",
    "of-0.1": Path(__file__).parent.parent / "version_0_1" / "user" / "games.sqlite",
}
NEW = finished("Gwen", record="hex-1-CBDAB", days=900)


@pytest.fixture(params=VERSIONS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def old(name: str, tmp_path: Path) -> Path:
    return Path(shutil.copy(VERSIONS[name], tmp_path / "games.sqlite"))


def before(name: str) -> Any:
    """What the version itself has told of its store."""
    return json.loads((OLDER / f"{name}.json").read_text(encoding="utf-8"))


def played_again(name: str) -> Any:
    """The same when every record is played again: squares have achievements of their own since."""
    return before(f"{name}-played-again" if name == "of-0.1" else name)


def test_the_files_are_of_their_versions() -> None:
    assert [version_of(path) for path in VERSIONS.values()] == [1, 2, 3, 4, 2]


def test_nothing_is_told_otherwise(name: str, old: Path) -> None:
    with GameStore(old) as store:
        store.check()
        assert told(store) == before(name)
    assert version_of(old) == VERSION


def test_rows_are_what_the_records_tell(old: Path) -> None:
    """Also those that no older version had: places, rounds and the order of the parts."""
    with GameStore(old) as store:
        for kept in store.games():
            known = kept.summary.circumstances
            record = store.record(kept.id)
            circumstances = Circumstances(known.finished, known.scenario, known.helps)
            again = finished_game(record, circumstances)
            assert again.digest == kept.digest
            for one, other in zip(again.summary.seats, kept.summary.seats, strict=True):
                assert replace(one, further={}) == replace(other, further={})
                assert [*one.parts] == [*other.parts]
            if "square" not in kept.summary.variant:  # which have achievements of their own since
                assert again.summary == kept.summary


def test_it_is_like_a_new_store_afterwards(old: Path, tmp_path: Path) -> None:
    GameStore(tmp_path / "new.sqlite").close()
    with GameStore(old) as store:
        store.add(NEW)
        assert store.number("PRAGMA foreign_keys") == 1
        assert store.rows("PRAGMA foreign_key_check") == []
        assert store.number("SELECT count(*) FROM part_names") == 1
    assert sorted(tables_of(old)) == sorted(tables_of(tmp_path / "new.sqlite"))


def test_deleting_still_takes_everything_along(old: Path) -> None:
    with GameStore(old) as store:
        for kept in store.games():
            store.delete(kept.id)
        for table in ("games", "seats", "parts", "records"):
            assert store.rows(f"SELECT * FROM {table}") == []
        assert store.rows("SELECT * FROM ticks WHERE game NOT NULL") == []


def test_it_is_taken_over_into_another_store(name: str, old: Path, tmp_path: Path) -> None:
    was = old.read_bytes()
    with GameStore(tmp_path / "other.sqlite") as store:
        assert import_store(store, old) == len(before(name)["games"])
        assert told(store) == played_again(name)
    assert old.read_bytes() == was


def test_it_is_backed_up_and_taken_back(name: str, old: Path, tmp_path: Path) -> None:
    with GameStore(old) as store:
        store.backup(tmp_path / "backup.sqlite")
    with GameStore(tmp_path / "backup.sqlite") as copy:
        assert told(copy) == before(name)
    with GameStore(tmp_path / "new.sqlite") as store:
        import_store(store, tmp_path / "backup.sqlite")
        assert told(store) == played_again(name)


@pytest.mark.parametrize("place", [0, 18, 19, 21, 47, 59], ids=lambda place: f"byte {place}")
def test_it_is_rescued_from_a_wrong_header(name: str, old: Path, place: int) -> None:
    data = bytearray(old.read_bytes())
    data[place] ^= 0x60
    old.write_bytes(data)
    found, (sentence,) = on_store(old, told)
    check_sentence(sentence)
    assert found == played_again(name)


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 99, -1])
def test_the_tables_tell_the_version_if_its_number_does_not(
    name: str, old: Path, number: int
) -> None:
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {number}")
    found, sentences = on_store(old, told)
    assert (found, sentences) == (before(name), ())
    assert version_of(old) == VERSION


def test_a_game_is_kept_in_it(name: str, old: Path, tmp_path: Path) -> None:
    report = keep(places_in(tmp_path), NEW)
    assert report.sentences == ()
    assert report.game == max(game["id"] for game in before(name)["games"]) + 1
    with GameStore(old) as store:
        assert told_of_players(store)["ticks"].items() >= before(name)["ticks"].items()
        assert store.count() == len(before(name)["games"]) + 1


class Killed(BaseException):
    """Nobody catches it."""


@pytest.mark.parametrize("step", range(len(MIGRATIONS[-1])))
def test_whoever_is_killed_on_the_way_has_changed_nothing(
    step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(shutil.copy(VERSIONS["version-3"], tmp_path / "games.sqlite"))
    tables = tables_of(path)
    statements = schema._statements

    def killed(found: int, to: int) -> Any:
        for number, statement in enumerate(statements(found, to)):
            if number == step:
                raise Killed
            yield statement

    with monkeypatch.context() as patched:
        patched.setattr(schema, "_statements", killed)
        with pytest.raises(Killed):
            GameStore(path)
    assert (tables_of(path), version_of(path)) == (tables, 3)
    with GameStore(path) as store:
        assert told(store) == before("version-3")


def test_who_wants_it_to_end_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(shutil.copy(VERSIONS["version-3"], tmp_path / "games.sqlite"))
    monkeypatch.setattr(schema, "_OFTEN", 10)
    with pytest.raises(StoreError):
        GameStore(path, stop=lambda: True)
    assert version_of(path) == 3
    with GameStore(path) as store:
        assert told(store) == before("version-3")


# What was spoilt before the program was a newer one: statements on a store of version 3.
SPOILT = {
    "no seats": "DELETE FROM seats WHERE game = 2",
    "no name": "UPDATE seats SET name = NULL WHERE game = 2",
    "a name in no UTF-8": "UPDATE seats SET name = CAST(x'42FF' AS TEXT) WHERE game = 2",
    "no points": "UPDATE seats SET bear = NULL WHERE game = 2",
    "points that are no number": "UPDATE seats SET total = 'x' WHERE game = 2",
    "parts that are no numbers": "UPDATE seats SET fox = 'x' WHERE game = 2",
    "achievements cut short": "UPDATE seats SET achievements = '[1,' WHERE game = 2",
    "goals that mean harm": "UPDATE seats SET goals = '[], \"goals\": 7' WHERE game = 2",
    "no such grid": "UPDATE games SET grid = 'hfx' WHERE id = 2",
    "no grid": "UPDATE games SET grid = NULL WHERE id = 2",
    "rulings cut short": "UPDATE games SET rulings = '{' WHERE id = 2",
    "more players": "UPDATE games SET players = 9 WHERE id = 2",
    "seats of nobody": "UPDATE seats SET game = 99 WHERE game = 2",
}


@pytest.mark.parametrize("statement", SPOILT.values(), ids=SPOILT.keys())
def test_spoilt_rows_of_an_older_version_cost_no_game(statement: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(VERSIONS["version-3"], tmp_path / "games.sqlite"))
    spoil(path, statement)
    assert version_of(path) == 3
    found, (sentence,) = on_store(path, told)
    check_sentence(sentence)
    assert found == before("version-3")
    assert not list(tmp_path.glob("*rescued*"))


@pytest.mark.parametrize("statement", SPOILT.values(), ids=SPOILT.keys())
def test_they_cost_none_in_a_foreign_store_either(statement: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(VERSIONS["version-3"], tmp_path / "other.sqlite"))
    spoil(path, statement)
    with GameStore(tmp_path / "games.sqlite") as store:
        import_store(store, path)
        assert told(store) == before("version-3")


def test_rows_that_cannot_be_moved_are_damage_and_stay(tmp_path: Path) -> None:
    path = Path(shutil.copy(VERSIONS["version-3"], tmp_path / "games.sqlite"))
    spoil(path, SPOILT["no points"])
    with pytest.raises(StoreDamaged):
        GameStore(path)
    assert version_of(path) == 3


def test_an_older_program_leaves_a_newer_store_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = places_in(tmp_path)
    with GameStore(places.store) as store:
        store.add(NEW)
    was = places.store.read_bytes()
    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS[:3])
    for module in (schema, strangers):
        monkeypatch.setattr(module, "VERSION", 3)
    for act in (lambda: GameStore(places.store), lambda: on_store(places.store, GameStore.count)):
        with pytest.raises(StoreError, match="newer version") as caught:
            act()
        assert not isinstance(caught.value, StoreDamaged)
    with (
        GameStore(tmp_path / "older.sqlite") as older,
        pytest.raises(StoreError, match="newer version"),
    ):
        import_store(older, places.store)
    assert places.store.read_bytes() == was


def test_records_come_out_as_they_went_in(old: Path) -> None:
    with GameStore(old) as store:
        for kept in store.games():
            assert digest_of(write_record(store.record(kept.id))) == kept.digest
