"""Secret clues: who may know what, and worlds as they may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.hints import allowed
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.rules.puzzle import BAND, Puzzle
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.rules.rng import Rng

_TRIES = 200


def hide(state: State, seat: int, rng: Rng) -> State:
    """A world as it may be for `seat`: others hold clues that no token and no hint refutes."""
    if state.phase is Phase.OVER:
        return replace(state, rng=rng)
    clues, rng = _imagined(state, seat, rng)
    return replace(state, rng=rng, options=replace(state.options, clues=clues))


def seen(state: State, seat: int | None) -> State:
    """What `seat` may know: no other clue, until the game is over."""
    if state.phase is Phase.OVER:
        return replace(state, rng=Rng(0))
    options = state.options
    own = () if seat is None else options.colours(seat)
    clues = tuple(clue if colour in own else UNKNOWN for colour, clue in enumerate(options.clues))
    return replace(state, rng=Rng(0), options=replace(options, clues=clues))


def candidates(state: State, colour: int) -> list[str]:
    """The clues that no token of a colour, and no hint, refutes."""
    cells = state.options.board.clue_cells
    cubes, discs, hint = state.cubes[colour], state.discs[colour], state.hint
    return [
        clue
        for clue in CLUES[state.options.board.mode]
        if not cells[clue] & cubes
        and not discs & ~cells[clue]
        and (hint is None or allowed(hint, clue))
    ]


def _imagined(state: State, seat: int, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Clues for everybody, those of `seat` its own; as good a puzzle as chance finds soon."""
    options = state.options
    own = options.colours(seat)
    choices = [
        [clue] if colour in own else _in_band(state, candidates(state, colour))
        for colour, clue in enumerate(options.clues)
    ]
    fair = possible = None
    for _ in range(_TRIES):
        clues, rng = _drawn(choices, rng)
        puzzle = Puzzle(options.board, clues)
        if puzzle.repeats:
            continue
        possible = possible or clues
        if puzzle.habitat is None or state.cubed >> puzzle.habitat & 1:
            continue
        fair = fair or clues
        if all(map(puzzle.needed, range(len(clues)))):
            return clues, rng
    return fair or possible or clues, rng


def _in_band(state: State, clues: list[str]) -> list[str]:
    """Those of the usual strength, unless there are none."""
    cells = state.options.board.clue_cells
    usual = [clue for clue in clues if cells[clue].bit_count() in BAND]
    return usual or clues


def _drawn(choices: Sequence[Sequence[str]], rng: Rng) -> tuple[tuple[str, ...], Rng]:
    clues = []
    for known in choices:
        index, rng = rng.below(len(known))
        clues.append(known[index])
    return tuple(clues), rng
