"""Cascadia behind the protocol that every game has."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.cascadia.rules import notation, play, state
from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.agreement import read_grid, read_scoring, write_agreement
from cascadia_qt.games.cascadia.rules.events import Event
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS, Options, Phase, State
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.game import Result, Step
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import Rng


class Cascadia:
    """The rules as one value; it has no state of its own."""

    id = "cascadia"
    players = range(1, MOST_PLAYERS + 1)

    def read_options(self, node: Node, players: int) -> Options:
        scoring, scenario = read_scoring(node), None
        if node.has("scenario"):
            scenario = node["scenario"].integer(1, len(SCENARIOS))
            if SCENARIOS[scenario - 1].cards != scoring.cards:
                node["scenario"].fail("CascadiaDocuments", "{0} has other cards than this game.")
        return Options(read_grid(node), players, scoring, scenario)

    def write_options(self, options: Options) -> dict[str, Any]:
        agreed = write_agreement(options.grid, options.scoring)
        return agreed if options.scenario is None else agreed | {"scenario": options.scenario}

    def setup(self, options: Options, seed: int) -> State:
        return play.setup(options, seed)

    def to_move(self, state: State) -> int | None:
        return None if state.phase is Phase.OVER else state.seat

    def legal(self, state: State) -> tuple[Action, ...]:
        return play.legal(state)

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        return play.apply(state, action)

    def turn(self, current: State) -> int:
        last = current.turn - 1 if current.phase is Phase.OVER else current.turn
        return last // current.options.players + 1

    def result(self, current: State) -> Result:
        return state.result_of(state.score_sheets(current))

    def has_secrets(self, options: Options) -> bool:
        return False

    def hide(self, state: State, seat: int, rng: Rng) -> State:
        return play.hide(state, rng)

    def seen(self, state: State, seat: int | None) -> State:
        return state

    def told(self, entry: Entry[State, Action, Event], seat: int | None) -> tuple[Event, ...]:
        return entry.step.events

    def snapshot(self, current: State) -> dict[str, Any]:
        return state.snapshot(current)

    def format(self, action: Action) -> str:
        return notation.format_action(action)

    def parse(self, text: str) -> Action:
        return notation.parse_action(text)


CASCADIA = Cascadia()
