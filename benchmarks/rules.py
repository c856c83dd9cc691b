"""How fast the rules are: `python -m benchmarks.rules`.

Machines are shared and noisy, so every row is also given as a ratio to a plain Python loop that is
measured right before and after it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator

from benchmarks.boards import crowded_boards
from benchmarks.rates import HEADING, report
from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.game import Cascadia
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import Landscape, score
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.wildlife import CARD_RULES
from cascadia_qt.games.cascadia.rules.state import Options, State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.grid import GRIDS, HEX, Grid

RULES = Cascadia()


def main() -> None:
    print(f"Python {sys.version.split()[0]}, one core\n")
    print(HEADING)
    for cards in ("AAAAA", "DDDDD"):
        landscapes = list(full_landscapes(cards))
        report(f"score sheets {cards}, 23 tiles, 20 tokens", sheets(cards, landscapes), "2000")
    for grid in GRIDS.values():
        aim = "60" if grid is HEX else ""
        report(f"random 4-player games, {grid.name}, scored", games(grid), aim)
        report(f"steps of random play, {grid.name}", steps(grid), "")
    print()
    print("slowest of many boards with 23 tokens, best of 3 runs each (aim 5 ms)")
    for grid in GRIDS.values():
        for species in Wildlife:
            for card in Card:
                slowest(grid, species, card, Rulings())
        slowest(grid, Wildlife.ELK, Card.D, Rulings(elk_d_gaps=False))


def options(grid: Grid, cards: str) -> Options:
    return Options(grid, 4, Scoring(Variant.CARDS, tuple(Card(letter) for letter in cards)))


def full_landscapes(cards: str) -> Iterator[Landscape]:
    """Landscapes in which every token found a place."""
    bot = CASCADIA.bots().makers["greedy"](0)
    for seed in range(4):
        state: State = RULES.setup(options(HEX, cards), seed)
        while RULES.to_move(state) is not None:
            state = RULES.apply(state, bot.choose(state)).state
        for player in state.players:
            if len(player.landscape.tokens) == 20:
                yield player.landscape


def sheets(cards: str, landscapes: list[Landscape]) -> Callable[[], int]:
    scoring = options(HEX, cards).scoring

    def work() -> int:
        for landscape in landscapes:
            score(HEX, scoring, [landscape])
        return len(landscapes)

    return work


def random_game(grid: Grid, seed: int) -> tuple[State, int]:
    bot = RandomBot(RULES, seed)
    state = RULES.setup(options(grid, "AAAAA"), seed)
    played = 0
    while RULES.to_move(state) is not None:
        state = RULES.apply(state, bot.choose(state)).state
        played += 1
    return state, played


def games(grid: Grid) -> Callable[[], int]:
    seeds = iter(range(1_000_000))

    def work() -> int:
        state, _ = random_game(grid, next(seeds))
        score_sheets(state)
        return 1

    return work


def steps(grid: Grid) -> Callable[[], int]:
    seeds = iter(range(1_000_000))
    return lambda: random_game(grid, next(seeds))[1]


def slowest(grid: Grid, species: Wildlife, card: Card, rulings: Rulings) -> None:
    rule = CARD_RULES[species][card]
    worst = 0.0
    for board in crowded_boards(grid, species):
        runs = []
        for _ in range(3):
            start = time.perf_counter()
            for _unit in rule(Tokens(grid, board), rulings):
                pass
            runs.append(time.perf_counter() - start)
        worst = max(worst, min(runs))
    switch = "" if rulings == Rulings() else ", other ruling"
    name = f"{grid.name} {species.word} {card.value}{switch}"
    print(f"{name:<44}{worst * 1000:>10.2f} ms")


if __name__ == "__main__":
    main()
