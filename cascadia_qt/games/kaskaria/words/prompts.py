"""What is to be decided, in words."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.cards import HAND_LIMIT
from cascadia_qt.games.kaskaria.rules.sets import sets_in
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.words.language import translate


def turn_words(turn: int) -> str:
    return translate("KaskariaPrompt", "Turn {0}").format(turn)


def prompt(state: State) -> str:
    """What whoever is to move has to do; made for his own eyes."""
    match state.phase:
        case Phase.TURN:
            return _turn(state)
        case Phase.TAKING if state.taking == 1:
            return translate("KaskariaPrompt", "Take one more card")
        case Phase.TAKING:
            return translate("KaskariaPrompt", "Take two cards, one after the other")
        case Phase.ENTERING:
            assert state.entering is not None
            return _go_in(state.entering)
        case Phase.OVER:
            return translate("KaskariaPrompt", "The game is over")


def waiting(name: str) -> str:
    """What others read while `name` decides."""
    return translate("KaskariaPrompt", "{0} is playing").format(name)


def _turn(state: State) -> str:
    hand = state.hero.hand
    if len(hand) >= HAND_LIMIT:
        return translate("KaskariaPrompt", "Ten cards: play a set")
    if sets_in(hand):
        return translate("KaskariaPrompt", "Take a card or play a set")
    return translate("KaskariaPrompt", "Take a card")


def _go_in(figure: str) -> str:
    return {
        "runner": translate("KaskariaPrompt", "Does the cliff runner go in? That ends the game"),
        "griffin": translate("KaskariaPrompt", "Does the griffin go in? That ends the game"),
    }[figure]
