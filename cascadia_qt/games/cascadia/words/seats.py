"""The names of players of a position who have typed none."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cascadia.rules.position import Position
from cascadia_qt.rules.game import Seat
from cascadia_qt.words.seats import named


def named_position(position: Position) -> Position:
    """`position`, where players without a name have one that nobody else has."""
    seats = named(Seat(player.name) for player in position.players)
    players = zip(position.players, seats, strict=True)
    return replace(position, players=tuple(replace(who, name=seat.name) for who, seat in players))
