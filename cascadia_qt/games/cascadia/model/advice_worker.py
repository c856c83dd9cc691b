"""The process in which hints are thought out: states in, the best turns out."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any

from cascadia_qt.games.cascadia.ai.advice import advise
from cascadia_qt.games.cascadia.ai.effort import Effort

_EFFORT = Effort(candidates=16, horizon=2, rollouts=100, breadth=4)
_SEED = 0  # the same position gets the same hint


def serve(connection: Connection[Any, Any]) -> None:
    """Answers a state and a number of turns with so many turns, until the line is closed."""
    while True:
        state, most = connection.recv()
        connection.send(advise(state, _EFFORT, _SEED, most))
