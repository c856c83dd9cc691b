"""What people choose before a game, and what is remembered of it for the next one."""

from __future__ import annotations

import json
from dataclasses import dataclass

from cascadia_qt.games.kaskaria.ai.bots import MAKERS
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options, read_options, write_options
from cascadia_qt.games.kaskaria.words.bots import FIRST_BOT
from cascadia_qt.model.setup import deal, read_seats
from cascadia_qt.rules.document import BadDocument, Node, parse_json
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, write_seat


@dataclass(frozen=True, slots=True)
class KaskariaSetup:
    """A game to be dealt.

    Attributes:
        seats: in the order of play; those without a name get one when the game is dealt.
        seed: the number of the deal; None is a new one every time.
        drawn: whether it is drawn which seat begins; the others follow as they are seated.
    """

    seats: tuple[Seat, ...]
    length: str = "normal"
    fearless: bool = False
    open_hands: bool = False
    seed: int | None = None
    drawn: bool = False
    free_undo: bool = False

    @property
    def options(self) -> Options:
        return Options(len(self.seats), self.length, self.fearless, self.open_hands)

    def dealt(self, fresh_seed: int) -> Record:
        """The game; `fresh_seed` is used where none was chosen."""
        seed, free = fresh_seed if self.seed is None else self.seed, self.free_undo
        return deal(KASKARIA, self.options, seed, self.seats, free_undo=free, drawn=self.drawn)


def first_setup() -> KaskariaSetup:
    """What is proposed before anybody has chosen: a first game against a computer."""
    return KaskariaSetup((Seat("", colour="teal"), Seat("", FIRST_BOT, "rust")))


def smoke_record() -> Record:
    """A game of two quick computers."""
    seats = (Seat("One", "random"), Seat("Two", "random"))
    return KaskariaSetup(seats, length="short").dealt(1)


def write_setup(setup: KaskariaSetup) -> str:
    """`setup` as text that `read_setup` understands; the seed is not remembered."""
    return json.dumps(
        {
            "seats": [write_seat(seat) for seat in setup.seats],
            **write_options(setup.options),
            "free_undo": setup.free_undo,
            "drawn": setup.drawn,
        }
    )


def read_setup(text: str, default: KaskariaSetup) -> KaskariaSetup:
    """The setup in `text`; `default` if that is not one."""
    try:
        return _setup_in(parse_json(text))
    except BadDocument:
        return default


def _setup_in(node: Node) -> KaskariaSetup:
    seats = read_seats(node["seats"], KASKARIA.players, MAKERS)
    agreed = read_options(node, len(seats))
    return KaskariaSetup(
        seats,
        agreed.length,
        agreed.fearless,
        agreed.open_hands,
        free_undo=node["free_undo"].flag(),
        drawn=node["drawn"].flag(),
    )
