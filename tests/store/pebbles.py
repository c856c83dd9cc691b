"""A game without points for up to five, of which nothing is kept but what every game has."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.entry import Bots, GameEntry, Setups
from cascadia_qt.rules.game import Result
from cascadia_qt.rules.record import Record
from tests.games.stones.rules import State, Stones


class Pebbles(Stones):
    """The toy game, of which only the places are told."""

    id = "pebbles"
    players = range(1, 6)

    def result(self, state: State) -> Result:
        return replace(super().result(state), points=None)


PEBBLES = Pebbles()


def _nothing() -> Record:
    raise NotImplementedError


ENTRY = GameEntry(
    id=PEBBLES.id,
    rules=lambda: PEBBLES,
    players=PEBBLES.players,
    title=lambda: "Pebbles",
    sentence=str,
    credit=str,
    minutes=(1, 2),
    progress=lambda _: "",
    commands="",
    terminal="",
    bots=lambda: Bots(makers={}, names=dict, first="random"),
    setups=lambda: Setups(
        first=object, read=lambda _, other: other, write=str, fresh_seed=int, smoke=_nothing
    ),
    box="tests.store.no_box",
    gui="tests.store.no_gui",
)
