"""Programs that are killed, that run at the same time, and that fill the disk."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from cascadia_qt.games.cascadia.store.older_files import GAME_FILE
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import take_in
from cascadia_qt.store.saved_games import SavedGame, read_game
from cascadia_qt.store.waiting import WaitingRoom
from tests.store import check_sentence, finished, places_in

KILLS = 15
MOST_SAID = 12


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
            lines = islice(process.stdout, luck.randrange(MOST_SAID))
            said += [line.rstrip("\n") for line in lines]
            time.sleep(luck.uniform(0, 0.03))  # in the middle of something
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


def said_together(*commands: list[str]) -> str:
    """What programs say that all begin at the same moment; they have nothing to complain of."""
    with ExitStack() as stack:
        programs = [
            stack.enter_context(Popen(command, text=True, stdin=PIPE, stdout=PIPE, stderr=PIPE))
            for command in commands
        ]
        for program in programs:
            assert program.stdout is not None
            assert program.stdout.readline() == "ready\n"
        for program in programs:
            assert program.stdin is not None
            program.stdin.write("\n")
            program.stdin.flush()
        said = [program.communicate() for program in programs]
    assert "".join(error for _, error in said) == ""
    return "".join(out for out, _ in said)


NAMES = ("A", "B", "C")
ACTIONS = 25


def test_three_programs_play_three_games_in_one_folder(tmp_path: Path) -> None:
    """Each sets the others' games aside all the time, and none of them is lost or left behind."""
    command = [sys.executable, "-m", "tests.store.saving", str(tmp_path)]
    assert said_together(*([*command, name, str(ACTIONS)] for name in NAMES)) == ""
    running, complaint = SavedGame(tmp_path / "autosave").load()
    assert complaint is None
    assert running is not None
    aside = [read_game(path) for path in (tmp_path / "unfinished").iterdir()]
    lengths = {record.seats[0].name: len(record.history.actions) for record in aside}
    assert len(lengths) == len(aside)  # one file a game
    lengths[running.seats[0].name] = len(running.history.actions)
    assert lengths == dict.fromkeys(NAMES, ACTIONS)
    assert not list(tmp_path.rglob(".*"))


KEEP = """
import sys
from pathlib import Path
from cascadia_qt.store.keeping import keep
from tests.store import finished, places_in
games = [finished(f"{sys.argv[2]} {number}") for number in range(5)]
print("ready", flush=True)
sys.stdin.readline()
for game in games:
    for sentence in keep(places_in(Path(sys.argv[1])), game).sentences:
        print(sentence)
"""


@pytest.mark.parametrize("run", range(3))
def test_three_programs_meet_one_damaged_store(run: int, tmp_path: Path) -> None:
    """One of them replaces it, and nobody's game is set aside with it."""
    places = places_in(tmp_path)
    with GameStore(places.store) as store:
        store.add_all([finished(f"old {number}") for number in range(10)])
    data = bytearray(places.store.read_bytes())
    data[19] = 99
    places.store.write_bytes(data)
    command = [sys.executable, "-c", KEEP, str(tmp_path)]
    (sentence,) = said_together(*([*command, name] for name in NAMES)).splitlines()
    assert sentence.endswith("games saved from it: 10.")
    assert len(list(tmp_path.glob("games-damaged-*.sqlite"))) == 1
    kept = sorted(kept.split(" ", 1)[1] for kept in kept_in(tmp_path))
    expected = [f"{name} {number}" for name in NAMES for number in range(5)]
    assert kept == sorted([*expected, *(f"old {number}" for number in range(10))])


@pytest.mark.skipif(sys.platform == "win32", reason="has no limit for files")
def test_a_full_disk_is_told_of_and_leaves_what_was_kept(tmp_path: Path) -> None:
    with adding(tmp_path, "full", "500", "200000") as process:
        said = said_by(process)
        assert process.stderr is not None
        complaint = process.stderr.read()
    assert process.returncode == 1
    check_sentence(complaint.strip())
    assert said
    # The last one waits, or is in the store and what is written beside it is not.
    kept = kept_in(tmp_path)
    assert kept[: len(said)] == said
    assert take_in(places_in(tmp_path)).others == len(said) + 1 - len(kept)
    assert len(kept_in(tmp_path)) == len(said) + 1
    check_the_rest(tmp_path)
