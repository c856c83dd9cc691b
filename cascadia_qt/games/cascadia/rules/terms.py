"""The words of the game. Their order is the order of the score sheet."""

from __future__ import annotations

from enum import Enum, IntEnum


class Term(IntEnum):
    """A word of the game that files spell in lower case."""

    @property
    def word(self) -> str:
        return self.name.lower()


class Habitat(Term):
    MOUNTAIN = 0
    FOREST = 1
    PRAIRIE = 2
    WETLAND = 3
    RIVER = 4


class Wildlife(Term):
    BEAR = 0
    ELK = 1
    SALMON = 2
    HAWK = 3
    FOX = 4


class Card(Enum):
    """The four scoring cards that every animal has."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"


class Variant(Enum):
    """What scores the wildlife: one card an animal, or one simple card for all of them."""

    CARDS = "cards"
    FAMILY = "family"
    INTERMEDIATE = "intermediate"
