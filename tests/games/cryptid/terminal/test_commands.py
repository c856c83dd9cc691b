"""What Cryptid does on the command line, and how it answers bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cascadia_qt.rules.record import digest, read_record
from cascadia_qt.shelf import RULES
from tests.games.cryptid.records.write import FOLDER
from tests.games.cryptid.table import PUZZLES
from tests.terminal.command import assert_refused, run, status_of, written

Capture = pytest.CaptureFixture[str]

RECORD = FOLDER / "3-normal-program.json"


def document() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(RECORD.read_text(encoding="utf-8"))
    return read


def test_simulating_with_its_options(capsys: Capture, tmp_path: Path) -> None:
    words = ("--bots", "steady,random,novice", "--games", "4", "--seed", "9", "--json")
    options = ("--mode", "advanced", "--yourselves", "--records", str(tmp_path))
    summary = run(capsys, "simulate", "--game", "cryptid", *words, *options).json
    assert (summary["game"], summary["games"], summary["seed"]) == ("cryptid", 4, 9)
    assert sum(seat["wins"] for seat in summary["seats"]) == 4
    for seat in summary["seats"]:
        assert [seat[part] for part in ("mean", "sd", "min", "max")] == [None] * 4
    records = [read_record(path.read_text("utf-8"), RULES) for path in sorted(tmp_path.iterdir())]
    assert len(records) == 4
    assert len({record.options.clues for record in records}) == 4
    for record in records:
        assert (record.options.players, record.options.board.mode) == (3, "advanced")
        assert record.options.answer_yourselves


def test_simulating_many_games_of_one_puzzle(capsys: Capture, tmp_path: Path) -> None:
    puzzle = written(tmp_path / "puzzle.json", PUZZLES[2])
    records = tmp_path / "records"
    words = ("--bots", "steady,steady", "--games", "2", "--records", str(records))
    run(capsys, "simulate", "--game", "cryptid", *words, "--puzzle", puzzle)
    for path in records.iterdir():
        held = read_record(path.read_text("utf-8"), RULES).options
        assert list(held.clues) == PUZZLES[2]["clues"]


def test_tracing_a_record(capsys: Capture) -> None:
    lines = [json.loads(line) for line in run(capsys, "trace", str(RECORD)).out.splitlines()]
    assert [line["step"] for line in lines] == list(range(len(document()["actions"]) + 1))
    for line in lines[1:]:
        assert line["action"] in lines[line["step"] - 1]["legal"]
    assert lines[7]["events"] == [
        {"kind": "asked", "seat": 0, "other": 2, "cell": "A2"},
        {"kind": "disc_put", "seat": 2, "colour": 2, "cell": "A2", "why": "answer"},
        {"kind": "turn_ended", "seat": 0},
    ]
    assert lines[-1]["to_move"] is None
    assert lines[-1]["result"] == {
        "places": [1, 2, 2],
        "points": None,
        "winners": [0],
        "rounds": 3,
    }


def test_the_result_of_a_record_is_explained(capsys: Capture) -> None:
    lines = run(capsys, "score", str(RECORD)).out.splitlines()
    assert lines[:4] == [
        "Random 1 has found the habitat",
        "It is I6, found after 3 rounds.",
        "",
        "Random 1: The habitat is within 1 of a swamp. (53 cells)",
    ]
    assert "Random 1: 2 questions, 1 search, 1 cube paid." in lines


def test_the_help_of_sheets_is_named(capsys: Capture) -> None:
    path = str(FOLDER / "3-advanced-people.json")
    assert "Random 3: refuted clues are struck, cells are shaded" in run(capsys, "score", path).out
    players = run(capsys, "score", path, "--json").json["players"]
    assert [player["help"] for player in players] == ["none", "struck", "shaded"]


def test_the_clues_of_a_game_that_goes_on_are_not_told(capsys: Capture, tmp_path: Path) -> None:
    tree = document()
    options = read_record(RECORD.read_text("utf-8"), RULES).options
    start = RULES["cryptid"].setup(options, tree["seed"])
    tree["actions"], tree["digest"] = [], digest(RULES["cryptid"], start)
    begun = written(tmp_path / "begun.json", tree)
    scored = run(capsys, "score", begun, "--json")
    assert (scored.json["habitat"], scored.json["winners"]) == (None, [])
    assert [player["clues"] for player in scored.json["players"]] == [[], [], []]
    assert "The game is not over: round 1 is being played." in scored.err
    assert "The habitat is" not in run(capsys, "score", begun).out


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("options", "mode"), "hard", "options.mode must be one of normal, advanced"),
        (("options", "clues", 0), "w1:lava", "options.clues[0] is no clue of the normal game"),
        (("options", "clues", 0), "not w1:swamp", "options.clues[0]"),
        (("options", "clues"), ["w1:swamp"], "options.clues must have 3 entries"),
        (("options", "helps"), ["none"], "options.helps must have 3 entries"),
        (("options", "unique_known"), 1, "options.unique_known must be true or false"),
        (("options", "structures", 0, "at"), "Z9", "options.structures[0].at"),
        (("options",), {}, "mode"),
        (("actions", 0), "share M1", "actions[0] is not an action of this game"),
        (("actions", 0), "search A1", "actions[0] is not legal here: cubes are shared first"),
        (("digest",), "0", "digest does not fit"),
    ],
    ids=str,
)
def test_a_damaged_record_is_answered_with_one_sentence(
    capsys: Capture, tmp_path: Path, place: tuple[str | int, ...], value: object, said: str
) -> None:
    tree = document()
    inner: Any = tree
    *path, last = place
    for step in path:
        inner = inner[step]
    inner[last] = value
    assert_refused(run(capsys, "trace", written(tmp_path / "bad.json", tree)), "bad.json", said)


@pytest.mark.parametrize(
    ("players", "changed", "said"),
    [
        ("Ann,Ben", {}, "2 players need a puzzle with 4 clues, not 3."),
        ("Ann,Ben,Cleo", {"clues": ["w1:swamp"] * 3}, "clues hold a clue twice"),
        ("Ann,Ben,Cleo", {"structures": []}, "structures must hold all structures of the mode."),
        (
            "Ann,Ben,Cleo",
            {"clues": ["w1:swamp", "w1:water", "w1:desert"]},
            "clues must fit exactly one cell together, not",
        ),
        ("Ann,Ben,Cleo", {"format": "cryptid"}, 'format must be "cryptid-puzzle".'),
        ("Ann,Ben,Cleo", {"version": 2}, "version must be 1;"),
    ],
    ids=str,
)
def test_a_puzzle_that_cannot_be_played_is_refused(
    capsys: Capture, tmp_path: Path, players: str, changed: dict[str, Any], said: str
) -> None:
    path = written(tmp_path / "puzzle.json", {**PUZZLES[0], **changed})
    words = ("play", "--game", "cryptid", "--terminal", "--players", players, "--puzzle", path)
    assert_refused(run(capsys, *words), "puzzle.json: ", said)


def test_a_puzzle_has_its_own_mode(capsys: Capture, tmp_path: Path) -> None:
    path = written(tmp_path / "puzzle.json", PUZZLES[0])
    words = ("simulate", "--game", "cryptid", "--bots", "random,random,random", "--puzzle", path)
    assert_refused(run(capsys, *words, "--mode", "advanced"), "one of the normal game")


@pytest.mark.parametrize("players", ["Ann", "A,B,C,D,E,F", "Ann,Ann,Ben", "Ann,bot:nobody", "Ann,"])
def test_impossible_players_are_refused(players: str) -> None:
    words = ("play", "--game", "cryptid", "--terminal", "--players", players)
    assert status_of(*words) == 2
