"""Golden records, and the means to let computers play whole games."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Grid
from cascadia_qt.rules.record import Record, new_record


def agreed(grid: Grid, players: int, cards: str, rulings: Rulings | None = None) -> Options:
    """Options; `cards` has a letter for each animal or is "family" or "intermediate"."""
    simple = [variant for variant in Variant if variant.value == cards]
    variant = simple[0] if simple else Variant.CARDS
    letters = () if simple else tuple(map(Card, cards))
    return Options(grid, players, Scoring(variant, letters, rulings or Rulings()))


def bots_record(options: Options, seed: int, bots: tuple[str, ...]) -> Record:
    """A game of Cascadia that the `bots` are about to play."""
    seats = tuple(Seat(bot.capitalize(), bot) for bot in bots)
    return new_record(CASCADIA.rules(), options, seed, seats, free_undo=False)


def bots_of(record: Record) -> list[Any]:
    """The computers on the seats, seeded by the game and their place."""
    return [
        CASCADIA.bots().makers[seat.bot](record.seed + place)
        for place, seat in enumerate(record.seats)
        if seat.bot is not None
    ]
