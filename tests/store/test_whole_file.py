"""Drafts that nobody can guess or meet, permissions, and what dead programs leave."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.store.older_files import GAME_FILE
from cascadia_qt.rules.record import write_record
from cascadia_qt.store import whole_file
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import keep, look_after
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.store.waiting import WaitingRoom
from cascadia_qt.store.whole_file import private_folder, remove_drafts, write_whole
from tests.store import finished, golden, places_in
from tests.store.test_saved_games import played

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has other permissions")


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def drafts_in(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.name.startswith(".")]


def test_a_name_as_long_as_names_may_be(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 251 + ".csv")
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_draft_has_another_name_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, names = whole_file._begun, set[str]()

    def watched(folder: Path, mode: int) -> tuple[Path, int]:
        draft, file = begun(folder, mode)
        names.add(draft.name)
        return draft, file

    monkeypatch.setattr(whole_file, "_begun", watched)
    for _ in range(20):
        write_whole(tmp_path / "a.csv", b"text")
    assert len(names) == 20


def test_a_draft_never_follows_a_link_nor_takes_another_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    monkeypatch.setattr("secrets.token_hex", lambda _: "guessed")
    (tmp_path / ".cascadia-guessed.draft").symlink_to(victim)
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "a.csv", b"text")
    assert victim.read_bytes() == b"precious"


def test_a_link_in_the_place_of_a_file_is_replaced_and_not_followed(tmp_path: Path) -> None:
    victim, path = tmp_path / "victim", tmp_path / "a.csv"
    victim.write_bytes(b"precious")
    path.symlink_to(victim)
    write_whole(path, b"text")
    assert (victim.read_bytes(), path.read_bytes()) == (b"precious", b"text")
    assert not path.is_symlink()


@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_an_export_is_as_open_as_the_user_wants_new_files(
    umask: int, mode: int, tmp_path: Path
) -> None:
    os.umask(umask)
    write_whole(tmp_path / "a.csv", b"text")
    assert mode_of(tmp_path / "a.csv") == mode


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o444])
def test_a_file_that_is_replaced_leaves_its_permissions(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"before")
    path.chmod(mode)
    write_whole(path, b"text")
    assert (path.read_bytes(), mode_of(path)) == (b"text", mode)


def test_nobody_else_reads_a_draft_of_what_is_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    modes, write = [], whole_file._write

    def watched(file: int, data: bytes, wanted: int | None) -> None:
        modes.append(stat.S_IMODE(os.fstat(file).st_mode))
        write(file, data, wanted)

    monkeypatch.setattr(whole_file, "_write", watched)
    path = tmp_path / "a.json"
    path.write_bytes(b"before")
    path.chmod(0o644)
    write_whole(path, b"text", private=True)
    assert modes == [0o600]
    assert mode_of(path) == 0o600


def test_everything_that_the_program_keeps_is_for_its_user_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    places = places_in(data)
    keep(places, finished("Ann"))
    WaitingRoom(places.waiting).put(finished("Ben"))
    saved = SavedGame(data / "autosave")
    saved.keep(played(7))
    saved.set_aside(played(0, seed=2))
    saved.paths()[0].write_bytes(b"of another version")
    saved.paths()[1].unlink(missing_ok=True)
    SavedGame(data / "autosave").set_aside(played(0, seed=2))
    with GameStore(places.store) as store:
        store.count()
        found = {path: mode_of(path) for path in data.rglob("*")}
    assert {path.name for path in found} >= {"games.sqlite", "games.sqlite-wal", GAME_FILE}
    assert mode_of(data) == 0o700
    assert {mode for path, mode in found.items() if path.is_dir()} == {0o700}
    assert {mode for path, mode in found.items() if not path.is_dir()} == {0o600}


def test_a_folder_of_an_older_version_becomes_private(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    private_folder(tmp_path / "data")
    assert mode_of(tmp_path / "data") == 0o700


def test_a_backup_is_an_export(tmp_path: Path) -> None:
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add(finished("Ann"))
        store.backup(tmp_path / "else" / "backup.sqlite")
    assert mode_of(tmp_path / "else" / "backup.sqlite") == 0o644
    assert [path.name for path in (tmp_path / "else").iterdir()] == ["backup.sqlite"]
    with GameStore(tmp_path / "else" / "backup.sqlite") as store:
        assert write_record(store.record(1)) == finished("Ann").text


DYING = """
import os, sys
from pathlib import Path
from cascadia_qt.store import whole_file
write = whole_file._write
def die(file, data, wanted):
    write(file, data[:10], wanted)
    print("writing", flush=True)
    if sys.argv[2] == "die":
        os.kill(os.getpid(), 9)
    sys.stdin.read()
    write(file, data[10:], wanted)
whole_file._write = die
whole_file.write_whole(Path(sys.argv[1]) / "a.json", b"a text that is longer than ten")
"""


def writing(folder: Path, end: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", DYING, str(folder), end]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "writing\n"
    return process


def test_the_draft_of_a_dead_program_is_removed_with_the_next_file(tmp_path: Path) -> None:
    with writing(tmp_path, "die") as process:
        pass
    assert process.returncode == -signal.SIGKILL
    assert len(drafts_in(tmp_path)) == 1
    write_whole(tmp_path / "b.json", b"text")
    assert [path.name for path in tmp_path.iterdir()] == ["b.json"]


def test_at_the_start_they_are_removed_wherever_data_is(tmp_path: Path) -> None:
    for name in ("waiting", "unfinished", "coach"):
        (tmp_path / name).mkdir()
        with writing(tmp_path / name, "die"):
            pass
    look_after(places_in(tmp_path))
    assert not list(tmp_path.rglob(".*"))


def test_the_draft_of_a_program_that_still_writes_is_left(tmp_path: Path) -> None:
    with writing(tmp_path, "live") as process:
        write_whole(tmp_path / "b.json", b"text")
        remove_drafts(tmp_path)
        assert len(drafts_in(tmp_path)) == 1
        process.communicate("")
    assert process.returncode == 0
    assert drafts_in(tmp_path) == []
    assert (tmp_path / "a.json").read_bytes() == b"a text that is longer than ten"


def test_a_saved_game_of_somebody_is_no_draft(tmp_path: Path) -> None:
    others = [tmp_path / name for name in (".cascadia-x", "a.draft", ".hidden.draft")]
    for path in others:
        path.write_text(write_record(golden()), encoding="utf-8")
    remove_drafts(tmp_path)
    assert set(tmp_path.iterdir()) == set(others)
