"""What games have come to, for tests that only want the points."""

from __future__ import annotations

from typing import Any

from cascadia_qt.rules.record import AnyGame


def points(rules: AnyGame, state: Any) -> tuple[int, ...]:
    """Everybody's points in a game that has some."""
    counted = rules.result(state).points
    assert counted is not None
    return counted
