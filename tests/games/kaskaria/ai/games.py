"""Games to think about: all options, played by chance."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from cascadia_qt.games.kaskaria.rules.actions import Action
from cascadia_qt.games.kaskaria.rules.events import Event
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import LENGTHS, Options
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.rules.game import Step

OPTIONS = st.builds(
    Options,
    players=st.integers(2, 4),
    length=st.sampled_from(list(LENGTHS)),
    fearless=st.booleans(),
    open_hands=st.booleans(),
)


Made = tuple[State, Action, Step[State, Event]]  # a state, what was done there, where it led


def moves(options: Options, seed: int) -> list[Made]:
    """Every move of a game that chance plays."""
    luck = random.Random(seed)
    state = KASKARIA.setup(options, seed)
    made = []
    while actions := KASKARIA.legal(state):
        action = luck.choice(actions)
        step = KASKARIA.apply(state, action)
        made.append((state, action, step))
        state = step.state
    return made


def states(options: Options, seed: int) -> list[State]:
    """Every state of a game in which somebody has to decide."""
    return [state for state, _, _ in moves(options, seed)]
