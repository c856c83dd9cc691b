"""Cards as small numbers, so that imagined games are quick.

A card is four times its colour and its kind. What a hand holds of one colour is one number, too:
the sum of the UNITS of its kinds; what such a holding does is looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cascadia_qt.games.kaskaria.rules.actions import PlaySet
from cascadia_qt.games.kaskaria.rules.cards import COLOURS, KINDS, Card
from cascadia_qt.games.kaskaria.rules.sets import Effect, effect

UNITS = (12, 6, 2, 1)  # of gold, "+2", runner and griffin
HOLDINGS = range(36)
_NUMBERS = {f"{c} {k}": 4 * i + j for i, c in enumerate(COLOURS) for j, k in enumerate(KINDS)}


def number_of(card: Card) -> int:
    return _NUMBERS[card]


def kinds_of(holding: int) -> tuple[str, ...]:
    """The kinds of the cards of one colour, in the order in which a set is carried out."""
    kinds: tuple[str, ...] = ()
    for kind, unit in zip(KINDS, UNITS, strict=True):
        count, holding = divmod(holding, unit)
        kinds += (kind,) * count
    return kinds


def holding_of(kinds: Iterable[str]) -> int:
    return sum(UNITS[KINDS.index(kind)] for kind in kinds)


def holdings_of(cards: Iterable[int]) -> list[int]:
    """What a hand holds, colour by colour."""
    held = [0] * len(COLOURS)
    for card in cards:
        held[card >> 2] += UNITS[card & 3]
    return held


def set_of(colour: int, holding: int) -> PlaySet:
    return PlaySet(COLOURS[colour], kinds_of(holding))


def effects(*, fearless: bool) -> Sequence[Effect]:
    """What a set does, by its holding."""
    return [effect(kinds_of(holding), fearless=fearless) for holding in HOLDINGS]


SIZES = [len(kinds_of(holding)) for holding in HOLDINGS]
CARDS_OF = [tuple(KINDS.index(kind) for kind in kinds_of(holding)) for holding in HOLDINGS]
EFFECTS = {fearless: effects(fearless=fearless) for fearless in (False, True)}
