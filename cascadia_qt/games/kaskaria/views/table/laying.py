"""Which cards lie on the table, and how: in the display, in the hand and on the stage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.views.table.card_item import Glow
from cascadia_qt.games.kaskaria.views.table.fan import Fan
from cascadia_qt.games.kaskaria.views.table.places import Places
from cascadia_qt.games.kaskaria.views.table.shown import Shown

Key = tuple[str, int, Card]  # where a card lies, which of several there, and what it is
SLOT, HAND, STAGE = "slot", "hand", "stage"
_LAYERS = {SLOT: 5.0, HAND: 20.0, STAGE: 30.0}
_DRAG_LAYER = 60.0
_OVERLAP = 0.7  # of the width, from card to card on the stage


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that is to lie somewhere.

    Attributes:
        origin: where it comes from if it was not on the table until now.
        cursor: whether the keyboard is at it.
        digit: the key that takes it, if one does.
    """

    key: Key
    place: QRectF
    layer: float
    origin: QRectF
    lean: float = 0.0
    glow: Glow = Glow.NONE
    cursor: bool = False
    digit: str = ""

    @property
    def card(self) -> Card:
        return self.key[2]


def laid_cards(
    shown: Shown, places: Places, fan: Fan, dragged: QPointF, plate: QRectF
) -> Iterator[Laid]:
    """All cards; those that are pulled are so far from their places.

    The set of somebody whose hand is not seen comes from his `plate`.
    """
    yield from _in_display(shown, places)
    yield from _in_hand(shown, places, fan, dragged)
    table = shown.table
    start = -(len(table.playing) - 1) / 2
    for number, card in enumerate(table.playing):
        place = places.stage.translated((start + number) * places.stage.width() * _OVERLAP, 0)
        layer = _LAYERS[STAGE] + number / 100
        yield Laid((STAGE, number, card), place, layer, plate)


def _in_display(shown: Shown, places: Places) -> Iterator[Laid]:
    glow = Glow.OFFER if shown.takes else Glow.NONE
    for slot, card in enumerate(shown.table.display):
        if card is not None:
            digit = str(slot + 1) if shown.takes else ""
            key, place = (SLOT, slot, card), places.display[slot]
            yield Laid(key, place, _LAYERS[SLOT], places.pile, glow=glow, digit=digit)


def _in_hand(shown: Shown, places: Places, fan: Fan, dragged: QPointF) -> Iterator[Laid]:
    copies: dict[Card, int] = {}
    hand = shown.table.players[shown.seat].hand
    for place, (card, held) in enumerate(zip(hand, fan.cards, strict=True)):
        copies[card] = copies.get(card, 0) + 1
        lifted = place in shown.lifted
        pulled = lifted and not dragged.isNull()
        offered = Glow.OFFER if card.colour in shown.offers else Glow.NONE
        yield Laid(
            (HAND, copies[card], card),
            held.place.translated(dragged) if pulled else held.place,
            (_DRAG_LAYER if pulled else _LAYERS[HAND]) + place / 100,
            places.pile,
            held.lean,
            Glow.CHOSEN if lifted else offered,
            place == shown.cursor,
        )
