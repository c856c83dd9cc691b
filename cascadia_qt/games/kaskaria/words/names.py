"""The names of cards and figures, and how many there are of something."""

from __future__ import annotations

from collections.abc import Iterable

from cascadia_qt.games.kaskaria.rules.cards import BACK, WATERFALL, Card
from cascadia_qt.words.language import labelled, translate


def colour_name(colour: str) -> str:
    return {
        "red": translate("KaskariaCards", "red"),
        "orange": translate("KaskariaCards", "orange"),
        "yellow": translate("KaskariaCards", "yellow"),
        "green": translate("KaskariaCards", "green"),
        "blue": translate("KaskariaCards", "blue"),
        "purple": translate("KaskariaCards", "purple"),
        "pink": translate("KaskariaCards", "pink"),
        "brown": translate("KaskariaCards", "brown"),
        "grey": translate("KaskariaCards", "grey"),
    }[colour]


def kind_name(kind: str) -> str:
    return {
        "gold": translate("KaskariaCards", "gold"),
        "plus2": translate("KaskariaCards", "+2"),
        "runner": translate("KaskariaCards", "cliff runner"),
        "griffin": translate("KaskariaCards", "griffin"),
    }[kind]


def card_name(card: Card) -> str:
    """A card as it stands in a list, such as "blue gold"; one that is hidden has no other name."""
    if card == BACK:
        return translate("KaskariaCards", "hidden card")
    if card == WATERFALL:
        return translate("KaskariaCards", "waterfall")
    return translate("KaskariaCards", "{0} {1}").format(
        colour_name(card.colour), kind_name(card.kind)
    )


def cards_of_colour(colour: str, kinds: Iterable[str]) -> str:
    """Cards of one colour, such as "blue: gold, griffin"."""
    return labelled(colour_name(colour), ", ".join(map(kind_name, kinds)))


def figure_name(figure: str) -> str:
    return {
        "runner": translate("KaskariaCards", "Cliff runner"),
        "griffin": translate("KaskariaCards", "Griffin"),
    }[figure]


def gold_words(gold: int) -> str:
    if gold == 0:
        return translate("KaskariaCards", "no gold")
    if gold == 1:
        return translate("KaskariaCards", "1 gold")
    return translate("KaskariaCards", "{0} gold").format(gold)


def cards_words(cards: int) -> str:
    if cards == 0:
        return translate("KaskariaCards", "no cards")
    if cards == 1:
        return translate("KaskariaCards", "1 card")
    return translate("KaskariaCards", "{0} cards").format(cards)


def place_name(place: int) -> str:
    """A place on one of the ways, counted from 1."""
    return (
        translate("KaskariaCards", "first place"),
        translate("KaskariaCards", "second place"),
        translate("KaskariaCards", "third place"),
        translate("KaskariaCards", "fourth place"),
    )[place - 1]
