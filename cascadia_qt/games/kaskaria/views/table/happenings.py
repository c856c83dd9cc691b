"""What flies over the table because of what has just happened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from cascadia_qt.games.kaskaria.model.tableau import Player, Tableau
from cascadia_qt.games.kaskaria.rules.cards import BACK
from cascadia_qt.games.kaskaria.views.table.figures_layer import FiguresLayer
from cascadia_qt.games.kaskaria.views.table.flights import Flights
from cascadia_qt.games.kaskaria.views.table.places import Places
from cascadia_qt.games.kaskaria.views.table.plate import Plate
from cascadia_qt.games.kaskaria.views.table.shown import Shown

_TOKEN = 0.42  # how wide a flying coin is, to a card of the hand
_AMULET = 1.4  # to a coin
_AROUND = 12.0  # how far the water reaches around the cards


class Happenings:
    """Sends gold, cards and water where they belong."""

    def __init__(self, flights: Flights, figures: FiguresLayer, plates: Sequence[Plate]) -> None:
        self._flights = flights
        self._figures = figures
        self._plates = plates

    def let_fly(self, before: Shown, shown: Shown, places: Places) -> None:
        """Shows how the table came from `before` to what is shown now."""
        old, new = before.table, shown.table
        for seat, (was, now) in enumerate(zip(old.players, new.players, strict=True)):
            self._let_gold_fly(seat, was, now, places)
            if seat != shown.seat and len(now.hand) > len(was.hand):
                self._let_card_fly(seat, old, new, places)
        if new.pile > old.pile:
            room = places.market.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
            self._flights.rush(room, places.discard, places.pile, old.discard)

    def _let_gold_fly(self, seat: int, was: Player, now: Player, places: Places) -> None:
        purse, side = self._plates[seat].purse, places.card.width() * _TOKEN
        for number in range(now.gold - was.gold):
            start = places.stage.center() + QPointF(side * (number - 1) * 0.6, -side)
            self._flights.send_token("gold", side, start, purse)
        if now.amulet and not was.amulet:
            self._flights.send_token("amulet", side * _AMULET, self._figures.volcano, purse)

    def _let_card_fly(self, seat: int, old: Tableau, new: Tableau, places: Places) -> None:
        end = self._plates[seat].cards
        for slot, (was, now) in enumerate(zip(old.display, new.display, strict=True)):
            if was is not None and now is None:
                self._flights.send_card(was, places.display[slot], end)
                return
        self._flights.send_card(BACK, places.pile, end)
