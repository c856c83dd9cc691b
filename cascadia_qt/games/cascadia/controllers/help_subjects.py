"""Which page of the help is about what is to be done now, or about what was refused."""

from __future__ import annotations

from cascadia_qt.games.cascadia.controllers.turn import HumanTurn, Stage
from cascadia_qt.games.cascadia.rules.state import Phase, State


def prompt_subject(turn: HumanTurn) -> str:
    """The page about what the prompt asks for."""
    match turn.stage:
        case Stage.CHOOSING if turn.may_replace_three:
            return "nature#overpopulation"
        case Stage.WIPING | Stage.PICKING_TILE | Stage.PICKING_TOKEN:
            return "nature#nature"
        case Stage.LAID | Stage.CONFIRMING:
            return "turn#see"
        case Stage.OVER:
            return "solo" if turn.state.options.players == 1 else "aim"
        case _:
            return "turn"


def refusal_subject(state: State) -> str:
    """The page about why something cannot lie where somebody wants it."""
    return "turn" if state.phase is Phase.CHOOSE else "rulings#places"
