"""What Okanagan does on the command line, and how it answers bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.rules.record import digest, read_record
from cascadia_qt.shelf import RULES
from tests.games.okanagan.records.write import FOLDER
from tests.terminal.command import assert_refused, run, status_of, written

Capture = pytest.CaptureFixture[str]

RECORD = FOLDER / "2-tie.json"


def document() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(RECORD.read_text(encoding="utf-8"))
    return read


def test_simulating(capsys: Capture, tmp_path: Path) -> None:
    words = ("--bots", "random,random,random", "--games", "4", "--seed", "9", "--json")
    folder = ("--records", str(tmp_path))
    summary = run(capsys, "simulate", "--game", "okanagan", *words, *folder).json
    assert list(summary) == [
        "game",
        "games",
        "seed",
        "seats",
        "seconds_per_move",
        "games_per_second",
        "turns",
    ]
    assert (summary["game"], summary["games"], summary["seed"]) == ("okanagan", 4, 9)
    assert summary["turns"]["mean"] == 11
    records = [read_record(path.read_text("utf-8"), RULES) for path in sorted(tmp_path.iterdir())]
    assert [record.options for record in records] == [Options(3)] * 4
    points = [RULES["okanagan"].result(record.history.state).points for record in records]
    means = [round(sum(seat) / 4, 3) for seat in zip(*(p for p in points if p), strict=True)]
    assert [seat["mean"] for seat in summary["seats"]] == means


def test_tracing_a_record(capsys: Capture) -> None:
    lines = [json.loads(line) for line in run(capsys, "trace", str(RECORD)).out.splitlines()]
    assert [line["step"] for line in lines] == list(range(len(document()["actions"]) + 1))
    for line in lines[1:]:
        assert line["action"] in lines[line["step"] - 1]["legal"]
        state = line["state"]
        hands = sum(hand is not None for hand in state["hands"])
        assert len(state["board"]) + hands + len(state["face_up"]) + sum(state["piles"]) == 61
    assert lines[-1]["to_move"] is None
    assert lines[-1]["result"] == {"places": [2, 1], "points": [16, 16], "winners": [1]}


def test_the_score_of_a_record_is_explained(capsys: Capture) -> None:
    lines = run(capsys, "score", str(RECORD)).out.splitlines()
    assert lines[:5] == [
        "            Random 1  Random 2",
        "Explorer           0         0",
        "Objectives         6         6",
        "Nuggets           10        10",
        "Total             16        16",
    ]
    assert lines[6:8] == [
        "Random 2 wins with 16 points",
        "Random 1 and Random 2 both have 16 points; Random 2 has more rewards.",
    ]
    assert "  Tie-break        as many points as Random 2, who has more rewards" in lines


def test_a_game_that_goes_on_is_scored_with_a_warning(capsys: Capture, tmp_path: Path) -> None:
    tree = document()
    rules, options = RULES["okanagan"], Options(2)
    start = rules.setup(options, tree["seed"])
    tree["actions"], tree["digest"] = [], digest(rules, start)
    scored = run(capsys, "score", written(tmp_path / "begun.json", tree), "--json")
    assert scored.json["winners"] == []
    assert len(scored.warnings) == 1
    assert "The game is not over: turn 1 is being played." in scored.err
    parts = [line["part"] for player in scored.json["players"] for line in player["explanation"]]
    assert parts == ["explorer", "nuggets", "total"] * 2  # objectives are still secret


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("options",), [], "options must be"),
        (("seats",), [{"name": "Ann"}], "seats must have 2 to 4 entries, not 1."),
        (("actions", 0), "keep 1 2", "actions[0] is not an action of this game"),
        (("actions", 0), "keep 1 2 36", "actions[0] is not an action of this game"),
        (("actions", 0), "lay 0,1", "actions[0] is not an action of this game"),
        (("actions", 0), "gain gold", "actions[0] is not an action of this game"),
        (("actions", 0), "lay 0,1 r0", "actions[0] is not legal here: three of the five"),
        (("actions", 2), "lay 9,9 r0", "actions[2] is not legal here: the tile is to be laid"),
        (("actions", 1), 7, "actions[1]"),
        (("digest",), "0", "digest does not fit"),
    ],
    ids=str,
)
@pytest.mark.parametrize("command", ["score", "trace"])
def test_a_damaged_record_is_answered_with_one_sentence(
    capsys: Capture,
    tmp_path: Path,
    command: str,
    place: tuple[str | int, ...],
    value: object,
    said: str,
) -> None:
    tree = document()
    inner: Any = tree
    *path, last = place
    for step in path:
        inner = inner[step]
    inner[last] = value
    outcome = run(capsys, command, written(tmp_path / "bad.json", tree))
    assert_refused(outcome, "bad.json", said)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    "words",
    [
        ("--cards", "AAAAA"),
        ("--length", "short"),
        ("--mode", "normal"),
        ("--playersAnn",),
    ],
    ids=" ".join,
)
def test_impossible_options_are_answered_with_one_sentence(
    capsys: Capture, command: str, words: tuple[str, ...]
) -> None:
    outcome = run(capsys, command, "--game", "okanagan", *words)
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith("cascadia-qt: ") or outcome.err.startswith("usage: ")


@pytest.mark.parametrize("players", ["Ann", "A,B,C,D,E", "Ann,Ann", "Ann,bot:nobody", "Ann,"])
def test_impossible_players_are_refused(players: str) -> None:
    words = ("play", "--game", "okanagan", "--terminal", "--players", players)
    assert status_of(*words) == 2
