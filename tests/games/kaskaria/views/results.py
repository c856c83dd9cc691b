"""Games of Kaskaria to show results of: the printed example, ties, and games at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult, shown_result
from cascadia_qt.rules.game import Seat
from tests.games.kaskaria.table import hero, scene

NAMES = ("Anne-Charlotte", "Benjamin", "Chloé", "Maximilian")
SEED = 4711

Figures = tuple[int, int, int]  # runner, griffin and gold of somebody


def ended(*heroes: Figures, amulet: int | None = 0) -> State:
    """A game that is over, in which nobody holds a card."""
    state = scene(*(hero("", *each) for each in heroes))
    return replace(state, phase=Phase.OVER, amulet=amulet)


# Runners and griffins as in the printed rules. With this gold it is 12, 13, 13 and 9.
PRINTED = ended((10, 3, 2), (8, 4, 5), (8, 1, 9), (5, 5, 1))
TIE = ended((10, 3, 0), (6, 5, 2))  # 13 and 13; the amulet decides
CLEAR = ended((4, 6, 3), (7, 2, 1))  # 16 and 12


@cache
def played(players: int, steps: int | None = None, seed: int = 3) -> State:
    """A game at random, to its end or for so many steps."""
    state: State = KASKARIA.setup(Options(players), seed)
    bot = RandomBot(KASKARIA, seed)
    while KASKARIA.to_move(state) is not None and (steps is None or steps > 0):
        state = KASKARIA.apply(state, bot.choose(state)).state
        steps = None if steps is None else steps - 1
    return state


def shown(state: State, names: Sequence[str] = NAMES) -> ShownResult:
    seats = tuple(map(Seat, names[: len(state.heroes)]))
    return shown_result(state, seats, SEED)
