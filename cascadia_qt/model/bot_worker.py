"""The process in which bots think: states in, actions out, and nothing of the window."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.entry import Line
from cascadia_qt.shelf import entry_at


@dataclass(frozen=True, slots=True)
class Pondering:
    """What is to be thought about until something else is said, or the seconds are over.

    Attributes:
        seat: the computer that thinks.
    """

    seat: int
    state: Any
    seconds: float


REST = "rest"  # said to whoever ponders: no more of it


def serve(
    connection: Line, place: str, bots: dict[int, str], seed: int, partner: Line | None
) -> None:
    """Answers questions for the game at `place` until the other side closes the connection.

    A question is a seat and a state; pondering has no answer.
    """
    entry = entry_at(place)
    makers = entry.bots().makers
    players = {
        seat: SeatedBot(entry.rules(), seat, makers[name](seed + seat, None, partner), seed)
        for seat, name in bots.items()
    }
    while True:
        match connection.recv():
            case (seat, state):
                connection.send(players[seat].choose(state))
            case Pondering(seat, state, seconds):
                players[seat].ponder(state, _until_spoken_to(connection, seconds))


def _until_spoken_to(connection: Line, seconds: float) -> Callable[[], bool]:
    """Whether something else is wanted than to ponder, or it has taken so many seconds."""
    until = time.monotonic() + seconds
    return lambda: connection.poll() or time.monotonic() > until
