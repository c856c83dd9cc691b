"""What is scored by which card, and how a table reads the four contested rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife


@dataclass(frozen=True, slots=True)
class Rulings:
    """The contested rules; the defaults are the recommended readings.

    Attributes:
        salmon_malformed: a group in which a salmon touches three others scores nothing ("zero"),
            or such salmon are left out and the rest is scored ("drop_overcrowded").
        salmon_d_minimum: the shortest run that salmon card D scores.
        elk_c_above_8: a larger group is split for the best total ("split") or stays at 28.
        elk_d_gaps: whether the elk around a cell may have gaps between them.
    """

    salmon_malformed: Literal["zero", "drop_overcrowded"] = "zero"
    salmon_d_minimum: Literal[3, 1] = 3
    elk_c_above_8: Literal["split", "cap_28"] = "split"
    elk_d_gaps: bool = True


DEFAULT_RULINGS = Rulings()
RULING_CHOICES: dict[str, tuple[str | int | bool, ...]] = {
    "salmon_malformed": ("zero", "drop_overcrowded"),
    "salmon_d_minimum": (3, 1),
    "elk_c_above_8": ("split", "cap_28"),
    "elk_d_gaps": (True, False),
}


@dataclass(frozen=True, slots=True)
class Scoring:
    """How wildlife is scored; `cards` holds one card an animal, and nothing for a variant."""

    variant: Variant
    cards: tuple[Card, ...] = ()
    rulings: Rulings = DEFAULT_RULINGS

    def card(self, species: Wildlife) -> Card:
        return self.cards[species]
