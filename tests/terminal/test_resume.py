"""`simulate --resume`: games are kept one by one, and a run goes on where another stopped."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from benchmarks.ladder import main as ladder
from cascadia_qt.commands import Outcome
from cascadia_qt.rules.game import Result
from cascadia_qt.store import growing_file
from cascadia_qt.store.file_lock import claimed
from cascadia_qt.store.growing_file import GrowingFile
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.terminal import simulate
from cascadia_qt.terminal.running_means import RunningMeans
from tests.terminal.command import assert_refused, run

Capture = pytest.CaptureFixture[str]

WORDS = ("simulate", "--game", "kaskaria", "--bots", "easy,random", "--json")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def summary(capsys: Capture, games: int, *words: str) -> dict[str, Any]:
    """What does not depend on the speed of the machine."""
    outcome = run(capsys, *WORDS, "--games", str(games), *words)
    assert outcome.status == 0, outcome.err
    told: dict[str, Any] = outcome.json
    return {name: told[name] for name in ("games", "seats", "turns")}


def resumed(capsys: Capture, file: Path, games: int, *words: str) -> dict[str, Any]:
    return summary(capsys, games, "--resume", str(file), *words)


def test_a_run_goes_on_where_another_stopped(capsys: Capture, file: Path) -> None:
    resumed(capsys, file, 2)
    before = file.read_bytes()
    assert resumed(capsys, file, 4) == summary(capsys, 4)
    assert file.read_bytes().startswith(before)
    assert len(file.read_bytes().splitlines()) == 5
    after = file.read_bytes()
    assert resumed(capsys, file, 4) == summary(capsys, 4)
    assert resumed(capsys, file, 1) == summary(capsys, 1)
    assert file.read_bytes() == after


def test_cascadia_keeps_what_it_measures(capsys: Capture, file: Path) -> None:
    words = ("simulate", "--bots", "random,random", "--json", "--games", "2")
    first = run(capsys, *words).json["seats"]
    for _ in range(2):
        assert run(capsys, *words, "--resume", str(file)).json["seats"] == first


def test_what_was_half_written_is_played_again(capsys: Capture, file: Path) -> None:
    resumed(capsys, file, 3)
    whole = file.read_bytes()
    for length in (len(whole) - 1, len(whole) - 20, 30, 0):
        file.write_bytes(whole[:length])
        assert resumed(capsys, file, 3) == summary(capsys, 3)
        numbers = [json.loads(line).get("number") for line in file.read_bytes().splitlines()]
        assert numbers == [None, 1, 2, 3]


def test_a_game_without_its_record_is_played_again(capsys: Capture, file: Path) -> None:
    folder = file.parent / "records"
    resumed(capsys, file, 2)
    resumed(capsys, file, 2, "--records", str(folder))
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert len(files) == 2
    (folder / "kaskaria-1-1.json").unlink()
    assert resumed(capsys, file, 2, "--records", str(folder)) == summary(capsys, 2)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == files


def test_ctrl_c_keeps_what_is_there(
    capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_game, left = simulate.play_game, iter(range(2))

    def interrupted(*asked: Any) -> simulate.Finished:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play_game(*asked)

    with monkeypatch.context() as patch:
        patch.setattr(simulate, "play_game", interrupted)
        outcome = run(capsys, *WORDS, "--games", "9", "--resume", str(file))
    assert (outcome.status, outcome.out) == (130, "")
    assert outcome.warnings[-1] == "Kept in games.jsonl: 2 games; the same command goes on."
    assert resumed(capsys, file, 3) == summary(capsys, 3)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(("--seed", "2"), "other bots, options or seeds", id="seed"),
        pytest.param(("--length", "short"), "other bots, options or seeds", id="options"),
        pytest.param(("--time", "1"), "other bots, options or seeds", id="time"),
    ],
)
def test_other_games_are_refused(
    capsys: Capture, file: Path, words: tuple[str, ...], said: str
) -> None:
    resumed(capsys, file, 1)
    before = file.read_bytes()
    assert_refused(run(capsys, *WORDS, "--resume", str(file), *words), "games.jsonl: ", said)
    assert file.read_bytes() == before


FOREIGN = "These are not games that can be resumed."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("My notes", FOREIGN, id="half-a-line"),
        pytest.param("My notes\n", FOREIGN, id="text"),
        pytest.param("{}\n", FOREIGN, id="object"),
        pytest.param("[" * 9_999 + "\n", FOREIGN, id="deep"),
        pytest.param("\ud800\n", FOREIGN, id="bytes"),
        pytest.param('HEADER\n{"series": 0\n', "line 2: This is not JSON", id="no-json"),
        pytest.param("HEADER\n\n", "line 2: This is not JSON", id="empty-line"),
        pytest.param("HEADER\nGAME\n7\n", "line 3: The document must be an object", id="number"),
        pytest.param('HEADER\n{"series": 1}\n', "line 2: series must be", id="other-series"),
        pytest.param('HEADER\n{"series": 0, "number": 0}\n', "number must be", id="number-0"),
        pytest.param("HEADER\nHALF\n", "line 2: ", id="no-points"),
    ],
)
def test_what_is_damaged_or_foreign_is_refused(
    capsys: Capture, file: Path, text: str, said: str
) -> None:
    resumed(capsys, file, 1)
    header, game = file.read_text("utf-8").splitlines()
    half = json.dumps({**json.loads(game), "points": [1]})
    for name, line in {"HEADER": header, "GAME": game, "HALF": half}.items():
        text = text.replace(name, line)
    file.write_bytes(text.encode(errors="surrogatepass"))
    before = file.read_bytes()
    assert_refused(run(capsys, *WORDS, "--resume", str(file)), "games.jsonl", said)
    assert file.read_bytes() == before


def test_games_of_another_version_are_refused(
    capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("cascadia_qt.terminal.kept_games.__version__", "0.0.7")
        resumed(capsys, file, 1)
    assert_refused(run(capsys, *WORDS, "--resume", str(file)), "Version 0.0.7 of the program")


@pytest.mark.parametrize("name", [".", "nowhere/games.jsonl", "a\0b"])
def test_what_is_no_file_is_refused(capsys: Capture, tmp_path: Path, name: str) -> None:
    assert_refused(run(capsys, *WORDS, "--resume", f"{tmp_path}/{name}"), "cannot be read: ")
    assert list(tmp_path.iterdir()) == []


def test_two_programs_do_not_share_a_file(capsys: Capture, file: Path) -> None:
    with file.open("wb") as other:
        assert claimed(other.fileno())
        assert_refused(run(capsys, *WORDS, "--resume", str(file)), "in use by another program")


def test_a_full_disk_leaves_whole_lines(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(place: int, data: bytes) -> None:
        os.write(place, data[:3])
        raise OSError(28, os.strerror(28))

    with GrowingFile(file, 99) as growing:
        growing.add("one")
        with monkeypatch.context() as patch:
            patch.setattr(growing_file, "write_all", fill)
            with pytest.raises(StorageError, match=r"games.jsonl cannot be written: No space"):
                growing.add("two")
        assert file.read_bytes() == b"one\n"
        growing.add("three")
    assert file.read_bytes() == b"one\nthree\n"


def test_a_file_that_is_not_needed_is_not_left(file: Path) -> None:
    with GrowingFile(file, 99):
        assert file.exists()
    assert not file.exists()


def test_a_file_that_is_too_large(file: Path) -> None:
    file.write_bytes(b"x" * 100)
    with pytest.raises(StorageError, match=r"cannot be read: File too large\."):
        GrowingFile(file, 99)


def test_means_are_told_on_the_way(capsys: Capture, file: Path) -> None:
    told = run(capsys, *WORDS, "--games", "2", "--resume", str(file))
    means = [seat["mean"] for seat in told.json["seats"]]
    first, last = told.warnings
    assert first.startswith("1 of 2 games: easy ")
    assert last == f"2 of 2 games: easy {means[0]:.2f}, random {means[1]:.2f}"


def test_shares_of_wins_are_told_where_there_are_no_points() -> None:
    means = RunningMeans(("sharp", "random", "random"))
    for places in ((1, 2, 2), (1, 1, 3), (2, 1, 2), (1, 2, 2)):
        means.add(Outcome(Result(places), 1, ((), (), ())))
    assert str(means) == "sharp 62.50 %, random 18.75 %"


def test_a_ladder_goes_on_where_another_stopped(capsys: Capture, file: Path) -> None:
    """Every pairing has its games in the same file."""
    words = ["--game", "kaskaria", "--levels", "random,easy", "--resume", str(file), "--deals"]
    tables = []
    for deals in ("2", "2", "3"):
        ladder([*words, deals])
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1] != tables[2]
    assert len(file.read_bytes().splitlines()) == 1 + 2 * 3
    with pytest.raises(SystemExit, match="Its games have other bots, options or seeds"):
        ladder([*words, "2", "--seed", "7"])
