"""Which page of the help is about what is to be decided, or about what was refused."""

from __future__ import annotations

from collections.abc import Mapping

from cascadia_qt.games.okanagan.rules.actions import Action, TakeAction
from cascadia_qt.games.okanagan.rules.backs import Back
from cascadia_qt.games.okanagan.rules.state import Phase, State

_PAGES: Mapping[Phase, str] = {
    Phase.KEEP: "objectives#kept",
    Phase.LAY: "tiles#fits",
    Phase.BUILD: "buildings",
    Phase.CLOSE: "closing",
    Phase.ORDER: "closing",
    Phase.ALONE: "closing",
    Phase.ACTION: "actions",
    Phase.COLLECT: "closing",
    Phase.TAKE: "taking",
    Phase.OVER: "score",
}


def prompt_subject(state: State) -> str:
    """The page about what whoever is to move decides."""
    if state.phase in _PAGES:
        return _PAGES[state.phase]
    assert state.pending is not None  # every other phase carries out a special action
    return back_subject(state.pending.back)


def back_subject(back: Back) -> str:
    """Where a special action is explained."""
    return f"actions#{back.deed.value.replace(' ', '-')}"


def refusal_subject(state: State, action: Action) -> str:
    """The page about why he may not do `action`."""
    if state.phase is Phase.ACTION and isinstance(action, TakeAction):
        return "rulings#ours"
    return prompt_subject(state)
