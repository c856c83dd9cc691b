"""The colours of tokens: those of the seats, and of two players two each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor

from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import SEAT_COLOURS, Theme, current_theme, seat_colour


def token_colours(seats: Sequence[Seat], theme: Theme | None = None) -> list[QColor]:
    """By the number of the colour, in a theme or in that of the window."""
    dark = (theme or current_theme()).dark
    own = [seat_colour(seat, number, dark=dark) for number, seat in enumerate(seats)]
    if len(seats) == 2:
        every = [seat_colour(Seat("", colour=word), 0, dark=dark) for word in SEAT_COLOURS]
        own += [colour for colour in every if colour not in own][:2]
    return [QColor(colour) for colour in own]
