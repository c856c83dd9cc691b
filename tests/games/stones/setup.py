"""What people choose before a toy game."""

from __future__ import annotations

import json
from dataclasses import dataclass

from cascadia_qt.model.setup import deal, read_seats
from cascadia_qt.rules.document import BadDocument, parse_json
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, write_seat
from tests.games.stones.rules import STONES, Options

ROUNDS = 3
BOTS = {"random": "takes what comes"}  # by what people read, from the strongest down


@dataclass(frozen=True, slots=True)
class StonesSetup:
    seats: tuple[Seat, ...]
    rounds: int = ROUNDS
    seed: int | None = None
    drawn: bool = False
    free_undo: bool = False

    def dealt(self, fresh_seed: int) -> Record:
        seed = fresh_seed if self.seed is None else self.seed
        options = Options(len(self.seats), self.rounds)
        free, drawn = self.free_undo, self.drawn
        return deal(STONES, options, seed, self.seats, free_undo=free, drawn=drawn)


def first_setup() -> StonesSetup:
    return StonesSetup((Seat(""), Seat("", "random")))


def smoke_record() -> Record:
    return StonesSetup((Seat("One", "random"), Seat("Two", "random"))).dealt(1)


def write_setup(setup: StonesSetup) -> str:
    seats = [write_seat(seat) for seat in setup.seats]
    return json.dumps({"seats": seats, "rounds": setup.rounds})


def read_setup(text: str, default: StonesSetup) -> StonesSetup:
    try:
        node = parse_json(text)
        seats = read_seats(node["seats"], STONES.players, BOTS)
        return StonesSetup(seats, node["rounds"].integer(1, 9))
    except BadDocument:
        return default
