"""Hidden hands and the pile: who may know what."""

from __future__ import annotations

from bisect import insort
from dataclasses import replace

from cascadia_qt.games.kaskaria.rules.actions import Action
from cascadia_qt.games.kaskaria.rules.cards import BACK, Card
from cascadia_qt.games.kaskaria.rules.events import CardTaken, Event
from cascadia_qt.games.kaskaria.rules.pile import Pile
from cascadia_qt.games.kaskaria.rules.state import Hero, Phase, State
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import Rng


def hide(state: State, seat: int, rng: Rng) -> State:
    """A world as it may be for `seat`: cards that nobody has shown are dealt anew."""
    pile = state.pile
    if state.phase is Phase.OVER or state.options.open_hands:
        return replace(state, pile=_with_cards(pile, pile.cards, rng))
    unseen = list(pile.cards)
    heroes = list(state.heroes)
    others = [other for other in range(len(heroes)) if other != seat]
    for other in others:
        unseen += _unshown(heroes[other])
    unseen.sort()  # where a card was must not tell
    for other in others:
        hand = list(heroes[other].shown)
        for _ in range(len(heroes[other].hand) - len(hand)):
            index, rng = rng.below(len(unseen))
            insort(hand, unseen.pop(index))
        heroes[other] = _with_hand(heroes[other], tuple(hand))
    hidden = _with_cards(pile, Bag(tuple(unseen)), rng)
    return replace(state, heroes=tuple(heroes), pile=hidden)


def seen(state: State, seat: int | None) -> State:
    """What `seat` may know: of other hands what was shown, of the pile how many cards it has."""
    pile = _with_cards(state.pile, Bag((BACK,) * len(state.pile.cards)), Rng(0))
    if state.phase is Phase.OVER or state.options.open_hands:
        return replace(state, pile=pile)
    heroes = tuple(
        hero if other == seat else _with_hand(hero, _covered(hero))
        for other, hero in enumerate(state.heroes)
    )
    return replace(state, heroes=heroes, pile=pile)


def told(entry: Entry[State, Action, Event], seat: int | None) -> tuple[Event, ...]:
    """What `seat` may hear: which card somebody else took from the pile is his secret."""
    events = entry.step.events
    if entry.step.state.options.open_hands:
        return events
    return tuple(
        CardTaken(event.seat, None, None)
        if isinstance(event, CardTaken) and event.slot is None and event.seat != seat
        else event
        for event in events
    )


def _with_cards(pile: Pile, cards: Bag[Card], rng: Rng) -> Pile:
    return Pile(cards, pile.before, rng, pile.discard, pile.waterfalls)


def _with_hand(hero: Hero, hand: tuple[Card, ...]) -> Hero:
    return Hero(hand, hero.shown, hero.runner, hero.griffin, hero.gold)


def _unshown(hero: Hero) -> list[Card]:
    """The cards of the hand that nobody else has seen."""
    hand = list(hero.hand)
    for card in hero.shown:
        hand.remove(card)
    return hand


def _covered(hero: Hero) -> tuple[Card, ...]:
    return (*hero.shown, *(BACK for _ in range(len(hero.hand) - len(hero.shown))))
