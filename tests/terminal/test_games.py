"""Commands and games: `--game` says whose options there are, and nobody else's are known."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from cascadia_qt import app, shelf
from cascadia_qt.rules.record import read_record
from tests.games.stones import entry, put_on_shelf
from tests.games.stones.rules import STONES
from tests.games.stones.setup import StonesSetup
from tests.terminal.command import Outcome, assert_refused, run, written
from tests.test_layers import run as run_script

Capture = pytest.CaptureFixture[str]

IMPORTED = """
import contextlib, io, json, sys
from cascadia_qt.__main__ import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
    with contextlib.suppress(SystemExit):
        main(sys.argv[1:])
print(json.dumps(sorted(sys.modules)))
"""
RECORD = str(Path(__file__).parents[1] / "games" / "cascadia" / "records" / "hex-1-CBDAB.json")


@pytest.fixture(autouse=True)
def stones(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "own", "others"),
    [
        ((), "--cards", "--rounds"),
        (("--game", "cascadia"), "--grid", "--rounds"),
        (("--game", "stones"), "--rounds", "--cards"),
        (("--game=stones",), "--rounds", "--grid"),
    ],
)
def test_help_shows_the_options_of_the_game(
    capsys: Capture, command: str, words: tuple[str, ...], own: str, others: str
) -> None:
    for asked in ((command, "--help", *words), (command, *words, "--help")):
        outcome = run(capsys, *asked)
        assert outcome.status == 0
        assert own in outcome.out
        assert others not in outcome.out
        assert f"--game {{{','.join(shelf.PLACES)}}}" in outcome.out


def test_help_of_score_tells_of_the_documents_of_games(capsys: Capture) -> None:
    for words in ("--help", "-h"):
        assert '"corridors": {' in " ".join(run(capsys, "score", words).out.split())


def test_an_abbreviated_game_is_the_game(capsys: Capture) -> None:
    assert "--rounds" in run(capsys, "play", "--ga", "stones", "--help").out


REFUSED = {
    "unknown game": (("play", "--game", "chess", "--players", "Ann"), "invalid choice: 'chess'"),
    "unknown game simulated": (("simulate", "--game", "chess", "--bots", "random"), "'chess'"),
    "game left out": (("play", "--game"), "--game: expected one argument"),
    "another's option": (
        ("play", "--game", "stones", "--players", "Ann", "--cards", "AAAAA"),
        "unrecognized arguments: --cards AAAAA",
    ),
    "another's option simulated": (
        ("simulate", "--bots", "random", "--rounds", "2"),
        "unrecognized arguments: --rounds 2",
    ),
    "too many players": (
        ("play", "--game", "stones", "--players", "A,B,C,D"),
        "1 to 3 players can play, not 4",
    ),
    "too many bots": (
        ("simulate", "--game", "stones", "--bots", "random,random,random,random"),
        "1 to 3 bots can play, not 4",
    ),
    "another's bot": (
        ("play", "--game", "stones", "--players", "Ann,bot:greedy"),
        "there is no bot 'greedy', only random",
    ),
    "own option out of range": (
        ("simulate", "--game", "stones", "--bots", "random", "--rounds", "10"),
        "no whole number from 1 to 9",
    ),
    "words that do not go together": (
        ("play", "--game", "stones", "--players", "A,B,C", "--rounds", "9"),
        "there are not enough stones for that",
    ),
    "a scenario and cards": (
        ("play", "--players", "Ann", "--scenario", "1", "--cards", "AAAAA"),
        "a scenario has its own cards",
    ),
    "a simulated scenario and cards": (
        ("simulate", "--bots", "random", "--scenario", "1", "--cards", "AAAAA"),
        "a scenario has its own cards",
    ),
    "a scenario and tiles": (
        ("simulate", "--bots", "random", "--scenario", "5", "--grid", "square"),
        "Not on squares",
    ),
    "no players": (("play", "--game", "stones"), "required: --players"),
    "resumed and dealt": (
        ("play", "--game", "stones", "--terminal", "--resume", "--rounds", "2"),
        "a game that is resumed is dealt already",
    ),
    "spoken in the window": (
        ("play", "--game", "stones", "--players", "Ann", "--speak"),
        "go with --terminal",
    ),
    "a game for score": (("score", "--game", "stones", "x.json"), "--game"),
}


@pytest.mark.parametrize(("words", "said"), REFUSED.values(), ids=REFUSED.keys())
def test_what_makes_no_sense_is_refused(capsys: Capture, words: tuple[str, ...], said: str) -> None:
    assert_refused(run(capsys, *words), said)


def test_as_many_can_play_as_must(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "ENTRY", replace(entry.ENTRY, players=range(2, 3)))
    words = ("play", "--game", "stones", "--players", "Ann")
    assert_refused(run(capsys, *words), "exactly 2 can play, not 1")


def test_the_window_opens_with_the_game(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []

    def open_window(game: str, setup: object) -> int:
        assert game == "stones"
        opened.append(setup)
        return 0

    monkeypatch.setattr(app, "run", open_window)
    words = ("play", "--game", "stones", "--players", "Ann,bot:random", "--rounds", "2")
    assert run(capsys, *words, "--seed", "7", "--begin", "drawn").status == 0
    (setup,) = opened
    assert isinstance(setup, StonesSetup)
    assert (setup.rounds, setup.seed, setup.drawn) == (2, 7, True)
    assert [(seat.name, seat.bot) for seat in setup.seats] == [
        ("Ann", None),
        ("Random 2", "random"),
    ]


def simulated(capsys: Capture, *words: str) -> Outcome:
    outcome = run(capsys, "simulate", "--game", "stones", "--bots", "random,random", *words)
    assert outcome.status == 0
    return outcome


def test_any_game_is_simulated(capsys: Capture) -> None:
    summary = simulated(capsys, "--games", "20", "--rounds", "1", "--json").json
    assert (summary["game"], summary["games"], summary["seed"]) == ("stones", 20, 1)
    assert summary["turns"] == {"mean": 1}
    assert [list(seat) for seat in summary["seats"]] == [
        ["bot", "mean", "sd", "min", "max", "wins"]
    ] * 2
    assert list(summary["seconds_per_move"]["random"]) == ["mean", "p95", "max"]
    assert sum(seat["wins"] for seat in summary["seats"]) == 20
    for seat in summary["seats"]:
        assert 1 <= seat["min"] <= seat["mean"] <= seat["max"] <= 12


def test_a_single_move_has_times(capsys: Capture) -> None:
    words = ("simulate", "--game", "stones", "--bots", "random", "--games", "1", "--rounds", "1")
    times = run(capsys, *words, "--json").json["seconds_per_move"]["random"]
    assert times["mean"] == times["p95"] == times["max"] > 0


def test_people_get_a_table(capsys: Capture) -> None:
    title, _, *rows = simulated(capsys, "--games", "5", "--seed", "3").out.splitlines()
    assert title.startswith("5 games of stones, seed 3, ")
    summary = simulated(capsys, "--games", "5", "--seed", "3", "--json").json
    for number, (row, seat) in enumerate(zip(rows, summary["seats"], strict=True), 1):
        told = row.split()
        assert told[:3] == [str(number), "random", f"{seat['mean']:.2f}"]
        assert told[4:7] == [str(seat[name]) for name in ("min", "max", "wins")]


def test_a_record_of_any_game_is_scored(capsys: Capture, tmp_path: Path) -> None:
    simulated(capsys, "--games", "1", "--records", str(tmp_path))
    (path,) = tmp_path.iterdir()
    record = read_record(path.read_text(encoding="utf-8"), {"stones": STONES})
    result = STONES.result(record.history.state)
    assert result.points is not None
    assert run(capsys, "score", str(path), "--json").json == {"points": list(result.points)}
    expected = [f"Random {seat}: {points}" for seat, points in enumerate(result.points, 1)]
    assert run(capsys, "score", str(path)).out.splitlines() == expected


def test_documents_of_any_game_are_scored_together(capsys: Capture, tmp_path: Path) -> None:
    heap = {"format": "stones-heap", "stones": [1, 2, 3]}
    with Path(RECORD).open(encoding="utf-8") as file:
        path = written(tmp_path / "both.json", [heap, json.load(file)])
    first, second = run(capsys, "score", path, "--json").json
    assert first == {"points": [6]}
    assert second["winners"]


@pytest.mark.parametrize("name", ["stones-pile", "stones", "chess-board", "", "cascadia-heap", 7])
def test_unknown_documents_are_refused(capsys: Capture, tmp_path: Path, name: object) -> None:
    path = written(tmp_path / "odd.json", {"format": name})
    for words in (("score", path), ("render", path, "-o", str(tmp_path / "a.png"))):
        said = "format must be one of cascadia-position, stones-heap, cascadia-record, not "
        assert_refused(run(capsys, *words), f"odd.json: {said}")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("paper", "colour"), [((), "white"), (("--dark",), "black")])
def test_any_game_is_drawn(
    capsys: Capture, tmp_path: Path, paper: tuple[str, ...], colour: str
) -> None:
    simulated(capsys, "--games", "1", "--records", str(tmp_path))
    (record,) = map(str, tmp_path.iterdir())
    heap = written(tmp_path / "heap.json", {"format": "stones-heap", "stones": []})
    for source in (record, heap):
        picture = str(tmp_path / "picture.png")
        words = ("render", source, "-o", picture, "--size", "120x100", *paper)
        assert run(capsys, *words) == Outcome(0, "", "")
        assert QImage(picture).pixelColor(60, 50) == QColor(colour)
        assert_refused(run(capsys, *words, "--turn", "99"), source)


def test_a_game_has_commands_of_its_own(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_refused(run(capsys, "count", "3"), "'count'")
    monkeypatch.setitem(shelf.FURTHER_COMMANDS, "count", "stones")
    assert run(capsys, "count", "3") == Outcome(0, "3 stones\n", "")
    assert_refused(run(capsys, "count", "100"), "from 0 to 99")
    assert "count" in run(capsys, "--help").out


@pytest.mark.parametrize(
    ("words", "wants_game"),
    [
        (("--help",), False),
        (("score", "nowhere.json"), False),
        (("trace", "nowhere.json"), False),
        (("score", RECORD), True),
        (("trace", RECORD), True),
        (("simulate", "--bots", "random", "--games", "1"), True),
    ],
)
def test_only_what_is_wanted_is_imported(words: tuple[str, ...], wants_game: bool) -> None:
    loaded = run_script(IMPORTED, *words)
    assert "PySide6" not in loaded
    assert ("cascadia_qt.games.cascadia" in loaded) == wants_game


@pytest.mark.parametrize("name", ["__main__", "terminal", "render_command", "commands", "shelf"])
def test_the_hall_names_no_game(name: str) -> None:
    root = Path(sys.modules["cascadia_qt"].__file__ or "").parent
    files = [*(root / name).glob("**/*.py"), *root.glob(f"{name}.py")]
    assert files
    for file in files:
        if file.name != "shelf.py":
            assert "cascadia_qt.games" not in file.read_text(encoding="utf-8"), file


def test_a_game_that_is_over_is_kept(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ("play", "--game", "stones", "--players", "bot:random,bot:random", "--terminal")
    assert run(capsys, *words).out.splitlines()[-1] == "The game is kept"
    assert list(tmp_path.rglob("games.sqlite"))
