"""What the prompt says, shows and offers, for every stage of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QPixmap

from cascadia_qt.games.kaskaria.controllers.turn import HumanTurn, Stage
from cascadia_qt.games.kaskaria.rules.actions import GoIn, TakeShown, TakeUnseen
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.views.table import prompt_words as words
from cascadia_qt.games.kaskaria.views.table.signs import sign
from cascadia_qt.games.kaskaria.words.actions import action_words
from cascadia_qt.games.kaskaria.words.bots import FIRST_BOT
from cascadia_qt.games.kaskaria.words.outcome import if_gone_in, outcome
from cascadia_qt.games.kaskaria.words.prompts import prompt, waiting
from cascadia_qt.games.kaskaria.words.refusals import cards_refusal
from cascadia_qt.games.kaskaria.words.sets import set_words
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.prompt_bar import Answer


def sentence(turn: HumanTurn, state: State, seats: Sequence[Seat]) -> str:
    """What to do now, or how the game has ended; `state` is what whoever looks may see."""
    names = [seat.name for seat in seats]
    if turn.advised is not None:
        return words.hint(action_words(state, turn.advised))
    match turn.stage:
        case Stage.WAITING if turn.hands_over:
            return words.next_is(names[state.seat])
        case Stage.WAITING:
            return waiting(names[state.seat])
        case Stage.TURN if turn.colour is not None:
            offered = turn.offered(turn.colour)
            if offered is None:
                return cards_refusal([turn.hand[place] for place in turn.lifted])
            return words.chosen(set_words(state, state.seat, offered.kinds))
        case Stage.ENTERING if turn.foresees:
            would = if_gone_in(state, names)
            return f"{prompt(state)}. {would.text} {would.totals}"
        case Stage.OVER:
            return outcome(names, state).title
        case _:
            return prompt(state)


def symbols(turn: HumanTurn) -> tuple[str, ...]:
    """The same in pictures."""
    match turn.stage:
        case Stage.TURN if turn.colour is not None:
            return ("hand",)
        case Stage.TURN:
            return (*(["pile"] if turn.takes else []), *(["hand"] if turn.colours else []))
        case Stage.TAKING:
            return ("plus2", "pile")
        case Stage.ENTERING:
            return ("volcano",)
        case Stage.OVER:
            return ("amulet",)
        case Stage.WAITING:
            return ()


def answers(turn: HumanTurn, side: int, ratio: float) -> Iterator[Answer]:
    """What can be answered now, with pictures of `side` pixels."""

    def picture(name: str) -> QPixmap:
        return sign((name,), side, ratio)

    match turn.stage:
        case Stage.TURN if turn.colour is not None:
            if turn.offered(turn.colour) is not None:
                yield words.play(picture("hand"))
            yield words.put_back()
        case Stage.TURN | Stage.TAKING if turn.takes:
            yield words.take(picture("pile"), primary=turn.proposed == TakeUnseen())
            if isinstance(turn.advised, TakeShown):
                yield words.take_shown(turn.advised.slot + 1)
        case Stage.ENTERING:
            enters = turn.proposed == GoIn()
            yield words.go_in(picture("go_in"), primary=enters)
            yield words.stay(picture("stay"), primary=not enters)
        case Stage.OVER:
            yield words.show_result(picture("gold"))
            yield words.play_again()


def given_up_answers(session: GameSession) -> Iterator[Answer]:
    """What can be answered where a computer cannot think."""
    yield words.think_again()
    if session.record.seats[session.state.seat].bot != FIRST_BOT:
        yield words.easier_computer()
