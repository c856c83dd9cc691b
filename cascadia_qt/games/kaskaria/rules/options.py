"""What is agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from cascadia_qt.rules.document import Node

PLAYERS = range(2, 5)


class Ways(NamedTuple):
    """How many steps lead to the volcano."""

    runner: int
    griffin: int


LENGTHS = {"short": Ways(8, 5), "normal": Ways(10, 6), "long": Ways(12, 7)}


@dataclass(frozen=True, slots=True)
class Options:
    """The agreement of a table.

    Attributes:
        length: how long both ways are, in words.
        fearless: two runners of a set go three steps, two gold of a set are five.
        open_hands: everybody sees everybody's cards.
    """

    players: int
    length: str = "normal"
    fearless: bool = False
    open_hands: bool = False

    @property
    def ways(self) -> Ways:
        return LENGTHS[self.length]


def read_options(node: Node, players: int) -> Options:
    """The options in a record; raises BadDocument."""
    return Options(
        players,
        node["length"].choice({length: length for length in LENGTHS}),
        node["fearless"].flag(),
        node["open_hands"].flag(),
    )


def write_options(options: Options) -> dict[str, Any]:
    """`options` as JSON that `read_options` understands."""
    return {
        "length": options.length,
        "fearless": options.fearless,
        "open_hands": options.open_hands,
    }
