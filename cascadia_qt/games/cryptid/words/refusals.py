"""Why a cell is not possible for what somebody wants to do, as a reason and in words.

Reasons about a player's own clue are for that player alone: they are made from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from cascadia_qt.games.cryptid.rules.actions import (
    Action,
    AnswerCube,
    AnswerDisc,
    Ask,
    ProposeHint,
    PutCube,
    PutDisc,
    Search,
    Share,
    Vote,
)
from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.legal import askable, legal, searchable
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.words.language import translate


class Obstacle(Enum):
    """What is in the way."""

    CUBE = auto()  # nothing more happens where one lies
    ANSWERED = auto()  # the player asked has put his discs there
    OWN_TOKEN = auto()  # nobody puts a second token of a colour on a cell
    CLUE_DENIES = auto()  # only for the eyes of whoever holds the clue
    CLUE_FITS = auto()  # likewise
    NO_HINT = auto()
    NOT_NOW = auto()  # something else is to be decided first


def obstacle(state: State, action: Action) -> Obstacle | None:
    """Why whoever is to move, whose clues `state` shows, may not do `action`; None if he may."""
    match state.phase, action:
        case Phase.TURN, Ask(cell, seat):
            if seat == state.seat or seat >= state.options.players:
                return Obstacle.NOT_NOW
            return _cube(state, cell) or _if(not askable(state, seat) >> cell & 1, "ANSWERED")
        case Phase.TURN, Search(cell):
            return _cube(state, cell) or _if(not searchable(state) >> cell & 1, "CLUE_DENIES")
        case Phase.TURN, ProposeHint():
            return _if(action not in legal(state), "NO_HINT")
        case (Phase.SHARE, Share(cell, colour)) | (Phase.PAY, PutCube(cell, colour)):
            return _token(state, cell, colour, fits=False)
        case Phase.DISC, PutDisc(cell, colour):
            return _token(state, cell, colour, fits=True)
        case (Phase.ANSWER, AnswerCube() | AnswerDisc()) | (Phase.HINT, Vote()):
            return _if(action not in legal(state), "NOT_NOW")
    return Obstacle.NOT_NOW


def refusal(state: State, names: Sequence[str], action: Action) -> str:
    """The same as a sentence; "" if the action is possible."""
    found = obstacle(state, action)
    if found is None:
        return ""
    return _sentence(state, names, action, found)


def cell_obstacle(state: State, cell: int) -> Obstacle | None:
    """What is in the way of everything that whoever is to move may want to do on a cell."""
    found = [obstacle(state, action) for action in _wishes(state, cell)]
    return None if not all(found) else next(iter(found), Obstacle.NOT_NOW)


def cell_refusal(state: State, names: Sequence[str], cell: int) -> str:
    """Why whoever is to move can do nothing at all on a cell now; "" if he can do something."""
    actions = list(_wishes(state, cell))
    refusals = [refusal(state, names, action) for action in actions]
    return "" if not all(refusals) else next(iter(refusals), _not_now(state))


def _wishes(state: State, cell: int) -> list[Action]:
    """What somebody may have in mind who points at a cell."""
    named = state.options.players == 2
    colours = [each if named else None for each in state.options.colours(state.seat)]
    match state.phase:
        case Phase.SHARE:
            return [Share(cell, colour) for colour in colours]
        case Phase.PAY:
            return [PutCube(cell, colour) for colour in colours]
        case Phase.DISC:
            return [PutDisc(cell, each if named else None) for each in state.tasks[0].colours]
        case Phase.TURN:
            others = [seat for seat in range(state.options.players) if seat != state.seat]
            return [Search(cell), *(Ask(cell, seat) for seat in others)]
        case _:
            return []


def _if(wrong: bool, obstacle: str) -> Obstacle | None:
    return Obstacle[obstacle] if wrong else None


def _cube(state: State, cell: int) -> Obstacle | None:
    return _if(bool(state.cubed >> cell & 1), "CUBE")


def _token(state: State, cell: int, colour: int | None, *, fits: bool) -> Obstacle | None:
    own = state.seat if colour is None else colour
    due = (
        state.options.colours(state.seat) if state.phase is Phase.SHARE else state.tasks[0].colours
    )
    if own not in due or (colour is None) is not (state.options.players > 2):
        return Obstacle.NOT_NOW
    if found := _cube(state, cell):
        return found
    if state.discs[own] >> cell & 1:
        return Obstacle.OWN_TOKEN
    if bool(state.options.fitting(own) >> cell & 1) is not fits:
        return Obstacle.CLUE_DENIES if fits else Obstacle.CLUE_FITS
    return None


def _sentence(state: State, names: Sequence[str], action: Action, found: Obstacle) -> str:
    if found is Obstacle.NOT_NOW:
        return _not_now(state)
    if found is Obstacle.NO_HINT:
        return translate("CryptidRefusal", "There is no hint to be had now.")
    assert isinstance(action, Share | PutCube | PutDisc | Ask | Search)
    cell = name_of(action.cell)
    if isinstance(action, Ask) and found is Obstacle.ANSWERED:
        text = translate("CryptidRefusal", "{0} has answered on {1} already.")
        return text.format(names[action.seat], cell)
    return {
        Obstacle.CUBE: translate("CryptidRefusal", "A cube of {1} lies on {0}."),
        Obstacle.OWN_TOKEN: translate("CryptidRefusal", "Your own disc lies on {0}."),
        Obstacle.CLUE_DENIES: translate("CryptidRefusal", "{0} does not fit your clue."),
        Obstacle.CLUE_FITS: translate("CryptidRefusal", "{0} fits your clue."),
    }[found].format(cell, _cube_owner(state, names, action.cell))


def _cube_owner(state: State, names: Sequence[str], cell: int) -> str:
    lying = [colour for colour, cells in enumerate(state.cubes) if cells >> cell & 1]
    return owner_name(names, lying[0]) if lying else ""


def _not_now(state: State) -> str:
    return {
        Phase.SHARE: translate("CryptidRefusal", "Cubes are shared first."),
        Phase.TURN: translate("CryptidRefusal", "Ask another player, or search."),
        Phase.DISC: translate("CryptidRefusal", "Put a disc down first."),
        Phase.ANSWER: translate("CryptidRefusal", "Answer first."),
        Phase.PAY: translate("CryptidRefusal", "Put a cube down first."),
        Phase.HINT: translate("CryptidRefusal", "The table votes about a hint first."),
        Phase.OVER: translate("CryptidRefusal", "The game is over."),
    }[state.phase]
