"""Somebody who knows what a set is worth, and looks no further."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.ai.habit import Habit
from cascadia_qt.games.kaskaria.ai.knowledge import Knowledge
from cascadia_qt.games.kaskaria.ai.moves import action_of
from cascadia_qt.games.kaskaria.ai.volcano import decided
from cascadia_qt.games.kaskaria.ai.worths import Weights
from cascadia_qt.games.kaskaria.rules.actions import Action
from cascadia_qt.games.kaskaria.rules.state import Phase, State

WEIGHTS = Weights(
    cards=0.9, runner=0.65, griffin=0.9, rank=0.3, waits=2.9, many=7, single=0.32, pile=0.38
)


class Medium:
    """Plays by habit: waits for good sets, plays when the hand is full, ends what it wins."""

    def choose(self, state: State) -> Action:
        if state.phase is Phase.ENTERING:
            return decided(state)
        return action_of(Habit(WEIGHTS).move(Knowledge(state).known))
