"""The process in which turns are reviewed: a turn in, what it was worth out."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

from cascadia_qt.games.cascadia.ai.draw_review import review_whole

_SEED = 0  # the same turn gets the same review


def serve(connection: Connection[Any, Any]) -> None:
    """Answers a turn that was played and an effort, until the line is closed."""
    while True:
        turn, effort = connection.recv()
        connection.send(review_whole(turn, effort, _SEED))
