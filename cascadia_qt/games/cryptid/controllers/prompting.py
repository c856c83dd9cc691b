"""What the prompt says, shows and offers, for every stage of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QPixmap

from cascadia_qt.games.cryptid.controllers.turn import HumanTurn, Stage, Wish
from cascadia_qt.games.cryptid.rules.actions import Action, AnswerCube, AnswerDisc, Ask, Search
from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.views.table import prompt_words as words
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.games.cryptid.views.table.signs import sign
from cascadia_qt.games.cryptid.words.actions import action_words, answer_words
from cascadia_qt.games.cryptid.words.bots import FIRST_BOT
from cascadia_qt.games.cryptid.words.outcome import outcome
from cascadia_qt.games.cryptid.words.prompts import prompt, waiting
from cascadia_qt.games.cryptid.words.refusals import cell_refusal, refusal
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.prompt_bar import Answer

_BUTTON = 0.7  # the picture of an answer, to that of the prompt


def sentence(turn: HumanTurn, state: State, seats: Sequence[Seat]) -> str:
    """What to do now, or how the game has ended; `state` is what whoever looks may see."""
    names = [seat.name for seat in seats]
    match turn.stage:
        case Stage.WAITING:
            return waiting(names[state.seat])
        case Stage.OVER:
            return outcome(names, state).title
        case Stage.TURN | Stage.PLACING if said := _draft(turn, state, names):
            return said
    return prompt(state, names)


def _draft(turn: HumanTurn, state: State, names: Sequence[str]) -> str:
    """What would happen if it were confirmed, what is missing, or why it cannot be."""
    if turn.proposed is not None:
        return action_words(names, turn.proposed)
    cell = turn.cell
    if cell is None:
        return ""
    if refused := cell_refusal(state, names, cell):
        return refused
    if turn.wish is Wish.SEARCH:
        return refusal(state, names, Search(cell))
    if turn.wish is Wish.ASK:
        if turn.seat is not None:
            return refusal(state, names, Ask(cell, turn.seat))
        return words.choose_player(name_of(cell))
    return words.choose_deed(name_of(cell))


def symbols(turn: HumanTurn) -> tuple[str, ...]:
    """The same in pictures; none where a token says it better."""
    match turn.stage:
        case Stage.TURN if turn.wish is Wish.SEARCH:
            return ("search",)
        case Stage.TURN if turn.wish is Wish.ASK:
            return ("ask",)
        case Stage.TURN if turn.wish is Wish.HINT:
            return ("hint",)
        case Stage.TURN:
            return ("ask", "search")
        case Stage.ANSWERING:
            return ("ask",)
        case Stage.VOTING:
            return ("hint",)
        case Stage.OVER:
            return ("habitat",)
        case _:
            return ()


def answers(turn: HumanTurn, page: TablePage, names: Sequence[str]) -> Iterator[Answer]:
    """What can be answered now, with pictures."""
    match turn.stage:
        case Stage.PLACING if turn.cell is not None and turn.proposed is not None:
            yield from _placing(turn, page, names)
        case Stage.TURN:
            yield from _deeds(turn, page, names)
        case Stage.ANSWERING:
            yield from _answering(turn, page, names)
        case Stage.VOTING:
            yield words.agree(_picture(page, "agree"))
            yield words.refuse(_picture(page, "refuse"))
        case Stage.OVER:
            yield words.show_result(_picture(page, "habitat"))
            yield words.play_again()


def _side(page: TablePage) -> int:
    return round(page.sign_side * _BUTTON)


def _picture(page: TablePage, *names: str) -> QPixmap:
    return sign(names, _side(page), page.devicePixelRatioF())


def token_kind(state: State) -> str:
    """What is to be put down."""
    return "disc" if state.phase is Phase.DISC else "cube"


def placed_colour(turn: HumanTurn) -> int:
    """The colour of the token that is to be put down on the chosen cell."""
    colours = turn.colours or list(turn.due)
    return turn.colour if turn.colour is not None and turn.colour in colours else colours[0]


def _placing(turn: HumanTurn, page: TablePage, names: Sequence[str]) -> Iterator[Answer]:
    kind, colour = token_kind(turn.state), placed_colour(turn)
    assert turn.proposed is not None
    text = action_words(names, turn.proposed).rstrip(".")
    yield words.confirm(text, page.token_sign(kind, colour, _side(page)))
    for number, each in enumerate(turn.due):
        if each != colour and each in turn.colours:
            yield words.colour(number, page.token_sign(kind, each, _side(page)))
    yield words.not_now()


def _deeds(turn: HumanTurn, page: TablePage, names: Sequence[str]) -> Iterator[Answer]:
    if turn.proposed is not None:
        picture = _picture(page, *symbols(turn))
        yield words.confirm(action_words(names, turn.proposed).rstrip("."), picture)
        yield words.not_now()
        return
    if turn.cell is not None and turn.wish is None and turn.can(Search(turn.cell)):
        yield words.search(_picture(page, "search"))
    if turn.wish is not None:
        yield words.not_now()
    elif turn.can_propose_hint:
        yield words.hint(_picture(page, "hint"))


def _answering(turn: HumanTurn, page: TablePage, names: Sequence[str]) -> Iterator[Answer]:
    single = len(turn.answers) == 1
    for number, action in enumerate(turn.answers):
        assert isinstance(action, AnswerCube | AnswerDisc)
        text = answer_words(names, action).rstrip(".")
        chosen = single or number == turn.answer
        key = words.enter() if chosen else str(number + 1)
        picture = page.token_sign(*_token(turn, action), _side(page))
        yield words.answer(number, text, key, picture, primary=chosen)


def _token(turn: HumanTurn, action: Action) -> tuple[str, int]:
    seat = turn.state.seat
    if isinstance(action, AnswerCube):
        return "cube", seat if action.colour is None else action.colour
    return "disc", seat


def given_up_answers(session: GameSession) -> Iterator[Answer]:
    """What can be answered where a computer cannot think."""
    yield words.think_again()
    if session.record.seats[session.state.seat].bot != FIRST_BOT:
        yield words.easier_computer()
