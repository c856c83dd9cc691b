"""The draw pile with the waterfall in it, and what was discarded."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from dataclasses import dataclass

from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.rules.events import Event, WaterfallCame
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.rng import Rng


@dataclass(frozen=True, slots=True)
class Pile:
    """The pile has no order yet: what is drawn is decided when it is drawn.

    Attributes:
        cards: those in the pile, without the waterfall, which is always there.
        before: how many cards come before the waterfall for certain; everybody knows it.
        discard: sorted.
        waterfalls: how often the waterfall has come.
    """

    cards: Bag[Card]
    before: int
    rng: Rng
    discard: tuple[Card, ...] = ()
    waterfalls: int = 0

    def __len__(self) -> int:
        return len(self.cards) + 1

    def drawn(self, events: list[Event]) -> tuple[Card, Pile]:
        """The next card; if the waterfall comes first, everything is shuffled together."""
        items = self.cards.items
        if self.before:
            index, rng = self.rng.below(len(items))
        else:
            # Wherever the waterfall can still be it is as likely as elsewhere.
            index, rng = self.rng.below(len(items) + 1)
            if index == len(items):
                events.append(WaterfallCame(len(self.discard)))
                return self._shuffled(rng).drawn(events)
        rest = Bag(items[:index] + items[index + 1 :])
        before = self.before - 1 if self.before else 0
        return items[index], Pile(rest, before, rng, self.discard, self.waterfalls)

    def _shuffled(self, rng: Rng) -> Pile:
        return Pile(self.cards.put(self.discard), 0, rng, (), self.waterfalls + 1)

    def discarded(self, cards: Iterable[Card]) -> Pile:
        """The pile after `cards` were laid aside."""
        discard = list(self.discard)
        for card in cards:
            insort(discard, card)
        return Pile(self.cards, self.before, self.rng, tuple(discard), self.waterfalls)
