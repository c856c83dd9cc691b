"""A row of a log."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogLine:
    """An action and what came of it.

    Attributes:
        text: what was done.
        detail: where points come from; not told where points are not.
        points: what the player gained by it.
        besides: what else happened, in order.
    """

    text: str
    detail: tuple[str, ...] = ()
    points: int = 0
    besides: tuple[str, ...] = ()
