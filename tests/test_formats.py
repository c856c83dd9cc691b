"""docs/FORMATS.md: every example in it is what the program writes and reads."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from cascadia_qt import __version__
from cascadia_qt.games.cascadia.rules import events as cascadia_events
from cascadia_qt.games.cryptid.model.case_book import HIGHEST, read_solved, write_solved
from cascadia_qt.games.cryptid.model.case_book import NAME as CASES_NAME
from cascadia_qt.games.cryptid.model.notebook import read_notebook, write_notebook
from cascadia_qt.games.cryptid.model.notebook_file import NAME as NOTEBOOK_NAME
from cascadia_qt.games.cryptid.model.sheet_marks import Mark
from cascadia_qt.games.cryptid.rules import events as cryptid_events
from cascadia_qt.games.kaskaria.rules import events as kaskaria_events
from cascadia_qt.games.okanagan.rules import events as okanagan_events
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.record import read_record, write_record
from cascadia_qt.shelf import RULES
from cascadia_qt.terminal.trace import trace
from tests.terminal.command import run, written

Capture = pytest.CaptureFixture[str]

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "FORMATS.md").read_text(encoding="utf-8")
BLOCKS: dict[str, str] = dict(
    re.findall(r"^```jsonl? (\w+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
)
# What stands under the name of a game.
SECTIONS = {
    "cascadia": TEXT.partition("\n# Cascadia\n")[2].partition("\n# ")[0],
    "cryptid": TEXT.partition("\n# Cryptid\n")[2].partition("\n# ")[0],
    "kaskaria": TEXT.partition("\n# Heroes of Kaskaria\n")[2].partition("\n# ")[0],
    "okanagan": TEXT.partition("\n# Okanagan\n")[2].partition("\n# ")[0],
}
EVENTS = {
    "cascadia": cascadia_events.Event,
    "cryptid": cryptid_events.Event,
    "kaskaria": kaskaria_events.Event,
    "okanagan": okanagan_events.Event,
}
ACTIONS = {"cascadia": 7, "cryptid": 9, "kaskaria": 5, "okanagan": 16}

each_game = pytest.mark.parametrize("game", SECTIONS)


def block(game: str, name: str) -> str:
    """An example; those of Cascadia, whose game need not be named, have plain names."""
    return BLOCKS[name if game == "cascadia" else f"{game}_{name}"]


def golden(game: str) -> list[Path]:
    return sorted((ROOT / "tests" / "games" / game / "records").glob("*-*.json"))


def test_every_game_has_a_section() -> None:
    assert set(SECTIONS) == set(RULES)
    assert all(SECTIONS.values())


def test_every_block_has_a_name_and_is_json() -> None:
    assert TEXT.count("```") == 2 * len(BLOCKS)
    for name, text in BLOCKS.items():
        for part in text.splitlines() if name.endswith(("events", "resume")) else [text]:
            json.loads(part)


@each_game
def test_the_record_replays(game: str) -> None:
    record = read_record(block(game, "record"), RULES)
    assert json.loads(write_record(record)) == json.loads(block(game, "record"))


@each_game
def test_the_line_of_trace_belongs_to_the_record(game: str) -> None:
    *_, last = trace(read_record(block(game, "record"), RULES))
    assert last == json.loads(block(game, "trace"))
    assert list(last) == list(json.loads(block(game, "trace")))


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


def test_the_games_that_are_kept_are_those_of_the_example(capsys: Capture, tmp_path: Path) -> None:
    header, game = map(json.loads, BLOCKS["resume"].splitlines())
    path = tmp_path / "games.jsonl"
    lines = [json.dumps({**header, "program": __version__}), json.dumps(game)]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    words = ("simulate", "--bots", "random,random", "--json", "--resume", str(path))
    seats = run(capsys, *words, "--games", "1").json["seats"]
    assert [seat["mean"] for seat in seats] == game["points"]
    run(capsys, *words, "--games", "2")
    *before, added = path.read_text("utf-8").splitlines()
    assert before == lines
    assert list(json.loads(added)) == list(game)


@each_game
def test_the_options_are_read_and_written(game: str) -> None:
    shown, rules = json.loads(block(game, "options")), RULES[game]
    assert rules.write_options(rules.read_options(Node(shown, "options"), 2)) == shown


@each_game
def test_every_action_of_the_table_is_one(game: str) -> None:
    table, rules = SECTIONS[game].partition("## Actions")[2].partition("## State")[0], RULES[game]
    notations = re.findall(r"^\| `(.*?)` \|", table, re.MULTILINE)
    actions = [rules.parse(notation) for notation in notations]
    assert [rules.format(action) for action in actions] == notations
    assert len({type(action) for action in actions}) == len(actions) == ACTIONS[game]


@each_game
def test_the_state_has_the_fields_of_the_table(game: str) -> None:
    table = SECTIONS[game].partition("## State")[2].partition("## Events")[0]
    rows = re.findall(r"^\| ([a-z_, ]+) \|", table, re.MULTILINE)
    fields = {field for row in rows for field in row.split(", ")} - {"field"}
    state = json.loads(block(game, "trace"))["state"]
    assert fields == set(state)
    inner = (*state["players"][0], *state["market"]) if game == "cascadia" else ()
    for name in inner:
        assert f"`{name}`" in table


@cache
def golden_events(game: str) -> list[Any]:
    records = (read_record(path.read_text(encoding="utf-8"), RULES) for path in golden(game))
    return [event for record in records for line in trace(record) for event in line["events"] or ()]


@each_game
def test_the_events_have_happened(game: str) -> None:
    shown = [json.loads(line) for line in block(game, "events").splitlines()]
    for event in shown:
        assert event in golden_events(game)
    kinds = [event["kind"].replace("_", "") for event in shown]
    assert sorted(kinds) == sorted(kind.__name__.lower() for kind in get_args(EVENTS[game]))


def test_a_record_of_kaskaria_is_scored_as_shown(capsys: Capture) -> None:
    path = ROOT / "tests" / "games" / "kaskaria" / "records" / "3-normal-plain-open.json"
    assert run(capsys, "score", str(path), "--json").json == json.loads(BLOCKS["kaskaria_score"])


def test_a_record_of_okanagan_is_scored_as_shown(capsys: Capture) -> None:
    path = ROOT / "tests" / "games" / "okanagan" / "records" / "2-tie.json"
    assert run(capsys, "score", str(path), "--json").json == json.loads(BLOCKS["okanagan_score"])


def test_a_record_of_cryptid_is_scored_as_shown(capsys: Capture, tmp_path: Path) -> None:
    path = written(tmp_path / "record.json", json.loads(BLOCKS["cryptid_record"]))
    assert run(capsys, "score", path, "--json").json == json.loads(BLOCKS["cryptid_score"])


def test_a_puzzle_of_cryptid_is_solved_as_shown(capsys: Capture, tmp_path: Path) -> None:
    path = written(tmp_path / "puzzle.json", json.loads(BLOCKS["cryptid_puzzle"]))
    assert run(capsys, "solve", path, "--json").json == json.loads(BLOCKS["cryptid_solve"])


def test_solved_cases_of_cryptid_are_read_and_written() -> None:
    shown = BLOCKS["cryptid_cases"]
    assert json.loads(write_solved(read_solved(shown))) == json.loads(shown)
    assert f"`{CASES_NAME}`" in SECTIONS["cryptid"]
    assert f"{HIGHEST:,}" in SECTIONS["cryptid"]


def test_a_notebook_of_cryptid_is_read_and_written() -> None:
    shown = json.loads(BLOCKS["cryptid_notebook"])
    notebook = read_notebook(BLOCKS["cryptid_notebook"])
    assert json.loads(write_notebook(notebook)) == shown
    assert notebook.cells_left
    assert f"`{NOTEBOOK_NAME}`" in SECTIONS["cryptid"]
    table = SECTIONS["cryptid"].partition("## Notebooks")[2]
    rows = re.findall(r"^\| ([a-z_, ]+) \|", table, re.MULTILINE)
    fields = {field for row in rows for field in row.split(", ")} - {"field"}
    assert fields == set(shown) - {"format", "version"}
    for mark in Mark:
        assert not mark.value or f"`{mark.value}`" in table


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
        if "--game" in told:
            told += "".join(run(capsys, command, "--game", game, "--help").out for game in RULES)
        for option in set(re.findall(r"--[a-z]+", told)) - {"--help"}:
            assert option in TEXT, (command, option)
