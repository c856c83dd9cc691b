"""What every game's set-up has: seats, who begins, and a deal by its number; without Qt."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from cascadia_qt.rules.dealing import seats_drawn
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import AnyGame, Record, new_record, read_seat
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.words.seats import as_typed, named

_DEALS = 1_000_000  # numbers that are quickly read out and typed
_MOST_DIGITS = 100  # with zeros before them; beyond, Python reads no number


def deal(
    rules: AnyGame,
    options: Any,
    seed: int,
    seats: tuple[Seat, ...],
    *,
    free_undo: bool = False,
    drawn: bool = False,
) -> Record:
    """A game of `seats`, who get names if they have none; with `drawn` the lot says who begins."""
    seats, drawn = named(seats), drawn and len(seats) > 1
    if drawn:
        seats = seats_drawn(seats, seed)
    return new_record(rules, options, seed, seats, free_undo=free_undo, drawn=drawn)


def read_seats(node: Node, players: range, bots: Collection[str]) -> tuple[Seat, ...]:
    """The seats in a setup that was remembered, as they were typed; raises BadDocument."""
    nodes = node.items(players.start, players.stop - 1)
    return as_typed(_seat_in(each, bots) for each in nodes)


def _seat_in(node: Node, bots: Collection[str]) -> Seat:
    seat = read_seat(node)
    if seat.bot is not None:
        node["bot"].choice(dict.fromkeys(bots))
    return seat


def fresh_seed() -> int:
    """A deal that nobody knows yet, with a short number."""
    return secrets.randbelow(_DEALS)


def typed_seed(text: str) -> int | None:
    """The number of a deal, as somebody types it; None for anything else."""
    typed = text.strip()
    if typed.isdecimal() and len(typed) <= _MOST_DIGITS and int(typed) < SEED_LIMIT:
        return int(typed)
    return None
