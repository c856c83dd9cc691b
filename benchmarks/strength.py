"""How strong experts are, whatever else the machine does: `python -m benchmarks.strength`.

Four of them play each other. Instead of seconds each has so many turns to follow, as many as two
idle cores follow in the time; see README.md here. The seeds are not those of any tuning.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean

from benchmarks.ladder import SEATS
from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.levels import EFFORTS
from cascadia_qt.games.cascadia.ai.reading import turns_left
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Options, Phase, State, score_sheets
from cascadia_qt.games.cascadia.terminal.simulated import cards_named
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.rng import Rng
from cascadia_qt.terminal.summary import standard_error

SEED = 5_000_000
A_TENTH = 2_000  # turns that two idle cores follow in 0.1 s with the cards AAAAA


@dataclass(frozen=True, slots=True)
class Budget:
    """An effort that ends after so many turns followed."""

    effort: Effort
    turns: int


class Counting:
    """An expert that counts turns instead of seconds."""

    def __init__(self, budget: Budget, seed: int) -> None:
        self._budget = budget
        self._seed = seed

    def choose(self, state: State) -> Action:
        if state.phase is Phase.CHOOSE:
            self._expert = Strategist(self._effort(state), self._seed)
        return self._expert.choose(state)

    def _effort(self, state: State) -> Effort:
        """Near the end a future has fewer turns, so there are more of them."""
        effort = self._budget.effort
        followed = max(1, min(effort.horizon, turns_left(state, state.seat) - 1))
        return replace(effort, rollouts=self._budget.turns // followed, seconds=None)


def main(words: list[str]) -> None:
    options = parser().parse_args(words)
    usual = budget(options.turns)
    effort = replace(
        usual.effort,
        candidates=options.candidates or usual.effort.candidates,
        horizon=options.horizon or usual.effort.horizon,
        rivalry=not options.alone,
    )
    played = partial(play, replace(usual, effort=effort), options.cards)
    scores: list[float] = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for score in pool.map(played, range(options.seed, options.seed + options.games)):
            scores.append(score)
            error = standard_error(scores)
            told = "" if error is None else f" ± {error:.2f}"
            print(f"{len(scores)} games: {fmean(scores):.2f}{told}", flush=True)


def budget(turns: int) -> Budget:
    """What an expert does who can follow so many turns in his time."""
    return Budget(EFFORTS["expert"].within(turns), turns)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=SEED, help="of the first game")
    parser.add_argument("--turns", type=int, default=A_TENTH, help="to follow for each decision")
    parser.add_argument("--candidates", type=int, help="how many are followed")
    parser.add_argument("--horizon", type=int, help="how far")
    parser.add_argument("--alone", action="store_true", help="without a look at the others")
    parser.add_argument("--cards", default="AAAAA")
    parser.add_argument("--jobs", type=int, default=2, help="games played at once")
    return parser


def play(budget: Budget, cards: str, seed: int) -> float:
    """The mean of the four scores without bonus."""
    rules = CASCADIA.rules()
    state: State = rules.setup(Options(HEX, SEATS, cards_named(cards, Rng(seed))), seed)
    players = [Counting(budget, seed * SEATS + seat) for seat in range(SEATS)]
    while (seat := rules.to_move(state)) is not None:
        state = rules.apply(state, players[seat].choose(state)).state
    return fmean(sheet.total - sheet.of(Category.BONUS) for sheet in score_sheets(state))


if __name__ == "__main__":
    main(sys.argv[1:])
