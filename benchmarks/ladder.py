"""How strong and how fast the computer players are: `python -m benchmarks.ladder`.

Each level of Cascadia plays four-player games against itself. The four at a table share a market,
so a game is one value: the mean of its four scores without bonus. `--game` lets the levels of
another game play each other.
"""

from __future__ import annotations

import argparse
import sys
from itertools import chain
from pathlib import Path
from statistics import fmean, quantiles

from benchmarks import pairings
from benchmarks.long_run import add_places, long_run
from cascadia_qt.games.cascadia.ai.kernel import search
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.terminal.simulated import Agreed, without_bonus
from cascadia_qt.shelf import FIRST_GAME, PLACES
from cascadia_qt.terminal.kept_games import KeptGames
from cascadia_qt.terminal.simulate import Request, play_games, resumed
from cascadia_qt.terminal.summary import interval95, standard_error

GAMES = 8
EXPERT_GAMES = 2  # one takes a minute and a half
SEATS = 4
HEADING = "level     without bonus  std error   95 %  ms a turn      p95  longest  games"


def main(words: list[str]) -> None:
    choice = argparse.ArgumentParser(add_help=False)
    choice.add_argument("--game", choices=list(PLACES), default=FIRST_GAME)
    chosen, further = choice.parse_known_args(words)
    if chosen.game == CASCADIA.rules().id:
        compare_levels(further)
    else:
        pairings.main(chosen.game, further)


def compare_levels(words: list[str]) -> None:
    options = parser().parse_args(words)
    compiled = Path(search.__file__).suffix in (".so", ".pyd")
    requests = [request(level, options) for level in options.levels.split(",")]
    with long_run(), resumed(options.resume, requests) as kept:
        rows = [row(asked, kept) for asked in requests]
    print(f"cards {options.cards}, kernel {'compiled' if compiled else 'not compiled'}")
    print("\n".join((HEADING, *rows)))


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder")
    parser.add_argument("--games", type=int, help=f"a level; {GAMES}, and {EXPERT_GAMES} of expert")
    parser.add_argument("--levels", default=",".join(CASCADIA.bots().makers))
    parser.add_argument("--cards", default="AAAAA")
    parser.add_argument("--time", type=float, help="seconds a turn, for levels that look ahead")
    add_places(parser)
    return parser


def request(level: str, options: argparse.Namespace) -> Request:
    if level not in CASCADIA.bots().makers:
        sys.exit(f"There is no level {level!r}.")
    return Request(
        game=CASCADIA.rules().id,
        bots=(level,) * SEATS,
        agreed=Agreed(options.cards),
        games=options.games or (EXPERT_GAMES if level == "expert" else GAMES),
        seed=1,
        jobs=options.jobs,
        cluster=options.cluster,
        seconds=options.time,
    )


def row(asked: Request, kept: KeptGames | None) -> str:
    level = asked.bots[0]
    print(level, file=sys.stderr)
    outcomes = play_games(asked, kept)
    scores = [fmean(without_bonus(outcome)) for outcome in outcomes]
    turns = [1000 * seconds for outcome in outcomes for seconds in chain(*outcome.seconds)]
    return (
        f"{level:<8}  {fmean(scores):>13.2f}  {told(standard_error(scores)):>9}  "
        f"{told(interval95(scores), '±'):>5}  {fmean(turns):>9.2f}  "
        f"{quantiles(turns, n=20)[-1]:>7.2f}  {max(turns):>7.2f}  {len(scores):>5}"
    )


def told(number: float | None, sign: str = "") -> str:
    return "-" if number is None else f"{sign}{number:.2f}"


if __name__ == "__main__":
    main(sys.argv[1:])
