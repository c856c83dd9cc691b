"""What is agreed before a game, which is only how many play, and the buildings they get."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cascadia_qt.rules.document import Node

PLAYERS = range(2, 5)
ROUNDS = 2


class Buildings(NamedTuple):
    """How many of each kind somebody still has to build."""

    farm: int
    warehouse: int
    silo: int


# The buildings of everybody by players, and by round.
SUPPLIES: Mapping[int, tuple[Buildings, Buildings]] = {
    2: (Buildings(1, 3, 2), Buildings(2, 2, 2)),
    3: (Buildings(1, 3, 2), Buildings(1, 2, 2)),
    4: (Buildings(1, 2, 2), Buildings(1, 2, 2)),
}


@dataclass(frozen=True, slots=True)
class Options:
    """The agreement of a table."""

    players: int

    def supply(self, number: int) -> Buildings:
        """What everybody gets for the round of that number, from 1 on."""
        return SUPPLIES[self.players][number - 1]

    @property
    def turns(self) -> int:
        """How many turns the game has, everybody's together."""
        return self.players * sum(map(sum, SUPPLIES[self.players]))


def read_options(node: Node, players: int) -> Options:
    """The options in a record; raises BadDocument."""
    node.names()
    return Options(players)
