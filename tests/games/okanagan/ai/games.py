"""Games to think about, played by chance."""

from __future__ import annotations

import random
from functools import cache

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.state import State

_GAMES = 40  # some decisions are rare


def states(players: int, seed: int) -> list[State]:
    """Every state of a game in which somebody has to decide."""
    luck = random.Random(seed)
    state = OKANAGAN.setup(Options(players), seed)
    passed = []
    while actions := OKANAGAN.legal(state):
        passed.append(state)
        state = OKANAGAN.apply(state, luck.choice(actions)).state
    return passed


@cache
def one_of_each(players: int) -> list[State]:
    """An early and a late state for every kind of decision."""
    passed = [state for seed in range(_GAMES) for state in states(players, seed)]
    late = {state.phase: state for state in passed}
    early = {state.phase: state for state in reversed(passed)}
    return [*early.values(), *late.values()]
