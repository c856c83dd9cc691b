"""What a seat knows, and the games that this may be."""

from __future__ import annotations

from itertools import chain
from random import Random

from cascadia_qt.games.kaskaria.ai.codes import UNITS, holding_of, holdings_of, number_of
from cascadia_qt.games.kaskaria.ai.imagined import NOBODY, WATERFALL, Imagined, shuffled
from cascadia_qt.games.kaskaria.rules.cards import BACK, CARDS, COLOURS
from cascadia_qt.games.kaskaria.rules.secrets import seen
from cascadia_qt.games.kaskaria.rules.state import State


class Knowledge:
    """What whoever has the turn can see: two states that look the same are the same to it.

    Attributes:
        known: the game without the cards that were not seen.
    """

    def __init__(self, state: State) -> None:
        state = seen(state, state.seat)
        heroes, pile, playing = state.heroes, state.pile, state.playing
        hands = [[number_of(card) for card in hero.hand if card != BACK] for hero in heroes]
        self.known = known = Imagined(state.options)
        known.hands = [holdings_of(hand) for hand in hands]
        known.sizes = [len(hero.hand) for hero in heroes]
        known.steps = ([hero.runner for hero in heroes], [hero.griffin for hero in heroes])
        known.gold = [hero.gold for hero in heroes]
        known.display = [*map(number_of, state.display)]
        known.discard = [*map(number_of, pile.discard)]
        known.pile = []
        known.seat, known.amulet, known.taking = state.seat, NOBODY, state.taking
        known.colour = COLOURS.index(playing[0].colour) if playing else 0
        known.holding = holding_of(card.kind for card in playing)
        self._unknown = [
            len(hero.hand) - len(hand) for hero, hand in zip(heroes, hands, strict=True)
        ]
        self._before = pile.before
        self._unseen = [*map(number_of, CARDS)]
        for card in chain(known.display, known.discard, map(number_of, playing), *hands):
            self._unseen.remove(card)

    def imagined(self, seed: int) -> Imagined:
        """A game as it may be: the cards that were not seen are dealt to hands and pile."""
        game = self.known.copy(seed)
        chance = Random(seed)  # noqa: S311
        cards = shuffled(self._unseen, chance)
        for hand, unknown in zip(game.hands, self._unknown, strict=True):
            for _ in range(unknown):
                card = cards.pop()
                hand[card >> 2] += UNITS[card & 3]
        # Wherever the waterfall can still be it is as likely as elsewhere.
        cards.insert(int(chance.random() * (len(cards) - self._before + 1)), WATERFALL)
        game.pile = cards
        return game
