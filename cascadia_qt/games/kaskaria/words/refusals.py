"""Why something cannot be done that somebody wants to do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.kaskaria.rules.actions import (
    Action,
    GoIn,
    PlaySet,
    StayOut,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.kaskaria.rules.cards import HAND_LIMIT, Card
from cascadia_qt.games.kaskaria.rules.play import SLOTS
from cascadia_qt.games.kaskaria.rules.sets import sets_in
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.words.language import translate


def refusal(state: State, action: Action) -> str:
    """Why whoever is to move may not do `action`; "" if he may."""
    if state.phase is Phase.OVER:
        return translate("KaskariaRefusal", "The game is over.")
    match action:
        case TakeUnseen() | TakeShown():
            return _taking(state, action)
        case PlaySet():
            return _playing(state, action)
        case GoIn() | StayOut():
            if state.phase is Phase.ENTERING:
                return ""
            return translate("KaskariaRefusal", "No figure stands before the volcano.")


def cards_refusal(cards: Sequence[Card]) -> str:
    """Why these cards of a hand are no set; "" if they are one."""
    if len({card.colour for card in cards}) > 1:
        return translate("KaskariaRefusal", "All cards of a set have the same colour.")
    if len(cards) < 2:
        return translate("KaskariaRefusal", "A set has at least two cards.")
    return ""


def _taking(state: State, action: TakeUnseen | TakeShown) -> str:
    if state.phase is Phase.ENTERING:
        return _decide_first()
    if state.phase is Phase.TURN and len(state.hero.hand) >= HAND_LIMIT:
        return translate("KaskariaRefusal", "With ten cards in hand you must play a set.")
    if isinstance(action, TakeShown) and action.slot not in range(SLOTS):
        return translate("KaskariaRefusal", "The display has three cards.")
    return ""


def _playing(state: State, action: PlaySet) -> str:
    if state.phase is Phase.ENTERING:
        return _decide_first()
    if state.phase is Phase.TAKING:
        return translate("KaskariaRefusal", "Take the cards of the “+2” first.")
    if action in sets_in(state.hero.hand):
        return ""
    why = cards_refusal(action.cards)
    return why or translate("KaskariaRefusal", "You do not have these cards.")


def _decide_first() -> str:
    return translate("KaskariaRefusal", "Decide first whether to go into the volcano.")
