"""Answers: the token that is right, and what a slip costs."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cryptid.rules.actions import AnswerCube, AnswerDisc
from cascadia_qt.games.cryptid.rules.events import AnswerCorrected, Event, Why
from cascadia_qt.games.cryptid.rules.legal import failing
from cascadia_qt.games.cryptid.rules.state import Phase, State, Task
from cascadia_qt.games.cryptid.rules.tokens import with_cube, with_disc


def answered_for(state: State, seat: int, events: list[Event]) -> State:
    """The state after the program has answered for `seat`."""
    denied = failing(state, seat)
    if denied:
        return _cube_answered(state, denied[0], events)
    return _discs_answered(state, seat, events)


def answered(
    state: State, seat: int, answer: AnswerCube | AnswerDisc, events: list[Event]
) -> State:
    """The state after `seat` has answered; what was wrong is put right and costs a token."""
    denied = failing(state, seat)
    if isinstance(answer, AnswerDisc):
        if not denied:
            return _discs_answered(state, seat, events)
        events.append(AnswerCorrected(seat))
        slip = Task(Phase.DISC, seat, (denied[0],), slip=True)
        return _cube_answered(state, denied[0], events, slip)
    colour = seat if answer.colour is None else answer.colour
    if colour in denied:
        return _cube_answered(state, colour, events)
    events.append(AnswerCorrected(seat))
    slip = Task(Phase.PAY, seat, (colour,), slip=True)
    if denied:
        return _cube_answered(state, denied[0], events, slip)
    after = _discs_answered(state, seat, events)
    return replace(after, tasks=(slip, *after.tasks))


def _cube_answered(state: State, colour: int, events: list[Event], *slips: Task) -> State:
    """A cube ends whatever was asked, and whoever asked pays."""
    cell, active = state.lantern, state.active
    assert cell is not None
    after = with_cube(state, colour, cell, Why.ANSWER, events)
    pays = Task(Phase.PAY, active, tuple(state.options.colours(active)))
    following = Task(Phase.TURN, (active + 1) % state.options.players)
    return replace(after, tasks=(*slips, pays, following))


def _discs_answered(state: State, seat: int, events: list[Event]) -> State:
    """A disc of each colour; one that lies there already is due elsewhere, unless the game ends."""
    cell = state.lantern
    assert cell is not None
    due = []
    for colour in state.options.colours(seat):
        if state.discs[colour] >> cell & 1:
            due.append(colour)
        else:
            state = with_disc(state, colour, cell, Why.ANSWER, events)
    if due and state.phase is not Phase.OVER:
        return replace(state, tasks=(Task(Phase.DISC, seat, tuple(due)), *state.tasks))
    return state
