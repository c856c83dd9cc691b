"""A player of any game without a plan: the yardstick's zero, and the tester of rules."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from cascadia_qt.rules.game import Game
from cascadia_qt.rules.rng import Rng

State = TypeVar("State")
Action = TypeVar("Action")


class RandomBot(Generic[State, Action]):
    """Takes every legal action with equal chance."""

    def __init__(self, rules: Game[Any, State, Action, Any], seed: int) -> None:
        self._rules = rules
        self._rng = Rng(seed)

    def choose(self, state: State) -> Action:
        actions = self._rules.legal(state)
        index, self._rng = self._rng.below(len(actions))
        return actions[index]
