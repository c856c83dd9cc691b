"""Games on disk: written whole or not at all, never only once, and read with care."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.model import kept_file
from cascadia_qt.model.storage import Autosave, load_game, save_game
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.record import Record, write_record
from cascadia_qt.store import whole_file
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.store.storage_error import StorageError
from tests.model import ANN, BEN, cascadia_record


def copies(autosave: Autosave) -> list[Path]:
    """The newest first."""
    return SavedGame(autosave.folder).paths()


TURN = ("take 0", "tile 1,0 r0", "token -")


def after(count: int, grid: Grid = HEX) -> Record:
    """A game after up to three actions."""
    record = cascadia_record((ANN, BEN), grid=grid)
    for text in TURN[:count]:
        history = record.history.played(CASCADIA.rules(), CASCADIA.rules().parse(text))
        record = replace(record, history=history)
    return record


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def complaint_about(path: Path) -> str:
    """What loading complains of, checked to be one plain sentence that names the file."""
    with pytest.raises(StorageError) as caught:
        load_game(path)
    sentence = str(caught.value)
    check_sentence(sentence)
    assert sentence.startswith(path.name)
    return sentence


def check_sentence(sentence: str) -> None:
    assert sentence.endswith(".")
    assert not sentence.endswith("..")
    assert "\n" not in sentence
    assert "Errno" not in sentence
    assert "Traceback" not in sentence
    assert len(sentence) < 300


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("count", range(4))
def test_a_saved_game_is_loaded_equal(count: int, grid: Grid, tmp_path: Path) -> None:
    record = after(count, grid)
    save_game(tmp_path / "game.json", record)
    assert load_game(tmp_path / "game.json") == record


def test_names_in_any_script_are_kept(tmp_path: Path) -> None:
    record = replace(after(1), seats=(Seat("Zoë 🦊"), Seat("دب")))
    save_game(tmp_path / "été 🦊.json", record)
    assert load_game(tmp_path / "été 🦊.json") == record


def test_a_computer_that_this_version_lacks_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_game(path, replace(after(1), seats=(ANN, Seat("Hal", "hal"))))
    assert complaint_about(path) == "game.json has a computer that is unknown here: hal."


def test_saving_replaces_the_file_and_leaves_no_other(tmp_path: Path) -> None:
    for count in (3, 1):
        save_game(tmp_path / "game.json", after(count))
    assert load_game(tmp_path / "game.json") == after(1)
    assert names_in(tmp_path) == {"game.json"}


def test_a_game_cannot_be_saved_under_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StorageError) as caught:
        save_game(tmp_path / "file" / "game.json", after(1))
    check_sentence(str(caught.value))
    assert names_in(tmp_path) == {"file"}


def test_a_game_cannot_be_saved_over_a_folder(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(StorageError) as caught:
        save_game(tmp_path / "game.json", after(1))
    check_sentence(str(caught.value))
    assert names_in(tmp_path) == {"game.json"}


def half_written(file: int, data: bytes, _wanted: int | None) -> None:
    """A disk that is full after some bytes."""
    os.write(file, data[:10])
    raise OSError(ENOSPC, "No space left on device")


def test_a_full_disk_leaves_the_old_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_game(tmp_path / "game.json", after(1))
    monkeypatch.setattr(whole_file, "_write", half_written)
    with pytest.raises(StorageError):
        save_game(tmp_path / "game.json", after(2))
    assert load_game(tmp_path / "game.json") == after(1)
    assert names_in(tmp_path) == {"game.json"}


def changed(**fields: object) -> bytes:
    """A sound game with some fields changed."""
    tree = json.loads(write_record(after(2)))
    return json.dumps(tree | fields).encode()


SOUND = write_record(after(2)).encode()
DAMAGED = {
    "empty": b"",
    "cut short": SOUND[: len(SOUND) // 2],
    "without its last brace": SOUND.rstrip()[:-1],
    "twice": SOUND * 2,
    "a byte order mark": b"\xef\xbb\xbf" + SOUND,
    "zeroes": b"\0" * 4096,
    "not UTF-8": b"\xff\xfe" + SOUND,
    "another encoding": SOUND.decode().encode("utf-16"),
    "an image": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "text": b"Dear diary,\ntoday we played.\n",
    "other JSON": b'{"name": "something", "version": "1.0"}',
    "a list": b"[1, 2, 3]",
    "a number": b"7",
    "nested deeply": b"[" * 100_000,
    "a long number": b"9" * 10_000,
    "another game": changed(game="chess"),
    "a newer version": changed(version=99),
    "an action too many": changed(actions=["take 0", "take 0"]),
    "an action of no game": changed(actions=["castle"]),
    "another seed": changed(seed=2),
    "another digest": changed(digest="0" * 64),
    "too many players": changed(seats=[{"name": "Ann"}] * 9),
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_file_that_is_no_sound_game_gets_one_sentence(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    complaint_about(path)
    assert path.read_bytes() == content


def test_a_huge_file_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert "too large" in complaint_about(path)


def test_a_file_that_is_not_there_gets_one_sentence(tmp_path: Path) -> None:
    assert "cannot be read" in complaint_about(tmp_path / "game.json")


def test_a_folder_gets_one_sentence(tmp_path: Path) -> None:
    assert "cannot be read" in complaint_about(tmp_path)


def kept(folder: Path, *counts: int) -> Autosave:
    """The autosave of a game that was kept after these numbers of actions."""
    autosave = Autosave(folder)
    for count in counts:
        autosave.keep(after(count))
    autosave.wait()
    return autosave


@pytest.mark.parametrize(
    ("counts", "newest_first"),
    [([0], [0]), ([0, 1], [1, 0]), ([0, 1, 2], [2, 1, 0]), ([0, 1, 2, 3], [3, 2, 1])],
    ids=len,
)
def test_the_three_newest_copies_are_kept(
    counts: list[int], newest_first: list[int], tmp_path: Path
) -> None:
    autosave = kept(tmp_path / "new" / "folder", *counts)
    found = [load_game(path) for path in copies(autosave) if path.exists()]
    assert found == [after(count) for count in newest_first]
    names = {path.name for path in copies(autosave)}
    assert names_in(tmp_path / "new" / "folder") <= names | {"lock"}


def test_there_is_nothing_to_load_at_first(tmp_path: Path) -> None:
    assert Autosave(tmp_path / "none").load() == (None, None)


def test_the_newest_copy_is_loaded(tmp_path: Path) -> None:
    kept(tmp_path, 1, 2, 3)
    assert Autosave(tmp_path).load() == (after(3), None)


def test_a_missing_copy_is_passed_without_a_word(tmp_path: Path) -> None:
    autosave = kept(tmp_path, 1, 2)
    copies(autosave)[0].unlink()
    assert autosave.load() == (after(1), None)


@pytest.mark.parametrize(("damaged", "found"), [(1, 2), (2, 1), (3, None)])
def test_damaged_copies_are_passed_with_a_sentence_about_the_newest(
    damaged: int, found: int | None, tmp_path: Path
) -> None:
    autosave = kept(tmp_path, 1, 2, 3)
    for path in copies(autosave)[:damaged]:
        path.write_bytes(b"{")
    record, complaint = autosave.load()
    assert record == (None if found is None else after(found))
    assert complaint is not None
    assert complaint.startswith(copies(autosave)[0].name)
    check_sentence(complaint)


def test_an_older_damaged_copy_is_not_worth_a_word(tmp_path: Path) -> None:
    autosave = kept(tmp_path, 1, 2, 3)
    copies(autosave)[2].write_bytes(b"{")
    assert autosave.load() == (after(3), None)


def spoil_with_a_file(folder: Path) -> None:
    folder.write_text("not a folder")


def spoil_with_folders(folder: Path) -> None:
    for number in range(3):
        (folder / f"game-{number}.json" / "inside").mkdir(parents=True)


@pytest.mark.parametrize("spoil", [spoil_with_a_file, spoil_with_folders])
def test_a_failure_is_told_in_one_sentence(
    spoil: Callable[[Path], None], tmp_path: Path, qtbot: QtBot
) -> None:
    spoil(tmp_path / "autosave")
    autosave = Autosave(tmp_path / "autosave")
    with qtbot.waitSignal(autosave.failed) as told:
        autosave.keep(after(1))
    assert told.args is not None
    check_sentence(told.args[0])


def test_after_failures_the_newest_sound_copy_is_still_there(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = kept(tmp_path, 0, 1, 2)
    with monkeypatch.context() as patched:
        patched.setattr(whole_file, "_write", half_written)
        with qtbot.waitSignal(autosave.failed):
            for _ in range(5):
                autosave.keep(after(3))
            autosave.wait()
        assert Autosave(tmp_path).load() == (after(2), None)
    assert autosave.load() == (after(3), None)


def failing(folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Autosave:
    """The autosave of a game whose last two actions did not reach the disk."""
    autosave = kept(folder, 0, 1)
    with monkeypatch.context() as patched:
        patched.setattr(whole_file, "_write", half_written)
        with qtbot.waitSignal(autosave.failed):
            autosave.keep(after(2))
            autosave.keep(after(3))
            autosave._background.wait()
    assert autosave.failing
    return autosave


def test_after_a_spell_of_a_full_disk_it_is_tried_again_by_itself(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_file, "TRY_AGAIN", 50)
    autosave = failing(tmp_path, qtbot, monkeypatch)
    qtbot.waitUntil(lambda: not autosave.failing)
    assert Autosave(tmp_path).load() == (after(3), None)


def test_and_at_the_end(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = failing(tmp_path, qtbot, monkeypatch)
    autosave.wait()
    assert Autosave(tmp_path).load() == (after(3), None)


def test_what_is_tried_again_never_replaces_what_is_newer(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = failing(tmp_path, qtbot, monkeypatch)
    autosave.keep(after(1))  # somebody has taken his turn back
    autosave._start_again()
    autosave.wait()
    assert Autosave(tmp_path).load() == (after(1), None)


def test_a_game_that_cannot_be_set_aside_is_not_overwritten(tmp_path: Path, qtbot: QtBot) -> None:
    kept(tmp_path / "autosave", 0, 1, 2, 3)
    (tmp_path / "unfinished").write_text("not a folder")
    autosave, other = Autosave(tmp_path / "autosave"), cascadia_record((ANN,), seed=9)
    with qtbot.waitSignal(autosave.failed):
        autosave.begin(other)
        for _ in range(5):
            autosave.keep(other)
    autosave.wait()
    assert Autosave(tmp_path / "autosave").load() == (after(3), None)
    (tmp_path / "unfinished").unlink()
    autosave.wait()
    assert Autosave(tmp_path / "autosave").load() == (other, None)
    (aside,) = (tmp_path / "unfinished").iterdir()
    assert load_game(aside) == after(3)


def test_a_failing_disk_is_complained_about_once_until_it_works_again(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave, heard = Autosave(tmp_path), list[str]()
    autosave.failed.connect(heard.append)
    for _ in range(2):
        with monkeypatch.context() as patched:
            patched.setattr(whole_file, "_write", half_written)
            autosave.keep(after(1))
            autosave.keep(after(2))
            autosave.wait()
        autosave.keep(after(3))
        autosave.wait()
    qtbot.waitUntil(lambda: len(heard) == 2)


KEEP_AS_FAST_AS_POSSIBLE = """
import sys
from pathlib import Path
from cascadia_qt.model.storage import Autosave, load_game
autosave = Autosave(Path(sys.argv[1]))
records = [load_game(Path(name)) for name in sys.argv[2:]]
autosave.keep(records[0])
autosave.wait()
print("ready", flush=True)
while True:
    for record in records:
        autosave.keep(record)
    autosave.wait()
"""


def test_killing_the_program_never_leaves_the_folder_without_a_sound_copy(tmp_path: Path) -> None:
    saved = [tmp_path / f"{count}.json" for count in range(4)]
    for count, path in enumerate(saved):
        save_game(path, after(count))
    folder = tmp_path / "autosave"
    command = [sys.executable, "-c", KEEP_AS_FAST_AS_POSSIBLE, str(folder), *map(str, saved)]
    luck = random.Random(1)
    for _ in range(10):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            with suppress(subprocess.TimeoutExpired):
                process.wait(luck.uniform(0, 0.05))
            process.kill()
        assert process.returncode == -signal.SIGKILL
        record, complaint = Autosave(folder).load()
        assert record in [after(count) for count in range(4)]
        assert complaint is None
