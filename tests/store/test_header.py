"""One flipped bit in the first hundred bytes of a store costs no game."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.store.notebook import tick, ticks
from cascadia_qt.games.cascadia.store.older_files import append_new
from cascadia_qt.store import header
from cascadia_qt.store.finished_game import digest_of
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import keep, on_store
from cascadia_qt.store.marks import mark_tables
from cascadia_qt.store.other_store import OtherStore
from tests.store import finished, places_in
from tests.store.test_rescue import kept_in
from tests.store.test_schema import first_version

TICKS, _ = mark_tables()
QUICK = "hex-1-CBDAB"  # to play again
GAMES = {game.digest: game for game in (finished("Ann"), finished("Ben", record=QUICK))}
DANS = finished("Dan", record=QUICK, days=3)
USER_VERSION = range(60, 64)
ROOM = range(28, 40)  # where the size stands, and the pages that are free
MORE = [finished(f"Eve {number}", record=QUICK) for number in range(12)]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A store with two games, a tick, exports, and room that was given back."""
    folder = tmp_path_factory.mktemp("sound")
    with GameStore(folder / "games.sqlite") as store:
        for number in store.add_all(MORE):
            store.delete(number)
        store.add_all(GAMES.values())
        tick(store, store.games()[-1].id, 0, 4)
        append_new(store, folder, solo=False)
        assert store.number("PRAGMA freelist_count") > 1
    return (folder / "games.sqlite").read_bytes()


def flipped(data: bytes, place: int, bit: int) -> bytes:
    changed = bytearray(data)
    changed[place] ^= 1 << bit
    return bytes(changed)


@pytest.mark.parametrize("place", range(header.LENGTH))
def test_a_flipped_bit_costs_neither_games_nor_the_store(
    place: int, sound: bytes, memory: Path
) -> None:
    for bit in range(8):
        places = places_in(memory / str(bit))
        places.store.parent.mkdir()
        places.store.write_bytes(flipped(sound, place, bit))
        assert keep(places, DANS).game is not None
        with GameStore(places.store) as store:
            if place not in ROOM:
                store.check()
            assert set(kept_in(store)) == {*GAMES, DANS.digest}
            for game in store.games():
                store.record(game.id)
            assert list(ticks(store, "Ann")) == [4]


@pytest.mark.parametrize("place", ROOM)
def test_a_store_that_is_wrong_about_its_room_takes_more_games(
    place: int, sound: bytes, memory: Path
) -> None:
    for bit in range(8):
        path = memory / str(bit) / "games.sqlite"
        path.parent.mkdir()
        path.write_bytes(flipped(sound, place, bit))
        on_store(path, lambda store: store.add_all(MORE))
        found, _ = on_store(path, kept_in)
        assert set(found) == {*GAMES, *(game.digest for game in MORE)}


@pytest.mark.parametrize("place", range(header.LENGTH))
def test_all_is_read_of_a_backup_with_a_flipped_bit(place: int, sound: bytes, memory: Path) -> None:
    path = memory / "backup.sqlite"
    for bit in range(8):
        path.write_bytes(flipped(sound, place, bit))
        with closing(OtherStore(path)) as other:
            assert {digest_of(text) for _, text in other.texts()} == set(GAMES)
            assert len(list(other.marks(TICKS))) == 2  # from both ends


@pytest.mark.parametrize("place", USER_VERSION)
def test_the_tables_tell_the_version_and_nothing_is_set_aside(
    place: int, sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    for bit in range(8):
        path.write_bytes(flipped(sound, place, bit))
        assert on_store(path, GameStore.count) == (2, ())
    assert not list(tmp_path.glob("*damaged*"))


def test_so_they_do_of_the_first_version(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    first_version(path)
    old = path.read_bytes()
    for bit in range(8):
        path.write_bytes(flipped(old, 63, bit))
        assert on_store(path, GameStore.count) == (2, ())


def test_what_was_only_in_the_log_is_saved_too(sound: bytes, tmp_path: Path) -> None:
    """The program was killed, and the disk has changed a bit since then."""
    path, old = tmp_path / "games.sqlite", tmp_path / "old.sqlite"
    old.write_bytes(sound)
    with GameStore(old) as store:
        store.add(DANS)
        path.write_bytes(flipped(old.read_bytes(), 18, 6))
        Path(f"{path}-wal").write_bytes(Path(f"{old}-wal").read_bytes())
    assert DANS.text.encode() not in path.read_bytes()
    found, (sentence,) = on_store(path, kept_in)
    assert set(found) == {*GAMES, DANS.digest}
    assert sentence.endswith("games saved from it: 3.")


@pytest.mark.parametrize("length", [1, 15, 99])
def test_a_header_that_is_cut_short_is_no_store(length: int, sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(sound[:length])
    count, (sentence,) = on_store(path, GameStore.count)
    assert count == 0
    assert sentence.endswith("games saved from it: 0.")
