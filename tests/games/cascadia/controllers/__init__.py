"""Turns to try gestures on, and gestures in words."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.cascadia.controllers.turn import HumanTurn
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record

PEOPLE = (Seat("Ann"), Seat("Ben"))
ANN_AND_A_COMPUTER = (Seat("Ann"), Seat("Computer", "random"))


def session_at(
    state: State, seats: tuple[Seat, ...] = PEOPLE, *, free_undo: bool = False
) -> GameSession:
    """A game that begins with `state`."""
    history: History[Any, Any, Any] = History(state, free_undo=free_undo)
    return GameSession(Record(CASCADIA.rules(), state.options, 1, seats, history))


def actions_of(session: GameSession) -> str:
    """The actions in force, in notation."""
    return "; ".join(map(CASCADIA.rules().format, session.history.actions))


def cell(text: str) -> Cell:
    a, b = text.split(",")
    return Cell(int(a), int(b))


def do(turn: HumanTurn, gestures: str) -> None:
    """Makes `gestures`, such as "choose 0; click 1,0; turn 1; confirm"."""
    for gesture in filter(None, gestures.split("; ")):
        word, _, rest = gesture.partition(" ")
        method = getattr(turn, word)
        if word == "click":
            method(cell(rest))
        elif rest:
            method(int(rest))
        else:
            method()
