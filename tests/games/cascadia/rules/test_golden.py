"""Golden records: games of long ago still play, score and are written as they were."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.events import Cause, Event, TokenDeclined, TokensReplaced
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.terms import Variant
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.rules.record import Record, digest, read_record, write_record
from cascadia_qt.shelf import RULES
from tests.games.cascadia.records.write import (
    FOLDER,
    PLAYTHROUGH,
    PLAYTHROUGH_OF,
    SCORES,
    playthrough,
    score_rows,
    scores_text,
    write_all,
)
from tests.results import points

NAMES = sorted(path.stem for path in FOLDER.glob("*.json") if path != SCORES)
SCORE_TABLE = json.loads(SCORES.read_text(encoding="utf-8"))

each_record = pytest.mark.parametrize("name", NAMES)


def text_of(name: str) -> str:
    """The bytes of the file as text, line ends and all."""
    return (FOLDER / f"{name}.json").read_bytes().decode()


@cache
def replayed(name: str) -> Record:
    return read_record(text_of(name), RULES)


def all_events() -> list[Event]:
    entries = [entry for name in NAMES for entry in replayed(name).history.entries]
    return [event for entry in entries for event in entry.step.events]


@each_record
def test_a_record_plays_to_the_end_and_to_its_digest(name: str) -> None:
    record = replayed(name)
    assert record.rules.to_move(record.history.state) is None
    assert digest(record.rules, record.history.state) == json.loads(text_of(name))["digest"]


@each_record
def test_a_record_scores_line_by_line_what_it_scored(name: str) -> None:
    assert score_rows(replayed(name)) == SCORE_TABLE[name]


@each_record
def test_the_scores_of_the_game_are_the_totals(name: str) -> None:
    record = replayed(name)
    assert points(record.rules, record.history.state) == tuple(row[-1] for row in SCORE_TABLE[name])


@each_record
def test_the_lines_of_a_sheet_add_up_to_its_total(name: str) -> None:
    for *lines, total in SCORE_TABLE[name]:
        assert sum(lines) == total


@each_record
def test_writing_a_record_again_gives_the_same_bytes(name: str) -> None:
    assert write_record(replayed(name)) == text_of(name)


def test_the_table_of_scores_names_exactly_the_records() -> None:
    assert sorted(SCORE_TABLE) == NAMES
    assert scores_text(SCORE_TABLE) == SCORES.read_bytes().decode()


def test_the_playthrough_is_the_same_step_by_step() -> None:
    expected = PLAYTHROUGH.read_bytes().decode().splitlines(keepends=True)
    assert list(playthrough(replayed(PLAYTHROUGH_OF))) == expected


def test_the_command_writes_every_file_of_the_folder(tmp_path: Path) -> None:
    write_all(tmp_path)
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {path.name for path in FOLDER.iterdir() if path.suffix in (".json", ".txt")}


def test_the_records_cover_both_grids_all_numbers_of_players_and_all_variants() -> None:
    agreements = [replayed(name).options for name in NAMES]
    assert {options.grid for options in agreements} == set(GRIDS.values())
    assert {options.players for options in agreements} == {1, 2, 3, 4}
    assert {options.scoring.variant for options in agreements} == set(Variant)


@pytest.mark.parametrize("ruling", [field.name for field in fields(Rulings)])
def test_some_record_reads_a_contested_rule_the_other_way(ruling: str) -> None:
    chosen = [getattr(replayed(name).options.scoring.rulings, ruling) for name in NAMES]
    assert any(choice != getattr(Rulings(), ruling) for choice in chosen)


@pytest.mark.parametrize("kind", get_args(Action), ids=lambda kind: kind.__name__)
def test_every_kind_of_action_occurs(kind: type[Action]) -> None:
    actions = [action for name in NAMES for action in replayed(name).history.actions]
    assert any(isinstance(action, kind) for action in actions)


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_occurs(kind: type[Event]) -> None:
    assert any(isinstance(event, kind) for event in all_events())


@pytest.mark.parametrize("cause", Cause, ids=lambda cause: str(cause.value))
def test_tokens_are_replaced_for_every_cause(cause: Cause) -> None:
    replacements = [event for event in all_events() if isinstance(event, TokensReplaced)]
    assert any(event.cause is cause for event in replacements)


@pytest.mark.parametrize("stuck", [True, False], ids=["by-itself", "by-the-player"])
def test_tokens_are_declined_both_ways(stuck: bool) -> None:
    declined = [event for event in all_events() if isinstance(event, TokenDeclined)]
    assert any(event.stuck is stuck for event in declined)
