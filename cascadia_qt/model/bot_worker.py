"""The process in which bots think: states in, actions out, and nothing of the window."""

from __future__ import annotations

from typing import Any

from cascadia_qt.shelf import GAMES, Line

Question = tuple[int, int, Any]  # number, seat, state
Answer = tuple[int, Any]  # number of the question, action


def serve(
    connection: Line, game: str, bots: dict[int, str], seed: int, partner: Line | None
) -> None:
    """Answers questions until the other side closes the connection."""
    makers = GAMES[game].bots
    players = {seat: makers[name](seed + seat, None, partner) for seat, name in bots.items()}
    while True:
        number, seat, state = connection.recv()
        connection.send((number, players[seat].choose(state)))
