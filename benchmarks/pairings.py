"""Computers of any game against each other: `python -m benchmarks.ladder --game kaskaria`.

In each pairing one computer plays among others that are all alike. Every deal is played once from
every seat, so that neither deals nor seats favour anybody. A win that is shared counts in parts.
`--against` sets every level among the same others, `--each` plays with every value of an option of
the game's own, `--players` with every number of them:

python -m benchmarks.ladder --game cryptid --against steady --each mode=normal,advanced \\
    --players 3,4,5 --games 1200
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from itertools import combinations, product
from math import ceil
from statistics import fmean

from benchmarks.long_run import add_places, long_run
from cascadia_qt.commands import Outcome
from cascadia_qt.shelf import GAMES, commands_of
from cascadia_qt.terminal.kept_games import KeptGames
from cascadia_qt.terminal.simulate import Request, play_games, resumed
from cascadia_qt.terminal.summary import standard_error

DEALS = 20
HEADING = (
    "one       among       wins  std error   even  points  their points"
    "  ms a turn  their ms a turn  games"
)


@dataclass(frozen=True, slots=True)
class Played:
    """A game, and the seat of the one among the others."""

    seat: int
    outcome: Outcome


def main(game: str, words: list[str]) -> None:
    options = parser(game).parse_args(words)
    pairs, agreed = paired(options), tables(options, words)
    asked = [one for table in agreed for pair in pairs for one in requests(*pair, table)]
    with long_run(), resumed(options.resume, asked) as kept:
        for table in agreed:
            rows = [row(*pair, table, kept) for pair in pairs]
            print(f"{game}, {table.players} players{table.further}")
            print("\n".join((HEADING, *rows)), flush=True)


def parser(game: str) -> argparse.ArgumentParser:
    entry = GAMES[game]
    parser = argparse.ArgumentParser(prog=f"python -m benchmarks.ladder --game {game}")
    number = parser.add_mutually_exclusive_group()
    number.add_argument("--deals", type=int, default=DEALS, help="each is played from every seat")
    number.add_argument("--games", type=int, help="as many deals as so many games need")
    parser.add_argument("--levels", default=",".join(entry.bots().makers))
    parser.add_argument("--against", metavar="LEVEL", help="on all other seats, for every level")
    parser.add_argument("--players", default=str(max(2, entry.players[0])))
    parser.add_argument("--each", metavar="OPTION=VALUES", default="", help="one after the other")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--time", type=float, help="seconds a turn, for levels that look ahead")
    add_places(parser)
    commands_of(game).simulate.add_options(parser)
    parser.set_defaults(game=game)
    return parser


def paired(options: argparse.Namespace) -> list[tuple[str, str]]:
    """Who plays among whom."""
    levels = options.levels.split(",")
    for level in (*levels, options.against or levels[0]):
        if level not in GAMES[options.game].bots().makers:
            sys.exit(f"There is no level {level!r}.")
    if options.against is None:
        return list(combinations(levels, 2))
    return [(level, options.against) for level in levels if level != options.against]


def tables(options: argparse.Namespace, words: list[str]) -> list[argparse.Namespace]:
    """What is agreed at each table: every value of the option, every number of players."""
    known = {str(players): players for players in GAMES[options.game].players if players > 1}
    name, _, values = options.each.partition("=")
    found = []
    for value, word in product(values.split(","), options.players.split(",")):
        if word not in known:
            sys.exit(f"There is no table for {word!r} players.")
        table = parser(options.game).parse_args([*words, f"--{name}", value] if name else words)
        table.players = known[word]
        table.further = f", {name} {value}" if name else ""
        if table.games is not None:
            table.deals = ceil(table.games / table.players)
        found.append(table)
    return found


def row(one: str, others: str, options: argparse.Namespace, kept: KeptGames | None) -> str:
    print(f"{one} among {others}", file=sys.stderr)
    asked = enumerate(requests(one, others, options))
    games = [Played(seat, game) for seat, table in asked for game in play_games(table, kept)]
    shares = [share(game) for game in games]
    error = standard_error(shares)
    mine, theirs = (points(games, own=own) for own in (True, False))
    return (
        f"{one:<8}  {others:<8}  {fmean(shares):>6.1%}  {told(error, '.1%'):>9}  "
        f"{1 / options.players:>5.0%}  {told(mine, '.2f'):>6}  {told(theirs, '.2f'):>12}  "
        f"{milliseconds(games, own=True):>9.2f}  {milliseconds(games, own=False):>15.2f}  "
        f"{len(games):>5}"
    )


def requests(one: str, others: str, options: argparse.Namespace) -> list[Request]:
    """All deals, with the one on the first seat, on the second, and so on."""
    options.bots = (others,) * options.players
    request = Request(
        game=options.game,
        bots=options.bots,
        agreed=commands_of(options.game).simulate.agreed(options),
        games=options.deals,
        seed=options.seed,
        jobs=options.jobs,
        cluster=options.cluster,
        seconds=options.time,
    )
    return [
        replace(request, bots=(*request.bots[:seat], one, *request.bots[seat + 1 :]))
        for seat in range(options.players)
    ]


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
