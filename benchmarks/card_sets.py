"""Whether looking ahead pays whatever the cards: `python -m benchmarks.card_sets`.

A fixed sample of random card sets; on each, four experts play, and four greedy players the same
deals and many more, because theirs cost nothing and single games tell little. With `--turns`
experts count the turns they follow instead of seconds; see strength.py.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean

from benchmarks import strength
from benchmarks.ladder import SEATS
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.games.cascadia.terminal.simulated import Agreed, without_bonus
from cascadia_qt.rules.rng import Rng
from cascadia_qt.terminal.simulate import Request, play_games

SETS = 40
SEED = 1
GREEDY_GAMES = 20  # for each of an expert's
AIM = 8.0
LEAST = 3.0  # on any set


def main(words: list[str]) -> int:
    options = parser().parse_args(words)
    gains = []
    print("cards   expert  greedy    gain")
    for cards in card_sets(options.sets):
        expert = experts(cards, options)
        greedy = mean("greedy", cards, options.games * GREEDY_GAMES, options)
        gains.append(expert - greedy)
        print(f"{cards}   {expert:>6.2f}  {greedy:>6.2f}  {gains[-1]:>6.2f}", flush=True)
    print(f"mean gain {fmean(gains):.2f} (aim {AIM}), smallest {min(gains):.2f} (aim {LEAST})")
    return 0 if fmean(gains) >= AIM and min(gains) >= LEAST else 1


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.card_sets")
    parser.add_argument("--sets", type=int, default=SETS)
    parser.add_argument("--games", type=int, default=1, help="of experts on each set")
    parser.add_argument("--time", type=float, default=1.0, help="seconds a turn, for experts")
    parser.add_argument("--turns", type=int, help="to follow for each decision, instead of seconds")
    parser.add_argument("--jobs", type=int, default=1, help="games played at once")
    return parser


def card_sets(number: int) -> list[str]:
    """The same ones every time."""
    dice = Random(SEED)
    letters = [card.value for card in Card]
    return ["".join(dice.choice(letters) for _ in Wildlife) for _ in range(number)]


def experts(cards: str, options: argparse.Namespace) -> float:
    if options.turns is None:
        return mean("expert", cards, options.games, options)
    played = partial(strength.play, strength.budget(options.turns), cards)
    with ProcessPoolExecutor(options.jobs) as pool:
        return fmean(pool.map(played, seeds(options.games)))


def seeds(number: int) -> list[int]:
    """Those of the deals that others play who are asked for as many games."""
    rng, found = Rng(SEED), []
    for _ in range(number):
        seed, rng = rng.next()
        found.append(seed)
    return found


def mean(level: str, cards: str, games: int, options: argparse.Namespace) -> float:
    request = Request(
        game="cascadia",
        bots=(level,) * SEATS,
        agreed=Agreed(cards),
        games=games,
        seed=SEED,
        jobs=options.jobs,
        seconds=options.time,
    )
    return fmean(points for outcome in play_games(request) for points in without_bonus(outcome))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
