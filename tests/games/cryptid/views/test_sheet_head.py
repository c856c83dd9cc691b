"""The names above the columns of a deduction sheet tell players apart, however little room is."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont

from cascadia_qt.games.cryptid.views.sheet.head import head_names

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("players", "width", "shown"),
    [
        (["Ann", "Ben", "Ann", "Ben"], 400, ["Ann", "Ben", "Ann", "Ben"]),
        (["Player", "Computer", "Robot"], 20, ["P", "C", "R"]),
        (["Ann", "Ben", "Ann", "Ben"], 12, ["A", "B", "A", "B"]),
        (["Player", "Computer", "Computer 2"], 20, ["1", "2", "3"]),
    ],
)
def test_all_are_short_or_none(players: list[str], width: float, shown: list[str]) -> None:
    assert head_names(players, QFont(), width) == shown
