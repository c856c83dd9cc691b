"""Games of Okanagan to show results of: the printed example, ties, and games at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.rewards import holding
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.help_positions import score_example
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult, shown_result
from cascadia_qt.rules.game import Seat

NAMES = ("Anne-Charlotte", "Benjamin", "Chloé", "Maximilian")
SEED = 4711

Player = tuple[str, tuple[int, ...], int]  # rewards in words, objectives and nuggets of somebody


def ended(*players: Player) -> State:
    """A game that is over."""
    state: State = OKANAGAN.setup(Options(len(players)), 1)
    explorers = tuple(
        replace(explorer, rewards=holding(words.split()), objectives=cards, nuggets=nuggets)
        for explorer, (words, cards, nuggets) in zip(state.explorers, players, strict=True)
    )
    return replace(state, explorers=explorers, phase=Phase.OVER)


PRINTED = score_example()  # 59 points
# Both have 9 points; the second has a reward more.
TIE = ended(("timber timber timber", (0, 13, 24), 0), ("ore ore ore salmon", (9, 22, 23), 0))
# The first has 8 as Explorer, 2 timber, 1 salmon, 1 timber with trout and wheat, most nuggets.
CLEAR = ended(
    ("timber trout wheat ore timber salmon fruit stone", (0, 4, 24), 3), ("", (1, 2, 5), 1)
)
NUGGETS = ended(*(("", (0, 1, 2), nuggets) for nuggets in (2, 2, 1, 0)))  # 10, 10, 2 and 0


@cache
def played(players: int, steps: int | None = None, seed: int = 3) -> State:
    """A game at random, to its end or for so many steps."""
    state: State = OKANAGAN.setup(Options(players), seed)
    bot = RandomBot(OKANAGAN, seed)
    while OKANAGAN.to_move(state) is not None and (steps is None or steps > 0):
        state = OKANAGAN.apply(state, bot.choose(state)).state
        steps = None if steps is None else steps - 1
    return state


def shown(state: State, names: Sequence[str] = NAMES, looker: int | None = None) -> ShownResult:
    seats = tuple(map(Seat, names[: len(state.explorers)]))
    return shown_result(state, seats, SEED, looker)
