"""The deduction sheet in a terminal: as much help as was agreed, for nobody but its owner."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cascadia_qt.games.cryptid.ai.knowing import clues_left
from cascadia_qt.games.cryptid.model.sheet_marks import Mark, write_marks
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.terminal.sheet import deduction_of
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.rules.record import write_record
from tests.games.cryptid.table import new_game, shared
from tests.games.cryptid.terminal.evening import Evening, Follower
from tests.terminal.command import run
from tests.terminal.tty import typing

Capture = pytest.CaptureFixture[str]
ANN = ("--players", "Ann,bot:novice,bot:steady", "--seed", "3")


def sheet_after_sharing(evening: Evening, *words: str) -> str:
    """What `d` shows in the first turn."""
    follow = Follower()
    evening.run(*ANN, *words, answer=lambda asked: follow(asked) if "Share" in asked else "q")
    speaks = ("--speak",) if "--speak" in words else ()
    return evening.run("--resume", *speaks, answer=typing("d"))[-1]


def test_without_help_nothing_is_struck(evening: Evening) -> None:
    said = sheet_after_sharing(evening)
    assert "Deduction sheet: no help." in said
    assert ". . .  on forest or desert" in said
    assert not re.search(r"^[./] [./] /", said, re.MULTILINE)


def test_what_tokens_refute_is_struck(evening: Evening) -> None:
    said = sheet_after_sharing(evening, "--sheet", "struck")
    assert "Deduction sheet: refuted clues are struck." in said
    seen = CRYPTID.seen(evening.record.history.state, 0)
    sheet = deduction_of(seen, 0)
    for clue in sheet.clues:
        signs = ["/" if sheet.struck(colour, clue) else "." for colour in range(3)]
        assert f"{' '.join(signs)}  {clue_words(clue)}\n" in said
    assert "/" in said
    assert "Cells that all others may allow" not in said


def test_cells_are_named_where_that_was_agreed(evening: Evening) -> None:
    said = sheet_after_sharing(evening, "--sheet", "shaded", "--speak")
    sheet = deduction_of(CRYPTID.seen(evening.record.history.state, 0), 0)
    assert "Cells that all others may allow: " in said
    assert f"Steady 3. Clues left: {sheet.clues_left(2)}." in said
    left = "; ".join(clue_words(clue) for clue in sheet.clues if not sheet.struck(1, clue))
    assert f"{left}." in " ".join(said.split())


def test_marks_of_a_saved_game_are_shown(evening: Evening) -> None:
    evening.run(*ANN, answer=typing())
    marks = {(1, "w1:forest"): Mark.CROSSED, (2, "w1:water"): Mark.SURE}
    record = evening.record.with_note(0, write_marks(marks))
    saved = evening.folder / "autosave" / "game-0.json"
    saved.write_text(write_record(record), encoding="utf-8")
    said = evening.run("--resume", answer=typing("d"))[-1]
    assert ". x .  within 1 of a forest" in said
    assert ". . o  within 1 of water" in said
    spoken = evening.run("--resume", "--speak", answer=typing("d"))[-1]
    assert "Novice 2: within 1 of a forest (crossed out)." in spoken


def test_that_one_cell_fits_is_used_only_if_agreed() -> None:
    state = CRYPTID.seen(shared(new_game(0)), 0)
    helped = replace(state.options, helps=("struck",) * 3)
    plain = deduction_of(replace(state, options=helped), 0)
    agreed = replace(state, options=replace(helped, unique_known=True))
    assert plain.left is None
    assert deduction_of(agreed, 0).left == (clues_left(agreed, 0) or None)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--sheet", "all"), "'all' is no help of a sheet, only none, struck, shaded"),
        (("--sheet", "none,struck"), "--sheet: 3 players need 1 or 3 helps"),
    ],
)
def test_bad_helps_are_refused(capsys: Capture, words: tuple[str, ...], said: str) -> None:
    answered = run(capsys, "play", "--game", "cryptid", "--terminal", *ANN, *words)
    assert answered.status == 2
    assert said in answered.err


def test_different_helps_need_names(capsys: Capture, tmp_path: Path) -> None:
    answered = run(capsys, "play", "--game", "cryptid", "--terminal", "--sheet", "none,struck")
    assert answered.status == 2
    assert "name the players, too" in answered.err


def test_every_player_may_have_an_own_help(evening: Evening) -> None:
    evening.run(
        "--players", "Ann,Ben,bot:novice", "--sheet", "none,shaded,struck", answer=typing("")
    )
    assert evening.record.options.helps == ("none", "shaded", "none")
