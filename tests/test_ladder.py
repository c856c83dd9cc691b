"""The benchmark of the levels: one table of what `simulate` plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.ladder import main
from cascadia_qt.games.cascadia.ai.kernel import search

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
