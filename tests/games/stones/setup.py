"""What people choose before a toy game."""

from __future__ import annotations

import json
from dataclasses import dataclass

from cascadia_qt.rules.dealing import seats_drawn
from cascadia_qt.rules.document import BadDocument, parse_json
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, new_record, read_seat, write_seat
from cascadia_qt.words.seats import named
from tests.games.stones.rules import STONES, Options

ROUNDS = 3


@dataclass(frozen=True, slots=True)
class StonesSetup:
    seats: tuple[Seat, ...]
    rounds: int = ROUNDS
    seed: int | None = None
    drawn: bool = False
    free_undo: bool = False

    def dealt(self, fresh_seed: int) -> Record:
        seed = fresh_seed if self.seed is None else self.seed
        seats = named(self.seats)
        if self.drawn:
            seats = seats_drawn(seats, seed)
        options, free = Options(len(seats), self.rounds), self.free_undo
        return new_record(STONES, options, seed, seats, free_undo=free, drawn=self.drawn)


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
        seats = tuple(map(read_seat, node["seats"].items(1, 3)))
        return StonesSetup(seats, node["rounds"].integer(1, 9))
    except BadDocument:
        return default
