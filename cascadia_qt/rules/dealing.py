"""Who begins, and the same people once more."""

from __future__ import annotations

from typing import TypeVar

from cascadia_qt.rules.record import Record, new_record
from cascadia_qt.rules.rng import Rng

T = TypeVar("T")

_WHO_BEGINS = 0x57484F424547494E


def seats_drawn(seats: tuple[T, ...], seed: int) -> tuple[T, ...]:
    """`seats` from the one on that is drawn to begin; a deal draws the same one every time.

    Whatever else goes with the seats, such as what each was granted, is drawn alike.
    """
    # Another chance than that of the cards, so that neither tells about the other.
    first, _ = Rng(seed ^ _WHO_BEGINS).below(len(seats))
    return seats[first:] + seats[:first]


def dealt_again(old: Record, seed: int) -> Record:
    """The same people and cards; another deal draws anew who begins, if it was drawn."""
    free, drawn, seats = old.history.free_undo, old.drawn, old.seats
    if drawn and seed != old.seed:
        seats = seats_drawn(seats, seed)
    return new_record(old.rules, old.options, seed, seats, free_undo=free, drawn=drawn)
