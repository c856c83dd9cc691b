"""What people choose before a game, and what is remembered of it for the next one."""

from __future__ import annotations

import json
from dataclasses import dataclass

from cascadia_qt.games.okanagan.ai.bots import MAKERS
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.words.bots import FIRST_BOT
from cascadia_qt.model.setup import deal, read_seats
from cascadia_qt.rules.document import BadDocument, Node, parse_json
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, write_seat


@dataclass(frozen=True, slots=True)
class OkanaganSetup:
    """A game to be dealt.

    Attributes:
        seats: in the order of play; those without a name get one when the game is dealt.
        seed: the number of the deal; None is a new one every time.
        drawn: whether it is drawn which seat begins; the others follow as they are seated.
    """

    seats: tuple[Seat, ...]
    seed: int | None = None
    drawn: bool = False
    free_undo: bool = False

    @property
    def options(self) -> Options:
        return Options(len(self.seats))

    def dealt(self, fresh_seed: int) -> Record:
        """The game; `fresh_seed` is used where none was chosen."""
        seed, free = fresh_seed if self.seed is None else self.seed, self.free_undo
        return deal(OKANAGAN, self.options, seed, self.seats, free_undo=free, drawn=self.drawn)


def first_setup() -> OkanaganSetup:
    """What is proposed before anybody has chosen: a first game against a computer."""
    return OkanaganSetup((Seat("", colour="teal"), Seat("", FIRST_BOT, "rust")))


def smoke_record() -> Record:
    """A game of two quick computers."""
    return OkanaganSetup((Seat("One", "random"), Seat("Two", "random"))).dealt(1)


def write_setup(setup: OkanaganSetup) -> str:
    """`setup` as text that `read_setup` understands; the seed is not remembered."""
    return json.dumps(
        {
            "seats": [write_seat(seat) for seat in setup.seats],
            "free_undo": setup.free_undo,
            "drawn": setup.drawn,
        }
    )


def read_setup(text: str, default: OkanaganSetup) -> OkanaganSetup:
    """The setup in `text`; `default` if that is not one."""
    try:
        return _setup_in(parse_json(text))
    except BadDocument:
        return default


def _setup_in(node: Node) -> OkanaganSetup:
    return OkanaganSetup(
        read_seats(node["seats"], OKANAGAN.players, MAKERS),
        free_undo=node["free_undo"].flag(),
        drawn=node["drawn"].flag(),
    )
