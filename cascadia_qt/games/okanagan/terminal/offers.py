"""What whoever decides can type, in a list with numbers."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Drop,
    Keep,
    Lay,
    TakeAction,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.legal import legal
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.terminal.offer import TURNS, Numbers, Offer, example
from cascadia_qt.games.okanagan.terminal.reward_offers import PHASES, reward_offer
from cascadia_qt.games.okanagan.words.actions import action_words
from cascadia_qt.games.okanagan.words.areas import closing_words
from cascadia_qt.games.okanagan.words.backs import back_words
from cascadia_qt.games.okanagan.words.names import cell_name
from cascadia_qt.games.okanagan.words.objectives import objective_words, progress_words
from cascadia_qt.games.okanagan.words.spoken import face_up_words, pile_words
from cascadia_qt.games.okanagan.words.tiles import turned_words
from cascadia_qt.words.language import labelled, listed, translate


def offer(state: State, names: Sequence[str], *, foresees: bool = True) -> Offer:
    """The choices of whoever decides; who `foresees` is told what a tile would close."""
    if state.phase in PHASES:
        return reward_offer(state, names)
    match state.phase:
        case Phase.LAY:
            return _lays(state, names, foresees=foresees)
        case Phase.KEEP | Phase.DROP:
            return _cards(state)
        case _:
            return _listed(state, names)


def _lays(state: State, names: Sequence[str], *, foresees: bool) -> Offer:
    """A number for a place, read row by row, and a letter where a tile fits several ways."""
    hand = state.explorer.hand
    assert hand is not None
    lays = [action for action in legal(state) if isinstance(action, Lay)]
    cells = sorted({action.cell for action in lays}, key=lambda cell: (cell.b, cell.a))
    lines: dict[str, str] = {}
    answers: dict[Numbers, Action] = {}
    for number, cell in enumerate(cells, 1):
        turns = [action for action in lays if action.cell == cell]
        for turn, action in enumerate(turns, 1):
            laid = Laid(hand.tile, action.rotation)
            closed = closing_words(state.board, cell, laid, names) if foresees else ()
            typed = f"{number}{TURNS[turn - 1]}" if len(turns) > 1 else str(number)
            lines[typed] = listed((cell_name(cell), turned_words(laid), *closed))
            answers[number, turn] = action
        if len(turns) == 1:
            answers[(number,)] = turns[0]
    hint = translate("OkanaganTerminal", "a place and how the tile is turned, such as {0}")
    return Offer(
        tuple(labelled(typed, line) for typed, line in lines.items()),
        hint.format(next(iter(lines))),
        answers,
        places={cell: str(number) for number, cell in enumerate(cells, 1)},
    )


def _cards(state: State) -> Offer:
    """Objectives by their place in hand, each with what it counts now."""
    held, rewards = state.explorer.objectives, state.explorer.rewards
    lines = (
        labelled(f"{number} {objective_words(card)}", progress_words(card, rewards))
        for number, card in enumerate(held, 1)
    )
    answers: dict[Numbers, Action] = {
        tuple(held.index(card) + 1 for card in action.objectives): action
        for action in legal(state)
        if isinstance(action, Keep | Drop)
    }
    hint = example(translate("OkanaganTerminal", "their numbers, such as {0}"), answers)
    return Offer(tuple(lines), hint, answers, in_any_order=True)


def _listed(state: State, names: Sequence[str]) -> Offer:
    """A line a choice; special actions have the numbers of their piles."""
    actions = legal(state)
    numbers = (
        action.pile + 1 if isinstance(action, TakeAction) else number
        for number, action in enumerate(actions, 1)
    )
    answers: dict[Numbers, Action] = dict(zip(((each,) for each in numbers), actions, strict=True))
    lines = (f"{number} {_line(state, names, action)}" for (number,), action in answers.items())
    hint = example(translate("OkanaganTerminal", "a number, such as {0}"), answers)
    return Offer(tuple(lines), hint, answers)


def _line(state: State, names: Sequence[str], action: Action) -> str:
    match action:
        case TakeShown(slot):
            return f"{face_up_words(state, slot)}."
        case TakeUnseen(pile):
            return f"{pile_words(state, pile)}."
        case TakeAction(pile):
            back = state.supply.backs[pile]
            assert back is not None
            return back_words(back)
        case _:
            return action_words(state, names, action)
