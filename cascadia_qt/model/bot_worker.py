"""The process in which bots think: states in, actions out, and nothing of the window."""

from __future__ import annotations

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.entry import Line
from cascadia_qt.shelf import entry_at


def serve(
    connection: Line, place: str, bots: dict[int, str], seed: int, partner: Line | None
) -> None:
    """Answers questions for the game at `place` until the other side closes the connection."""
    entry = entry_at(place)
    makers = entry.bots.makers
    players = {
        seat: SeatedBot(entry.rules, seat, makers[name](seed + seat, None, partner), seed)
        for seat, name in bots.items()
    }
    while True:
        seat, state = connection.recv()
        connection.send(players[seat].choose(state))
