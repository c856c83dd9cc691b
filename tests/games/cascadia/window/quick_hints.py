"""Hints that are there soon: tests of the window ask for dozens, and not for the best."""

from __future__ import annotations

from cascadia_qt.entry import Line
from cascadia_qt.games.cascadia.ai import strategist
from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.model import advice_worker

_EFFORT = Effort(candidates=4, horizon=1, rollouts=4)


def serve_soon(line: Line) -> None:
    """Answers as the process of the hints does, after a short look."""
    advice_worker._EFFORT = _EFFORT
    strategist._FRESH_FUTURES = 1
    advice_worker.serve(line)
