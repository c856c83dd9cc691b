"""What is left in the bag and in the stack, small, below the market."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cascadia.rules.supply import Supply
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.live_panel import paint_token
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.views.layout import TILE_RADIUS, HexLayout
from cascadia_qt.views.table.panel_look import (
    EDGE,
    Flag,
    number_font,
    paint_card,
    zoom_for,
    zoomed_out,
)
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_NARROWEST, _WIDEST, _HEIGHT = 200, 320, 64
_ROOMY = 1.5  # numbers that have grown more than that need wider columns
_FEW = 3
_RADIUS = 11.0
_PICTURES = 20.0  # the height at which their middles are
_NUMBERS, _NUMBER_HEIGHT = 37.0, 20.0
_FRAME = QPointF(10, 9)  # from its middle to its corner
_TILTED = 0.7  # the height of a tile that is looked at from the side
_GONE = 0.4  # how much of a token is seen of which none is left


@dataclass(frozen=True, slots=True)
class Left:
    """How many are left, and the column it stands in; `species` is None for the stack."""

    species: Wildlife | None
    number: int
    room: QRectF

    @property
    def few(self) -> bool:
        return self.number <= _FEW


class SupplyPanel(QWidget):
    """Five tokens and the stack, each with what is left; a tip says what may come."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._supply: Supply | None = None
        self.setMaximumWidth(_WIDEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._grow()
        self._speak()

    def _grow(self) -> None:
        """Everything grows with the text; the columns have room for that."""
        self._zoom = zoom_for(self.font())
        self.setFixedHeight(round(_HEIGHT * self._zoom))
        self.setMinimumWidth(round(_NARROWEST * max(1.0, self._zoom / _ROOMY)))

    def sizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), self.height())

    def show_supply(self, supply: Supply) -> None:
        self._supply = supply
        self._speak()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
            self.update()
        elif event.type() == QEvent.Type.FontChange:
            self._grow()
        super().changeEvent(event)

    def left(self) -> Sequence[Left]:
        """What is shown, before it has grown: the species of the bag, then the stack."""
        if self._supply is None:
            return ()
        numbers: list[tuple[Wildlife | None, int]] = [*self._supply.tokens.items()]
        numbers.append((None, self._supply.tiles))
        width = (self.width() / self._zoom - EDGE) / len(numbers)
        return [
            Left(species, number, QRectF(EDGE / 2 + place * width, 0, width, _HEIGHT))
            for place, (species, number) in enumerate(numbers)
        ]

    def _speak(self) -> None:
        self.setAccessibleName(self.tr("Supply"))
        if self._supply is not None:
            tokens = (f"{species_name(s)} {n}" for s, n in self._supply.tokens.items())
            bag = self.tr("In the bag: {0}.").format(", ".join(tokens))
            told = [bag, self._chances(self._supply), *self._unseen(self._supply)]
            set_tip(self, "\n".join(told))
            self.setAccessibleDescription(" ".join(told))

    def _chances(self, supply: Supply) -> str:
        everything = sum(supply.tokens.values())
        if not everything:
            return self.tr("The bag is empty.")
        chances = (
            self.tr("{0} {1}%").format(species_name(species), round(100 * number / everything))
            for species, number in supply.tokens.items()
        )
        return self.tr("The next token: {0}.").format(", ".join(chances))

    def _unseen(self, supply: Supply) -> list[str]:
        habitats = ", ".join(f"{habitat_name(h)} {number}" for h, number in supply.habitats.items())
        return [
            self.tr("Tiles in the stack: {0}.").format(supply.tiles),
            self.tr("Tiles nobody has seen: {0}, some of which stay in the box.").format(
                supply.unseen
            ),
            self.tr("Habitats they show: {0}.").format(habitats),
            self.tr("Keystones among them: {0}.").format(supply.keystones),
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(painter, self, current_theme())
        painter.scale(self._zoom, self._zoom)
        for left in self.left():
            middle = QPointF(left.room.center().x(), _PICTURES)
            if left.species is None:
                self._paint_stack(painter, middle)
            else:
                painter.setOpacity(1.0 if left.number else _GONE)
                paint_token(painter, self._faces, left.species, middle, _RADIUS)
                painter.setOpacity(1.0)
            self._paint_number(painter, left)

    def _paint_stack(self, painter: QPainter, middle: QPointF) -> None:
        """Three tiles, one upon the other."""
        theme = current_theme()
        scale = _RADIUS / TILE_RADIUS
        painter.setPen(QPen(QColor(theme.faded), 1))
        painter.setBrush(QColor(theme.line))
        for step in (4, 1, -2):
            place = QTransform.fromTranslate(middle.x(), middle.y() + step)
            painter.drawPolygon(place.scale(scale, scale * _TILTED).map(HexLayout().outline()))

    def _paint_number(self, painter: QPainter, left: Left) -> None:
        """The number, in a frame if few are left."""
        theme = current_theme()
        font = number_font(zoomed_out(self.font(), self._zoom), strong=left.few)
        number = left.room.adjusted(0, _NUMBERS, 0, _NUMBERS + _NUMBER_HEIGHT - _HEIGHT)
        painter.setFont(font)
        painter.setPen(QColor(theme.loss if left.few else theme.ink))
        painter.drawText(number, Flag.AlignCenter, str(left.number))
        if left.few:
            middle = QPointF(number.center().toPoint()) + QPointF(0.5, 0.5)
            frame = QRectF(middle - _FRAME, middle + _FRAME)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 4, 4)
