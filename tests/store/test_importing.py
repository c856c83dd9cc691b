"""Saved games and other stores are taken in, and what is bad is told of."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from cascadia_qt.games.cascadia.store.notebook import Pass, Tick, claim, passes, tick, ticks
from cascadia_qt.games.cascadia.store.older_files import GAME_FILE, append_new
from cascadia_qt.rules.record import write_record
from cascadia_qt.store.errors import StoreError
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_records, import_store
from tests.documents import random_record
from tests.store import EVENING, NAMES, RECORDS, check_sentence, finished, golden
from tests.store.test_schema import ANNS, BENS, first_version

GOLDEN = [RECORDS / f"{name}.json" for name in NAMES]


def test_saved_games_are_taken_in_once(tmp_path: Path) -> None:
    with GameStore(tmp_path / "games.sqlite") as store:
        first = import_records(store, GOLDEN)
        assert (len(set(first.games)), first.new, first.complaints) == (len(NAMES), len(NAMES), ())
        assert import_records(store, GOLDEN) == type(first)(first.games, 0, ())
        texts = [write_record(store.record(number)) for number in first.games]
    assert texts == [write_record(golden(name)) for name in NAMES]


def test_the_date_is_that_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(write_record(golden()), encoding="utf-8")
    os.utime(path, (EVENING.timestamp(),) * 2)
    with GameStore(tmp_path / "games.sqlite") as store:
        (number,) = import_records(store, [path]).games
        circumstances = store.game(number).summary.circumstances
    assert (circumstances.finished, circumstances.helps) == (EVENING, None)


# Before the year 1, after 9999, and as far as the disk of this machine can tell.
FAR = [-(1 << 36), 1 << 38, (1 << 62) // 10**9]


@pytest.mark.parametrize("moment", FAR)
def test_a_date_that_no_calendar_has_costs_nothing(
    moment: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, stat = datetime.now().replace(microsecond=0), Path.stat
    path, other, old = (tmp_path / name for name in ("a.json", "b.json", "old.sqlite"))
    for file in (path, other):
        file.write_text(write_record(golden()), encoding="utf-8")
    with GameStore(old) as backup:
        backup.add(finished("Ann"))

    def far(file: Path, **options: bool) -> SimpleNamespace | os.stat_result:
        found = stat(file, **options)
        if file not in (path, old):
            return found
        return SimpleNamespace(st_mtime=moment, st_mode=found.st_mode, st_size=found.st_size)

    monkeypatch.setattr(Path, "stat", far)
    with GameStore(tmp_path / "games.sqlite") as store:
        found = import_records(store, [other, path])
        assert (found.new, found.complaints) == (1, ())
        assert import_store(store, old) == 1
        dates = {game.summary.circumstances.finished for game in store.games()}
    assert all(date == EVENING or date >= before for date in dates)


def test_a_game_that_was_played_here_keeps_what_is_known_of_it(tmp_path: Path) -> None:
    game = finished(scenario=1)
    with GameStore(tmp_path / "games.sqlite") as store:
        number = store.add(game)
        assert import_records(store, GOLDEN).new == len(NAMES) - 1
        assert store.game(number).summary == game.summary


BAD = {
    "damaged": b"{",
    "not text": b"\xff\xfe\x00",
    "unfinished": write_record(random_record(turns=2)).encode(),
    "something else": b'{"format": "cascadia-position"}',
}


def test_each_bad_file_gets_one_sentence_and_the_others_are_taken_in(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.json" for name in BAD]
    for path, content in zip(paths, BAD.values(), strict=True):
        path.write_bytes(content)
    huge, missing = tmp_path / "huge.json", tmp_path / "missing.json"
    with huge.open("wb") as file:
        file.truncate(1 << 40)
    bad = [*paths, huge, missing, tmp_path]
    with GameStore(tmp_path / "games.sqlite") as store:
        found = import_records(store, [GOLDEN[0], *bad, GOLDEN[1]])
        assert store.count() == found.new == 2
    assert len(found.complaints) == len(bad)
    for path, sentence in zip(bad, found.complaints, strict=True):
        check_sentence(sentence)
        assert sentence.startswith(path.name)


def test_a_backup_is_taken_in_with_its_notebook(tmp_path: Path) -> None:
    with GameStore(tmp_path / "old.sqlite") as old:
        old.add_all([finished("Ann"), finished("Ben"), finished("Cleo")])
        old.delete(1)
        tick(old, 2, 0, 4)
        claim(old, 2)
        append_new(old, tmp_path, solo=False)
        old.backup(tmp_path / "backup.sqlite")
    before = (tmp_path / "backup.sqlite").read_bytes()
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add_all([finished("Dan"), finished("Eve"), finished("Cleo", days=1)])
        assert import_store(store, tmp_path / "backup.sqlite") == 1
        assert import_store(store, tmp_path / "backup.sqlite") == 0
        names = [game.summary.seats[0].name for game in store.games()]
        assert sorted(names) == ["Ben", "Cleo", "Dan", "Eve"]
        assert ticks(store, "Ben") == {4: Tick(4, 4, EVENING)}
        assert passes(store) == [Pass(1, "Ben", EVENING)]
        assert write_record(store.record(4)) == finished("Ben").text
        append_new(store, tmp_path, solo=False)
    written = (tmp_path / GAME_FILE).read_text(encoding="utf-8")
    assert written.count("Nom du joueur : Ben\n") == 1
    assert (tmp_path / "backup.sqlite").read_bytes() == before


def test_a_backup_of_the_first_version_is_taken_in_and_left_as_it_is(tmp_path: Path) -> None:
    first_version(tmp_path / "backup.sqlite")
    before = (tmp_path / "backup.sqlite").read_bytes()
    with GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, tmp_path / "backup.sqlite") == 2
        assert {game.digest for game in store.games()} == {ANNS.digest, BENS.digest}
    assert (tmp_path / "backup.sqlite").read_bytes() == before


def test_a_game_whose_record_was_spoilt_is_left_out(tmp_path: Path) -> None:
    with GameStore(tmp_path / "old.sqlite") as old:
        old.add_all([finished("Ann"), finished("Ben"), finished("Cleo")])
        with old.writing() as connection:
            connection.execute("UPDATE records SET text = substr(text, 1, 99) WHERE game = 1")
            connection.execute("UPDATE records SET text = 7 WHERE game = 3")
    with GameStore(tmp_path / "games.sqlite") as store:
        assert import_store(store, tmp_path / "old.sqlite") == 1
        assert [game.summary.seats[0].name for game in store.games()] == ["Ben"]


@pytest.mark.parametrize("content", [b"Dear diary,\n" * 1000, None], ids=["text", "nothing there"])
def test_what_is_no_store_is_refused(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    if content is not None:
        path.write_bytes(content)
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add(finished())
        with pytest.raises(StoreError) as caught:
            import_store(store, path)
        check_sentence(str(caught.value))
        assert store.count() == 1
    assert path.exists() == (content is not None)
