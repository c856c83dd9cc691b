"""`simulate --records`: every game as a file that proves itself, or one sentence."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from cascadia_qt.commands import Outcome as Played
from cascadia_qt.rules.game import Result
from cascadia_qt.rules.record import Record, read_record
from cascadia_qt.shelf import RULES
from cascadia_qt.terminal.summary import summary_lines, summed_up
from tests.terminal.command import Outcome, assert_refused, run, run_apart

Capture = pytest.CaptureFixture[str]


def simulated(capsys: Capture, folder: Path, *words: str) -> Outcome:
    bots = ("simulate", "--bots", "greedy,random", "--json", "--records", str(folder))
    outcome = run(capsys, *bots, *words)
    assert outcome.status == 0
    return outcome


def records_in(folder: Path) -> list[Record]:
    return [read_record(path.read_text("utf-8"), RULES) for path in sorted(folder.iterdir())]


def test_every_game_is_written_and_read_again(capsys: Capture, tmp_path: Path) -> None:
    words = ("--games", "10", "--seed", "3", "--cards", "random", "--grid", "square")
    summary = simulated(capsys, tmp_path / "new" / "folder", *words).json
    records = records_in(tmp_path / "new" / "folder")
    results = [record.rules.result(record.history.state) for record in records]
    assert len(records) == 10
    for seat in (0, 1):
        points = [result.points[seat] for result in results if result.points is not None]
        told = summary["seats"][seat]
        assert (told["min"], told["max"]) == (min(points), max(points))
        assert told["mean"] == round(sum(points) / 10, 3)
    for record in records:
        assert [seat.bot for seat in record.seats] == ["greedy", "random"]
    assert [seat.name for seat in records[0].seats] == ["Greedy 1", "Random 2"]
    assert {record.options.grid.name for record in records} == {"square"}
    assert len({record.options.scoring for record in records}) > 1
    assert all(record.rules.to_move(record.history.state) is None for record in records)


def test_names_tell_game_seed_and_number(capsys: Capture, tmp_path: Path) -> None:
    simulated(capsys, tmp_path, "--games", "10", "--seed", "3")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"cascadia-3-{number:02}.json" for number in range(1, 11)]


def test_the_same_games_are_the_same_files(capsys: Capture, tmp_path: Path) -> None:
    simulated(capsys, tmp_path, "--games", "2")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    simulated(capsys, tmp_path, "--games", "2")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_several_jobs_write_the_same_files(tmp_path: Path) -> None:
    words = ("simulate", "--bots", "random,random", "--games", "3", "--records")
    folders = [tmp_path / jobs for jobs in "12"]
    for folder in folders:
        assert run_apart(*words, str(folder), "--jobs", folder.name).status == 0
    one, two = ({p.name: p.read_bytes() for p in folder.iterdir()} for folder in folders)
    assert one == two
    assert len(one) == 3


def test_a_scenario_stands_in_its_records(capsys: Capture, tmp_path: Path) -> None:
    summary = simulated(capsys, tmp_path, "--games", "1", "--scenario", "7").json
    assert (summary["scenario"], summary["cards"]) == (7, "BCCDC")
    assert [record.options.scenario for record in records_in(tmp_path)] == [7]


def test_a_folder_that_is_a_file_is_refused(capsys: Capture, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    for folder in (taken, taken / "below"):
        words = ("simulate", "--bots", "random", "--games", "1", "--records", str(folder))
        assert_refused(run(capsys, *words), f"{folder}: The folder cannot be made: ")
    assert taken.read_text(encoding="utf-8") == "mine"


def test_a_bad_name_is_refused(capsys: Capture) -> None:
    words = ("simulate", "--bots", "random", "--games", "1", "--records", "a\0b")
    assert_refused(run(capsys, *words), "The folder cannot be made: bad name.")


@pytest.mark.skipif(sys.platform == "win32", reason="needs the permissions of a POSIX system")
def test_a_folder_that_nobody_may_write_to_is_refused(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write everywhere
    words = ("simulate", "--bots", "random", "--games", "1", "--records", str(tmp_path))
    assert_refused(run(capsys, *words), f"{tmp_path}: Nothing can be written to this folder.")


def test_a_game_that_cannot_be_written_is_refused(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "cascadia-1-1.json").mkdir()
    words = ("simulate", "--bots", "random", "--games", "1", "--records", str(tmp_path))
    outcome = run(capsys, *words)
    assert_refused(outcome, "cascadia-1-1.json cannot be written: ")
    assert [path.name for path in tmp_path.iterdir()] == ["cascadia-1-1.json"]


def played(places: tuple[int, ...], points: tuple[int, ...] | None = None) -> Played:
    return Played(Result(places, points), 3, ((0.5,), (), (0.25,)))


def test_a_shared_win_counts_in_parts() -> None:
    games = [played((1, 1, 1)), played((1, 1, 3)), played((2, 1, 2))]
    seats = summed_up(("a", "b", "c"), games, 1.0)["seats"]
    assert [seat["wins"] for seat in seats] == [0.833, 1.833, 0.333]
    assert [type(seat["wins"]) for seat in summed_up("abc", games[2:], 1.0)["seats"]] == [int] * 3


def test_games_without_points_have_none_to_tell() -> None:
    summary = summed_up(("a", "b", "a"), [played((2, 1, 2))] * 2, 4.0)
    assert [[seat[name] for name in ("mean", "sd", "min", "max")] for seat in summary["seats"]] == [
        [None] * 4
    ] * 3
    assert summary["seconds_per_move"]["b"] == {"mean": None, "p95": None, "max": None}
    assert summary["seconds_per_move"]["a"]["mean"] == 0.375
    assert (summary["turns"], summary["games_per_second"]) == ({"mean": 3}, 0.5)
    assert json.loads(json.dumps(summary)) == summary
    rows = list(summary_lines({"game": "x", "games": 2, "seed": 1, **summary}))
    assert rows[2].split() == ["1", "a", "-", "-", "-", "-", "0", "375.00"]
    assert rows[3].split()[-2:] == ["2", "-"]
