"""A game of stones from its first action to its last."""

from __future__ import annotations

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import AnyGame, Record, new_record
from tests.games.stones.rules import Move, Options


def played(rules: AnyGame, *names: str, rounds: int = 2, seed: int = 1) -> Record:
    """A game of persons, and of a computer if somebody is called so; everybody draws."""
    seats = tuple(Seat(name, "random" if name == "Random" else None) for name in names)
    record = new_record(rules, Options(len(names), rounds), seed, seats, free_undo=False)
    history = record.history
    while rules.to_move(history.state) is not None:
        legal = rules.legal(history.state)
        history = history.played(rules, Move.DRAW if Move.DRAW in legal else Move.PASS)
    return Record(rules, record.options, seed, seats, history)
