"""The command `simulate`: what it sums up, that it can be repeated, and what it refuses."""

from __future__ import annotations

import sys
from io import StringIO
from statistics import stdev
from typing import Any

import pytest

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.games.cascadia.terminal.simulated import Agreed, cards_named
from cascadia_qt.rules.rng import Rng
from cascadia_qt.terminal.progress import progress_bar
from cascadia_qt.terminal.simulate import Request, play_games
from cascadia_qt.terminal.summary import interval95
from tests.terminal.command import assert_refused, run, run_apart

Capture = pytest.CaptureFixture[str]

NUMBERS = ["mean_without_bonus", "mean", "sd", "min", "max", "wins", "ci95_without_bonus"]
SEAT_FIELDS = ["bot", *NUMBERS]


def simulated(capsys: Capture, bots: str, *options: str, games: int = 1) -> Any:
    words = ("simulate", "--bots", bots, "--games", str(games), "--json", *options)
    outcome = run(capsys, *words)
    assert outcome.status == 0
    return outcome.json


def without_times(summary: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value
        for name, value in summary.items()
        if name not in ("seconds_per_move", "games_per_second")
    }


def test_the_summary_has_the_documented_shape(capsys: Capture) -> None:
    options = ("--cards", "ABCDA", "--seed", "7")
    summary = simulated(capsys, "greedy,random,random", *options, games=2)
    assert list(summary) == [
        "game",
        "games",
        "cards",
        "grid",
        "seed",
        "seats",
        "seconds_per_move",
        "games_per_second",
        "turns",
    ]
    assert summary["game"] == "cascadia"
    assert summary["turns"] == {"mean": 20}
    assert (summary["games"], summary["cards"]) == (2, "ABCDA")
    assert (summary["grid"], summary["seed"]) == ("hex", 7)
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random", "random"]
    assert [list(seat) for seat in summary["seats"]] == [SEAT_FIELDS] * 3
    assert list(summary["seconds_per_move"]) == ["greedy", "random"]
    for times in summary["seconds_per_move"].values():
        assert list(times) == ["mean", "p95", "max"]
        assert 0 < times["mean"] <= times["max"]
    assert summary["games_per_second"] > 0


def test_the_numbers_of_a_seat_fit_together(capsys: Capture) -> None:
    summary = simulated(capsys, "random,random", games=3)
    for seat in summary["seats"]:
        assert 0 < seat["min"] <= seat["mean"] <= seat["max"]
        assert seat["mean_without_bonus"] <= seat["mean"]
        assert seat["sd"] >= 0
    assert sum(seat["wins"] for seat in summary["seats"]) >= 3


def test_a_single_game_does_not_vary(capsys: Capture) -> None:
    (seat,) = simulated(capsys, "random")["seats"]
    assert seat["min"] == seat["mean"] == seat["max"]
    assert seat["sd"] == 0
    assert seat["ci95_without_bonus"] is None
    assert seat["wins"] == 1


def test_the_stronger_bot_wins(capsys: Capture) -> None:
    strong, weak = simulated(capsys, "greedy,random", games=2)["seats"]
    assert (strong["wins"], weak["wins"]) == (2, 0)


@pytest.mark.parametrize("bots", [1, 2, 3, 4])
@pytest.mark.parametrize("grid", ["hex", "square"])
def test_one_to_four_bots_play_on_either_grid(capsys: Capture, bots: int, grid: str) -> None:
    summary = simulated(capsys, ",".join(["random"] * bots), "--grid", grid)
    assert summary["grid"] == grid
    assert len(summary["seats"]) == bots


@pytest.mark.parametrize("grid", ["hex", "square"])
@pytest.mark.parametrize("cards", ["AAAAA", "DCBAD", "family", "intermediate", "random"])
def test_any_cards_can_be_played(capsys: Capture, cards: str, grid: str) -> None:
    summary = simulated(capsys, "greedy", "--cards", cards, "--grid", grid)
    assert summary["cards"] == cards


def test_cards_make_a_difference(capsys: Capture) -> None:
    means = {
        cards: simulated(capsys, "random", "--cards", cards)["seats"][0]["mean"]
        for cards in ("AAAAA", "DDDDD", "family", "intermediate")
    }
    assert len(set(means.values())) > 1


def test_random_cards_may_be_any_card_of_any_animal() -> None:
    drawn = [cards_named("random", Rng(seed)).cards for seed in range(100)]
    assert [set(cards) for cards in zip(*drawn, strict=True)] == [set(Card)] * len(Wildlife)


@pytest.mark.parametrize("cards", ["AAAAA", "random"])
def test_the_same_seed_gives_the_same_games(capsys: Capture, cards: str) -> None:
    options = ("--cards", cards, "--seed", "5")
    first, second = (simulated(capsys, "greedy,random", *options, games=2) for _ in range(2))
    assert without_times(first) == without_times(second)


def test_another_seed_gives_other_games(capsys: Capture) -> None:
    first, second = (
        simulated(capsys, "random,random", "--seed", seed, games=2)["seats"] for seed in "12"
    )
    assert first != second


def test_games_played_at_once_are_the_same_games() -> None:
    words = ("simulate", "--bots", "random,greedy", "--games", "3", "--seed", "2", "--json")
    one, two = (run_apart(*words, "--jobs", jobs) for jobs in "12")
    assert (one.status, two.status) == (0, 0)
    assert without_times(one.json) == without_times(two.json)


def test_progress_is_told_on_standard_error(capsys: Capture) -> None:
    outcome = run(capsys, "simulate", "--bots", "random", "--games", "2", "--json")
    assert outcome.err == "1 of 2 games\n2 of 2 games\n"


def test_people_get_a_table(capsys: Capture) -> None:
    summary = simulated(capsys, "random,random", "--seed", "3", games=2)
    words = ("simulate", "--bots", "random,random", "--seed", "3", "--games", "2")
    title, _, *rows = run(capsys, *words).out.splitlines()
    assert title.startswith("2 games on hex tiles, cards AAAAA, seed 3, ")
    for number, (line, seat) in enumerate(zip(rows, summary["seats"], strict=True), 1):
        told = line.split()
        assert told[:2] == [str(number), "random"]
        assert told[2] == f"{seat['mean_without_bonus']:.2f}"
        assert told[3:5] == ["±", f"{seat['ci95_without_bonus']:.2f}"]
        assert told[5] == f"{seat['mean']:.2f}"
        assert told[7:10] == [str(seat[field]) for field in ("min", "max", "wins")]


def test_the_table_of_a_single_game_has_no_interval(capsys: Capture) -> None:
    _, _, row = run(capsys, "simulate", "--bots", "random", "--games", "1").out.splitlines()
    _, _, plain, mean, *_ = row.split()
    assert "±" not in row
    assert plain == mean


@pytest.mark.parametrize(
    ("values", "errors"),
    [
        pytest.param((1, 3), 12.706, id="two"),
        pytest.param((1, 3, 8), 4.303, id="three"),
        pytest.param(tuple(range(31)), 2.042, id="thirty-one"),
        pytest.param(tuple(range(61)), 2.000, id="sixty-one"),
        pytest.param(tuple(range(1001)), 1.962, id="thousand"),
    ],
)
def test_few_games_say_little_about_the_mean(values: tuple[int, ...], errors: float) -> None:
    expected = errors * stdev(values) / len(values) ** 0.5
    assert interval95(values) == pytest.approx(expected, rel=0.001)


def test_equal_games_leave_no_doubt() -> None:
    assert interval95([5, 5, 5]) == 0


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch, columns: int) -> list[str]:
    """What the one line of progress said, from the first game of four to the last."""
    monkeypatch.setenv("COLUMNS", str(columns))
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    play_games(Request(game="cascadia", bots=("random",), games=4, seed=1, agreed=Agreed()))
    shown = terminal.getvalue()
    assert shown.count("\n") == 1
    assert shown.endswith("\n")
    before, *lines = shown.removesuffix("\n").split("\r")
    assert before == ""
    assert {len(line) for line in lines} == {columns - 1}
    return lines


def test_a_terminal_shows_a_bar_that_overwrites_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown_on_a_terminal(monkeypatch, columns=100)
    assert [line.count("#") for line in lines] == [6, 12, 18, 24]
    for done, line in enumerate(lines, 1):
        bar = "#" * done * 6 + "-" * (4 - done) * 6
        assert line.startswith(f"[{bar}] {done} of 4 games, ")
        assert " a second, " in line
    assert lines[-1].rstrip().endswith("0:00:00 left")


def test_a_narrow_terminal_keeps_the_bar_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown_on_a_terminal(monkeypatch, columns=30)[-1] == "[" + "#" * 24 + "] 4 "


def test_the_time_left_follows_the_time_taken() -> None:
    assert "2 of 8 games, 0.04 a second, 0:02:30 left" in progress_bar(2, 8, 50.0)


def test_bots_of_six_strengths_can_play() -> None:
    assert list(CASCADIA.bots().makers) == ["random", "easy", "medium", "greedy", "hard", "expert"]


@pytest.mark.parametrize("bot", sorted(CASCADIA.bots().makers))
def test_every_bot_finishes_a_game(capsys: Capture, bot: str) -> None:
    (seat,) = simulated(capsys, bot, "--time", "0.01")["seats"]
    assert seat["bot"] == bot
    assert seat["min"] > 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(("--bots", "wizard"), "there is no bot 'wizard'", id="unknown-bot"),
        pytest.param(("--bots", "Random"), "there is no bot 'Random'", id="capital-letter"),
        pytest.param(("--bots", "random,"), "there is no bot ''", id="trailing-comma"),
        pytest.param(("--bots", ""), "there is no bot ''", id="no-bot"),
        pytest.param(("--bots", ",".join(["random"] * 5)), "1 to 4 bots", id="five-bots"),
        pytest.param((), "--bots", id="bots-not-named"),
        pytest.param(("--bots", "random", "--cards", "AAAAE"), "'AAAAE'", id="unknown-card"),
        pytest.param(("--bots", "random", "--cards", "AAAA"), "'AAAA'", id="four-cards"),
        pytest.param(("--bots", "random", "--cards", "AAAAAA"), "'AAAAAA'", id="six-cards"),
        pytest.param(("--bots", "random", "--cards", ""), "''", id="no-card"),
        pytest.param(("--bots", "random", "--cards", "AAAAA\n"), r"'AAAAA\n'", id="line-break"),
        pytest.param(("--bots", "random", "--grid", "octagon"), "'octagon'", id="unknown-grid"),
        pytest.param(("--bots", "random", "--games", "0"), "--games", id="no-games"),
        pytest.param(("--bots", "random", "--games", "-1"), "--games", id="negative-games"),
        pytest.param(("--bots", "random", "--games", "1.5"), "--games", id="half-a-game"),
        pytest.param(("--bots", "random", "--games", "many"), "--games", id="games-in-words"),
        pytest.param(("--bots", "random", "--games", "9" * 5_000), "--games", id="long-number"),
        pytest.param(("--bots", "random", "--games"), "--games", id="number-left-out"),
        pytest.param(("--bots", "random", "--seed", "-1"), "--seed", id="negative-seed"),
        pytest.param(("--bots", "random", "--seed", str(2**64)), "--seed", id="large-seed"),
        pytest.param(("--bots", "random", "--seed", "٣"), "--seed", id="other-digits"),
        pytest.param(("--bots", "random", "--jobs", "0"), "--jobs", id="no-jobs"),
        pytest.param(("--bots", "random", "--jobs", "x"), "--jobs", id="jobs-in-words"),
        pytest.param(("--bots", "random", "--time", "0"), "--time", id="no-time"),
        pytest.param(("--bots", "random", "--time", "-1"), "--time", id="negative-time"),
        pytest.param(("--bots", "random", "--time", "nan"), "--time", id="time-is-no-number"),
        pytest.param(("--bots", "random", "--speed", "9"), "--speed", id="unknown-option"),
    ],
)
def test_what_makes_no_sense_is_refused(capsys: Capture, words: tuple[str, ...], said: str) -> None:
    assert_refused(run(capsys, "simulate", *words), said)


@pytest.mark.parametrize("seed", ["0", str(2**64 - 1)])
def test_every_seed_can_be_played(capsys: Capture, seed: str) -> None:
    assert simulated(capsys, "random", "--seed", seed)["seed"] == int(seed)
