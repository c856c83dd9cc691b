"""How hard a player thinks."""

from __future__ import annotations

from dataclasses import dataclass, replace

# How broad and how far one looks, by how many turns can be followed in the time there is. With few
# futures for each candidate, fewer candidates and a nearer horizon are better.
_BREADTHS = ((1_500, 8, 2), (4_000, 14, 3), (12_000, 20, 4))

NOTHING_BUT_POINTS = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0)


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
    weights: tuple[float, ...] = (0.2, 0.3, 0.5, 0.2, 0.6, 1.0, 1.0)

    def within(self, turns: int) -> Effort:
        """The same for somebody who can follow so many turns in his time."""
        for most, candidates, horizon in _BREADTHS:
            if turns < most:
                return replace(
                    self,
                    candidates=min(candidates, self.candidates),
                    horizon=min(horizon, self.horizon),
                )
        return self
