"""How many turns a second Cascadia's computers follow: `python -m benchmarks.kernel`.

One core, processor time; whether the kernel is compiled is said before.
"""

from __future__ import annotations

import argparse
import sys
import time

from cascadia_qt.games.cascadia.ai.effort import WORTH_JUDGING, Effort
from cascadia_qt.games.cascadia.ai.kernel.candidates import candidates
from cascadia_qt.games.cascadia.ai.kernel.plan import Weights
from cascadia_qt.games.cascadia.ai.kernel.search import Search
from cascadia_qt.games.cascadia.ai.networks import judge_of
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.state import Options, Phase, State
from cascadia_qt.games.cascadia.terminal.simulated import cards_named
from cascadia_qt.kernels import are_compiled
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.rng import Rng

SEATS = 4
HORIZON = 3
BREADTH = 8
LAST = 14  # turns of the first player that are looked at
SETS = "AAAAA,BBBBB,CCCCC,DDDDD"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kernel")
    parser.add_argument("--cards", default=SETS)
    parser.add_argument("--futures", type=int, default=40, help="of each candidate")
    options = parser.parse_args(words)
    print("compiled" if are_compiled() else "plain Python")
    for cards in options.cards.split(","):
        turns, seconds = followed(cards, options.futures)
        print(
            f"{cards}  {turns / seconds:>8.0f} turns a second, {1e6 * seconds / turns:.1f} µs each"
        )


def followed(cards: str, futures: int) -> tuple[int, float]:
    """How many turns were followed at the first player's places of one game, and how long."""
    rules, weights = CASCADIA.rules(), Weights(WORTH_JUDGING)
    state: State = rules.setup(Options(HEX, SEATS, cards_named(cards, Rng(1))), 1)
    players = [Strategist(Effort(), seat) for seat in range(SEATS)]
    turns, seconds = 0, 0.0
    while (seat := rules.to_move(state)) is not None and state.turn < LAST * SEATS:
        if state.phase is Phase.CHOOSE and seat == 0:
            position = Table(state).position
            found = candidates(position, weights, Effort().candidates)
            judge = judge_of(state, weights, BREADTH)
            search = Search(position, judge, HORIZON, 1)
            start = time.process_time()
            for _ in range(futures):
                search.follow(found)
            seconds += time.process_time() - start
            turns += futures * len(found) * search.turns
        state = rules.apply(state, players[seat].choose(state)).state
    return turns, seconds


if __name__ == "__main__":
    main(sys.argv[1:])
