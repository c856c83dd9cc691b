"""What has happened since somebody's last turn, gathered from the steps of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cascadia_qt.games.cascadia.rules.bill import Bill
from cascadia_qt.games.cascadia.rules.events import (
    PairTaken,
    TilePlaced,
    TokenDeclined,
    TokenPlaced,
    TurnEnded,
)
from cascadia_qt.games.cascadia.views.table.handover_card import Doing
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.history import Entry

Entries = Sequence[Entry[Any, Any, Any]]


def turns_since(entries: Entries, seat: int) -> list[Entries]:
    """The whole turns that others have had since `seat` was last to move, the oldest first."""
    turns: list[list[Entry[Any, Any, Any]]] = []
    for entry in reversed(entries):
        if entry.seat == seat:
            break
        if _ends_turn(entry):
            turns.insert(0, [])
        if turns:
            turns[0].insert(0, entry)
    return list(turns)


def last_turn(entries: Entries) -> Entries:
    """The turn that the last step has ended."""
    start = len(entries) - 1
    while start and not _ends_turn(entries[start - 1]):
        start -= 1
    return entries[start:]


def _ends_turn(entry: Entry[Any, Any, Any]) -> bool:
    return any(isinstance(event, TurnEnded) for event in entry.step.events)


def doing(turn: Entries, seats: Sequence[Seat], bill: Bill | None = None) -> Doing | None:
    """What one turn came to; `bill` is what it has changed, if that is to be told."""
    taken: PairTaken | None = None
    laid: TilePlaced | None = None
    declined = False
    for entry in turn:
        for event in entry.step.events:
            match event:
                case PairTaken():
                    taken = event
                case TilePlaced():
                    laid = event
                case TokenDeclined():
                    declined = True
    if taken is None or laid is None:
        return None
    names = tuple(seat.name for seat in seats)
    return Doing(taken.seat, names, laid.tile, laid.rotation, taken.token, declined, bill)


def touched_cells(turn: Entries) -> dict[int, list[Cell]]:
    """Where a turn laid something, by seat."""
    cells: dict[int, list[Cell]] = {}
    for entry in turn:
        for event in entry.step.events:
            if isinstance(event, TilePlaced | TokenPlaced):
                cells.setdefault(event.seat, []).append(event.cell)
    return cells
