"""Tokens on the map: putting one down."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cryptid.rules.events import CubePut, DiscPut, Event, Why
from cascadia_qt.games.cryptid.rules.state import State


def with_cube(state: State, colour: int, cell: int, why: Why, events: list[Event]) -> State:
    """The state after a cube of `colour` was put down."""
    events.append(CubePut(_owner(state, colour), colour, cell, why))
    return replace(state, cubes=_put(state.cubes, colour, cell))


def with_disc(state: State, colour: int, cell: int, why: Why, events: list[Event]) -> State:
    """The state after a disc of `colour` was put down."""
    events.append(DiscPut(_owner(state, colour), colour, cell, why))
    return replace(state, discs=_put(state.discs, colour, cell))


def _owner(state: State, colour: int) -> int:
    return colour % state.options.players


def _put(cells: tuple[int, ...], colour: int, cell: int) -> tuple[int, ...]:
    return (*cells[:colour], cells[colour] | 1 << cell, *cells[colour + 1 :])
