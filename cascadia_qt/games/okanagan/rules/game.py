"""Okanagan behind the protocol that every game has."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.okanagan.rules import (
    legal,
    notation,
    options,
    play,
    reckoning,
    secrets,
    state,
)
from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.events import Event
from cascadia_qt.games.okanagan.rules.options import PLAYERS, Options
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.game import Result, Step
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import Rng


class Okanagan:
    """The rules as one value; it has no state of its own."""

    id = "okanagan"
    players = PLAYERS

    def read_options(self, node: Node, players: int) -> Options:
        return options.read_options(node, players)

    def write_options(self, agreed: Options) -> dict[str, Any]:
        """How many play is told by the seats of a record."""
        return {}

    def setup(self, agreed: Options, seed: int) -> State:
        return play.setup(agreed, seed)

    def to_move(self, state: State) -> int | None:
        return None if state.phase is Phase.OVER else state.seat

    def legal(self, state: State) -> tuple[Action, ...]:
        return legal.legal(state)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        return play.apply(state, action)

    def turn(self, state: State) -> int:
        return state.turns // len(state.explorers) + 1

    def result(self, state: State) -> Result:
        return reckoning.result(state)

    def has_secrets(self, agreed: Options) -> bool:
        return True

    def hide(self, state: State, seat: int, rng: Rng) -> State:
        return secrets.hide(state, seat, rng)

    def seen(self, state: State, seat: int | None) -> State:
        return secrets.seen(state, seat)

    def told(self, entry: Entry[State, Action, Event], seat: int | None) -> tuple[Event, ...]:
        return secrets.told(entry, seat)

    def snapshot(self, current: State) -> dict[str, Any]:
        return state.snapshot(current)

    def format(self, action: Action) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> Action:
        return notation.parse_action(text)


OKANAGAN = Okanagan()
