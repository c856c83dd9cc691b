"""Games recorded by a released program play to the same end for ever.

The golden records beside them may be written anew on purpose; these are never changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cascadia_qt.rules.record import Record, digest, read_record, write_record
from cascadia_qt.shelf import RULES

FOLDERS = sorted(Path(__file__).parent.glob("games/*/records/release_*"))
RESULTS = "results.json"
FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.json"))]
RECORDS = [path for path in FILES if path.name != RESULTS]

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def written(path: Path) -> Any:
    return json.loads(path.read_bytes())


def replayed(path: Path) -> Record:
    return read_record(path.read_bytes().decode(), RULES)


@each_record
def test_it_plays_to_its_end_and_its_digest(path: Path) -> None:
    record = replayed(path)
    assert record.rules.to_move(record.history.state) is None
    assert digest(record.rules, record.history.state) == written(path)["digest"]


@each_record
def test_it_ends_as_it_did(path: Path) -> None:
    record = replayed(path)
    result = record.rules.result(record.history.state)
    expected = written(path.with_name(RESULTS))[path.stem]
    assert list(result.places) == expected["places"]
    assert result.points == (expected["points"] and tuple(expected["points"]))


@each_record
def test_nothing_of_it_is_lost_when_it_is_written_again(path: Path) -> None:
    again = json.loads(write_record(replayed(path)))
    assert again | written(path) == again


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parts[-3])
def test_the_results_name_exactly_the_records(folder: Path) -> None:
    names = {path.stem for path in RECORDS if path.parent == folder}
    assert set(written(folder / RESULTS)) == names
