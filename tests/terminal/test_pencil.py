"""Pencil marks in a terminal: listed, changed and kept, for whoever is in front of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.pencil import read_marks
from tests.terminal.evening import Follow, GameEvening
from tests.terminal.tty import typing


class Evening(GameEvening):
    """Whoever types what a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path, game: str) -> None:
        super().__init__(monkeypatch, data)
        self.game = game

    def follower(self) -> Follow:
        return typing()


def test_plans_for_the_valley_are_kept_for_one_person(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    evening = Evening(monkeypatch, tmp_path, "okanagan")
    lines = ("", "p", "0 -1 rock", "1 0 lake", "0 -1", "9 9 rock", "1 0 bear", "what", "", "1 2 3")
    looks = evening.run(
        "--players", "Ann,Ben", "--seed", "3", answer=typing(*lines, "", "", "p", "", "q")
    )
    shown = evening.tty.getvalue()
    assert "What can be pencilled: forest, lake, meadow, rock, cross." in shown
    assert "1 north: rock." in shown
    assert shown.count("That is no mark; type 2 -1 forest.") == 3
    note = evening.record.note(0)
    assert read_marks(note, ("lake", "rock")) == {Cell(1, 0): "lake"}
    assert evening.record.note(1) == ""
    bens = [look for look in looks if "Which mark?" in look][-1]
    assert "Ben" in bens
    assert "You have pencilled nothing." in bens
    assert "1 east: lake." in shown
    assert "1 east: lake." not in bens


def test_plans_for_a_landscape_are_called_as_the_cells_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    evening = Evening(monkeypatch, tmp_path, "cascadia")
    words = ("--players", "Ann", "--grid", "hex", "--cards", "family", "--seed", "5")
    looks = evening.run(*words, answer=typing("p", "-1 0 Salmon", "0 0 forest", "-1 1 cross", ""))
    assert "Row -1, column 0: Salmon." in looks[-1]
    kinds = ("salmon", "forest", "cross")
    assert read_marks(evening.record.note(0), kinds) == {
        Cell(0, -1): "salmon",
        Cell(1, -1): "cross",
    }
