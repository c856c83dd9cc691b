"""The thirty-six objectives: sets of rewards, and what each set is worth."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from cascadia_qt.games.okanagan.rules.rewards import PLACE, REWARDS, SHAPES, Holding

KEPT = 3  # by everybody, in each round
DEALT = 5
ADDED = 2  # for the second round


@dataclass(frozen=True, slots=True)
class Objective:
    """So many points for every such set."""

    rewards: tuple[str, ...]
    points: int

    def sets(self, held: Holding) -> int:
        """How many whole sets somebody has."""
        return min(held[PLACE[reward]] for reward in self.rewards)


_EACH = len(SHAPES)
_COLOURS = [REWARDS[first : first + _EACH] for first in range(0, len(REWARDS), _EACH)]
_SHAPES = [REWARDS[first::_EACH] for first in range(_EACH)]

# Files name an objective by its place here.
OBJECTIVES = (
    *(Objective((reward,), 3) for reward in REWARDS),
    *(Objective(pair, 5) for colour in _COLOURS for pair in combinations(colour, 2)),
    *(Objective(triple, 7) for shape in _SHAPES for triple in combinations(shape, 3)),
)
