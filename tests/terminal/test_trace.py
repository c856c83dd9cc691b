"""The command `trace`: every step of a record, complete and in order, or one sentence."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cascadia_qt.rules.game import Result
from cascadia_qt.rules.record import read_record, write_record
from cascadia_qt.shelf import RULES
from cascadia_qt.terminal.trace import event_document, plain, result_document
from tests.documents import random_record
from tests.games.stones import put_on_shelf
from tests.terminal.command import Outcome, assert_refused, run, run_apart

Capture = pytest.CaptureFixture[str]

FIELDS = ["step", "seat", "action", "events", "turn", "to_move", "legal", "state", "result"]
GOLDEN = sorted((Path(__file__).parents[1] / "games" / "cascadia" / "records").glob("*-*.json"))


def lines_of(outcome: Outcome) -> list[Any]:
    assert (outcome.status, outcome.err) == (0, "")
    return [json.loads(line) for line in outcome.out.splitlines()]


def test_there_are_golden_records() -> None:
    assert len(GOLDEN) == 8


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
def test_golden_records(capsys: Capture, path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    lines = lines_of(run(capsys, "trace", str(path)))
    assert [list(line) for line in lines] == [FIELDS] * len(lines)
    assert [line["step"] for line in lines] == list(range(len(document["actions"]) + 1))
    assert [line["action"] for line in lines] == [None, *document["actions"]]
    assert [lines[0][name] for name in ("seat", "events")] == [None, None]
    for before, after in pairwise(lines):
        assert after["action"] in before["legal"]
        assert after["seat"] == before["to_move"]
        assert len(set(before["legal"])) == len(before["legal"])
        assert after["events"]
        assert after["turn"] - before["turn"] in (0, 1)
        assert before["result"] is None
    assert (lines[0]["turn"], lines[-1]["turn"]) == (1, 20)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
def test_the_last_line_tells_the_result(capsys: Capture, path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), RULES)
    last = lines_of(run(capsys, "trace", str(path)))[-1]
    result = record.rules.result(record.history.state)
    assert (last["to_move"], last["legal"]) == (None, [])
    assert last["result"] == {
        "places": list(result.places),
        "points": list(result.points or ()),
        "winners": list(result.winners),
    }
    assert last["state"] == record.rules.snapshot(record.history.state)
    scored = run(capsys, "score", str(path), "--json").json
    assert last["result"]["points"] == [player["total"] for player in scored["players"]]


def test_legal_actions_are_complete(capsys: Capture) -> None:
    text = GOLDEN[1].read_text(encoding="utf-8")
    record = read_record(text, RULES)
    lines = lines_of(run(capsys, "trace", str(GOLDEN[1])))
    history = record.history
    for line in lines[::25]:
        state = history.moved(line["step"]).state
        assert line["legal"] == [record.rules.format(a) for a in record.rules.legal(state)]
        assert line["state"] == record.rules.snapshot(state)


def test_secrets_are_told_too(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_shelf(monkeypatch)
    words = ("simulate", "--game", "stones", "--bots", "random,random", "--games", "1")
    assert run(capsys, *words, "--records", str(tmp_path)).status == 0
    (path,) = tmp_path.iterdir()
    lines = lines_of(run(capsys, "trace", str(path)))
    assert len(lines) == 7
    assert all(None not in line["state"]["secrets"] for line in lines)
    assert {event["kind"] for line in lines[1:] for event in line["events"]} == {"moved", "swapped"}
    assert lines[-1]["result"]["places"]


def test_a_game_that_goes_on_has_no_result(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_text(write_record(random_record(turns=3)), encoding="utf-8")
    last = lines_of(run(capsys, "trace", str(path)))[-1]
    assert last["result"] is None
    assert last["to_move"] == 1
    assert last["legal"]


def test_standard_input_is_traced() -> None:
    outcome = run_apart("trace", "-", stdin=GOLDEN[0].read_bytes())
    assert lines_of(outcome)[-1]["result"]["winners"] == [0]


BAD = {
    "not JSON": ("{", "This is not JSON: line 1, column 2"),
    "a list": ("[]", "The document must be an object"),
    "a position": ('{"format": "cascadia-position"}', 'format must be "cascadia-record"'),
    "nothing": ("{}", 'The document has no field "format"'),
}


@pytest.mark.parametrize(("text", "said"), BAD.values(), ids=BAD.keys())
def test_what_is_no_record_is_refused(
    capsys: Capture, tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    assert_refused(run(capsys, "trace", str(path)), f"bad.json: {said}")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("game", "chess", f'game must be one of {", ".join(RULES)}, not "chess"'),
        ("digest", "0", "digest does not fit"),
        ("seed", -1, "seed must be a whole number"),
        ("actions", ["take 0", "fly"], "actions[1] is not an action of this game"),
        ("actions", ["take 0", "take 0"], "actions[1] is not legal here"),
        ("seats", [], "seats must have 1 to 4 entries"),
    ],
)
def test_nothing_is_printed_of_a_bad_record(
    capsys: Capture, tmp_path: Path, field: str, value: object, said: str
) -> None:
    document = json.loads(GOLDEN[0].read_text(encoding="utf-8")) | {field: value}
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert_refused(run(capsys, "trace", str(path)), f"bad.json: {said}")


def test_files_that_cannot_be_read_are_refused(capsys: Capture, tmp_path: Path) -> None:
    assert_refused(run(capsys, "trace", str(tmp_path / "none.json")), "cannot be read")
    assert_refused(run(capsys, "trace", str(tmp_path)), "cannot be read")
    assert_refused(run(capsys, "trace"), "RECORD")


class Colour(Enum):
    RED = "red"


class Size(IntEnum):
    LARGE = 3


class Place(NamedTuple):
    a: int
    b: int


@dataclass(frozen=True)
class Piece:
    colour: Colour
    sizes: frozenset[Size]


@dataclass(frozen=True)
class PieceWasLaid:
    seat: int
    at: Place
    piece: Piece | None
    counts: dict[Colour, int]


def test_events_become_json() -> None:
    event = PieceWasLaid(1, Place(2, -3), Piece(Colour.RED, frozenset({Size.LARGE})), {})
    assert event_document(event) == {
        "kind": "piece_was_laid",
        "seat": 1,
        "at": [2, -3],
        "piece": {"colour": "red", "sizes": ["large"]},
        "counts": {},
    }
    assert plain({Colour.RED: (None, True, 1.5)}) == {"red": [None, True, 1.5]}


def test_a_result_without_points() -> None:
    told = result_document(Result((2, 1, 2), None, {"rounds": 4}))
    assert told == {"places": [2, 1, 2], "points": None, "winners": [1], "rounds": 4}
