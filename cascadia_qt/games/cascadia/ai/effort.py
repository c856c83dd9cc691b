"""How hard a player thinks."""

from __future__ import annotations

from dataclasses import dataclass, replace

# How broad and how far one looks, by how many turns can be followed in the time there is. With few
# futures for each candidate, fewer candidates, a nearer horizon and less judging are better.
_BREADTHS = ((60, 4, 1, 4), (400, 8, 2, 8))

# What counts at first sight; see Weights.
NOTHING_BUT_POINTS = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0)
AT_FIRST_SIGHT = (0.2, 0.3, 0.5, 0.2, 0.6, 1.0, 1.0, 0.0, 0.0, 1.0)
# With these the turns that a network thinks best are most often among the first ones.
WORTH_JUDGING = (0.3, 0.18, 0.8, 0.2, 0.6, 1.0, 0.45, 1.0, 1.9, 1.9)


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
        breadth: how many of the turns that are best at first sight a network judges, in one's own
            turn and in every turn followed; with 1 the best at first sight is taken.
        weights: what counts besides points at first sight; see Weights.
    """

    candidates: int = 20
    horizon: int = 5
    rollouts: int = 0
    seconds: float | None = None
    rivalry: bool = True
    redraws: bool = True
    breadth: int = 1
    weights: tuple[float, ...] = AT_FIRST_SIGHT

    def within(self, turns: int) -> Effort:
        """The same for somebody who can follow so many turns in his time."""
        for most, candidates, horizon, breadth in _BREADTHS:
            if turns < most:
                return replace(
                    self,
                    candidates=min(candidates, self.candidates),
                    horizon=min(horizon, self.horizon),
                    breadth=min(breadth, self.breadth),
                )
        return self
