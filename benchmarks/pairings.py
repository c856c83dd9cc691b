"""Computers of any game against each other: `python -m benchmarks.ladder --game kaskaria`.

In each pairing one computer plays among others that are all alike. Every deal is played once from
every seat, so that neither deals nor seats favour anybody. A win that is shared counts in parts.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import fmean

from cascadia_qt.commands import Outcome
from cascadia_qt.shelf import GAMES, commands_of
from cascadia_qt.terminal.simulate import Request, play_games
from cascadia_qt.terminal.summary import standard_error

DEALS = 20
HEADING = (
    "one       among     wins  std error   even  points  their points"
    "  ms a turn  their ms a turn  games"
)


@dataclass(frozen=True, slots=True)
class Played:
    """A game, and the seat of the one among the others."""

    seat: int
    outcome: Outcome


def main(game: str, words: list[str]) -> None:
    options = parser(game).parse_args(words)
    levels = options.levels.split(",")
    for level in levels:
        if level not in GAMES[game].bots.makers:
            sys.exit(f"There is no level {level!r}.")
    rows = [row(one, others, options) for one, others in combinations(levels, 2)]
    print(f"{game}, {options.players} players")
    print("\n".join((HEADING, *rows)))


def parser(game: str) -> argparse.ArgumentParser:
    entry = GAMES[game]
    players = entry.rules.players
    parser = argparse.ArgumentParser(prog=f"python -m benchmarks.ladder --game {game}")
    parser.add_argument("--deals", type=int, default=DEALS, help="each is played from every seat")
    parser.add_argument("--levels", default=",".join(entry.bots.makers))
    parser.add_argument(
        "--players", type=int, default=max(2, players[0]), choices=players[players[0] == 1 :]
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--time", type=float, help="seconds a turn, for levels that look ahead")
    parser.add_argument("--jobs", type=int, default=1, help="games played at once")
    commands_of(game).simulate.add_options(parser)
    parser.set_defaults(game=game)
    return parser


def row(one: str, others: str, options: argparse.Namespace) -> str:
    print(f"{one} among {others}", file=sys.stderr)
    games = list(played(one, others, options))
    shares = [share(game) for game in games]
    error = standard_error(shares)
    mine, theirs = (points(games, own=own) for own in (True, False))
    return (
        f"{one:<8}  {others:<8}  {fmean(shares):>4.0%}  {told(error, '.1%'):>9}  "
        f"{1 / options.players:>5.0%}  {told(mine, '.2f'):>6}  {told(theirs, '.2f'):>12}  "
        f"{milliseconds(games, own=True):>9.2f}  {milliseconds(games, own=False):>15.2f}  "
        f"{len(games):>5}"
    )


def played(one: str, others: str, options: argparse.Namespace) -> list[Played]:
    """All deals, from the first seat, from the second, and so on."""
    agreed = commands_of(options.game).simulate.agreed(options)
    request = Request(
        game=options.game,
        bots=(others,) * options.players,
        agreed=agreed,
        games=options.deals,
        seed=options.seed,
        jobs=options.jobs,
        seconds=options.time,
    )
    games = []
    for seat in range(options.players):
        bots = (*request.bots[:seat], one, *request.bots[seat + 1 :])
        games += [Played(seat, game) for game in play_games(replace(request, bots=bots))]
    return games


def share(game: Played) -> float:
    """How much of the win is that of the one."""
    winners = game.outcome.result.winners
    return 1 / len(winners) if game.seat in winners else 0.0


def points(games: list[Played], *, own: bool) -> float | None:
    """The mean points of the one, or of the others; None where a game has none."""
    found = [
        count
        for game in games
        for seat, count in enumerate(game.outcome.result.points or ())
        if (seat == game.seat) is own
    ]
    return fmean(found) if found else None


def milliseconds(games: list[Played], *, own: bool) -> float:
    """What a turn takes the one, or the others."""
    return 1000 * fmean(
        spent
        for game in games
        for seat, turns in enumerate(game.outcome.seconds)
        if (seat == game.seat) is own
        for spent in turns
    )


def told(number: float | None, form: str) -> str:
    return "-" if number is None else format(number, form)
