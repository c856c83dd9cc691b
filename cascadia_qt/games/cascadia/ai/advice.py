"""The best turns of a position, with the score that each may be expected to end with."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.ai.seated import Eyes
from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.state import State


@dataclass(frozen=True, slots=True)
class Advice:
    """A whole turn.

    Attributes:
        actions: what is still to be done of it, in order.
        expected: the own score at the end of the game, bonuses for corridors left out.
    """

    actions: tuple[Action, ...]
    expected: float


def advise(state: State, effort: Effort, seed: int, most: int) -> list[Advice]:
    """Up to `most` turns that differ in what is taken or where it goes, the best first."""
    seen = Eyes(CASCADIA, state.seat, seed).look(state)
    ranked = Strategist(effort, seed).ranked(seen, most)
    return [Advice(tuple(actions), expected) for actions, expected in ranked]
