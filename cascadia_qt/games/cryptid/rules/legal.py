"""What may be done, and why something may not."""

from __future__ import annotations

from collections.abc import Callable, Iterable

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
from cascadia_qt.games.cryptid.rules.cells import ALL, cells_in
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.rules.complaint import Complaint

_VOTES = (Vote(True), Vote(False))


def legal(state: State) -> tuple[Action, ...]:
    """Every action that is allowed, always in the same order."""
    match state.phase:
        case Phase.SHARE:
            return _placings(state, Share, state.options.colours(state.seat), state.free_for_cube)
        case Phase.PAY:
            return _placings(state, PutCube, state.tasks[0].colours, state.free_for_cube)
        case Phase.DISC:
            return _placings(state, PutDisc, state.tasks[0].colours, state.free_for_disc)
        case Phase.TURN:
            return (*_questions(state), *_searches(state), *_proposals(state))
        case Phase.ANSWER:
            return _answers(state)
        case Phase.HINT:
            return _VOTES
        case Phase.OVER:
            return ()


def _placings(
    state: State,
    action: Callable[[int, int | None], Action],
    colours: Iterable[int],
    free: Callable[[int], int],
) -> tuple[Action, ...]:
    named = state.options.players == 2
    return tuple(
        action(cell, colour if named else None)
        for colour in colours
        for cell in cells_in(free(colour))
    )


def askable(state: State, seat: int) -> int:
    """The cells that `seat` may be asked about."""
    answered = ALL
    for colour in state.options.colours(seat):
        answered &= state.discs[colour]
    return ALL & ~(state.cubed | answered)


def searchable(state: State) -> int:
    """The cells that whoever has the turn may search."""
    cells = ALL & ~state.cubed
    for colour in state.options.colours(state.seat):
        cells &= state.options.fitting(colour)
    return cells


def _questions(state: State) -> list[Action]:
    others = [seat for seat in range(state.options.players) if seat != state.seat]
    return [Ask(cell, other) for other in others for cell in cells_in(askable(state, other))]


def _searches(state: State) -> list[Action]:
    return [Search(cell) for cell in cells_in(searchable(state))]


def _proposals(state: State) -> list[Action]:
    possible = state.hintable and state.hint is None and not state.proposed
    return [ProposeHint()] if possible else []


def failing(state: State, seat: int) -> list[int]:
    """The colours of `seat` whose clue denies the cell that it is asked about."""
    cell = state.lantern
    assert cell is not None
    options = state.options
    return [each for each in options.colours(seat) if not options.fitting(each) >> cell & 1]


def _answers(state: State) -> tuple[Action, ...]:
    """What may be answered: if people answer themselves also what is wrong."""
    options, seat = state.options, state.seat
    if options.players > 2:
        return (AnswerCube(), AnswerDisc())
    if options.answer_yourselves:
        return (*map(AnswerCube, options.colours(seat)), AnswerDisc())
    return tuple(map(AnswerCube, failing(state, seat)))


def refusal(state: State, action: Action) -> Complaint:
    """Why an action is not allowed, in one plain clause."""
    match state.phase, action:
        case Phase.OVER, _:
            return Complaint("CryptidRules", "the game is over")
        case Phase.TURN, Ask(cell, seat):
            if seat == state.seat or seat >= state.options.players:
                return Complaint("CryptidRules", "nobody else sits there")
            return _cube_there(state, cell) or Complaint(
                "CryptidRules", "the player asked has answered there already"
            )
        case Phase.TURN, Search(cell):
            return _cube_there(state, cell) or Complaint(
                "CryptidRules", "the searcher's own clue denies the cell"
            )
        case Phase.TURN, ProposeHint():
            return Complaint("CryptidRules", "there is no hint to be had now")
        case (Phase.SHARE, Share(cell, _)) | (Phase.PAY, PutCube(cell, _)):
            return _cube_there(state, cell) or Complaint(
                "CryptidRules", "no cube of this player can lie there"
            )
        case Phase.DISC, PutDisc(cell, _):
            return _cube_there(state, cell) or Complaint(
                "CryptidRules", "no disc of this player can lie there"
            )
    return _MEANWHILE[state.phase]


_MEANWHILE = {
    Phase.SHARE: Complaint("CryptidRules", "cubes are shared first"),
    Phase.TURN: Complaint("CryptidRules", "a player asks or searches now"),
    Phase.DISC: Complaint("CryptidRules", "a disc is to be put down first"),
    Phase.ANSWER: Complaint("CryptidRules", "an answer is to be given first"),
    Phase.PAY: Complaint("CryptidRules", "a cube is to be put down first"),
    Phase.HINT: Complaint("CryptidRules", "the table votes about a hint first"),
}


def _cube_there(state: State, cell: int) -> Complaint | None:
    if state.cubed >> cell & 1:
        return Complaint("CryptidRules", "a cube lies on the cell")
    return None
