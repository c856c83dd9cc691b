"""Who sits at a table, in words."""

from __future__ import annotations

from cascadia_qt.rules.game import Seat
from cascadia_qt.words.seats import called

LEVELS = {"easy": "Facile, env. 72", "hard": "Difficile"}


def test_computers_of_a_command_line_are_called_as_people_read_their_level() -> None:
    assert called(("Ann", "bot:easy", "bot:hard"), LEVELS) == (
        Seat("Ann"),
        Seat("Facile 2", "easy"),
        Seat("Difficile 3", "hard"),
    )
