"""Examples of contested rules: drawn, and scored as tables read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QPixmap

from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS, Rulings, Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.drawing import Drawing, drawing_picture
from cascadia_qt.games.cascadia.words.examples.example import Example
from cascadia_qt.rules.grid import HEX

_PICTURE = "ruling-"


@dataclass(frozen=True, slots=True)
class _Contested:
    """A few tokens and the card that scores them; `other` is how some tables read it."""

    species: Wildlife
    card: Card
    tokens: str
    other: Rulings | None = None

    def drawing(self, rulings: Rulings = DEFAULT_RULINGS) -> Drawing:
        scoring = Scoring(Variant.CARDS, (self.card,) * len(Wildlife), rulings)
        return Drawing(HEX, scoring, self.species, Example(self.tokens, True, ""))


_CONTESTED: Mapping[str, _Contested] = {
    "salmon": _Contested(
        Wildlife.SALMON,
        Card.A,
        """
        S . . .
         S S S S
        S . . .
        """,
        Rulings(salmon_malformed="drop_overcrowded"),
    ),
    "salmon-d": _Contested(
        Wildlife.SALMON,
        Card.D,
        """
        S S B
         E . .
        """,
        Rulings(salmon_d_minimum=1),
    ),
    "elk-c": _Contested(
        Wildlife.ELK,
        Card.C,
        """
        E E E E E
         E E E E E
        """,
        Rulings(elk_c_above_8="cap_28"),
    ),
    "elk-d": _Contested(
        Wildlife.ELK,
        Card.D,
        """
         E .
        . . E
         E .
        """,
        Rulings(elk_d_gaps=False),
    ),
    "hawk": _Contested(Wildlife.HAWK, Card.C, "H H . . H"),
    "fox": _Contested(
        Wildlife.FOX,
        Card.B,
        """
         B B
        B F .
         . .
        """,
    ),
}


def ruling_facts() -> Iterator[tuple[str, int]]:
    """What each example scores as the program reads it, and as others do."""
    for name, example in _CONTESTED.items():
        yield name, example.drawing().points
        if example.other is not None:
            yield f"{name}-other", example.drawing(example.other).points


def ruling_picture(name: str, ratio: float) -> QPixmap | None:
    """An example that the page of rulings calls `name`; None if it has none."""
    example = _CONTESTED.get(name.removeprefix(_PICTURE)) if name.startswith(_PICTURE) else None
    return None if example is None else drawing_picture(example.drawing(), Faces(), ratio)
