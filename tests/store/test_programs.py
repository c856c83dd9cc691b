"""Programs that are killed, that run at the same time, and that fill the disk."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import take_in
from cascadia_qt.store.older_files import GAME_FILE
from cascadia_qt.store.waiting import WaitingRoom
from tests.store import check_sentence, places_in

KILLS = 15


def adding(folder: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.adding", str(folder), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def said_by(process: subprocess.Popen[str]) -> list[str]:
    """The whole lines that it said after it was ready."""
    assert process.stdout is not None
    return [line for line in process.stdout.read().split("\n")[:-1] if line != "ready"]


def kept_in(folder: Path) -> list[str]:
    """The games of a sound store, as the program says them."""
    with GameStore(places_in(folder).store) as store:
        store.check()
        rows = store.rows("SELECT game, name FROM seats WHERE seat = 0 ORDER BY game")
        assert store.number("SELECT count(*) FROM records") == len(rows)
    return [f"{row['game']} {row['name']}" for row in rows]


def check_the_rest(folder: Path) -> None:
    """Nothing waits any more, and every game stands in the text file once."""
    places = places_in(folder)
    assert take_in(places).sentences == ()
    assert WaitingRoom(places.waiting).paths() == []
    lines = (places.texts / GAME_FILE).read_text(encoding="utf-8").splitlines()
    names = [line.removeprefix("Nom du joueur : ") for line in lines if line.startswith("Nom ")]
    assert sorted(names) == sorted(kept.split(" ", 1)[1] for kept in kept_in(folder))


def test_a_killed_program_loses_nothing_that_it_said_is_kept(tmp_path: Path) -> None:
    luck, said = random.Random(1), list[str]()
    for run in range(KILLS):
        with adding(tmp_path, f"run-{run}") as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            with suppress(subprocess.TimeoutExpired):
                process.wait(luck.uniform(0, 0.3))
            process.kill()
            said += said_by(process)
        assert process.returncode == -signal.SIGKILL
        kept = kept_in(tmp_path)
        assert set(said) <= set(kept)
        assert len(kept) <= len(said) + run + 1  # killed after keeping and before saying
    assert said
    check_the_rest(tmp_path)


def test_two_programs_add_to_one_store(tmp_path: Path) -> None:
    count = 40
    with adding(tmp_path, "one", str(count)) as one, adding(tmp_path, "other", str(count)) as other:
        said = [said_by(one), said_by(other)]
        complaints = [process.stderr.read() for process in (one, other) if process.stderr]
    assert complaints == ["", ""]
    assert [len(lines) for lines in said] == [count, count]
    assert sorted([*said[0], *said[1]]) == sorted(kept_in(tmp_path))
    check_the_rest(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="has no limit for files")
def test_a_full_disk_is_told_of_and_leaves_what_was_kept(tmp_path: Path) -> None:
    with adding(tmp_path, "full", "500", "200000") as process:
        said = said_by(process)
        assert process.stderr is not None
        complaint = process.stderr.read()
    assert process.returncode == 1
    check_sentence(complaint.strip())
    assert said
    assert kept_in(tmp_path) == said
    assert take_in(places_in(tmp_path)).others == 1
    assert len(kept_in(tmp_path)) == len(said) + 1
    check_the_rest(tmp_path)
