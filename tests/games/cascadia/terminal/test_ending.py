"""The end of a game in a terminal: the result, what may be asked about it, and what is kept."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.rules.achievements import Refusal
from cascadia_qt.games.cascadia.store.kept import achievements_in
from cascadia_qt.games.cascadia.store.notebook import passes, ticks
from cascadia_qt.games.cascadia.terminal.known import Known
from cascadia_qt.games.cascadia.words.ticking import refusal_words
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Circumstances, finished_game
from cascadia_qt.store.game_store import GameStore
from tests.documents import random_record
from tests.games.cascadia.terminal.sitting import Desk, advanced, dealt
from tests.store import played_by

REASONS = "Where the points of Random 1 come from"


def played(desk: Desk, *lines: str, speaks: bool = False, language: str = "en") -> str:
    """What is said of a game of two computers that is over already."""
    desk.saved.keep(replace(random_record(players=2, seed=4), seats=BOTS))
    assert desk.run(*lines, speaks=speaks, language=language) == 0
    return desk.out


BOTS = (Seat("Random 1", "random"), Seat("Random 2", "random"))


def test_the_result_comes_first_and_reasons_only_if_asked_for(desk: Desk) -> None:
    out = played(desk, "")
    assert REASONS not in out
    assert out.index(" wins with ") < out.index("Wildlife") < out.index("The game is kept")
    assert out.index("The game is kept") < out.index("r shows where the points come from")


@pytest.mark.parametrize("last", ["", "q", "n", None], ids=["enter", "q", "n", "ctrl-d"])
def test_reasons_are_shown_as_often_as_asked_for(desk: Desk, last: str | None) -> None:
    lines = ["r", "what", "R"] if last is None else ["r", "what", "R", last]
    out = played(desk, *lines)
    assert out.count(REASONS) == 2
    assert out.index(" wins with ") < out.index(REASONS)
    assert out.count("That is no answer here. Possible: q, n, r") == 1


@pytest.mark.parametrize("speaks", [False, True], ids=["table", "spoken"])
def test_bonuses_have_a_sum(desk: Desk, speaks: bool) -> None:
    out = played(desk, "", speaks=speaks)
    shown = out[: out.index("The game is kept")]
    bonuses = list(map(int, re.findall(r"\d\+(\d)", shown)))
    sums = re.findall(r"of which bonuses\s+(\d+)(?:\s+(\d+))?", shown)
    assert bonuses
    assert sum(int(number) for row in sums for number in row if number) == sum(bonuses)


def test_the_end_in_french(desk: Desk) -> None:
    out = played(desk, "r", "", language="fr")
    assert "dont bonus" in out
    assert "r montre d'où viennent les points" in out
    assert "Origine des points" in out


def won_with_achievements() -> tuple[Record, int]:
    """A game that the first player has won, and something that was reached in it."""
    for seed in range(50):
        record = random_record(players=2, seed=seed)
        winner = finished_game(record, Circumstances(datetime(2025, 1, 1))).summary.seats[0]
        reached = achievements_in(winner)
        if winner.won and reached:
            return replace(record, seats=(Seat("Ann"), Seat("Ben"))), reached[0]
    raise AssertionError


@pytest.mark.parametrize(
    ("ticking", "lines"), [(True, ("999",)), (False, ("n",)), (False, ())], ids=str
)
def test_the_winner_may_tick_an_achievement(
    desk: Desk, tmp_path: Path, ticking: bool, lines: tuple[str, ...]
) -> None:
    record, number = won_with_achievements()
    desk.saved.keep(record)
    assert desk.run(*lines, *([str(number)] if ticking else [])) == 0
    assert "Ann may tick one in the notebook (a number, or n)" in desk.out
    with GameStore(tmp_path / "cascadia-qt" / "cascadia-qt" / "games.sqlite") as store:
        assert list(ticks(store, "Ann")) == ([number] if ticking else [])


def test_a_finished_game_is_shown_again_and_kept_once(desk: Desk, tmp_path: Path) -> None:
    desk.saved.keep(advanced(dealt(3, players=("bot:random", "bot:random")), "last"))
    assert desk.run() == 0
    assert desk.run() == 0
    assert "wins with" in desk.out
    with GameStore(tmp_path / "cascadia-qt" / "cascadia-qt" / "games.sqlite") as store:
        assert len(store.rows("SELECT id FROM games")) == 1


def test_who_may_tick_nothing_is_told_why(desk: Desk) -> None:
    desk.saved.keep(played_by("hex-2-AAAAA", "Ann", "Ben"))
    assert desk.run("n", "y") == 0
    assert f"Achievements of Ben: {refusal_words(Refusal.LOST)}" in desk.out
    desk.saved.keep(played_by("hex-1-CBDAB", "Ann"))
    assert desk.run() == 0
    assert f"Achievements of Ann: {refusal_words(Refusal.ALONE)}" in " ".join(desk.out.split())


@pytest.mark.parametrize("answer", ["y", "n", ""])
def test_a_scenario_that_nobody_announced_is_offered(
    desk: Desk, tmp_path: Path, answer: str
) -> None:
    desk.saved.keep(played_by("hex-3-DDDDD", "Ann", "Ben"))
    assert desk.run("n", *([answer] if answer else [])) == 0
    assert "With these cards Ann passed scenario 4. Tick it? (y/n)" in desk.out
    data = tmp_path / "cascadia-qt" / "cascadia-qt"
    with GameStore(data / "games.sqlite") as store:
        assert [one.player for one in passes(store)] == (["Ann"] if answer == "y" else [])
    assert (data / "ScenarioAchievements.txt").exists() is (answer == "y")


def test_the_goals_of_a_scenario_at_the_end(desk: Desk, tmp_path: Path) -> None:
    known = Known(("bot:random", "bot:random"), "hex", None, 4, 8)
    assert desk.run(known=known) == 0
    record = desk.record()
    desk.saved.keep(replace(record, seats=(Seat("Ann"), record.seats[1])))
    assert desk.run() == 0
    assert "Ann, Scenario 8: not passed" in desk.out
    assert "- At least 90 points: " in desk.out
    path = tmp_path / "cascadia-qt" / "cascadia-qt" / "ScenarioAchievements.txt"
    assert "Nom du joueur : Ann" in path.read_text(encoding="utf-8")
