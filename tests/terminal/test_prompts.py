"""What can be typed at a question is told to whoever types something else."""

from __future__ import annotations

import io

import pytest

from cascadia_qt.terminal.prompts import Screen


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ({"a1": 1, "b2": 2, "u": 0}, "a1, b2, u, q"),
        ({"d": 1, "draw": 1, "swap": 2}, "d, swap, q"),
        ({"1": "north", "2": "south", "3": "east", "n": None, "north": "north"}, "1-3, n, q"),
        ({"1": "lake", "2 1": "rock", "": None}, "1, q"),
    ],
    ids=["cells", "abbreviated", "numbered", "several words"],
)
def test_the_shortest_of_what_means_the_same_is_told(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    answers: dict[str, object],
    told: str,
) -> None:
    first = next(iter(answers))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"zz\n{first}\n"))
    screen = Screen(speaks=True, yes=("y",))
    assert screen.choose("What?", answers, {"q": lambda: None}) == answers[first]
    assert f"Possible: {told}\n" in capsys.readouterr().out
