"""Everything that the table shows at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cascadia_qt.games.kaskaria.model.tableau import Tableau
from cascadia_qt.games.kaskaria.views.table.badge import Offer


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies on the table, and what can be done with it.

    Attributes:
        seat: whose hand lies in front.
        active: whose turn it is, if the game goes on.
        remembered: whether known cards of other hands are shown.
        takes: whether a card can be taken.
        lifted: the places in the hand of the cards that are lifted.
        cursor: the place in the hand that the keyboard is at.
        offers: the sets that can be played, by colour.
    """

    table: Tableau
    seat: int
    active: int | None
    remembered: bool = True
    takes: bool = False
    lifted: frozenset[int] = frozenset()
    cursor: int | None = None
    offers: Mapping[str, Offer] = field(default_factory=dict)
