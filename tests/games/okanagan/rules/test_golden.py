"""Golden records: games of long ago still play, count and are written as they were."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.events import Event
from cascadia_qt.rules.record import Record, digest, read_record, write_record
from cascadia_qt.shelf import RULES
from tests.games.okanagan.records.write import (
    FOLDER,
    PLAYTHROUGH,
    PLAYTHROUGH_OF,
    RESULTS,
    playthrough,
    result_rows,
    results_text,
    write_all,
)
from tests.results import points

NAMES = sorted(path.stem for path in FOLDER.glob("*.json") if path != RESULTS)
RESULT_TABLE = json.loads(RESULTS.read_text(encoding="utf-8"))

each_record = pytest.mark.parametrize("name", NAMES)


def text_of(name: str) -> str:
    """The bytes of the file as text, line ends and all."""
    return (FOLDER / f"{name}.json").read_bytes().decode()


@cache
def replayed(name: str) -> Record:
    return read_record(text_of(name), RULES)


@each_record
def test_a_record_plays_to_the_end_and_to_its_digest(name: str) -> None:
    record = replayed(name)
    assert record.rules.to_move(record.history.state) is None
    assert digest(record.rules, record.history.state) == json.loads(text_of(name))["digest"]


@each_record
def test_a_record_counts_part_by_part_what_it_counted(name: str) -> None:
    assert result_rows(replayed(name)) == RESULT_TABLE[name]


@each_record
def test_the_parts_add_up_to_the_points_of_the_game(name: str) -> None:
    record, rows = replayed(name), RESULT_TABLE[name]
    assert [sum(parts) for *parts, _total, _rewards, _place in rows] == [row[3] for row in rows]
    assert points(record.rules, record.history.state) == tuple(row[3] for row in rows)


@each_record
def test_writing_a_record_again_gives_the_same_bytes(name: str) -> None:
    assert write_record(replayed(name)) == text_of(name)


def test_the_table_of_results_names_exactly_the_records() -> None:
    assert sorted(RESULT_TABLE) == NAMES
    assert results_text(RESULT_TABLE) == RESULTS.read_bytes().decode()


def test_the_playthrough_is_the_same_step_by_step() -> None:
    expected = PLAYTHROUGH.read_bytes().decode().splitlines()
    assert list(playthrough(replayed(PLAYTHROUGH_OF))) == expected


def test_the_command_writes_every_file_of_the_folder(tmp_path: Path) -> None:
    write_all(tmp_path)
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {path.name for path in FOLDER.iterdir() if path.suffix in (".json", ".txt")}


def test_the_records_cover_all_numbers_of_players() -> None:
    assert {replayed(name).options.players for name in NAMES} == {2, 3, 4}


@pytest.mark.parametrize("kind", get_args(Action), ids=lambda kind: kind.__name__)
def test_every_kind_of_action_occurs(kind: type[Action]) -> None:
    actions = [action for name in NAMES for action in replayed(name).history.actions]
    assert any(isinstance(action, kind) for action in actions)


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_occurs(kind: type[Event]) -> None:
    entries = [entry for name in NAMES for entry in replayed(name).history.entries]
    assert any(isinstance(event, kind) for entry in entries for event in entry.step.events)


def test_one_tie_is_broken_by_rewards_and_one_is_shared() -> None:
    (most, rewards, place), (other, fewer, second) = (row[3:] for row in RESULT_TABLE["2-tie"])
    assert most == other
    assert sorted([(place, rewards), (second, fewer)]) == [
        (1, max(rewards, fewer)),
        (2, min(rewards, fewer)),
    ]
    assert [place for *_, place in RESULT_TABLE["3-shared"]] == [1, 3, 1]
