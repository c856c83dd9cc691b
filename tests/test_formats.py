"""docs/FORMATS.md: every example in it is what the program writes and reads."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from cascadia_qt.games.cascadia.rules.events import Event
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.record import read_record, write_record
from cascadia_qt.shelf import RULES
from cascadia_qt.terminal.trace import trace
from tests.terminal.command import run

Capture = pytest.CaptureFixture[str]

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "FORMATS.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"^```jsonl? (\w+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL))
GOLDEN = sorted((ROOT / "tests" / "games" / "cascadia" / "records").glob("*-*.json"))
CASCADIA = RULES["cascadia"]


def test_every_block_has_a_name_and_is_json() -> None:
    assert TEXT.count("```") == 2 * len(BLOCKS)
    for name, block in BLOCKS.items():
        for part in block.splitlines() if name == "events" else [block]:
            json.loads(part)


def test_the_record_replays() -> None:
    record = read_record(BLOCKS["record"], RULES)
    assert json.loads(write_record(record)) == json.loads(BLOCKS["record"])


def test_the_line_of_trace_belongs_to_the_record() -> None:
    *_, last = trace(read_record(BLOCKS["record"], RULES))
    assert last == json.loads(BLOCKS["trace"])
    assert list(last) == list(json.loads(BLOCKS["trace"]))


def test_the_summary_is_that_of_the_games(capsys: Capture) -> None:
    shown = json.loads(BLOCKS["simulate"])
    words = ("--cards", shown["cards"], "--seed", str(shown["seed"]), "--games")
    bots = ",".join(seat["bot"] for seat in shown["seats"])
    summary = run(capsys, "simulate", "--bots", bots, *words, str(shown["games"]), "--json").json
    for document in (shown, summary):
        del document["games_per_second"]
        for times in document["seconds_per_move"].values():
            assert list(times) == ["mean", "p95", "max"]
        document["seconds_per_move"] = list(document["seconds_per_move"])
    assert summary == shown


def test_the_options_are_read_and_written() -> None:
    shown = json.loads(BLOCKS["options"])
    assert CASCADIA.write_options(CASCADIA.read_options(Node(shown, "options"), 2)) == shown


def test_every_action_of_the_table_is_one() -> None:
    table = TEXT.partition("## Actions")[2].partition("## State")[0]
    notations = re.findall(r"^\| `(.*?)` \|", table, re.MULTILINE)
    actions = [CASCADIA.parse(notation) for notation in notations]
    assert [CASCADIA.format(action) for action in actions] == notations
    assert len({type(action) for action in actions}) == len(actions) == 7


def test_the_state_has_the_fields_of_the_table() -> None:
    table = TEXT.partition("## State")[2].partition("## Events")[0]
    rows = re.findall(r"^\| ([a-z_, ]+) \|", table, re.MULTILINE)
    fields = {field for row in rows for field in row.split(", ")} - {"field"}
    state = json.loads(BLOCKS["trace"])["state"]
    assert fields == set(state)
    for name in (*state["players"][0], *state["market"]):
        assert f"`{name}`" in table


@cache
def golden_events() -> list[Any]:
    records = (read_record(path.read_text(encoding="utf-8"), RULES) for path in GOLDEN)
    return [event for record in records for line in trace(record) for event in line["events"] or ()]


def test_the_events_have_happened() -> None:
    shown = [json.loads(line) for line in BLOCKS["events"].splitlines()]
    for event in shown:
        assert event in golden_events()
    kinds = [event["kind"].replace("_", "") for event in shown]
    assert sorted(kinds) == sorted(kind.__name__.lower() for kind in get_args(Event))


def test_the_position_is_scored_as_shown(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(BLOCKS["position"], encoding="utf-8")
    assert run(capsys, "score", str(path), "--json").json == json.loads(BLOCKS["score"])


def test_every_command_and_option_is_told(capsys: Capture) -> None:
    commands = re.findall(r"^    (\w+) ", run(capsys, "--help").out, re.MULTILINE)
    assert "trace" in commands
    for command in commands:
        assert f"cascadia-qt {command} " in TEXT
        told = run(capsys, command, "--help").out
        for option in set(re.findall(r"--[a-z]+", told)) - {"--help"}:
            assert option in TEXT, (command, option)
