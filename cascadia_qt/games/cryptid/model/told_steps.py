"""Steps as people are told them, so that nobody learns more from how they come than they say.

With two players whoever is asked sometimes chooses between two cubes and sometimes has no choice.
The rules know a step for the choice and none where there is none; told are both alike.
"""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cryptid.rules.actions import Action, AnswerCube, AnswerDisc
from cascadia_qt.games.cryptid.rules.events import CubePut, DiscPut, Event, Why
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.rules.history import Entry

CryptidEntry = Entry[State, Action, Event]


def told_steps(entry: CryptidEntry) -> tuple[CryptidEntry, ...]:
    """`entry`, and of two players the answer after it as a step of whoever has answered."""
    events = entry.step.events
    if entry.step.state.options.players > 2:
        return (entry,)
    for index, event in enumerate(events):
        if isinstance(event, CubePut | DiscPut) and event.why is Why.ANSWER:
            if event.seat == entry.seat:
                return (entry,)
            asked = replace(entry, step=replace(entry.step, events=events[:index]))
            step = replace(entry.step, events=events[index:])
            return asked, Entry(event.seat, _answer(event), step)
    return (entry,)


def _answer(event: CubePut | DiscPut) -> AnswerCube | AnswerDisc:
    return AnswerCube(event.colour) if isinstance(event, CubePut) else AnswerDisc()
