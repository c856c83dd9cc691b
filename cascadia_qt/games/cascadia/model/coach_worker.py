"""The process in which turns are reviewed: a turn in, what it was worth out."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

from cascadia_qt.games.cascadia.ai.review import review_turn

_SEED = 0  # the same turn gets the same review


def serve(connection: Connection[Any, Any]) -> None:
    """Answers a state, the turn that was played in it and an effort, until the line is closed."""
    while True:
        before, actions, effort = connection.recv()
        connection.send(review_turn(before, actions, effort, _SEED))
