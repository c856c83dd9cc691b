"""Which page of the help is about what is to be decided, or about what was refused."""

from __future__ import annotations

from collections.abc import Mapping

from cascadia_qt.games.cryptid.rules.actions import Action
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.words.refusals import Obstacle, cell_obstacle, obstacle

_PAGES: Mapping[Phase, str] = {
    Phase.SHARE: "turn#share",
    Phase.TURN: "turn#ask",
    Phase.DISC: "rulings#search",
    Phase.ANSWER: "turn#ask",
    Phase.PAY: "turn#price",
    Phase.HINT: "sheet#hint",
    Phase.OVER: "after",
}
_RULINGS: Mapping[Obstacle, str] = {
    Obstacle.CUBE: "rulings#cube",
    Obstacle.ANSWERED: "rulings#cube",
    Obstacle.OWN_TOKEN: "rulings#cube",
    Obstacle.CLUE_DENIES: "rulings#search",
    Obstacle.CLUE_FITS: "turn#price",
    Obstacle.NO_HINT: "rulings#hint",
}


def prompt_subject(state: State) -> str:
    """The page about what whoever is to move decides."""
    if state.phase is Phase.ANSWER and state.options.players == 2:
        return "two"
    return _PAGES[state.phase]


def refusal_subject(state: State, action: Action) -> str:
    """The page about why he may not do `action`."""
    return _subject(state, obstacle(state, action))


def cell_subject(state: State, cell: int) -> str:
    """The page about why he can do nothing on a cell."""
    return _subject(state, cell_obstacle(state, cell))


def clue_subject(clue: str) -> str:
    """Where the kind of a clue is explained."""
    return "clues#advanced" if clue.startswith("not ") else f"clues#{clue.partition(':')[0]}"


def _subject(state: State, found: Obstacle | None) -> str:
    return prompt_subject(state) if found is None else _RULINGS.get(found, prompt_subject(state))
