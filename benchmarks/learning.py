"""Learns the networks of Cascadia's computers: `python -m benchmarks.learning --out FILE`.

In each round players who judge by the network of the round before play imagined games; then a new
network learns how many points were still to come after each turn. That is told by what was earned
and, as single games tell little, by what the network expected on the way: the nearer a turn, the
more it counts. In the first round, unless a network is given, they play at first sight, and only
what was earned counts. Deals have seeds of their own, so that any
machines play the same; a round in a `--resume` folder is gone on with.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import numpy as np

from benchmarks.fitting import Lessons, fitted
from benchmarks.imagined import Market, imagined_game
from benchmarks.ladder import SEATS
from benchmarks.long_run import add_places, long_run
from cascadia_qt.games.cascadia.ai.effort import WORTH_JUDGING
from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.plan import Weights
from cascadia_qt.games.cascadia.ai.kernel.world import Dice
from cascadia_qt.games.cascadia.ai.networks import cards_of, put_together
from cascadia_qt.games.cascadia.ai.reading import land_of, supply_of, tally_of
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.state import TURNS, Options, State
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.games.cascadia.terminal.simulated import cards_named
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.rules.rng import Rng
from cascadia_qt.terminal.cluster import on_cluster
from cascadia_qt.terminal.processes import in_processes

_SPECIAL = {0: "AAAAA", 3: "family", 6: "AAAAA", 9: "intermediate"}  # of every dozen deals


@dataclass(frozen=True, slots=True)
class Teacher:
    """How games are played that others learn from.

    Attributes:
        games: of a deal; what the rules were asked once serves all of them.
        network: what the file of a network holds; None for players at first sight.
    """

    grid: str
    cards: str
    breadth: int
    games: int
    network: bytes | None


def main(words: list[str]) -> None:
    options = parser().parse_args(words)
    network = options.network.read_bytes() if options.network else None
    with long_run():
        for number in range(options.rounds):
            teacher = Teacher(options.grid, options.cards, options.breadth, options.games, network)
            first = options.seed + number * options.deals
            played = dict(taught(teacher, range(first, first + options.deals), options))
            lessons = [played[seed] for seed in sorted(played)]
            every = np.concatenate([found.earned[found.left == TURNS - 1] for found in lessons])
            print(
                f"round {number + 1}: {len(every)} games, {every.mean():.2f} points to come",
                flush=True,
            )
            network = fitted(lessons, options.epochs)
            options.out.write_bytes(network)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learning")
    parser.add_argument("--grid", choices=list(GRIDS), default="hex")
    parser.add_argument("--cards", default="all", help="all for any, a dozen deals of each mixture")
    parser.add_argument("--network", type=Path, help="the file that is known already")
    parser.add_argument("--out", type=Path, required=True, help="the file to be learned")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--deals", type=int, default=120, help=f"a round, each for {SEATS} players")
    parser.add_argument("--games", type=int, default=25, help="of each deal")
    parser.add_argument("--breadth", type=int, default=24, help="turns that players judge")
    parser.add_argument("--epochs", type=int, default=6, help="times that all is gone through")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--resume", type=Path, metavar="FOLDER", help="where deals are kept")
    add_places(parser, resume=False)
    return parser


def taught(
    teacher: Teacher, seeds: range, options: argparse.Namespace
) -> Iterator[tuple[int, Lessons]]:
    """The lessons of all deals by their seeds; those that are kept already come first."""
    folder: Path | None = options.resume
    kept = {seed: folder / f"{seed}.npz" for seed in seeds} if folder is not None else {}
    for seed, file in kept.items():
        if file.is_file():
            yield seed, Lessons.read(file)
    tasks = [(seed, seed) for seed in seeds if seed not in kept or not kept[seed].is_file()]
    play = partial(lessons_of, teacher)
    if options.cluster is not None:
        played = on_cluster(options.cluster, play, tasks)
    else:
        played = in_processes(options.jobs, play, tasks)
    for seed, lessons in played:
        if seed in kept:
            kept[seed].parent.mkdir(parents=True, exist_ok=True)
            lessons.write(kept[seed])
        yield seed, lessons


def lessons_of(teacher: Teacher, seed: int) -> Lessons:
    """Plays the games of a deal."""
    name = teacher.cards if teacher.cards != "all" else any_cards(seed)
    grid, scoring = GRIDS[teacher.grid], cards_named(name, Rng(seed))
    state: State = CASCADIA.rules().setup(Options(grid, SEATS, scoring), seed)
    tally, supply, dice = tally_of(grid, scoring), supply_of(state), Dice(seed)
    judge = None
    if teacher.network is not None:
        network = put_together(teacher.network, scoring)
        judge = Judge(tally, network, Weights(WORTH_JUDGING), teacher.breadth, supply.tokens)
    lands, shown = [land_of(tally, player) for player in state.players], Table(state).position
    found = []
    for _ in range(teacher.games):
        market = Market(shown.pieces, shown.tokens, supply, dice)
        found += imagined_game(lands, market, judge, dice)
    return Lessons.joined(cards_of(scoring), found)


def any_cards(seed: int) -> str:
    """The cards of a deal, where all are to be learned."""
    dice = Random(seed)
    letters = [card.value for card in Card]
    return _SPECIAL.get(seed % 12) or "".join(dice.choice(letters) for _ in Wildlife)


if __name__ == "__main__":
    main(sys.argv[1:])
