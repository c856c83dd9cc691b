"""Who sits where, as a command line and a terminal write it."""

from __future__ import annotations

from collections.abc import Iterable

from cascadia_qt.rules.game import Seat

COMPUTER = "bot:"


def bot_named(player: str) -> str | None:
    """The computer that a player such as `bot:hard` is; None for a person."""
    return player.removeprefix(COMPUTER) if player.startswith(COMPUTER) else None


def seats_of(players: Iterable[str]) -> tuple[Seat, ...]:
    """A seat for each of `players`; computers are called by their name and their number."""
    seats = []
    for number, player in enumerate(players, 1):
        bot = bot_named(player)
        seats.append(Seat(player if bot is None else f"{bot.capitalize()} {number}", bot))
    return tuple(seats)
