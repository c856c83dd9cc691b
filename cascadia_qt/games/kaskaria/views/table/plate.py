"""A hero's plate on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.plate_art import (
    PlateLook,
    paint_plate,
    purse,
    small_card,
)
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.tips import set_tip


class Plate(QGraphicsItem):
    """Says in its tip what it shows."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        explain(self, "end#counts")
        self._faces = faces
        self._place = QRectF()
        self._font = QFont()
        self._look: PlateLook | None = None

    def lay(self, place: QRectF, font: QFont) -> None:
        self.prepareGeometryChange()
        self._place, self._font = place, font
        self.update()

    def show_look(self, look: PlateLook) -> None:
        if look != self._look:
            self._look = look
            set_tip(self, look.tip)
            self.update()

    def boundingRect(self) -> QRectF:
        return self._place.adjusted(-2, -2, 2, 2)

    @property
    def purse(self) -> QPointF:
        """Where gold comes to lie."""
        return purse(self._place)

    @property
    def cards(self) -> QRectF:
        """Where a card comes to lie that is taken."""
        return small_card(self._place)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._look is not None:
            paint_plate(painter, self._place, self._look, self._font, self._faces)
