"""What the toy game adds to the commands: how many rounds there are, and a command of its own."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass

from cascadia_qt.commands import BadWords, Commands, Playing, Scored, Simulating
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.seating import seats_of
from cascadia_qt.terminal.arguments import whole
from tests.games.stones.rules import STONES, Options
from tests.games.stones.setup import ROUNDS, StonesSetup


@dataclass(frozen=True, slots=True)
class Known:
    players: tuple[str, ...] | None = None
    rounds: int | None = None
    seed: int | None = None
    drawn: bool | None = None


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument("--rounds", type=whole(1, 9), help="how often everybody may draw")


def _known(words: Namespace) -> Known:
    drawn = None if words.begin is None else words.begin == "drawn"
    if words.rounds == 9 and words.players and len(words.players) > 2:
        raise BadWords("there are not enough stones for that")
    return Known(words.players, words.rounds, words.seed, drawn)


def setup_of(known: Known) -> StonesSetup:
    assert known.players is not None
    rounds, drawn = known.rounds or ROUNDS, known.drawn is True
    return StonesSetup(seats_of(known.players), rounds, known.seed, drawn)


def _rounds(words: Namespace) -> int:
    return words.rounds or ROUNDS


def _options(rounds: int, players: int, _seed: int) -> Options:
    return Options(players, rounds)


def _score(record: Record) -> Scored:
    points = STONES.result(record.history.state).points
    assert points is not None
    names = [seat.name for seat in record.seats]
    lines = tuple(f"{name}: {number}" for name, number in zip(names, points, strict=True))
    return Scored({"points": list(points)}, lines)


def _score_heap(node: Node) -> Scored:
    total = sum(stone.integer(1, 6) for stone in node["stones"].items(0, 99))
    return Scored({"points": [total]}, (f"A heap of {total}",))


def _add_count(parser: ArgumentParser) -> None:
    parser.add_argument("stones", type=whole(0, 99))
    parser.set_defaults(run=_count)


def _count(words: Namespace) -> int:
    sys.stdout.write(f"{words.stones} stones\n")
    return 0


COMMANDS = Commands(
    play=Playing(add_options=_add_options, known=_known, nothing=Known(), setup=setup_of),
    simulate=Simulating(add_options=_add_options, agreed=_rounds, options=_options),
    score=_score,
    documents={"stones-heap": _score_heap},
    pictures="tests.games.stones.pictures",
    further={"count": _add_count},
)
