"""Readers under attack; what was found once stays here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cascadia_qt.model.setup import GameSetup, write_setup
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.match import new_match, write_match
from cascadia_qt.rules.record import write_record
from tests.documents import example, random_record, rulebook
from tests.hostile.bombs import BOMBS
from tests.hostile.mutations import spoilt
from tests.window.program import ROOT

CORPUS = Path(__file__).parent / "corpus"
SEATS = (Seat("Ann"), Seat("Cora", "easy"))
MUTATIONS = 120  # of each kind of document

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sets limits of Linux")


def attack(folder: Path) -> str:
    """Everything that readers should not have done with the files of a folder."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile.attack", str(folder)],
        cwd=ROOT,
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
    assert attack(tmp_path) == ""


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
    assert attack(tmp_path) == ""
