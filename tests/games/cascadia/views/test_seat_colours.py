"""The colours of seats: apart for every kind of colour vision, and readable."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from cascadia_qt.rules.game import Seat
from cascadia_qt.views.table.panel_look import seat_tint
from cascadia_qt.views.theme import DARK, LIGHT, SEAT_COLOURS, Theme
from tests.views.colour import contrast

MOST_PLAYERS = 4
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def tints(theme: Theme) -> list[QColor]:
    return [seat_tint(theme, Seat("", colour=word), 0) for word in SEAT_COLOURS]


@THEMES
def test_seats_can_be_read_on_paper(theme: Theme) -> None:
    assert all(contrast(tint, QColor(theme.raised)) >= 4.5 for tint in tints(theme))


def test_white_can_be_read_on_seats() -> None:
    colours = [QColor(colour) for colour in SEAT_COLOURS.values()]
    assert all(contrast(colour, QColor("white")) >= 4.5 for colour in colours)


@pytest.mark.parametrize("word", ["teal", "rust", "plum", "slate", "moss", "rose"])
def test_colours_of_saved_games_are_still_known(word: str) -> None:
    assert word in SEAT_COLOURS
