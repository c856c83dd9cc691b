"""Two persons with secrets at one terminal: the screen is for whoever looks, and no other."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import read_record
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.prompts import Screen
from tests.games.stones import put_on_shelf
from tests.games.stones.rules import STONES, Move, Options
from tests.games.stones.setup import StonesSetup
from tests.games.stones.terminal import SECRETS, Table
from tests.terminal.command import status_of
from tests.terminal.tty import CLEARED, People, Tty, typing


class Evening:
    """Plays the toy game in a terminal, and goes on with it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self._monkeypatch = monkeypatch
        self.tty = Tty()
        self.autosave = data / "cascadia-qt" / "cascadia-qt" / "autosave" / "game-0.json"
        monkeypatch.setenv("XDG_DATA_HOME", str(data))
        monkeypatch.setenv("TERM", "xterm")
        put_on_shelf(monkeypatch)

    def run(self, *lines: str, options: tuple[str, ...] = ("--players", "Ann,Ben")) -> list[str]:
        """What was on the screen at each question, and at last."""
        people = People(self.tty, typing(*lines))
        with self._monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", self.tty)
            patch.setattr(sys, "stdin", people)
            assert status_of("play", "--game", "stones", "--terminal", *options) == 0
        return [*people.looks, self.tty.screen]

    @property
    def actions(self) -> str:
        record = read_record(self.autosave.read_text(encoding="utf-8"), {"stones": STONES})
        return " ".join(map(STONES.format, record.history.actions))


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Evening:
    return Evening(monkeypatch, tmp_path)


def secret_in(look: str) -> set[str]:
    return {word for word in SECRETS if word in look}


def dealt(seed: int, players: int = 2) -> list[str]:
    state = STONES.setup(Options(players, 3), seed)
    return [SECRETS[stone - 1] for stone in state.secrets if stone is not None]


DEAL = ("--players", "Ann,Ben", "--seed", "4")
ANN, BEN = dealt(4)


def test_the_two_have_different_secrets() -> None:
    assert ANN != BEN


def test_each_sees_only_their_own_secret_to_the_end(evening: Evening) -> None:
    """Enter opens the curtain, p passes: a whole game of three rounds."""
    looks = evening.run(*("", "p") * 6, options=DEAL)
    called, deciding = looks[0:12:2], looks[1:12:2]
    for place, (call, own) in enumerate(zip(called, deciding, strict=True)):
        name, secret = (("Ann", ANN), ("Ben", BEN))[place % 2]
        assert f"{name}, only you may look now" in call
        assert secret_in(call) == set()
        assert secret_in(own) == {secret}
    assert "Points: " in looks[-1]


def test_everybody_may_hear_what_happened_in_public(evening: Evening) -> None:
    looks = evening.run("", "d", "", "p", options=DEAL)
    assert "Ann drew " in looks[2]
    assert "Ben passed" in looks[4]
    assert "Ann drew " not in looks[4]  # she knows what she did herself


def test_nothing_that_everybody_may_read_is_lost_or_said_twice(evening: Evening) -> None:
    looks = evening.run("", "p", options=("--players", "bot:random,Ann,Ben", "--seed", "4"))
    ann, _, ben, *_ = looks
    assert "3 play with stones" in ann
    assert "? helps at every question" in ann
    assert [look.count("Random 1 ") for look in (ann, ben)] == [1, 1]
    assert "Ann passed" in ben
    resumed = evening.run(options=("--resume",))
    assert "3 play with stones" in resumed[0]
    assert [resumed[0].count(words) for words in ("Random 1 ", "Ann passed")] == [1, 1]


def test_nothing_private_is_printed_before_the_person_is_there(evening: Evening) -> None:
    looks = evening.run("what", "?", "p", options=DEAL)
    assert all(secret_in(look) == set() for look in looks)
    assert "What only you may know is shown after Enter" in looks[-2]
    assert evening.actions == ""


def test_who_leaves_leaves_no_secret_behind(evening: Evening) -> None:
    looks = evening.run("", "q", options=DEAL)
    assert secret_in(looks[1]) == {ANN}
    assert secret_in(looks[-1]) == set()
    assert "The game is saved" in looks[-1]


def test_a_game_that_is_resumed_asks_who_is_there(evening: Evening) -> None:
    evening.run("", "p", "", options=DEAL)
    before = len(evening.tty.getvalue())
    looks = evening.run("", "p", options=("--resume",))
    assert "Ben, only you may look now" in looks[0]
    assert secret_in(looks[0]) == set()
    assert secret_in(looks[1]) == {BEN}
    assert CLEARED in evening.tty.getvalue()[before:]
    assert evening.actions == "pass pass"


def test_nobody_takes_back_what_another_person_did(evening: Evening) -> None:
    looks = evening.run("", "p", "", "u", "q", options=DEAL)
    assert "Nothing can be taken back" in looks[-2]
    assert ANN not in looks[-2]
    assert evening.actions == "pass"


def test_only_whoever_looks_takes_back(tmp_path: Path) -> None:
    record = StonesSetup((Seat("Ann"), Seat("Ben"))).dealt(4)
    table = Table(record, SavedGame(tmp_path), Screen(speaks=True, yes=()))
    table.look(0)
    table.submit(Move.PASS)
    for looker, expected in ((None, False), (1, False), (0, True)):
        table.look(looker)
        assert table.undo() is expected
    assert (table.steps, table.taken_back) == ((), 1)


def test_own_quiet_decisions_are_taken_back_past_computers(evening: Evening) -> None:
    for seed in range(30):
        words = ("--players", "Ann,bot:random", "--seed", str(seed), "--rounds", "2")
        evening.run("p", options=words)
        if evening.actions == "pass pass":
            break
    else:
        pytest.fail("the computer never passes")
    looks = evening.run("p", "u", "d", "q", options=words)
    assert "Nothing can be taken back" not in "".join(looks)
    assert evening.actions.startswith("draw")


def test_one_person_needs_no_curtain(evening: Evening) -> None:
    looks = evening.run("p", options=("--players", "bot:random,Ann", "--seed", "4"))
    assert CLEARED not in evening.tty.getvalue()
    assert secret_in(looks[0]) == {BEN}  # which is on her seat here


def test_all_of_it_can_be_asked_for(evening: Evening) -> None:
    looks = evening.run("2", "Ann", "Ben", "1", "", "p", options=("--seed", "4"))
    assert "Ann, only you may look now" in looks[4]
    assert secret_in(looks[5]) == {ANN}
    assert evening.actions == "pass"


def test_lines_above_the_screen_go_too(monkeypatch: pytest.MonkeyPatch) -> None:
    tty = Tty()
    monkeypatch.setattr(sys, "stdout", tty)
    monkeypatch.setenv("TERM", "xterm")
    Screen(speaks=False, yes=()).clear()
    assert tty.getvalue() == "\x1b[3J\x1b[2J\x1b[H\x1b[3J"


def test_a_dumb_terminal_is_filled_with_empty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    tty = Tty()
    monkeypatch.setattr(sys, "stdout", tty)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LINES", "30")
    Screen(speaks=False, yes=()).clear()
    assert tty.getvalue().strip("\n") == ""
    assert tty.getvalue().count("\n") >= 24


def test_a_pipe_gets_no_signs_that_mean_nothing_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stdout", pipe)
    Screen(speaks=False, yes=()).clear()
    assert pipe.getvalue() == ""
