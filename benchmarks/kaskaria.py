"""How fast the rules of Heroes of Kaskaria are: `python -m benchmarks.kaskaria`.

Machines are shared and noisy, so every row is also given as a ratio to a plain Python loop that is
measured right before and after it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count

from benchmarks.rates import HEADING, report
from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.kaskaria.ai.habit import Habit
from cascadia_qt.games.kaskaria.ai.hard import WEIGHTS
from cascadia_qt.games.kaskaria.ai.knowledge import Knowledge
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import PLAYERS, Options


def main() -> None:
    print(f"Python {sys.version.split()[0]}, one core\n")
    print(HEADING)
    for players in PLAYERS:
        aim = "300" if players == 3 else ""
        report(f"random {players}-player games, with the result", games(players), aim)
    for players in PLAYERS:
        report(f"imagined {players}-player games", imagined_games(players), "")


def games(players: int) -> Callable[[], int]:
    seeds = count()

    def work() -> int:
        seed = next(seeds)
        bot, state = RandomBot(KASKARIA, seed), KASKARIA.setup(Options(players), seed)
        while KASKARIA.to_move(state) is not None:
            state = KASKARIA.apply(state, bot.choose(state)).state
        KASKARIA.result(state)
        return 1

    return work


def imagined_games(players: int) -> Callable[[], int]:
    """Games as the hard computer imagines them, from the first turn on."""
    seeds, habit = count(), Habit(WEIGHTS)
    knowledge = Knowledge(KASKARIA.setup(Options(players), 1))

    def work() -> int:
        game = knowledge.imagined(next(seeds))
        habit.play_on(game)
        game.totals()
        return 1

    return work


if __name__ == "__main__":
    main()
