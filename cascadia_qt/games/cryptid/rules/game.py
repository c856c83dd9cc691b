"""Cryptid behind the protocol that every game has."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.cryptid.rules import legal, notation, options, play, secrets, state
from cascadia_qt.games.cryptid.rules.actions import Action
from cascadia_qt.games.cryptid.rules.events import Event
from cascadia_qt.games.cryptid.rules.options import PLAYERS, Options
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.game import Result, Step
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import Rng


class Cryptid:
    """The rules as one value; it has no state of its own."""

    id = "cryptid"
    players = PLAYERS

    def read_options(self, node: Node, players: int) -> Options:
        return options.read_options(node, players)

    def write_options(self, agreed: Options) -> dict[str, Any]:
        return options.write_options(agreed)

    def setup(self, agreed: Options, seed: int) -> State:
        return play.setup(agreed, seed)

    def to_move(self, state: State) -> int | None:
        return None if state.phase is Phase.OVER else state.seat

    def legal(self, state: State) -> tuple[Action, ...]:
        return legal.legal(state)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        return play.apply(state, action)

    def turn(self, state: State) -> int:
        return state.round

    def result(self, state: State) -> Result:
        """Whoever has found the habitat is first, everybody else second."""
        places = tuple(
            1 if state.winner in (None, seat) else 2 for seat in range(state.options.players)
        )
        return Result(places, None, {"rounds": state.round})

    def has_secrets(self, agreed: Options) -> bool:
        return True

    def hide(self, state: State, seat: int, rng: Rng) -> State:
        return secrets.hide(state, seat, rng)

    def seen(self, state: State, seat: int | None) -> State:
        return secrets.seen(state, seat)

    def told(self, entry: Entry[State, Action, Event], seat: int | None) -> tuple[Event, ...]:
        """Everything that happens, happens on the table."""
        return entry.step.events

    def snapshot(self, current: State) -> dict[str, Any]:
        return state.snapshot(current)

    def format(self, action: Action) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> Action:
        return notation.parse_action(text)


CRYPTID = Cryptid()
