"""How fast the rules of Okanagan and its ghost are: `python -m benchmarks.okanagan`.

Machines are shared and noisy, so every row is also given as a ratio to a plain Python loop that is
measured right before and after it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import count, cycle

from benchmarks.rates import HEADING, report
from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.okanagan.ai.habit import play_turn
from cascadia_qt.games.okanagan.ai.knowledge import Knowledge
from cascadia_qt.games.okanagan.ai.medium import WEIGHTS
from cascadia_qt.games.okanagan.rules.actions import Build, Lay
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import PLAYERS, Options
from cascadia_qt.games.okanagan.rules.preview import prospects
from cascadia_qt.games.okanagan.rules.state import Phase, State

TILES = 40  # on the board over which somebody hovers
HOVER_MS = 8


def main() -> None:
    print(f"Python {sys.version.split()[0]}, one core\n")
    print(HEADING)
    for players in PLAYERS:
        aim = "40" if players == 3 else ""
        report(f"random {players}-player games, with the result", games(players), aim)
    for players in PLAYERS:
        report(f"imagined {players}-player games", imagined_games(players), "")
    report(f"closing preview, {TILES} tiles", hovers(), str(1000 // HOVER_MS))


def games(players: int) -> Callable[[], int]:
    seeds = count()

    def work() -> int:
        seed = next(seeds)
        bot, state = RandomBot(OKANAGAN, seed), OKANAGAN.setup(Options(players), seed)
        while OKANAGAN.to_move(state) is not None:
            state = OKANAGAN.apply(state, bot.choose(state)).state
        OKANAGAN.result(state)
        return 1

    return work


def imagined_games(players: int) -> Callable[[], int]:
    """Games as the hard computer imagines them, from the first turn to the end."""
    seeds = count()
    knowledge = Knowledge(reached(players, lambda state: state.phase is Phase.LAY))

    def work() -> int:
        game = knowledge.imagined(next(seeds))
        while not game.over:
            play_turn(game, WEIGHTS)
        return 1

    return work


def hovers() -> Callable[[], int]:
    """The ghost over every place in turn: what would be closed, and who would get what."""
    full = reached(4, lambda state: state.phase is Phase.LAY and len(state.board.tiles) >= TILES)
    lays = cycle([lay for lay in OKANAGAN.legal(full) if isinstance(lay, Lay)])
    hand = full.explorer.hand
    assert hand is not None

    def work() -> int:
        lay = next(lays)
        prospects(full, lay.cell, Laid(hand.tile, lay.rotation), Build("silo"))
        return 1

    return work


def reached(players: int, wanted: Callable[[State], bool]) -> State:
    """A state of a game that chance plays."""
    luck = random.Random(1)
    state = OKANAGAN.setup(Options(players), 1)
    while not wanted(state):
        state = OKANAGAN.apply(state, luck.choice(OKANAGAN.legal(state))).state
    return state


if __name__ == "__main__":
    main()
