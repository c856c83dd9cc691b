"""A game without points for up to five, of which nothing is kept but what every game has."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.entry import Bots, GameEntry, Setups
from cascadia_qt.rules.game import Result
from tests.toy_game import State, Stones


class Pebbles(Stones):
    """The toy game, of which only the places are told."""

    id = "pebbles"
    players = range(1, 6)

    def result(self, state: State) -> Result:
        return replace(super().result(state), points=None)


PEBBLES = Pebbles()
ENTRY = GameEntry(
    rules=PEBBLES,
    title=lambda: "Pebbles",
    bots=Bots(makers={}, names=dict, first="random"),
    setups=Setups(first=object, read=lambda _, other: other, write=str, fresh_seed=int),
    gui="tests.store.no_gui",
)
