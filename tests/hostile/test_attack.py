"""Readers under attack; what was found once stays here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.model.setup import GameSetup, write_setup
from cascadia_qt.games.cascadia.rules.match import new_match, write_match
from cascadia_qt.games.cascadia.store import older_files
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import write_record
from cascadia_qt.store.waiting import WaitingRoom
from tests.documents import example, random_record, rulebook
from tests.games.cascadia.window.program import ROOT
from tests.hostile.attack import DOCUMENTS, KEPT, STORES
from tests.hostile.bombs import BOMBS
from tests.hostile.mutations import spoilt, spoilt_bytes
from tests.hostile.stores import QUICK, TRAPS, harmful_store, spoilt_stores, wrong_heads
from tests.store import HELPED, finished

CORPUS = Path(__file__).parent / "corpus"
SEATS = (Seat("Ann"), Seat("Cora", "easy"))
MUTATIONS = 120  # of each kind of document

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sets limits of Linux")


def attack(folder: Path, readers: Iterable[str] = ()) -> str:
    """Everything that readers should not have done with the files of a folder."""
    quick = {"TMPDIR": "/dev/shm"} if Path("/dev/shm").is_dir() else {}
    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile.attack", str(folder), *readers],
        cwd=ROOT,
        env={**os.environ, **quick},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_what_was_found_before() -> None:
    assert attack(CORPUS) == ""


def test_bombs(tmp_path: Path) -> None:
    for name, made in BOMBS.items():
        (tmp_path / name).write_bytes(made())
    assert attack(tmp_path, [*DOCUMENTS, *KEPT]) == ""


def sound() -> dict[str, str]:
    """A document of every kind."""
    alone = random_record(players=1, turns=4)
    match = new_match(alone.rules, alone.options, 1, SEATS, free_undo=False)
    turn = {"cursor": 0, "best": 50.5, "played": 40, "better": ["take 0", "tile 1,0 0", "token -"]}
    return {
        "record": write_record(random_record(turns=4)),
        "position": json.dumps(rulebook()),
        "small": json.dumps(example()),
        "match": write_match(match),
        "review": json.dumps({"format": "cascadia-review", "version": 1, "turns": [turn]}),
        "setup": write_setup(GameSetup(SEATS)),
    }


@pytest.mark.parametrize("kind", sound())
def test_spoilt_documents(kind: str, tmp_path: Path) -> None:
    for number, data in enumerate(spoilt(sound()[kind], MUTATIONS, seed=len(kind))):
        (tmp_path / f"{kind}-{number:04}").write_bytes(data)
    assert attack(tmp_path, DOCUMENTS) == ""


def test_games_that_wait_and_were_spoilt(tmp_path: Path) -> None:
    WaitingRoom(tmp_path / "room").put(finished("Ann", record=QUICK, helps=HELPED))
    (path,) = WaitingRoom(tmp_path / "room").paths()
    (tmp_path / "spoilt").mkdir()
    for number, data in enumerate(spoilt(path.read_text(encoding="utf-8"), MUTATIONS, seed=7)):
        (tmp_path / "spoilt" / f"{number:04}").write_bytes(data)
    assert attack(tmp_path / "spoilt", ["waiting"]) == ""


def test_stores_that_mean_harm(tmp_path: Path) -> None:
    for name in TRAPS:
        harmful_store(tmp_path / f"{name}.sqlite", name)
    assert attack(tmp_path, STORES) == ""


def test_stores_that_were_spoilt(tmp_path: Path) -> None:
    for name, data in wrong_heads(tmp_path):
        (tmp_path / name).write_bytes(data)
    for number, data in enumerate(spoilt_stores(tmp_path, MUTATIONS, seed=1)):
        (tmp_path / f"spoilt-{number:04}").write_bytes(data)
    assert attack(tmp_path, STORES) == ""


def test_text_files_of_others(tmp_path: Path) -> None:
    """Whatever the older program, or an editor, has left in them."""
    blocks = older_files.blocks(finished("Ann").summary)[0].encode()
    contents = (
        blocks * 3,
        blocks[:-4],
        blocks.replace(b"\n", b"\r\n"),
        blocks.decode().encode("utf-16"),
    )
    for number, data in enumerate((*contents, *spoilt_bytes(blocks, 20, seed=3))):
        (tmp_path / f"{number:04}").write_bytes(data)
    assert attack(tmp_path, ["texts"]) == ""
