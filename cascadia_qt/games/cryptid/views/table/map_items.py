"""What lies on the map: lights, structures and tokens, each painted in one go."""

from __future__ import annotations

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from cascadia_qt.games.cryptid.model.tableau import Tableau
from cascadia_qt.games.cryptid.rules.cells import CELLS
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.hexes import (
    MAP_RECT,
    around_centre,
    centre,
    outline_of,
)
from cascadia_qt.games.cryptid.views.art.structures import STRUCTURE_PLACE
from cascadia_qt.games.cryptid.views.art.tokens import stack_places
from cascadia_qt.games.cryptid.views.table.shown import Shown
from cascadia_qt.views.art.brush import stroke
from cascadia_qt.views.colour import veiled

_FALL = 110.0  # from how high a token falls
_GHOST = 0.62  # how much is seen of a token that does not lie there yet


def draw_face(painter: QPainter, place: QRectF, face: QPixmap) -> None:
    painter.drawPixmap(place, face, QRectF(face.rect()))


def scale_of_view(painter: QPainter) -> float:
    return painter.worldTransform().m11()


class MapItem(QGraphicsItem):
    """Covers the whole map."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return MAP_RECT


class Structures(MapItem):
    """Stones and shacks."""

    def __init__(self, board: Board, faces: Faces, layer: float) -> None:
        super().__init__(layer)
        self._board = board
        self._faces = faces

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio, scale = painter.device().devicePixelRatioF(), scale_of_view(painter)
        for each in sorted(self._board.structures, key=lambda structure: structure.cell):
            place = around_centre(each.cell, STRUCTURE_PLACE)
            side = min(place.width(), place.height())
            square = QRectF(0, 0, side, side)
            square.moveCenter(place.center())
            draw_face(
                painter,
                square,
                self._faces.structure(each.kind, each.colour, round(side * scale), ratio),
            )


def _tokens(shown: Shown) -> tuple[object, ...]:
    """What the tokens are made from."""
    return shown.table, shown.ghosts, shown.cell if shown.ghosts else None


class Tokens(MapItem):
    """All tokens that have come to rest, and those that would lie on the chosen cell."""

    def __init__(self, faces: Faces, layer: float, colours: list[QColor]) -> None:
        super().__init__(layer)
        self._faces = faces
        self._colours = colours
        self._shown: Shown | None = None
        self.falling: frozenset[tuple[str, int, int]] = frozenset()

    def show_tokens(self, shown: Shown, colours: list[QColor]) -> None:
        before, self._shown = self._shown, shown
        if before is None or colours != self._colours or _tokens(before) != _tokens(shown):
            self._colours = colours
            self.update()

    def set_falling(self, falling: frozenset[tuple[str, int, int]]) -> None:
        """Those that are on their way, as kind, colour and cell."""
        self.falling = falling
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        shown = self._shown
        if shown is None:
            return
        table = shown.table
        for cell in CELLS:
            for kind, colour, place in resting(table, cell):
                if (kind, colour, cell) not in self.falling:
                    self._draw(painter, kind, colour, place)
        if shown.cell is not None:
            painter.setOpacity(_GHOST)
            for ghost in shown.ghosts:
                place = place_of(table, shown.cell, ghost.kind, ghost.colour)
                self._draw(painter, ghost.kind, ghost.colour, place)
            painter.setOpacity(1.0)

    def _draw(self, painter: QPainter, kind: str, colour: int, place: QRectF) -> None:
        ratio, scale = painter.device().devicePixelRatioF(), scale_of_view(painter)
        side = min(place.width(), place.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(place.center())
        face = self._faces.token(kind, self._colours[colour], colour, round(side * scale), ratio)
        draw_face(painter, square, face)


def resting(table: Tableau, cell: int) -> list[tuple[str, int, QRectF]]:
    """Kind, colour and place of everything on a cell."""
    discs = table.discs_on(cell)
    cube = table.cube_on(cell)
    places = stack_places(len(discs))
    found = [
        ("disc", colour, around_centre(cell, place))
        for colour, place in zip(discs, places.discs, strict=True)
    ]
    if cube is not None:
        found.append(("cube", cube, around_centre(cell, places.cube)))
    return found


def place_of(table: Tableau, cell: int, kind: str, colour: int) -> QRectF:
    """Where a token lies, or would, on a cell."""
    discs = sorted({*table.discs_on(cell), *([colour] if kind == "disc" else [])})
    places = stack_places(len(discs))
    place = places.discs[discs.index(colour)] if kind == "disc" else places.cube
    return around_centre(cell, place)


class FallingToken(QGraphicsObject):
    """A token on its way down to its place."""

    def __init__(self, face: QPixmap, place: QRectF, layer: float) -> None:
        super().__init__()
        self._face = face
        side = min(place.width(), place.height())
        self._square = QRectF(0, 0, side, side)
        self._square.moveCenter(QPointF())
        self._end = place.center()
        self._fallen = 0.0
        self.setZValue(layer)
        self._set_fallen(0.0)

    def _get_fallen(self) -> float:
        return self._fallen

    def _set_fallen(self, fallen: float) -> None:
        self._fallen = fallen
        self.setPos(self._end - QPointF(0, _FALL * (1 - fallen)))
        self.setScale(1.5 - 0.5 * fallen)

    fallen = Property(float, _get_fallen, _set_fallen)

    def boundingRect(self) -> QRectF:
        return self._square

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        draw_face(painter, self._square, self._face)


class Chosen(MapItem):
    """The frame around the chosen cell, and a thinner one where the pointer is."""

    def __init__(self, layer: float) -> None:
        super().__init__(layer)
        self._cell: int | None = None
        self._hovered: int | None = None

    def show_cell(self, cell: int | None) -> None:
        if cell != self._cell:
            self._cell = cell
            self.update()

    def hover(self, cell: int | None) -> None:
        if cell != self._hovered:
            self._hovered = cell
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._hovered is not None:
            stroke(painter, self._frame(self._hovered), veiled(palette.SNOW, 0.8), 4)
        if self._cell is not None:
            frame = self._frame(self._cell)
            for colour, width in ((palette.INK, 12.0), (palette.SNOW, 8.5), (palette.FLAME, 5.0)):
                stroke(painter, frame, colour, width)

    def _frame(self, cell: int) -> QPainterPath:
        return outline_of(1 << cell)


class Sign(QGraphicsObject):
    """The lantern, or the ring of a search: a picture around a point."""

    def __init__(self, side: float, layer: float) -> None:
        super().__init__()
        self._side = side
        self._pulse = 0.0
        self.setZValue(layer)

    def face(self, side: int, ratio: float) -> QPixmap:
        raise NotImplementedError

    def _get_pulse(self) -> float:
        return self._pulse

    def _set_pulse(self, pulse: float) -> None:
        """Two beats, as a heart has them."""
        self._pulse = pulse
        beats = (max(0.0, 1 - abs(pulse - at) / 0.12) for at in (0.18, 0.5))
        self.setScale(1 + 0.09 * max(beats))

    pulse = Property(float, _get_pulse, _set_pulse)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._side / 2, -self._side / 2, self._side, self._side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio, scale = painter.device().devicePixelRatioF(), scale_of_view(painter)
        wanted = round(self._side * scale / self.scale())
        draw_face(painter, self.boundingRect(), self.face(wanted, ratio))


class Lantern(Sign):
    def __init__(self, faces: Faces, side: float, layer: float) -> None:
        super().__init__(side, layer)
        self._faces = faces

    def face(self, side: int, ratio: float) -> QPixmap:
        return self._faces.lantern(side, ratio)


class Ring(Sign):
    """Around a cell that is searched; around the habitat it has its sign in the middle."""

    def __init__(self, faces: Faces, side: float, layer: float) -> None:
        super().__init__(side, layer)
        self._faces = faces

    def face(self, side: int, ratio: float) -> QPixmap:
        return self._faces.gold_ring(side, ratio)

    def lie(self, cell: int) -> None:
        self.setPos(centre(cell))
