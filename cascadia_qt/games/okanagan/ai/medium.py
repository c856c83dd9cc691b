"""Somebody who sees what a placement brings, and looks no further."""

from __future__ import annotations

from cascadia_qt.games.okanagan.ai.decisions import decided
from cascadia_qt.games.okanagan.ai.worths import Weights
from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.state import State

# Open areas are closed less often than it thinks.
WEIGHTS = Weights(closing=0.06)


class Medium:
    """Decides everything at first sight."""

    def choose(self, state: State) -> Action:
        return decided(state, WEIGHTS)
