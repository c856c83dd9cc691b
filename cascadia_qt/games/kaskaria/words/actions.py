"""What somebody may do, as an advice to do it."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.actions import (
    Action,
    GoIn,
    PlaySet,
    StayOut,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.words.names import card_name, cards_of_colour
from cascadia_qt.games.kaskaria.words.sets import set_words
from cascadia_qt.words.language import translate


def action_words(state: State, action: Action) -> str:
    """`action` of whoever is to move, as a sentence."""
    match action:
        case TakeUnseen():
            return translate("KaskariaActions", "Take the top card of the pile.")
        case TakeShown(slot):
            text = translate("KaskariaActions", "Take card {0} of the display: {1}.")
            return text.format(slot + 1, card_name(state.display[slot]))
        case PlaySet(colour, kinds):
            text = translate("KaskariaActions", "Play a set, {0} ({1}).")
            does = set_words(state, state.seat, kinds)
            return text.format(cards_of_colour(colour, kinds), does)
        case GoIn():
            return translate("KaskariaActions", "Go into the volcano.")
        case StayOut():
            return translate("KaskariaActions", "Stay before the volcano.")
