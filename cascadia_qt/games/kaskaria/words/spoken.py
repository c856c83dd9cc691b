"""Hands, ways and cards in short sentences, for people who hear what others see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.kaskaria.rules.cards import BACK, COLOURS, KINDS, Card
from cascadia_qt.games.kaskaria.rules.state import FIGURES, State
from cascadia_qt.games.kaskaria.words.names import (
    card_name,
    cards_of_colour,
    cards_words,
    figure_name,
    gold_words,
)
from cascadia_qt.words.language import labelled, listed, translate


def by_colour(hand: Sequence[Card]) -> dict[str, list[str]]:
    """The kinds of a hand by colour, both in the order of the rules; hidden cards are left out."""
    held = {
        colour: sorted((card.kind for card in hand if card.colour == colour), key=KINDS.index)
        for colour in COLOURS
    }
    return {colour: kinds for colour, kinds in held.items() if kinds}


def hand_words(hand: Sequence[Card]) -> str:
    """The cards of a hand by colour, and how many of them are hidden."""
    parts = [cards_of_colour(colour, kinds) for colour, kinds in by_colour(hand).items()]
    if hidden := hand.count(BACK):
        parts.append(_hidden(hidden))
    return listed(parts) or cards_words(0)


def display_words(state: State) -> str:
    """The display, each card after the number of its slot, counted from 1."""
    cards = (f"{slot} {card_name(card)}" for slot, card in enumerate(state.display, 1))
    return labelled(translate("KaskariaSpoken", "Display"), listed(cards))


def pile_words(state: State) -> str:
    return labelled(translate("KaskariaSpoken", "Pile"), cards_words(len(state.pile)))


def discard_words(state: State) -> str:
    label = translate("KaskariaSpoken", "Discard pile")
    return labelled(label, cards_words(len(state.pile.discard)))


def hero_words(state: State, names: Sequence[str], seat: int) -> str:
    """Where somebody stands: figures, gold and how many cards."""
    hero = state.heroes[seat]
    ways = (step_words(figure, hero.steps(figure), state.way(figure)) for figure in FIGURES)
    parts = (*ways, gold_words(hero.gold), cards_words(len(hero.hand)))
    return labelled(names[seat], ", ".join(parts))


def step_words(figure: str, steps: int, way: int) -> str:
    """How far a figure is, such as "Griffin 2 of 6"."""
    if steps == way:
        return translate("KaskariaSpoken", "{0} in the volcano").format(figure_name(figure))
    text = translate("KaskariaSpoken", "{0} {1} of {2}")
    return text.format(figure_name(figure), steps, way)


def table_words(state: State, names: Sequence[str]) -> Iterator[str]:
    """What everybody may see, a sentence each."""
    for seat in range(len(state.heroes)):
        yield f"{hero_words(state, names, seat)}."
    yield f"{display_words(state)}."
    yield f"{pile_words(state)}. {discard_words(state)}."


def _hidden(cards: int) -> str:
    if cards == 1:
        return translate("KaskariaSpoken", "1 hidden card")
    return translate("KaskariaSpoken", "{0} hidden cards").format(cards)
