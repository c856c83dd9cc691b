"""A quick copy of the rules for games that only happen in somebody's head."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from cascadia_qt.games.kaskaria.ai.codes import CARDS_OF, EFFECTS, SIZES, UNITS
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.reckoning import AMULET_GOLD, PLACE_GOLD
from cascadia_qt.games.kaskaria.rules.sets import Effect

WATERFALL = -1
NOBODY = -1
RUNNER, GRIFFIN = 0, 1


class Imagined:
    """A game that goes on in its place; nothing checks that what it is told is legal.

    Attributes:
        hands: of every seat, what it holds colour by colour.
        sizes: how many cards that is.
        steps: of all runners and of all griffins, by seat.
        pile: the top card is the last.
        colour, holding: the set that is being carried out; a holding of 0 is none.
        taking: how many cards of a "+2" are still to be taken.
        amulet: the seat that has won it, which ends the game with its set.
    """

    __slots__ = (
        "amulet",
        "chance",
        "colour",
        "discard",
        "display",
        "effects",
        "gold",
        "hands",
        "holding",
        "pile",
        "seat",
        "sizes",
        "steps",
        "taking",
        "ways",
    )

    effects: Sequence[Effect]
    ways: tuple[int, int]
    hands: list[list[int]]
    sizes: list[int]
    steps: tuple[list[int], list[int]]
    gold: list[int]
    display: list[int]
    pile: list[int]
    discard: list[int]
    seat: int
    colour: int
    holding: int
    taking: int
    amulet: int
    chance: Random

    def __init__(self, options: Options) -> None:
        self.effects = EFFECTS[options.fearless]
        self.ways = options.ways

    def copy(self, seed: int) -> Imagined:
        """The same game to be played on otherwise; `seed` is for what waterfalls shuffle."""
        other = Imagined.__new__(Imagined)
        other.effects, other.ways = self.effects, self.ways
        other.hands = [hand[:] for hand in self.hands]
        other.sizes = self.sizes[:]
        other.steps = (self.steps[0][:], self.steps[1][:])
        other.gold, other.display = self.gold[:], self.display[:]
        other.pile, other.discard = self.pile[:], self.discard[:]
        other.seat, other.amulet = self.seat, self.amulet
        other.colour, other.holding, other.taking = self.colour, self.holding, self.taking
        other.chance = Random(seed)  # noqa: S311
        return other

    def take(self, slot: int) -> None:
        """Takes a card, from a slot of the display or, with a negative one, from the pile."""
        if slot < 0:
            card = self.drawn()
        else:
            card = self.display[slot]
            self.display[slot] = self.drawn()
        self.hands[self.seat][card >> 2] += UNITS[card & 3]
        self.sizes[self.seat] += 1
        if self.taking:
            self.taking -= 1
        else:
            self._next_turn()

    def play(self, colour: int, holding: int) -> None:
        """Lays a set out; `take` what it gives and then `walk`."""
        does, seat = self.effects[holding], self.seat
        self.hands[seat][colour] -= holding
        self.sizes[seat] -= SIZES[holding]
        self.gold[seat] += does.gold
        self.colour, self.holding, self.taking = colour, holding, does.cards

    def walk(self, figure: int, goes_in: bool) -> None:
        """One figure makes its steps of the set; at the volcano it goes in or stays."""
        seat, done, way = self.seat, self.steps[figure], self.ways[figure]
        to = done[seat] + self.effects[self.holding][2 + figure]
        if to >= way:
            if goes_in or self.amulet == seat:
                self.amulet = seat
                to = way
            else:
                to = way - 1
        done[seat] = to

    def lay_aside(self) -> None:
        """The set is done."""
        first = 4 * self.colour
        self.discard += [first + kind for kind in CARDS_OF[self.holding]]
        self.holding = 0
        if self.amulet == NOBODY:
            self._next_turn()

    def _next_turn(self) -> None:
        self.seat = (self.seat + 1) % len(self.gold)

    def drawn(self) -> int:
        """The top card; if it is the waterfall, everything is shuffled together first."""
        card = self.pile.pop()
        while card == WATERFALL:
            self.pile += self.discard
            self.discard = []
            self.pile.append(WATERFALL)
            self.pile = shuffled(self.pile, self.chance)
            card = self.pile.pop()
        return card

    def totals(self) -> list[int]:
        """What everybody would have if the game were over now."""
        return self._totals(self.steps, self.amulet)

    def wins_by(self, holding: int) -> bool:
        """Whether playing this would let whoever has the turn end the game and win it."""
        does = self.effects[holding]
        return self._wins(does, does.gold)

    def wins_now(self) -> bool:
        """The same for the set that is laid out: its gold is collected already."""
        return self._wins(self.effects[self.holding], 0)

    def _wins(self, does: Effect, gold: int) -> bool:
        seat, reached = self.seat, False
        steps = (self.steps[RUNNER][:], self.steps[GRIFFIN][:])
        for done, way, more in zip(steps, self.ways, does[2:], strict=True):
            if done[seat] + more >= way:
                reached = True
            done[seat] = min(done[seat] + more, way)
        if not reached:
            return False
        totals = self._totals(steps, seat)
        totals[seat] += gold
        return totals[seat] == max(totals)

    def _totals(self, steps: tuple[list[int], list[int]], amulet: int) -> list[int]:
        places = (place_gold(tuple(done)) for done in steps)
        totals = [sum(parts) for parts in zip(self.gold, *places, strict=True)]
        if amulet != NOBODY:
            totals[amulet] += AMULET_GOLD
        return totals


@lru_cache(maxsize=8192)
def place_gold(steps: tuple[int, ...]) -> tuple[int, ...]:
    """The gold of everybody for the places on one way."""
    order = sorted(set(steps), reverse=True)
    return tuple(PLACE_GOLD[order.index(done)] for done in steps)


def shuffled(cards: list[int], chance: Random) -> list[int]:
    return sorted(cards, key=lambda _card: chance.random())
