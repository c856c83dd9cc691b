"""The command `solve`: the six checked puzzles, and what is bad about others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.cryptid.table import PUZZLES
from tests.terminal.command import Outcome, assert_refused, run, written

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def solve(capsys: Capture, tmp_path: Path) -> Any:
    def solved(document: dict[str, Any], *words: str) -> Outcome:
        return run(capsys, "solve", written(tmp_path / "puzzle.json", document), *words)

    return solved


@pytest.mark.parametrize("known", PUZZLES, ids=lambda known: str(known["habitat"]))
def test_the_checked_puzzles(solve: Any, known: dict[str, Any]) -> None:
    told = solve(known, "--json").json
    assert list(told) == [
        "cells",
        "sizes",
        "habitat",
        "common",
        "needed",
        "in_band",
        "good",
        "hints",
    ]
    assert list(told["sizes"].items()) == list(zip(known["clues"], known["sizes"], strict=True))
    assert {clue: len(cells) for clue, cells in told["cells"].items()} == told["sizes"]
    assert (told["habitat"], told["common"]) == (known["habitat"], [known["habitat"]])
    assert told["hints"] == known["hints"]
    assert told["needed"] == told["in_band"] == dict.fromkeys(known["clues"], True)
    assert told["good"]
    assert f"The habitat is {known['habitat']}." in solve(known).out.splitlines()


def test_a_puzzle_with_several_habitats_is_described(solve: Any) -> None:
    puzzle = {**PUZZLES[0], "clues": ["w1:swamp"], "structures": PUZZLES[0]["structures"][:1]}
    told = solve(puzzle, "--json").json
    assert (told["habitat"], len(told["common"]), told["good"]) == (None, 53, False)
    assert told["needed"] == {"w1:swamp": True}
    assert "No habitat: all clues fit 53 cells: " in solve(puzzle).out


def test_a_puzzle_without_a_habitat_is_described(solve: Any) -> None:
    puzzle = {**PUZZLES[1], "clues": ["w1:swamp", "not w1:swamp"]}
    told = solve(puzzle, "--json").json
    assert (told["habitat"], told["common"], told["good"]) == (None, [], False)
    lines = solve(puzzle).out.splitlines()
    assert "No habitat: no cell fits all clues." in lines
    assert "A clue is there twice, or beside its own negation." in lines
    assert "The puzzle is not good." in lines


def test_a_clue_twice_is_not_needed(solve: Any) -> None:
    told = solve({**PUZZLES[0], "clues": ["w1:swamp", "w1:swamp"]}, "--json").json
    assert told["needed"] == {"w1:swamp": False}
    assert not told["good"]


def test_a_clue_out_of_the_band_is_told(solve: Any) -> None:
    puzzle = {**PUZZLES[0], "clues": ["w3:white"], "structures": []}
    assert solve(puzzle, "--json").json["in_band"] == {"w3:white": False}
    assert "structure: 0 cells (not from 42 to 66)" in solve(puzzle).out.splitlines()[0]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"clues": ["not w1:swamp"]}, "clues[0] is no clue of the normal game."),
        ({"clues": ["w3:black"]}, "clues[0] is no clue of the normal game."),
        ({"clues": ["on:swamp:water"]}, "clues[0] is no clue of the normal game."),
        ({"clues": []}, "clues must have 1 to 48 entries, not 0."),
        ({"mode": "easy"}, "mode must be one of normal, advanced"),
        ({"sections": [[1, 0]] * 6}, "sections must hold each of the six sections once."),
        ({"sections": [[1, 90], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0]]}, "must be 0 or 180."),
        (
            {"structures": [{"kind": "stone", "colour": "black", "at": "A1"}]},
            "structures[0].colour must be one of white, green, blue",
        ),
        (
            {
                "structures": [
                    {"kind": "stone", "colour": "white", "at": "A1"},
                    {"kind": "shack", "colour": "white", "at": "A1"},
                ]
            },
            "structures[1].at has a structure already: A1.",
        ),
        (
            {
                "structures": [
                    {"kind": "stone", "colour": "white", "at": "A1"},
                    {"kind": "stone", "colour": "white", "at": "A2"},
                ]
            },
            "structures[1] is a second white stone.",
        ),
        ({"structures": [{"kind": "stone", "colour": "white", "at": "M1"}]}, "from A1 to L9."),
        ({"format": "cryptid-map"}, 'format must be "cryptid-puzzle".'),
        ({"version": True}, "version must be 1;"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.parametrize("words", [(), ("--json",)], ids=str)
def test_what_makes_no_sense_is_answered_with_one_sentence(
    solve: Any, changed: dict[str, Any], said: str, words: tuple[str, ...]
) -> None:
    assert_refused(solve({**PUZZLES[0], **changed}, *words), "puzzle.json: ", said)


def test_a_file_that_is_none_is_refused(capsys: Capture, tmp_path: Path) -> None:
    assert_refused(run(capsys, "solve", str(tmp_path / "none.json")), "none.json")
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    assert_refused(run(capsys, "solve", str(tmp_path / "bad.json")), "This is not JSON: line 1")
