"""The cards: nine colours of four kinds, and one waterfall."""

from __future__ import annotations

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey")
KINDS = ("gold", "plus2", "runner", "griffin")  # in the order in which a set is carried out
HAND_LIMIT = 10


class Card(str):
    """A card as files call it, such as "blue gold"."""

    __slots__ = ()

    @property
    def colour(self) -> str:
        return self.partition(" ")[0]

    @property
    def kind(self) -> str:
        return self.partition(" ")[2]


_COPIES = {"gold": 2, "plus2": 1, "runner": 2, "griffin": 1}
BACK = Card("back")  # of a card that whoever looks may not know
WATERFALL = Card("waterfall")
CARDS = tuple(
    Card(f"{colour} {kind}") for colour in COLOURS for kind in KINDS for _ in range(_COPIES[kind])
)
