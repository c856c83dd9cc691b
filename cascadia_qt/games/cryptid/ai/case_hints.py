"""Hints about a case: what to look at, one after the other."""

from __future__ import annotations

from cascadia_qt.games.cryptid.ai.cases import Case
from cascadia_qt.games.cryptid.ai.reading import Reading, possible_clues, reading
from cascadia_qt.games.cryptid.rules.cells import ALL
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.reasons import reasons
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.words.cases import (
    CaseHint,
    CellsLeft,
    ClueImpossible,
    CluesLeft,
    ClueStruck,
    ClueSure,
    OnTerrain,
)

_MOST_IMPOSSIBLE = 4


def case_hints(case: Case) -> tuple[CaseHint, ...]:
    """All hints, from what tokens say to what only everything together tells."""
    state = case.state
    known = reading(state)
    assert known is not None
    possible = possible_clues(state)
    own = state.options.colours(case.seat)
    others = [colour for colour in range(len(possible)) if colour not in own]
    others.sort(key=lambda colour: len(possible[colour]))
    found: list[CaseHint] = [*_struck(state, others[0])]
    found += [CluesLeft(colour, possible[colour]) for colour in others]
    found.append(CellsLeft(_cells_left(state)))
    found += _impossible(state, known, others)
    found += _sure(state, known, others)
    found.append(OnTerrain(state.options.board.ground.terrain_of(case.habitat)))
    return tuple(found)


def _struck(state: State, colour: int) -> list[CaseHint]:
    """A clue that just one thing refutes, so that it is easily overlooked."""
    for clue in CLUES[state.options.board.mode]:
        why = reasons(state, colour, clue)
        if len(why) == 1:
            return [ClueStruck(colour, clue, why[0])]
    return []


def _cells_left(state: State) -> int:
    cells = ALL
    for clues in possible_clues(state):
        allowed = 0
        for clue in clues:
            allowed |= state.options.board.clue_cells[clue]
        cells &= allowed
    return cells


def _impossible(state: State, known: Reading, others: list[int]) -> list[CaseHint]:
    possible = possible_clues(state)
    found: list[CaseHint] = [
        ClueImpossible(colour, clue)
        for colour in others
        for clue in possible[colour]
        if clue not in _left(state, known, colour)
    ]
    return found[:_MOST_IMPOSSIBLE]


def _sure(state: State, known: Reading, others: list[int]) -> list[CaseHint]:
    found: list[CaseHint] = []
    for colour in others:
        left = _left(state, known, colour)
        if len(left) == 1 and len(possible_clues(state)[colour]) > 1:
            found.append(ClueSure(colour, *left))
    return found


def _left(state: State, known: Reading, colour: int) -> set[str]:
    """The clues of a colour in any way that is left."""
    seat, place = colour % state.options.players, colour // state.options.players
    return {clues[place] for clues in known.held[seat]}
