"""Which page of the help is about what is to be decided, or about what was refused."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.actions import Action, PlaySet
from cascadia_qt.games.kaskaria.rules.cards import BACK, HAND_LIMIT, WATERFALL, Card
from cascadia_qt.games.kaskaria.rules.state import Phase, State


def prompt_subject(state: State) -> str:
    """The page about what whoever is to move decides."""
    match state.phase:
        case Phase.TURN:
            return "turn#ten" if len(state.hero.hand) >= HAND_LIMIT else "turn"
        case Phase.TAKING:
            return "sets#plus2"
        case Phase.ENTERING:
            return "rulings#volcano"
        case Phase.OVER:
            return "end#counts"


def refusal_subject(state: State, action: Action) -> str:
    """The page about why he may not do `action`."""
    if state.phase is Phase.TURN and isinstance(action, PlaySet):
        return "sets"
    return prompt_subject(state)


def card_subject(card: Card) -> str:
    """The page about a card."""
    if card == WATERFALL:
        return "waterfall"
    return "turn" if card == BACK else f"sets#{card.kind}"
