"""A table to play at: games with chosen hands, display, luck and figures, and moves in notation.

Cards are written as files call them, several of a colour in one: "blue gold runner, red gold".
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from cascadia_qt.games.kaskaria.rules.cards import CARDS, KINDS, Card
from cascadia_qt.games.kaskaria.rules.events import Event
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.pile import Pile
from cascadia_qt.games.kaskaria.rules.state import Hero, State
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.game import Step
from cascadia_qt.rules.rng import Rng

DISPLAY = "grey gold, grey gold, grey griffin"


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, in its order."""
    found = []
    for group in filter(None, text.split(", ")):
        colour, *kinds = group.split()
        assert set(kinds) <= set(KINDS), kinds
        found += [Card(f"{colour} {kind}") for kind in kinds]
    return tuple(found)


def hero(hand: str = "", runner: int = 0, griffin: int = 0, gold: int = 0) -> Hero:
    return Hero(tuple(sorted(cards(hand))), (), runner, griffin, gold)


def scene(
    *heroes: Hero,
    display: str = DISPLAY,
    discard: str = "",
    before: int = 99,
    seed: int = 1,
    fearless: bool = False,
    open_hands: bool = False,
    length: str = "normal",
) -> State:
    """A game in which the first hero has the turn; the pile has every card that is nowhere else."""
    shown, gone = cards(display), cards(discard)
    rest = Counter(CARDS)
    rest.subtract(shown)
    rest.subtract(gone)
    for each in heroes:
        rest.subtract(each.hand)
    assert min(rest.values()) >= 0, "a card lies in two places"
    pile = Pile(Bag.of(rest.elements()), before, Rng(seed), tuple(sorted(gone)))
    options = Options(len(heroes), length, fearless, open_hands)
    return State(options, heroes, shown, pile)


def with_pile(state: State, text: str) -> State:
    """The same with a pile of just these cards, the waterfall beside them."""
    return replace(state, pile=replace(state.pile, cards=Bag.of(cards(text)), before=0))


def steps(state: State, *moves: str) -> list[Step[State, Event]]:
    """What each of `moves` led to."""
    made: list[Step[State, Event]] = []
    for move in moves:
        step = KASKARIA.apply(state, KASKARIA.parse(move))
        made.append(step)
        state = step.state
    return made


def played(state: State, *moves: str) -> State:
    """The state after `moves`."""
    return steps(state, *moves)[-1].state


def all_cards(state: State) -> Counter[Card]:
    """Every card of the table but the waterfall."""
    hands = (card for each in state.heroes for card in each.hand)
    pile = state.pile
    return Counter([*hands, *state.display, *pile.cards, *pile.discard, *state.playing])
