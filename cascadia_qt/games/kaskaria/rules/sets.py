"""Sets: which of them a hand holds, and what one does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from cascadia_qt.games.kaskaria.rules.actions import PlaySet
from cascadia_qt.games.kaskaria.rules.cards import COLOURS, KINDS, Card

_FEARLESS_STEPS, _FEARLESS_GOLD = 3, 5


class Effect(NamedTuple):
    """What a set does: gold to collect, cards to take, steps of both figures."""

    gold: int
    cards: int
    runner: int
    griffin: int


def effect(kinds: Sequence[str], *, fearless: bool) -> Effect:
    """What a set of these kinds does."""
    gold, runners = kinds.count("gold"), kinds.count("runner")
    if fearless:
        gold = _FEARLESS_GOLD if gold == 2 else gold
        runners = _FEARLESS_STEPS if runners == 2 else runners
    return Effect(gold, 2 * kinds.count("plus2"), runners, kinds.count("griffin"))


def sets_in(hand: Iterable[Card]) -> tuple[PlaySet, ...]:
    """Every set that can be played from a hand, always in the same order."""
    held: dict[str, list[str]] = {}
    for card in hand:
        colour, _, kind = card.partition(" ")
        held.setdefault(colour, []).append(kind)
    found: list[PlaySet] = []
    for colour in COLOURS:
        if len(kinds := held.get(colour, ())) > 1:
            found += _sets_of(colour, tuple(sorted(kinds)))
    return tuple(found)


@cache
def _sets_of(colour: str, held: tuple[str, ...]) -> tuple[PlaySet, ...]:
    """Remembered, because there are few of them; those with more of the first kinds come first."""
    counts = product(*(range(held.count(kind), -1, -1) for kind in KINDS))
    return tuple(
        PlaySet(colour, sum(((kind,) * n for kind, n in zip(KINDS, each, strict=True)), ()))
        for each in counts
        if sum(each) > 1
    )
