"""A store that is damaged, locked or out of reach never costs a game."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.store.notebook import tick, ticks
from cascadia_qt.games.cascadia.store.older_files import GAME_FILE
from cascadia_qt.store.beginning_anew import _set_aside
from cascadia_qt.store.errors import StoreDamaged
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import Places, Report, keep, on_store, take_in
from cascadia_qt.store.packing import packed
from cascadia_qt.store.waiting import WaitingRoom
from tests.store import HELPED, check_sentence, finished, places_in

SHORT = 0.01  # seconds of patience
ANNS = finished("Ann", helps=HELPED)
BENS = finished("Ben", record="hex-3-DDDDD", scenario=4, days=1)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return places_in(tmp_path)


def names_in(places: Places) -> list[str]:
    """The first players of the games in the store, the latest game first."""
    with GameStore(places.store) as store:
        return [game.summary.seats[0].name for game in store.games()]


def waiting(places: Places) -> list[Path]:
    return WaitingRoom(places.waiting).paths()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program has the store to itself."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.close()


def test_a_game_is_kept_and_waits_no_longer(places: Places) -> None:
    assert keep(places, ANNS) == Report(1)
    assert waiting(places) == []
    assert names_in(places) == ["Ann"]
    assert (places.texts / GAME_FILE).exists()


def test_a_locked_store_lets_games_wait(places: Places) -> None:
    GameStore(places.store).close()
    with locked(places.store):
        reports = [keep(places, game, SHORT) for game in (ANNS, BENS)]
        assert take_in(places, SHORT).game is None
    for report in reports:
        (sentence,) = report.sentences
        check_sentence(sentence)
        assert (report.game, report.others) == (None, 0)
        assert sentence.startswith("games.sqlite is in use by another program.")
    assert len(waiting(places)) == 2
    assert take_in(places) == Report(others=2)
    assert waiting(places) == []
    with GameStore(places.store) as store:
        kept = [game.summary for game in store.games()]
    assert kept == [BENS.summary, ANNS.summary]


def test_what_waits_is_taken_in_with_the_next_game(places: Places) -> None:
    GameStore(places.store).close()
    with locked(places.store):
        keep(places, ANNS, SHORT)
    assert keep(places, BENS) == Report(1, others=1)
    assert names_in(places) == ["Ben", "Ann"]


def test_a_locked_store_is_not_worth_a_word_when_nothing_waits(places: Places) -> None:
    GameStore(places.store).close()
    with locked(places.store):
        assert take_in(places, SHORT) == Report()


def test_nothing_is_begun_when_there_is_nothing_to_keep(places: Places, tmp_path: Path) -> None:
    assert take_in(places) == Report()
    assert list(tmp_path.iterdir()) == []


def overwritten(path: Path) -> None:
    path.write_bytes(b"Dear diary,\ntoday we played.\n" * 1000)


def zeroed(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:6000])


def scrambled(path: Path) -> None:
    """Only the tables in the middle are gone; the file still opens."""
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\x5a" * (len(data) - 4096))


@pytest.mark.parametrize("spoil", [overwritten, zeroed, cut_short, scrambled])
def test_a_damaged_store_is_set_aside_and_a_new_one_begun(
    spoil: Callable[[Path], None], places: Places, tmp_path: Path
) -> None:
    keep(places, ANNS)
    spoil(places.store)
    spoilt = places.store.read_bytes()
    report = keep(places, BENS)
    (sentence,) = report.sentences
    check_sentence(sentence)
    assert report.game is not None
    assert "games-damaged-1.sqlite" in sentence
    assert (tmp_path / "games-damaged-1.sqlite").read_bytes() == spoilt
    assert "Ben" in names_in(places)
    assert keep(places, finished("Cleo")).sentences == ()
    with GameStore(places.store) as store:
        store.check()


def test_damaged_stores_never_replace_each_other(places: Places, tmp_path: Path) -> None:
    for name in ("Ann", "Ben", "Cleo"):
        keep(places, finished(name))
        overwritten(places.store)
    keep(places, ANNS)
    assert len(list(tmp_path.glob("games-damaged-*.sqlite"))) == 3
    assert names_in(places) == ["Ann"]


def test_what_can_be_read_of_a_damaged_store_is_saved(places: Places) -> None:
    with GameStore(places.store) as store:
        numbers = store.add_all([finished(f"Player {number}") for number in range(60)])
        tick(store, numbers[0], 0, 4)
        page = store.number("SELECT rootpage FROM sqlite_master WHERE name = 'games_by_date'")
    data = bytearray(places.store.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = b"\x5a" * 4096
    places.store.write_bytes(data)
    report = keep(places, BENS)
    (sentence,) = report.sentences
    assert sentence.endswith("games saved from it: 60.")
    with GameStore(places.store) as store:
        store.check()
        assert store.count() == 61
        assert list(ticks(store, "Player 0")) == [4]


def test_a_store_with_damage_in_its_records_gives_the_other_games(places: Places) -> None:
    games = [finished(f"Player {number}") for number in range(60)]
    with GameStore(places.store) as store:
        store.add_all(games)
    data = bytearray(places.store.read_bytes())
    middle = data.index(packed(games[30].text)[:100]) // 4096 * 4096
    data[middle : middle + 4096] = b"\x5a" * 4096
    places.store.write_bytes(data)
    with pytest.raises(StoreDamaged), GameStore(places.store) as store:
        store.check()
    report, said = on_store(places.store, _checked)
    (sentence,) = said
    check_sentence(sentence)
    assert 40 <= report < 60


def _checked(store: GameStore) -> int:
    store.check()
    return store.count()


def test_a_question_meets_a_new_store_where_the_old_was_damaged(places: Places) -> None:
    keep(places, ANNS)
    overwritten(places.store)
    count, (sentence,) = on_store(places.store, GameStore.count)
    assert count == 0
    check_sentence(sentence)


def test_a_store_that_another_program_has_already_replaced_is_left_alone(
    places: Places, tmp_path: Path
) -> None:
    keep(places, ANNS)
    asked = []

    def damaged_at_first(store: GameStore) -> int:
        asked.append(store)
        if len(asked) == 1:
            raise StoreDamaged("games.sqlite is damaged.")
        return store.count()

    assert on_store(places.store, damaged_at_first) == (1, ())
    assert not list(tmp_path.glob("*damaged*"))


def test_a_new_store_never_meets_the_log_of_a_damaged_one(places: Places, tmp_path: Path) -> None:
    overwritten(places.store)
    log = Path(f"{places.store}-wal")
    log.write_bytes(b"log")
    _set_aside(places.store)
    assert (tmp_path / "games-damaged-1.sqlite-wal").read_bytes() == b"log"
    assert not log.exists()


def test_where_no_store_can_be_the_game_waits(places: Places) -> None:
    places.store.mkdir()
    report = keep(places, ANNS)
    (sentence,) = report.sentences
    check_sentence(sentence)
    assert report.game is None
    assert len(waiting(places)) == 1
    places.store.rmdir()
    assert take_in(places) == Report(others=1)
    assert names_in(places) == ["Ann"]


def test_where_no_file_can_be_either_one_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    report = keep(places_in(tmp_path / "file"), ANNS)
    (sentence,) = report.sentences
    check_sentence(sentence)
    assert report.game is None
    assert sentence.endswith("The finished game could not be kept.")


def test_a_game_is_kept_where_it_cannot_wait(places: Places) -> None:
    places.waiting.write_text("not a folder")
    assert keep(places, ANNS) == Report(1)


def test_text_files_that_cannot_be_written_cost_no_game(places: Places) -> None:
    places.texts.write_text("not a folder")
    report = keep(places, ANNS)
    (sentence,) = report.sentences
    check_sentence(sentence)
    assert report.game == 1
    places.texts.unlink()
    take_in(places)
    assert "Nom du joueur : Ann" in (places.texts / GAME_FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "content",
    [b"{", b"\xff\xfe", b"[1]", b'{"format": "cascadia-finished", "version": 2}', b"[" * 100_000],
    ids=["cut short", "not text", "other JSON", "newer", "deep"],
)
def test_a_damaged_file_that_waits_is_told_of_once(content: bytes, places: Places) -> None:
    WaitingRoom(places.waiting).put(ANNS)
    bad = places.waiting / "bad.json"
    bad.write_bytes(content)
    report = take_in(places)
    (sentence,) = report.sentences
    check_sentence(sentence)
    assert sentence.startswith("bad.json")
    assert report.others == 1
    assert bad.with_suffix(".unreadable").read_bytes() == content
    assert take_in(places) == Report()


def test_a_file_that_cannot_be_read_now_waits_on(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too many files may be open, or a disk may be out of reach for a moment."""

    def refused(path: Path, _most: int) -> bytes:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    WaitingRoom(places.waiting).put(ANNS)
    with monkeypatch.context() as patched:
        patched.setattr("cascadia_qt.store.waiting.read_bounded", refused)
        (sentence,) = take_in(places).sentences
    check_sentence(sentence)
    assert os.strerror(errno.EMFILE) in sentence
    assert take_in(places) == Report(others=1)
    assert names_in(places) == ["Ann"]


def test_a_game_that_died_between_store_and_file_is_not_there_twice(places: Places) -> None:
    keep(places, ANNS)
    WaitingRoom(places.waiting).put(ANNS)
    assert take_in(places) == Report()
    assert names_in(places) == ["Ann"]
    assert waiting(places) == []
