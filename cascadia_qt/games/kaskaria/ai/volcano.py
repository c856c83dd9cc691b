"""The question before the volcano: whoever goes in ends the game."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.actions import GoIn, StayOut
from cascadia_qt.games.kaskaria.rules.play import apply
from cascadia_qt.games.kaskaria.rules.reckoning import result
from cascadia_qt.games.kaskaria.rules.state import State


def decided(state: State) -> GoIn | StayOut:
    """Goes in to win: nothing is hidden or left to chance in it, and to lose can wait."""
    ended = apply(state, GoIn()).state
    return GoIn() if state.seat in result(ended).winners else StayOut()
