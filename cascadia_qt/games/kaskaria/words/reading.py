"""What readers of the screen are told of the cards of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.words.names import card_name, colour_name
from cascadia_qt.words.language import labelled, listed, translate


def held_card_words(card: Card, *, lifted: bool) -> str:
    """A card of the hand."""
    name = card_name(card)
    return translate("KaskariaReading", "{0}, lifted").format(name) if lifted else name


def play_words(colour: str, words: str) -> str:
    """What plays the cards of a colour; `words` tell what they would do."""
    return labelled(translate("KaskariaReading", "Play {0}").format(colour_name(colour)), words)


def slot_words(number: int, card: Card) -> str:
    """A card of the display."""
    return translate("KaskariaReading", "Display {0}: {1}").format(number, card_name(card))


def playing_words(cards: Sequence[Card]) -> str:
    """The set that is carried out."""
    return labelled(translate("KaskariaReading", "Played"), listed(map(card_name, cards)))


def heroes_title() -> str:
    return translate("KaskariaReading", "Heroes")


def gold_title() -> str:
    return translate("KaskariaReading", "Gold")


def hand_title() -> str:
    return translate("KaskariaReading", "Hand")
