"""Everything on the table: the island, the market, the heroes and the hand in front."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from cascadia_qt.games.kaskaria.model.tableau import Player, Tableau
from cascadia_qt.games.kaskaria.rules.cards import BACK, Card
from cascadia_qt.games.kaskaria.rules.options import Ways
from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.badge import Badge
from cascadia_qt.games.kaskaria.views.table.card_face import covered
from cascadia_qt.games.kaskaria.views.table.card_item import CardItem, Glow
from cascadia_qt.games.kaskaria.views.table.fan import Fan, fan
from cascadia_qt.games.kaskaria.views.table.figures_layer import FiguresLayer
from cascadia_qt.games.kaskaria.views.table.flights import Flights
from cascadia_qt.games.kaskaria.views.table.ground import Ground
from cascadia_qt.games.kaskaria.views.table.heap import Heap
from cascadia_qt.games.kaskaria.views.table.places import LIFT, places
from cascadia_qt.games.kaskaria.views.table.plate import Plate
from cascadia_qt.games.kaskaria.views.table.plate_art import PlateLook
from cascadia_qt.games.kaskaria.views.table.shown import Shown
from cascadia_qt.games.kaskaria.views.table.spot import Badged, Board, InHand, Pile, Slot, Spot
from cascadia_qt.games.kaskaria.views.table.table_words import heap_tip, plate_tip
from cascadia_qt.games.kaskaria.words.names import card_name
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme, seat_colour
from cascadia_qt.views.tips import set_tip

_GLIDE = 220  # milliseconds
_CARD_LAYER, _HAND_LAYER, _STAGE_LAYER, _BADGE_LAYER, _DRAG_LAYER = 5, 20, 30, 40, 60


@dataclass(frozen=True, slots=True)
class _Laid:
    """A card that is to lie somewhere; `origin` is where it comes from if it is new."""

    key: Hashable
    card: Card
    place: QRectF
    lean: float
    layer: float
    origin: QRectF


class TableScene(QGraphicsScene):
    """Keeps itself equal to what is shown; whatever changes glides.

    A unit of the scene is a pixel of the table.
    """

    def __init__(self, seats: Sequence[Seat], ways: Ways, faces: Faces, motion: Motion) -> None:
        super().__init__()
        self._seats = seats
        self._ways = ways
        self._island = Island(*ways)
        self._ground = Ground(self._island, faces, self)
        self._ground.painted.connect(self.update)
        self._faces = faces
        self._motion = motion
        self._font = QFont()
        self._shown: Shown | None = None
        self._touched: str | None = None
        self._dragged = QPointF()
        self._cards: dict[Hashable, CardItem] = {}
        self._badges: dict[str, Badge] = {}
        colours = [QColor(seat_colour(who, number)) for number, who in enumerate(seats)]
        self._figures = FiguresLayer(self, faces, motion, self._island, colours)
        self._flights = Flights(self, faces, motion)
        self._plates = [Plate(faces) for _ in seats]
        self._pile, self._discard = Heap(faces, tumbled=False), Heap(faces, tumbled=True)
        for item in (*self._plates, self._pile, self._discard):
            self.addItem(item)
        self.places = places(QSizeF(960, 480), len(seats), 16)

    def lay_out(self, size: QSizeF, font: QFont) -> None:
        """The table has another size, or its text."""
        self._font = font
        line = QFontMetricsF(font).height()
        self.setSceneRect(QRectF(QPointF(), size))
        self.places = found = places(size, len(self._seats), line)
        self._figures.lay(found.island)
        for plate, place in zip(self._plates, found.plates, strict=True):
            plate.lay(place, font)
        self._pile.lay(found.pile, font)
        self._discard.lay(found.discard, font)
        if self._shown is not None:
            self.show(self._shown, gliding=False)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        theme, island = current_theme(), self.places.island
        painter.fillRect(rect, QColor(theme.paper))
        if QRectF(rect).intersects(island):
            self._ground.paint(painter, island)

    @property
    def touched(self) -> str | None:
        """The colour that somebody points at."""
        return self._touched

    def touch(self, colour: str | None) -> None:
        """Lets the cards of a colour draw together."""
        if colour != self._touched and self._shown is not None:
            self._touched = colour
            self._lay_cards(self._shown, gliding=True)

    def drag(self, by: QPointF) -> None:
        """The lifted cards are so far from their places; nothing lets them go."""
        self._dragged = by
        if self._shown is not None:
            self._lay_cards(self._shown, gliding=by.isNull())

    def show(self, shown: Shown, *, gliding: bool = True) -> None:
        """Makes the table equal to `shown`."""
        before, self._shown = self._shown, shown
        gliding = gliding and before is not None and self._motion.switched_on
        if before is None or before.seat != shown.seat:
            self._take_away_hand()
            self._touched = None
        self._figures.show(shown.table.players, hopping=gliding)
        self._show_heaps(shown)
        self._show_plates(shown)
        self._lay_cards(shown, gliding=gliding)
        if gliding and before is not None:
            self._let_fly(before, shown)

    def _take_away_hand(self) -> None:
        """Another hand lies in front: nothing of the one before may be seen."""
        for key in [key for key in self._cards if isinstance(key, tuple) and key[0] == "hand"]:
            self._remove(self._cards.pop(key))

    def _remove(self, item: CardItem) -> None:
        self.removeItem(item)
        item.deleteLater()

    def _show_heaps(self, shown: Shown) -> None:
        table = shown.table
        self._pile.show_cards(BACK, table.pile, heap_tip(table.pile, drawn=True))
        self._pile.set_look(Glow.OFFER if shown.takes else Glow.NONE)
        self._discard.show_cards(table.top, table.discard, heap_tip(table.discard, drawn=False))

    def _show_plates(self, shown: Shown) -> None:
        for seat, (plate, player) in enumerate(zip(self._plates, shown.table.players, strict=True)):
            hand = player.hand if shown.remembered else covered(player.hand)
            who = self._seats[seat]
            plate.show_look(
                PlateLook(
                    name=who.name,
                    colour=QColor(seat_colour(who, seat, dark=current_theme().dark)),
                    player=player,
                    hand=() if seat == shown.seat else hand,
                    ways=self._ways,
                    active=seat == shown.active,
                    tip=plate_tip(who.name, player, self._ways),
                )
            )

    @property
    def _fan(self) -> Fan:
        shown, found = self._shown, self.places
        assert shown is not None
        hand = shown.table.players[shown.seat].hand
        return fan(found.hand, found.card, hand, shown.lifted, self._touched)

    def _lay_cards(self, shown: Shown, *, gliding: bool) -> None:
        """Cards that stay on the table glide to their new places; others come or go."""
        laid_fan = self._fan
        wanted = list(self._wanted(shown, laid_fan))
        keys = {each.key for each in wanted}
        leaving = [key for key in self._cards if key not in keys]
        for each in wanted:
            item = self._cards.get(each.key)
            if item is None or item.card != each.card:
                item = self._moved_here(each, leaving) or self._new_item(each, gliding)
                self._cards[each.key] = item
            self._place(item, each, gliding=gliding)
        for key in leaving:
            if key in self._cards and key not in keys:
                self._remove(self._cards.pop(key))
        self._dress(shown)
        self._show_badges(shown, laid_fan)

    def _moved_here(self, each: _Laid, leaving: list[Hashable]) -> CardItem | None:
        """The card that lay elsewhere until now, if it is the same one."""
        for key in leaving:
            if key in self._cards and self._cards[key].card == each.card:
                leaving.remove(key)
                return self._cards.pop(key)
        return None

    def _new_item(self, each: _Laid, gliding: bool) -> CardItem:
        old = self._cards.pop(each.key, None)
        if old is not None:
            self._remove(old)
        item = CardItem(self._faces, each.card, each.origin if gliding else each.place)
        self.addItem(item)
        return item

    def _place(self, item: CardItem, each: _Laid, *, gliding: bool) -> None:
        item.setZValue(each.layer)
        item.render_for(each.place.size())
        set_tip(item, card_name(each.card))
        if not gliding:
            for name in ("place", "rotation"):
                self._motion.stop(item, name)
            item.setProperty("place", each.place)
            item.setRotation(each.lean)
            return
        here = item.property("place")
        if here != each.place:
            self._motion.glide(item, "place", here, each.place, _GLIDE)
        if item.rotation() != each.lean:
            self._motion.glide(item, "rotation", item.rotation(), each.lean, _GLIDE)

    def _wanted(self, shown: Shown, laid_fan: Fan) -> Iterator[_Laid]:
        table, found = shown.table, self.places
        for slot, card in enumerate(table.display):
            if card is not None:
                here = found.display[slot]
                yield _Laid(("slot", slot, card), card, here, 0, _CARD_LAYER, found.pile)
        copies: dict[Card, int] = {}
        for place, held in enumerate(laid_fan.cards):
            card = table.players[shown.seat].hand[place]
            copies[card] = copies.get(card, 0) + 1
            dragged = place in shown.lifted and not self._dragged.isNull()
            rect = held.place.translated(self._dragged) if dragged else held.place
            layer = (_DRAG_LAYER if dragged else _HAND_LAYER) + place / 100
            key = ("hand", card, copies[card])
            yield _Laid(key, card, rect, held.lean, layer, found.pile)
        yield from self._on_stage(table, shown)

    def _on_stage(self, table: Tableau, shown: Shown) -> Iterator[_Laid]:
        """The set that is being carried out lies before the island."""
        wide = self.places.stage.width()
        start = -(len(table.playing) - 1) / 2
        active = shown.seat if shown.active is None else shown.active
        origin = self._plates[active].cards
        for number, card in enumerate(table.playing):
            rect = self.places.stage.translated((start + number) * wide * 0.7, 0)
            key = ("stage", number, card)
            yield _Laid(key, card, rect, 0, _STAGE_LAYER + number / 100, origin)

    def _dress(self, shown: Shown) -> None:
        """Golden edges where something can be done."""
        laid: dict[Hashable, tuple[Glow, bool]] = {}
        copies: dict[Card, int] = {}
        for place, card in enumerate(shown.table.players[shown.seat].hand):
            copies[card] = copies.get(card, 0) + 1
            offered = card != BACK and card.colour in shown.offers
            glow = Glow.CHOSEN if place in shown.lifted else Glow.OFFER if offered else Glow.NONE
            laid["hand", card, copies[card]] = glow, place == shown.cursor
        for key, item in self._cards.items():
            if isinstance(key, tuple) and key[0] == "slot" and shown.takes:
                item.set_look(Glow.OFFER, key=str(key[1] + 1))
            else:
                glow, cursor = laid.get(key, (Glow.NONE, False))
                item.set_look(glow, cursor=cursor)

    def _show_badges(self, shown: Shown, laid_fan: Fan) -> None:
        for colour in set(self._badges) - set(shown.offers):
            self.removeItem(self._badges.pop(colour))
        for colour, offer in shown.offers.items():
            if colour not in self._badges:
                self._badges[colour] = badge = Badge(self._faces)
                badge.setZValue(_BADGE_LAYER)
                self.addItem(badge)
            room = laid_fan.badges[colour]
            if offer.chosen:
                room = room.translated(self._dragged)
            self._badges[colour].show_offer(offer, room)

    def _let_fly(self, before: Shown, shown: Shown) -> None:
        """What came to somebody flies there."""
        old, new = before.table, shown.table
        for seat, (was, now) in enumerate(zip(old.players, new.players, strict=True)):
            self._let_gold_fly(seat, was, now)
            if seat != shown.seat and len(now.hand) > len(was.hand):
                self._let_card_fly(seat, old, new)
        if new.pile > old.pile:
            room = self.places.market.adjusted(-12, -12, 12, 12)
            self._flights.rush(room)

    def _let_gold_fly(self, seat: int, was: Player, now: Player) -> None:
        plate = self._plates[seat]
        side = self.places.card.width() * 0.42
        for number in range(now.gold - was.gold):
            start = self.places.stage.center() + QPointF(side * (number - 1) * 0.6, -side)
            self._flights.send_token("gold", side, start, plate.purse)
        if now.amulet and not was.amulet:
            self._flights.send_token("amulet", side * 1.4, self._figures.volcano, plate.purse)

    def _let_card_fly(self, seat: int, old: Tableau, new: Tableau) -> None:
        end = self._plates[seat].cards
        for slot, (was, now) in enumerate(zip(old.display, new.display, strict=True)):
            if was is not None and now is None:
                self._flights.send_card(was, self.places.display[slot], end)
                return
        self._flights.send_card(BACK, self.places.pile, end)

    def spot_at(self, point: QPointF) -> Spot | None:
        """What is at a point, as it lies there now."""
        for colour, badge in self._badges.items():
            if badge.place.contains(point):
                return Badged(colour)
        place = self.place_at(point)
        if place is not None:
            return InHand(place)
        if self.places.pile.contains(point):
            return Pile()
        for slot, rect in enumerate(self.places.display):
            if rect.contains(point):
                return Slot(slot)
        return Board() if self.places.island.contains(point) else None

    def place_at(self, point: QPointF) -> int | None:
        """The place in the hand of the card at a point; the last one lies on the others."""
        cards = self._fan.cards
        held = (place for place in reversed(range(len(cards))) if cards[place].covers(point))
        return next(held, None)

    def resting_colour_at(self, point: QPointF) -> str | None:
        """The colour at a point if nothing were touched, so that nothing moves to and fro."""
        shown, found = self._shown, self.places
        if shown is None:
            return None
        hand = shown.table.players[shown.seat].hand
        below = point + QPointF(0, found.card.height() * LIFT)
        resting = fan(found.hand, found.card, hand).cards
        for place in reversed(range(len(hand))):
            if resting[place].covers(point) or resting[place].covers(below):
                return None if hand[place] == BACK else hand[place].colour
        return None
