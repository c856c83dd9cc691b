"""Everything on the table: the island, the market, the heroes and the hand in front."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from cascadia_qt.games.kaskaria.rules.cards import BACK
from cascadia_qt.games.kaskaria.rules.options import Ways
from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.badge import Badge
from cascadia_qt.games.kaskaria.views.table.card_face import covered
from cascadia_qt.games.kaskaria.views.table.cards_layer import CardsLayer
from cascadia_qt.games.kaskaria.views.table.fan import Fan, fan
from cascadia_qt.games.kaskaria.views.table.figures_layer import FiguresLayer
from cascadia_qt.games.kaskaria.views.table.flights import Flights
from cascadia_qt.games.kaskaria.views.table.happenings import Happenings
from cascadia_qt.games.kaskaria.views.table.heap import Heap
from cascadia_qt.games.kaskaria.views.table.laying import laid_cards, taking_glow
from cascadia_qt.games.kaskaria.views.table.places import LIFT, places
from cascadia_qt.games.kaskaria.views.table.plate import Plate
from cascadia_qt.games.kaskaria.views.table.plate_art import PlateLook
from cascadia_qt.games.kaskaria.views.table.shown import Shown
from cascadia_qt.games.kaskaria.views.table.spot import Badged, Board, InHand, Pile, Slot, Spot
from cascadia_qt.games.kaskaria.views.table.table_landmarks import (
    hero_landmarks,
    heroes_table,
    table_landmarks,
)
from cascadia_qt.games.kaskaria.views.table.table_words import heap_tip, plate_tip
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.access.landmarks import Landmark
from cascadia_qt.views.art.ground import Ground
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme, seat_colour

_BADGE_LAYER = 40


class TableScene(QGraphicsScene):
    """Keeps itself equal to what is shown; whatever changes glides.

    A unit of the scene is a pixel of the table.
    """

    def __init__(self, seats: Sequence[Seat], ways: Ways, faces: Faces, motion: Motion) -> None:
        super().__init__()
        self._seats = seats
        self._ways = ways
        self._island = Island(*ways)
        self._ground = Ground(partial(faces.board, self._island), self)
        self._ground.painted.connect(self.update)
        self._faces = faces
        self._motion = motion
        self._font = QFont()
        self._shown: Shown | None = None
        self._touched: str | None = None
        self._dragged = QPointF()
        self._cards = CardsLayer(self, faces, motion)
        self._badges: dict[str, Badge] = {}
        colours = [QColor(seat_colour(who, number)) for number, who in enumerate(seats)]
        self._figures = FiguresLayer(self, faces, motion, self._island, colours)
        self._flights = Flights(self, faces, motion)
        self._plates = [Plate(faces) for _ in seats]
        self._pile, self._discard = Heap(faces, tumbled=False), Heap(faces, tumbled=True)
        self._happenings = Happenings(self._flights, self._figures, self._plates)
        for item in (*self._plates, self._pile, self._discard):
            self.addItem(item)
        explain(self._pile, "turn")
        explain(self._discard, "waterfall")
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

    def show(self, shown: Shown, *, gliding: bool = True, happening: bool = False) -> None:
        """Makes the table equal to `shown`; if that is just `happening`, it is seen how."""
        before, self._shown = self._shown, shown
        gliding = gliding and before is not None and self._motion.switched_on
        if before is None or before.seat != shown.seat:
            self._cards.take_away_hand()
            self._touched = None
        self._figures.show(shown.table.players, hopping=gliding)
        self._show_heaps(shown)
        self._show_plates(shown)
        self._lay_cards(shown, gliding=gliding)
        if gliding and happening and before is not None:
            self._happenings.let_fly(before, shown, self.places)

    def _show_heaps(self, shown: Shown) -> None:
        table = shown.table
        self._pile.show_cards(BACK, table.pile, heap_tip(table.pile, drawn=True))
        self._pile.set_look(taking_glow(shown, Pile()))
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
        held = self._fan
        plate = self._plates[shown.seat if shown.active is None else shown.active].cards
        cards = laid_cards(shown, self.places, held, self._dragged, plate)
        for item in self._cards.lay(cards, gliding=gliding):
            if gliding:
                self._flights.send_card(item.card, item.property("place"), self.places.discard)
            self._cards.remove(item)
        self._show_badges(shown, held)

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

    def landmarks(self) -> Iterator[Landmark]:
        """Everything that lies there, in words."""
        if self._shown is not None:
            badges = {colour: badge.place for colour, badge in self._badges.items()}
            names = [seat.name for seat in self._seats]
            yield from table_landmarks(self._shown, self.places, self._fan, badges)
            yield from hero_landmarks(self._shown, self.places, names, self._ways)

    def beside(self) -> str:
        """What everybody has, and how many cards lie on the piles."""
        assert self._shown is not None
        table = self._shown.table
        players = zip(self._seats, table.players, strict=True)
        told = [plate_tip(seat.name, player, self._ways) for seat, player in players]
        told += [heap_tip(table.pile, drawn=True), heap_tip(table.discard, drawn=False)]
        return f"{'. '.join(told)}."

    def board_table(self) -> BoardTable:
        """How far everybody is, as far as it is shown."""
        assert self._shown is not None
        return heroes_table(self._shown, [seat.name for seat in self._seats], self._ways)

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

    def held_rect(self, colour: str) -> QRectF:
        """Where the cards of a colour rest in the hand; if they are lifted, what plays them."""
        assert self._shown is not None
        badge, shown = self._badges.get(colour), self._shown
        if badge is not None and shown.offers[colour].chosen:
            return badge.place
        hand = shown.table.players[shown.seat].hand
        resting = fan(self.places.hand, self.places.card, hand, shown.lifted)
        around = QRectF()
        for card, held in zip(hand, resting.cards, strict=True):
            if card.colour == colour:
                around |= held.place
        if badge is not None:
            around.setTop(resting.badges[colour].top())
        return around

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
