"""Rows that were spoilt are worked out anew from the records, and the list of games never fails."""

from __future__ import annotations

import random
import sqlite3
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.store import older_files
from cascadia_qt.games.cascadia.store.notebook import Pass, Tick, claim, passes, tick, ticks
from cascadia_qt.games.cascadia.store.older_files import append_new
from cascadia_qt.store import beginning_anew
from cascadia_qt.store.errors import StoreDamaged
from cascadia_qt.store.finished_game import GameSummary
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_store
from cascadia_qt.store.keeping import keep, on_store, take_in
from cascadia_qt.store.migrations import TABLES
from cascadia_qt.store.waiting import WaitingRoom
from tests.store import EVENING, check_sentence, finished, places_in
from tests.store.spoilt import ANNS, BENS, CLEOS, GAMES, UNREADABLE, WRONG, spoil

PAGE = 4096
ROUNDS = 24


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A store with three games, a tick, exports and a scenario that nobody had announced."""
    folder = tmp_path_factory.mktemp("sound")
    with GameStore(folder / "games.sqlite") as store:
        store.add_all(GAMES)
        tick(store, 1, 0, 4)
        claim(store, 1)
        append_new(store, folder, solo=False)
    return (folder / "games.sqlite").read_bytes()


def kept_in(store: GameStore) -> dict[str, GameSummary]:
    return {game.digest: game.summary for game in store.games()}


def expected(bens: GameSummary) -> dict[str, GameSummary]:
    return {ANNS.digest: ANNS.summary, BENS.digest: bens, CLEOS.digest: CLEOS.summary}


@pytest.mark.parametrize(
    ("statement", "known"), (UNREADABLE | WRONG).values(), ids=(UNREADABLE | WRONG).keys()
)
def test_a_spoilt_row_costs_no_game(
    statement: str, known: Callable[[Path], GameSummary], sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "old.sqlite"
    path.write_bytes(sound)
    spoil(path, statement)
    with GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, path) == 3
        store.check()
        assert kept_in(store) == expected(known(path))
        places = "SELECT players, max(seat) + 1 FROM games JOIN seats ON game = id GROUP BY id"
        assert sorted(map(tuple, store.rows(places))) == [(1, 1), (2, 2), (3, 3)]
        assert ticks(store, "Ann") == {4: Tick(4, 1, EVENING)}


@pytest.mark.parametrize(("statement", "known"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_store_with_a_spoilt_row_is_begun_anew(
    statement: str, known: Callable[[Path], GameSummary], sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(sound)
    spoil(path, statement)
    with GameStore(path) as store, pytest.raises(StoreDamaged):
        store.games()
    kept, (sentence,) = on_store(path, kept_in)
    check_sentence(sentence)
    assert sentence.endswith("games saved from it: 3.")
    assert kept == expected(known(tmp_path / "games-damaged-1.sqlite"))
    assert on_store(path, kept_in) == (kept, ())


@pytest.mark.parametrize(
    "damage",
    ["no seats", "no numbers", "a name in no UTF-8", "no such grid", "a date that is none"],
)
def test_a_game_gets_into_a_store_with_a_spoilt_row(
    damage: str, sound: bytes, tmp_path: Path
) -> None:
    places, dans = places_in(tmp_path), finished("Dan", days=3)
    places.store.write_bytes(sound)
    with GameStore(places.store) as store:
        store.delete(1)
    spoil(places.store, UNREADABLE[damage][0], "DELETE FROM exports")
    report = keep(places, dans)
    (sentence,) = report.sentences
    check_sentence(sentence)
    assert report.game is not None
    with GameStore(places.store) as store:
        assert store.game(report.game).digest == dans.digest
        assert set(kept_in(store)) == {BENS.digest, CLEOS.digest, dans.digest}


def overwrite(path: Path, table: str, old: bytes, new: bytes) -> None:
    """Only in the table: what its indexes hold stays as it was."""
    connection = sqlite3.connect(path)
    sql = "SELECT rootpage FROM sqlite_master WHERE name = ?"
    start = (connection.execute(sql, (table,)).fetchone()[0] - 1) * PAGE
    connection.close()
    data = path.read_bytes()
    page = data[start : start + PAGE]
    assert old in page
    path.write_bytes(data[:start] + page.replace(old, new) + data[start + PAGE :])


def test_a_date_that_the_index_knows_is_not_lost(sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    path.write_bytes(sound)
    overwrite(path, "games", b"2025-01-13 22:05:24", b"2025-01-13\x00\xff2:05:24")
    with GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, path) == 3
        assert kept_in(store) == expected(BENS.summary)


def test_what_is_no_record_costs_no_other_game(sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    path.write_bytes(sound)
    spoil(path, f"UPDATE records SET text = x'{zlib.compress(b'{}').hex()}' WHERE game = 2")
    with GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, path) == 2
        assert set(kept_in(store)) == {ANNS.digest, CLEOS.digest}


def test_a_record_that_is_there_twice_is_kept_once(sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    path.write_bytes(sound)
    spoil(path, "INSERT INTO records SELECT 9, text FROM records WHERE game = 2")
    with GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, path) == 3
        assert kept_in(store) == expected(BENS.summary)


def test_a_rescued_game_keeps_its_id(sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(sound)
    with GameStore(path) as store:
        store.delete(1)
    spoil(path, UNREADABLE["no seats"][0])
    digest, (sentence,) = on_store(path, lambda store: store.game(2).digest)
    assert digest == BENS.digest
    assert sentence.endswith("games saved from it: 2.")


@pytest.mark.parametrize("number", [-1, 0, 1 << 40])
def test_an_id_that_no_game_has_costs_no_game(number: int, sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    path.write_bytes(sound)
    spoil(path, f"UPDATE records SET game = {number} WHERE game = 2")
    with GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, path) == 3
        assert sorted(game.id for game in store.games())[-1] < 10
        assert set(kept_in(store)) == set(expected(BENS.summary))


def test_a_game_that_the_rescue_cannot_read_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The damage shows only after the game was added to the store."""
    places = places_in(tmp_path)

    def spoilt(store: GameStore, folder: Path, *, solo: bool) -> None:
        if not store.path.with_name("games-damaged-1.sqlite").exists():
            with store.writing() as connection:
                connection.execute("DELETE FROM seats")
                connection.execute("UPDATE records SET text = 7")
        append_new(store, folder, solo=solo)

    monkeypatch.setattr(older_files, "append_new", spoilt)
    report = keep(places, ANNS)
    assert report.game is not None
    with GameStore(places.store) as store:
        assert store.game(report.game).summary == ANNS.summary


def test_tables_that_are_no_text_any_more_are_damage(sound: bytes, tmp_path: Path) -> None:
    places = places_in(tmp_path)
    places.store.write_bytes(sound.replace(b"CREATE TABLE ticks", b"CREATE \xff\xfeBLE ticks"))
    report = keep(places, ANNS)
    (sentence,) = report.sentences
    check_sentence(sentence)
    assert "games-damaged-1.sqlite" in sentence
    assert report.game is not None


TICKS = {
    "a date that is none": ("UPDATE ticks SET date = 'x'", {4: Tick(4, 1, EVENING)}),
    "no such achievement": ("UPDATE ticks SET achievement = 99", {}),
    "a player in bytes": ("UPDATE ticks SET player = x'42'", {}),
}


@pytest.mark.parametrize(("statement", "left"), TICKS.values(), ids=TICKS.keys())
def test_a_spoilt_tick_does_not_keep_the_notebook_shut(
    statement: str, left: dict[int, Tick], sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(sound)
    spoil(path, statement)
    with GameStore(path) as store, pytest.raises(StoreDamaged):
        store.check()
    with GameStore(tmp_path / "new.sqlite") as store:
        assert import_store(store, path) == 3
        store.check()
        assert ticks(store, "Ann") == left


PASSES = {
    "a date that is none": ("UPDATE passes SET date = 'x'", [Pass(1, "Ann", EVENING)]),
    "no such scenario": ("UPDATE passes SET scenario = 99", []),
    "a player in bytes": ("UPDATE passes SET player = x'42'", []),
}


@pytest.mark.parametrize(("statement", "left"), PASSES.values(), ids=PASSES.keys())
def test_a_spoilt_pass_does_not_keep_the_notebook_shut(
    statement: str, left: list[Pass], sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(sound)
    spoil(path, statement)
    with GameStore(path) as store, pytest.raises(StoreDamaged):
        store.check()
    with GameStore(tmp_path / "new.sqlite") as store:
        assert import_store(store, path) == 3
        store.check()
        assert [one for one in passes(store) if one.scenario == 1] == left


def test_a_notebook_that_cannot_be_read_is_begun_anew(sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(sound)
    spoil(path, "UPDATE ticks SET date = 'x'")
    found, (sentence,) = on_store(path, lambda store: ticks(store, "Ann"))
    check_sentence(sentence)
    assert found == {4: Tick(4, 1, EVENING)}


def test_after_random_damage_every_game_is_in_the_list(sound: bytes, tmp_path: Path) -> None:
    path, luck = tmp_path / "old.sqlite", random.Random(5)
    path.write_bytes(sound)
    connection = sqlite3.connect(path)
    pages = dict(connection.execute("SELECT name, rootpage - 1 FROM sqlite_master"))
    connection.close()
    for number in range(ROUNDS):
        start = pages[luck.choice(("games", "seats", "parts"))] * PAGE
        used = [place for place in range(start, start + PAGE) if sound[place]]
        place, data = luck.choice(used), bytearray(sound)
        length = min(luck.choice((1, 4, 8)), start + PAGE - place)
        data[place : place + length] = luck.randbytes(length)
        path.write_bytes(data)
        with GameStore(tmp_path / f"{number}.sqlite") as store:
            assert import_store(store, path) == 3
            store.check()
            assert scores_of(kept_in(store)) == scores_of(expected(BENS.summary))


def scores_of(games: dict[str, GameSummary]) -> dict[str, list[tuple[object, ...]]]:
    return {
        digest: [(seat.name, seat.bot, seat.parts, seat.points) for seat in summary.seats]
        for digest, summary in games.items()
    }


def test_a_sound_store_is_taken_in_row_by_row(sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    path.write_bytes(sound)
    with GameStore(path) as old, GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, path) == 3
        for table in TABLES:
            sql = f"SELECT * FROM {table}"
            rows = [tuple(row) for row in old.rows(sql)]
            assert rows
            assert [tuple(row) for row in store.rows(sql)] == rows


def broken(*_: object, **_also: object) -> None:
    raise RuntimeError("something else")


def test_a_fault_with_the_text_files_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(older_files, "append_new", broken)
    report = keep(places_in(tmp_path), ANNS)
    (sentence,) = report.sentences
    check_sentence(sentence)
    assert report.game == 1


def test_a_fault_with_the_store_lets_the_game_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = places_in(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(GameStore, "add", broken)
        report = keep(places, ANNS)
    (sentence,) = report.sentences
    check_sentence(sentence.removesuffix(" Finished games wait in their own files until it works."))
    assert report.game is None
    assert take_in(places).others == 1


@pytest.mark.parametrize("name", ["put", "paths", "take_in"])
def test_a_fault_with_what_waits_costs_no_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WaitingRoom, name, broken)
    assert keep(places_in(tmp_path), ANNS).game == 1


def test_a_fault_of_the_rescue_is_told_like_a_store_of_which_nothing_is_left(
    sound: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = places_in(tmp_path)
    places.store.write_bytes(sound)
    spoil(places.store, UNREADABLE["no seats"][0], "DELETE FROM exports")
    monkeypatch.setattr(beginning_anew, "take_over", broken)
    report = keep(places, finished("Dan"))
    (sentence,) = report.sentences
    assert sentence.endswith("games saved from it: 0.")
    assert report.game == 1
