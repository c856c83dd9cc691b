"""What thinking in the opponents' time is worth: `python -m benchmarks.pondering`.

In games of two or more, a player who imagines a fixed number of futures chooses twice: having
pondered while the one before him decided, and not. Where the choices differ, both are followed
into fresh futures to the end of the game, the same for both.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

from benchmarks.rivalry import told
from cascadia_qt.games.cascadia.ai.effort import WORTH_JUDGING, Effort
from cascadia_qt.games.cascadia.ai.kernel.plan import Weights
from cascadia_qt.games.cascadia.ai.kernel.search import Search
from cascadia_qt.games.cascadia.ai.levels import EFFORTS
from cascadia_qt.games.cascadia.ai.networks import judge_of
from cascadia_qt.games.cascadia.ai.reading import turns_left
from cascadia_qt.games.cascadia.ai.review import candidate_of
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import Action, NatureWipe, ReplaceThree
from cascadia_qt.games.cascadia.rules.state import Options, State
from cascadia_qt.games.cascadia.terminal.simulated import cards_named
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.rng import Rng

JUDGED = 300  # futures that decide which choice was better


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pondering")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--cards", default="AAAAA")
    parser.add_argument("--futures", type=int, default=600, help="imagined in the own time")
    parser.add_argument("--pondered", type=int, default=100, help="futures of each candidate")
    options = parser.parse_args(words)
    played = partial(play, options.players, options.cards, options.futures, options.pondered)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        gained = [gain for gains in pool.map(played, range(options.games)) for gain in gains]
    differ = sum(gain != 0.0 for gain in gained)
    print(f"{len(gained)} turns, {differ} chosen otherwise; points gained a turn {told(gained)}")


def play(players: int, cards: str, futures: int, pondered: int, seed: int) -> list[float]:
    """What pondering gained in each turn of the last seat."""
    rules, ponderer = CASCADIA.rules(), players - 1
    state = rules.setup(Options(HEX, players, cards_named(cards, Rng(seed))), seed)
    others = Strategist(Effort(), seed)
    effort = replace(EFFORTS["expert"], rollouts=futures, seconds=None, rivalry=False)
    gained = []
    while turns_left(state, ponderer) > 1:
        thinkers = [Strategist(effort, seed), Strategist(effort, seed)]
        while state.seat != ponderer:
            if state.seat == ponderer - 1:
                thinkers[1].ponder(state, ponderer, Patience(pondered * 48))
            state = turned(state, others)
        before = settled(state, thinkers[0])
        chosen = [turn_of(before, thinker) for thinker in thinkers]
        gained.append(0.0 if chosen[0] == chosen[1] else better_by(before, chosen[0], chosen[1]))
        state = played_out(before, chosen[0])
    return gained


class Patience:
    """Interrupts after so many candidates have been followed."""

    def __init__(self, followed: int) -> None:
        self._left = followed

    def __call__(self) -> bool:
        self._left -= 1
        return self._left < 0


def turned(state: State, player: Strategist) -> State:
    """After the turn of a `player`."""
    turn = state.turn
    while state.turn == turn:
        state = CASCADIA.rules().apply(state, player.choose(state)).state
    return state


def settled(state: State, player: Strategist) -> State:
    """With other tokens, if the `player` wants some."""
    while isinstance(action := player.choose(state), ReplaceThree | NatureWipe):
        state = CASCADIA.rules().apply(state, action).state
    return state


def turn_of(state: State, player: Strategist) -> list[Action]:
    actions, turn = [], state.turn
    while state.turn == turn:
        actions.append(player.choose(state))
        state = CASCADIA.rules().apply(state, actions[-1]).state
    return actions


def played_out(state: State, actions: list[Action]) -> State:
    for action in actions:
        state = CASCADIA.rules().apply(state, action).state
    return state


def better_by(before: State, usual: list[Action], other: list[Action]) -> float:
    """How many points more the `other` turn may be expected to end with."""
    position = Table(before).position
    both = [candidate_of(position, usual), candidate_of(position, other)]
    judge = judge_of(before, Weights(WORTH_JUDGING), EFFORTS["expert"].breadth)
    search = Search(position, judge, position.left, before.turn + 77)
    for _ in range(JUDGED):
        search.follow(both)
    return both[1].mean() - both[0].mean()


if __name__ == "__main__":
    main(sys.argv[1:])
