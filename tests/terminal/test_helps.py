"""Helps in the terminal: who does without them is refused, and everybody else is not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.words.helps import HELPS
from cascadia_qt.rules.helps import without
from tests.games.kaskaria.terminal.evening import follow
from tests.terminal.command import assert_refused, run
from tests.terminal.evening import Follow, GameEvening

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Play:
    """Plays a game with these answers; the result is all that was written."""

    def played(game: str, *words: str, lines: str) -> str:
        evening = GameEvening(monkeypatch, tmp_path)
        evening.game = game
        typed = iter((*lines.split(), "q"))

        def answer(question: str) -> str:
            return "" if "are here" in question else next(typed)

        evening.run("--players", "Ann,Ben", "--seed", "3", *words, answer=answer)
        seats = evening.record.seats
        assert seats[1].helps == without(())
        return evening.tty.getvalue()

    return played


CASCADIA = ("--grid", "hex", "--cards", "AAAAA", "--begin", "seated", "--speak")


def test_cascadia_tells_no_points_gives_no_hint_and_takes_nothing_back(play: Play) -> None:
    told = play("cascadia", *CASCADIA, lines="1 h u")
    assert "Points: " in told
    assert "plays without" not in told
    off = "Ann:hints+previews,Ann:undo"
    told = play("cascadia", *CASCADIA, "--without", off, lines="1 h u 1 1")
    assert "Points: " not in told
    assert "Ann plays without hints." in told
    assert "Ann plays without taking back." in told
    assert "Nobody" not in told


def test_okanagan_gives_no_hint(play: Play) -> None:
    words = ("--begin", "seated", "--speak", "--without", "Ann:all,Zoe:undo")
    told = play("okanagan", *words, lines="h")
    assert "Ann plays without hints." in told
    assert "Nobody here is called Zoe." in told


def test_kaskaria_does_not_tell_what_others_hold(play: Play) -> None:
    words = ("--begin", "seated", "--length", "short", "--fearless")
    told = play("kaskaria", *words, "--without", "Ann:memory+hints", lines="o h")
    assert "Ann plays without remembered cards." in told
    assert "Ann plays without hints." in told


def test_the_end_says_who_had_which_helps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Evening(GameEvening):
        game = "kaskaria"

        def follower(self) -> Follow:
            return follow

    evening = Evening(monkeypatch, tmp_path)
    words = ("--players", "Ann,Ben", "--seed", "5", "--length", "short", "--open")
    evening.run(*words, "--without", "Ben:all")
    assert "Ann: all helps; Ben: no helps." in evening.tty.getvalue()


def test_what_is_no_help_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = run(capsys, "play", "--terminal", "--without", "Ann:luck")
    assert_refused(outcome, "there is no help 'luck', only " + ", ".join((*HELPS, "all")))
    outcome = run(capsys, "play", "--players", "Ann", "--without", "all")
    assert_refused(outcome, "go with --terminal")
    outcome = run(capsys, "play", "--terminal", "--resume", "--without", "all")
    assert_refused(outcome, "dealt already")
