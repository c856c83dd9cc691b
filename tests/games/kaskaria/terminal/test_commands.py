"""What Heroes of Kaskaria does on the command line, and how it answers bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.rules.record import digest, read_record
from cascadia_qt.shelf import RULES
from tests.games.kaskaria.records.write import FOLDER
from tests.terminal.command import assert_refused, run, status_of, written

Capture = pytest.CaptureFixture[str]

RECORD = FOLDER / "2-short-plain-hidden.json"
TIE = FOLDER / "3-normal-plain-open.json"


def document() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(RECORD.read_text(encoding="utf-8"))
    return read


def test_simulating_with_its_options(capsys: Capture, tmp_path: Path) -> None:
    words = ("--bots", "random,random,random", "--games", "4", "--seed", "9", "--json")
    options = ("--length", "short", "--fearless", "--open", "--records", str(tmp_path))
    summary = run(capsys, "simulate", "--game", "kaskaria", *words, *options).json
    assert list(summary) == [
        "game",
        "games",
        "seed",
        "seats",
        "seconds_per_move",
        "games_per_second",
        "turns",
    ]
    assert (summary["game"], summary["games"], summary["seed"]) == ("kaskaria", 4, 9)
    records = [read_record(path.read_text("utf-8"), RULES) for path in sorted(tmp_path.iterdir())]
    assert len(records) == 4
    for record in records:
        agreed = record.options
        assert (agreed.players, agreed.length) == (3, "short")
        assert agreed.fearless
        assert agreed.open_hands
    points = [RULES["kaskaria"].result(record.history.state).points for record in records]
    means = [round(sum(seat) / 4, 3) for seat in zip(*(p for p in points if p), strict=True)]
    assert [seat["mean"] for seat in summary["seats"]] == means


def test_simulating_plays_the_usual_game_unless_told(capsys: Capture, tmp_path: Path) -> None:
    words = ("--bots", "random,random", "--games", "1", "--records", str(tmp_path))
    assert "random" in run(capsys, "simulate", "--game", "kaskaria", *words).out
    (path,) = tmp_path.iterdir()
    agreed = read_record(path.read_text("utf-8"), RULES).options
    assert (agreed.length, agreed.fearless, agreed.open_hands) == ("normal", False, False)


def test_tracing_a_record(capsys: Capture) -> None:
    lines = [json.loads(line) for line in run(capsys, "trace", str(RECORD)).out.splitlines()]
    assert [line["step"] for line in lines] == list(range(len(document()["actions"]) + 1))
    for line in lines[1:]:
        assert line["action"] in lines[line["step"] - 1]["legal"]
        hands = sum(map(len, line["state"]["hands"]))
        piles = line["state"]["discard"] + line["state"]["playing"] + line["state"]["display"]
        assert hands + len(piles) + line["state"]["pile"] == 55
    assert lines[-1]["to_move"] is None
    assert lines[-1]["result"] == {"places": [2, 1], "points": [18, 22], "winners": [1]}


def test_the_score_of_a_record_is_explained(capsys: Capture) -> None:
    lines = run(capsys, "score", str(TIE)).out.splitlines()
    assert lines[:6] == [
        "                Random 1  Random 2  Random 3",
        "Gold collected         8         6         5",
        "Cliff runner           4         1         7",
        "Griffin                1         7         4",
        "Amulet                 0         2         0",
        "Total                 13        16        16",
    ]
    assert lines[7:9] == [
        "Random 2 wins with 16 gold",
        "Random 2 and Random 3 both have 16 gold; Random 2 has the amulet.",
    ]
    assert "  Tie-break            as much gold as Random 2, who has the amulet" in lines


def test_a_game_that_goes_on_is_scored_with_a_warning(capsys: Capture, tmp_path: Path) -> None:
    tree = document()
    rules, options = RULES["kaskaria"], Options(2, "short")
    start = rules.setup(options, tree["seed"])
    tree["actions"], tree["digest"] = [], digest(rules, start)
    scored = run(capsys, "score", written(tmp_path / "begun.json", tree), "--json")
    assert scored.json["winners"] == []
    assert len(scored.warnings) == 1
    assert "The game is not over: turn 1 is being played." in scored.err


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        (("options", "length"), "endless", "options.length must be one of short, normal, long"),
        (("options", "length"), 10, "options.length"),
        (("options", "fearless"), "yes", "options.fearless"),
        (("options", "open_hands"), None, "options.open_hands"),
        (("options",), {}, "length"),
        (("seats",), [{"name": "Ann"}], "seats must have 2 to 4 entries, not 1."),
        (("actions", 0), "set turquoise gold gold", "actions[0] is not an action of this game"),
        (("actions", 0), "set blue silver gold", "actions[0] is not an action of this game"),
        (("actions", 0), "set blue gold", "actions[0] is not an action of this game"),
        (("actions", 0), "display 3", "actions[0] is not an action of this game"),
        (
            ("actions", 0),
            "go in",
            "actions[0] is not legal here: no figure stands",
        ),
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
        ("--length", "endless"),
        ("--length",),
        ("--fearless=yes",),
        ("--cards", "AAAAA"),
        ("--grid", "hex"),
        ("--playersAnn",),
    ],
    ids=" ".join,
)
def test_impossible_options_are_answered_with_one_sentence(
    capsys: Capture, command: str, words: tuple[str, ...]
) -> None:
    outcome = run(capsys, command, "--game", "kaskaria", *words)
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith("cascadia-qt: ") or outcome.err.startswith("usage: ")


@pytest.mark.parametrize("players", ["Ann", "A,B,C,D,E", "Ann,Ann", "Ann,bot:nobody", "Ann,"])
def test_impossible_players_are_refused(players: str) -> None:
    words = ("play", "--game", "kaskaria", "--terminal", "--players", players)
    assert status_of(*words) == 2
