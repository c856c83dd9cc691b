"""The benchmark of the levels: one table of what `simulate` plays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.ladder import main
from cascadia_qt.games.cascadia.ai.kernel import search
from tests.games.stones import put_on_shelf
from tests.games.stones.entry import ENTRY as STONES
from tests.games.stones.rules import Move, State

Capture = pytest.CaptureFixture[str]


def table(capsys: Capture, *words: str) -> tuple[str, dict[str, list[str]]]:
    """The line above the table, and the cells of every level."""
    main([*words])
    title, heading, *lines = capsys.readouterr().out.splitlines()
    assert heading.split()[0] == "level"
    rows = [line.split() for line in lines]
    return title, {level: cells for level, *cells in rows}


def test_every_level_has_a_row(capsys: Capture) -> None:
    title, rows = table(capsys, "--levels", "random,easy", "--games", "1", "--cards", "ABCDA")
    assert title.startswith("cards ABCDA, kernel ")
    assert list(rows) == ["random", "easy"]
    assert float(rows["random"][0]) < float(rows["easy"][0])
    for _, error, interval, mean, p95, longest, games in rows.values():
        assert (error, interval, games) == ("-", "-", "1")
        assert 0 < float(mean) <= float(longest)
        assert 0 < float(p95) <= float(longest)


def test_several_games_have_an_error(capsys: Capture) -> None:
    _, rows = table(capsys, "--levels", "random", "--games", "3")
    _, error, interval, *_, games = rows["random"]
    assert float(interval.removeprefix("±")) == pytest.approx(4.303 * float(error), abs=0.03)
    assert games == "3"


def test_the_table_says_whether_the_kernel_is_compiled(capsys: Capture) -> None:
    title, _ = table(capsys, "--levels", "random", "--games", "1")
    plain = Path(search.__file__).suffix == ".py"
    assert title.endswith("kernel not compiled" if plain else "kernel compiled")


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"There is no level 'wizard'\."):
        main(["--levels", "random,wizard", "--games", "1"])


# Another game


def pairings(capsys: Capture, *words: str) -> tuple[str, list[list[str]]]:
    main(["--game", "stones", *words])
    title, heading, *lines = capsys.readouterr().out.splitlines()
    assert heading.split()[:2] == ["one", "among"]
    return title, [line.split() for line in lines]


@pytest.fixture
def two_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game with a computer that only ever draws, beside the one that takes what comes."""
    put_on_shelf(monkeypatch)

    class Drawer:
        def choose(self, state: State) -> Move:
            return Move.DRAW if state.bag else Move.PASS

    makers = {"drawer": lambda *_: Drawer(), **STONES.bots().makers}
    bots = replace(STONES.bots(), makers=makers)
    monkeypatch.setattr("tests.games.stones.entry.ENTRY", replace(STONES, bots=lambda: bots))


@pytest.mark.usefixtures("two_levels")
@pytest.mark.parametrize("players", [2, 3])
def test_the_levels_of_a_game_play_each_other(capsys: Capture, players: int) -> None:
    words = ("--deals", "10", "--players", str(players), "--rounds", "2")
    title, rows = pairings(capsys, *words)
    assert title == f"stones, {players} players"
    [[one, others, wins, error, even, mine, theirs, *times, games]] = rows
    assert (one, others, games) == ("drawer", "random", str(10 * players))
    assert even == f"{1 / players:.0%}"
    assert float(wins.rstrip("%")) > float(even.rstrip("%"))
    assert 0 < float(error.rstrip("%")) < 50
    assert float(mine) > float(theirs)
    assert all(float(time) >= 0 for time in times)


@pytest.mark.usefixtures("two_levels")
def test_whoever_plays_alike_wins_alike(capsys: Capture) -> None:
    """Every deal is played from both seats, and a win that is shared counts in parts."""
    _, [[*_, wins, _, even, mine, theirs, _, _, games]] = pairings(
        capsys, "--levels", "drawer,drawer", "--deals", "7"
    )
    assert (wins, even, games) == ("50.0%", "50%", "14")
    assert mine == theirs


@pytest.mark.usefixtures("two_levels")
@pytest.mark.parametrize("against", ["drawer", "random"])
def test_every_level_plays_among_the_same_others(capsys: Capture, against: str) -> None:
    _, [[one, others, wins, *_]] = pairings(capsys, "--against", against, "--deals", "10")
    assert {one, others} == {"drawer", "random"}
    assert others == against
    assert (float(wins.rstrip("%")) > 50) is (one == "drawer")


@pytest.mark.usefixtures("two_levels")
def test_there_is_a_table_for_each_value_and_each_number_of_players(capsys: Capture) -> None:
    main(["--game", "stones", "--each", "rounds=1,2", "--players", "2,3", "--games", "7"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[::3] == [
        "stones, 2 players, rounds 1",
        "stones, 3 players, rounds 1",
        "stones, 2 players, rounds 2",
        "stones, 3 players, rounds 2",
    ]
    assert [line.split()[-1] for line in lines[2::3]] == ["8", "9", "8", "9"]
    points = [line.split()[5] for line in lines[2::3]]
    assert points[0] != points[2]


def test_what_a_game_agrees_on_may_depend_on_who_plays(capsys: Capture) -> None:
    """That of Cryptid does: puzzles are for so many players."""
    main(["--game", "cryptid", "--levels", "random,steady", "--players", "3", "--deals", "1"])
    *_, row = capsys.readouterr().out.splitlines()
    one, others, *_, games = row.split()
    assert (one, others, games) == ("random", "steady", "3")


@pytest.mark.usefixtures("two_levels")
@pytest.mark.parametrize("words", [("--levels", "random,wizard"), ("--against", "wizard")])
def test_an_unknown_level_of_another_game_is_refused(words: tuple[str, str]) -> None:
    with pytest.raises(SystemExit, match=r"There is no level 'wizard'\."):
        main(["--game", "stones", *words])


@pytest.mark.usefixtures("two_levels")
@pytest.mark.parametrize("players", ["1", "2,9", "two"])
def test_a_table_that_there_is_not_is_refused(players: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit, match="There is no table for"):
        main(["--game", "stones", "--players", players])
    assert capsys.readouterr().out == ""


def test_an_unknown_game_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--game", "chess"])
    assert "chess" in capsys.readouterr().err
