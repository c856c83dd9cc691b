"""The computer players by strength, each with a way of its own to go wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cascadia_qt.games.cascadia.ai.effort import WORTH_JUDGING, Effort

# A window knows the levels by name only; those who think do so in processes of their own.
if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from cascadia_qt.games.cascadia.ai.strategist import Strategist

_MOST_ROLLOUTS = 100_000  # more than anybody has time for

# Two see at once what a turn is worth, but with one eye closed; two follow turns into the future.
EFFORTS: Mapping[str, Effort] = {
    # Has eyes for animals only: its corridors grow by chance.
    "easy": Effort(redraws=False, weights=(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0)),
    # Thinks of the land first, likes sides that match, and takes what animal comes with it.
    "medium": Effort(redraws=False, weights=(0.4, 0.0, 0.0, 0.0, 0.0, 1.0, 0.05, 0.0, 0.0, 1.0)),
    # Takes the best at first sight, every time.
    "greedy": Effort(),
    # Knows what a turn leads to, but looks at the most obvious ones only.
    "hard": Effort(breadth=3),
    "expert": Effort(
        candidates=16,
        horizon=3,
        rollouts=_MOST_ROLLOUTS,
        seconds=1.0,
        breadth=16,
        weights=WORTH_JUDGING,
    ),
}
PARTNERED = frozenset(name for name, effort in EFFORTS.items() if effort.seconds is not None)


def player(
    name: str, seed: int, seconds: float | None = None, partner: Connection[Any, Any] | None = None
) -> Strategist:
    """A player of the level `name`.

    One that looks ahead may be given so many seconds a turn, and the line to a process that
    thinks along; see Partner.
    """
    from cascadia_qt.games.cascadia.ai.partner import Partner
    from cascadia_qt.games.cascadia.ai.strategist import Strategist

    effort = EFFORTS[name]
    if seconds is not None and effort.rollouts:
        effort = replace(effort, rollouts=_MOST_ROLLOUTS, seconds=seconds)
    return Strategist(effort, seed, partner=None if partner is None else Partner(partner))
