"""What a seat knows of the habitat, or nobody in particular: asked by everything but the bots."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cryptid.ai.reading import Reading, possible_clues, reading
from cascadia_qt.games.cryptid.ai.shares import shares, weights
from cascadia_qt.games.cryptid.rules.cells import ALL
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.rules.state import State


def from_seat(state: State, seat: int | None) -> State:
    """The state with only the clues that `seat` holds, also when the game is over."""
    options = state.options
    own = () if seat is None else options.colours(seat)
    clues = tuple(clue if colour in own else UNKNOWN for colour, clue in enumerate(options.clues))
    return replace(state, options=replace(options, clues=clues))


def read_from(state: State, seat: int | None) -> Reading | None:
    """All ways that are left for `seat`; None if there are too many to list."""
    return reading(from_seat(state, seat))


def odds_from(state: State, seat: int | None) -> dict[int, float]:
    """How likely each cell is for `seat`; roughly, where there are too many ways to list."""
    view = from_seat(state, seat)
    known = reading(view)
    if known is not None:
        return known.odds
    players = [shares(state.options.board, clues) for clues in possible_clues(view)]
    return weights(ALL, players)


def knows(state: State, seat: int | None) -> bool:
    """Whether `seat` can be sure of the habitat."""
    known = read_from(state, seat)
    return known is not None and len(known.ways) == 1


def clues_left(state: State, seat: int | None) -> tuple[frozenset[str], ...]:
    """For each colour the clues in any way that leaves one cell; empty if there are too many."""
    known = read_from(state, seat)
    if known is None:
        return ()
    players = state.options.players
    return tuple(
        frozenset(held[colour // players] for held in known.held[colour % players])
        for colour in range(len(state.options.clues))
    )
