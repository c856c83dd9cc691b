"""How hard a player thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """What a player takes into account.

    Attributes:
        candidates: how many turns are looked at closely.
        horizon: how many turns they are followed.
        rollouts: how many futures are imagined in all; 0 chooses at first sight.
        seconds: stop thinking after that, if it is given; rollouts are then the most.
        rivalry: whether the race for the largest corridors counts, and what others are left.
        redraws: whether tokens are drawn anew where that promises more.
        weights: what counts besides points; see Weights.
    """

    candidates: int = 20
    horizon: int = 5
    rollouts: int = 0
    seconds: float | None = None
    rivalry: bool = True
    redraws: bool = True
    weights: tuple[float, ...] = (0.2, 0.3, 0.7)
