"""Tokens that tell little: what is put down so that one's own clue stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cascadia_qt.games.cryptid.rules.actions import (
    Action,
    AnswerCube,
    AnswerDisc,
    PutCube,
    PutDisc,
    Share,
)
from cascadia_qt.games.cryptid.rules.legal import failing, legal
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.rules.state import State

Placing = Share | PutCube | PutDisc


def quietest_tokens(state: State) -> list[Action]:
    """The legal tokens after which whoever puts one down may still hold the most clues."""
    placings = [each for each in legal(state) if isinstance(each, Placing)]
    return _quietest(state, placings)


def true_answers(state: State) -> list[Action]:
    """The right answers; who has two of them takes the colour that tells less."""
    seat = state.seat
    denied = failing(state, seat)
    if not denied:
        return [AnswerDisc()]
    if state.options.players > 2:
        return [AnswerCube()]
    return _quietest(state, [AnswerCube(colour) for colour in denied])


def _quietest(state: State, actions: Sequence[Placing | AnswerCube]) -> list[Action]:
    left = [_left(state, action) for action in actions]
    most = max(left)
    return [action for action, number in zip(actions, left, strict=True) if number == most]


def _left(state: State, action: Placing | AnswerCube) -> int:
    """How many clues the colour may have once the token lies, as everybody sees."""
    colour = state.seat if action.colour is None else action.colour
    cell = state.lantern if isinstance(action, AnswerCube) else action.cell
    assert cell is not None
    if isinstance(action, PutDisc):
        after = replace(state, discs=_with(state.discs, colour, cell))
    else:
        after = replace(state, cubes=_with(state.cubes, colour, cell))
    return len(candidates(after, colour))


def _with(cells: tuple[int, ...], colour: int, cell: int) -> tuple[int, ...]:
    return (*cells[:colour], cells[colour] | 1 << cell, *cells[colour + 1 :])
