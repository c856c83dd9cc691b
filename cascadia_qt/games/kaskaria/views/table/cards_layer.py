"""The cards that lie on the table: those that stay glide to their places, others come or go."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.card_item import CardItem
from cascadia_qt.games.kaskaria.views.table.laying import HAND, STAGE, Key, Laid
from cascadia_qt.games.kaskaria.words.names import card_name
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.tips import set_tip

_GLIDE = 220  # milliseconds


class CardsLayer:
    """One item a card."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, motion: Motion) -> None:
        self._scene = scene
        self._faces = faces
        self._motion = motion
        self._items: dict[Key, CardItem] = {}

    def lay(self, cards: Iterable[Laid], *, gliding: bool) -> list[CardItem]:
        """Lays these; tells which ones have left the stage for good, still to be removed."""
        wanted = {each.key: each for each in cards}
        leaving = [key for key in self._items if key not in wanted]
        for key, each in wanted.items():
            if key not in self._items:
                self._items[key] = self._moved_here(each, leaving) or self._new(each, gliding)
            self._place(self._items[key], each, gliding=gliding)
        gone = [self._items.pop(key) for key in leaving if key[0] == STAGE]
        for key in leaving:
            if key[0] != STAGE:
                self.remove(self._items.pop(key))
        return gone

    def take_away_hand(self) -> None:
        """Another hand lies in front: nothing of the one before may be seen."""
        for key in [key for key in self._items if key[0] == HAND]:
            self.remove(self._items.pop(key))

    def remove(self, item: CardItem) -> None:
        self._scene.removeItem(item)
        item.deleteLater()

    def _moved_here(self, each: Laid, leaving: list[Key]) -> CardItem | None:
        """The card that lay elsewhere until now, if it is the same one."""
        for key in leaving:
            if self._items[key].card == each.card:
                leaving.remove(key)
                return self._items.pop(key)
        return None

    def _new(self, each: Laid, gliding: bool) -> CardItem:
        item = CardItem(self._faces, each.card, each.origin if gliding else each.place)
        self._scene.addItem(item)
        return item

    def _place(self, item: CardItem, each: Laid, *, gliding: bool) -> None:
        item.setZValue(each.layer)
        item.render_for(each.place.size())
        item.set_look(each.glow, cursor=each.cursor, key=each.digit)
        set_tip(item, card_name(each.card))
        if not gliding:
            for name in ("place", "rotation"):
                self._motion.stop(item, name)
            item.setProperty("place", each.place)
            item.setRotation(each.lean)
            return
        here: QRectF = item.property("place")
        if here != each.place:
            self._motion.glide(item, "place", here, each.place, _GLIDE)
        if item.rotation() != each.lean:
            self._motion.glide(item, "rotation", item.rotation(), each.lean, _GLIDE)
