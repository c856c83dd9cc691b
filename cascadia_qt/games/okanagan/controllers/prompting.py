"""What the prompt says and offers, in every phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.okanagan.controllers.choosing import finished, wanted
from cascadia_qt.games.okanagan.controllers.turn import HumanTurn
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.table import prompt_words as words
from cascadia_qt.games.okanagan.words.actions import action_words
from cascadia_qt.games.okanagan.words.bots import FIRST_BOT
from cascadia_qt.games.okanagan.words.names import reward_name
from cascadia_qt.games.okanagan.words.outcome import outcome
from cascadia_qt.games.okanagan.words.prompts import prompt, waiting
from cascadia_qt.model.session import GameSession
from cascadia_qt.views.prompt_bar import Answer


def sentence(turn: HumanTurn, state: State, names: Sequence[str]) -> str:
    """What to do now, or how the game has ended; `state` is what whoever looks may see."""
    if turn.advised is not None:
        return words.hint(action_words(state, names, turn.advised))
    if state.phase is Phase.OVER:
        return outcome(names, state).title
    if turn.phase is None:
        return words.next_is(names[state.seat]) if turn.hands_over else waiting(state, names)
    said = prompt(state, names)
    if state.phase in (Phase.SWAP, Phase.TRADE) and turn.picked:
        return words.for_what(reward_name(turn.picked[0]).capitalize())
    most = wanted(state)
    return words.picked(said, len(turn.picked), most) if most > 1 else said


def answers(turn: HumanTurn, state: State) -> Iterator[Answer]:
    """What can be answered now."""
    match turn.phase:
        case None:
            return
        case Phase.OVER:
            yield words.show_result()
            yield words.play_again()
        case Phase.LAY:
            yield words.turn_tile()
            if turn.cell is not None:
                yield words.lay()
        case _:
            yield from _choices(turn, state)


def _choices(turn: HumanTurn, state: State) -> Iterator[Answer]:
    if turn.decides_unseen:
        yield words.own_cards()
    if state.phase is Phase.TRADE:
        yield words.no_more()
    if state.phase in (Phase.SWAP, Phase.TRADE) and turn.picked:
        yield words.put_back()
    if state.phase is Phase.ORDER:
        yield words.settle(by_key=turn.proposed is not None)
    elif finished(state, turn.picked) is not None:
        offered = {
            Phase.KEEP: words.keep,
            Phase.DROP: words.put_away,
            Phase.COLLECT: words.collect,
        }
        yield offered[state.phase]()
    elif turn.proposed is not None:
        yield words.do_it()


def given_up_answers(session: GameSession) -> Iterator[Answer]:
    """What can be answered where a computer cannot think."""
    yield words.think_again()
    if session.record.seats[session.state.seat].bot != FIRST_BOT:
        yield words.easier_computer()
