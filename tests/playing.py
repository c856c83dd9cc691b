"""The means to let computers play whole games of any kind."""

from __future__ import annotations

from typing import Any

from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import MOST_ACTIONS, AnyGame

AnyHistory = History[Any, Any, Any]


def played_on(
    rules: AnyGame, history: AnyHistory, choosers: list[Any], most: int = MOST_ACTIONS
) -> AnyHistory:
    """`history` after `most` more actions, or at the end; each seat asks its own bot."""
    for _ in range(most):
        seat = rules.to_move(history.state)
        if seat is None:
            break
        history = history.played(rules, choosers[seat].choose(history.state))
    return history
