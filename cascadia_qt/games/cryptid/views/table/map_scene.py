"""The map with everything on it; what changes moves, if motion is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cascadia_qt.games.cryptid.model.tableau import Tableau
from cascadia_qt.games.cryptid.rules.cells import ROWS, cell_at, cells_in
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.hexes import CELLS_RECT, MAP_RECT, centre
from cascadia_qt.games.cryptid.views.art.map_sheet import MapSheet
from cascadia_qt.games.cryptid.views.art.tokens import LANTERN_PLACE
from cascadia_qt.games.cryptid.views.table.lights import Lights
from cascadia_qt.games.cryptid.views.table.map_items import (
    Chosen,
    FallingToken,
    Lantern,
    Ring,
    Structures,
    Tokens,
    place_of,
)
from cascadia_qt.games.cryptid.views.table.shown import Shown
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.art.ground import Ground
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme

_WALK, _FALLING, _HEARTBEAT = 240, 230, 900  # milliseconds
_RING = 122.0
_HOME = QPointF(centre(cell_at(0, ROWS - 1)).x(), CELLS_RECT.bottom() - 26)  # before anybody asked
_FINEST = 1800  # pixels that a map is wide, for who has zoomed in
_LIGHTS, _STRUCTURES, _CHOSEN, _TOKENS, _SIGNS, _FLYING = range(1, 7)

_Token = tuple[str, int, int]  # kind, colour, cell


class MapScene(QGraphicsScene):
    """Keeps itself equal to what is shown, in the units of the map."""

    def __init__(self, board: Board, seats: Sequence[Seat], faces: Faces, motion: Motion) -> None:
        super().__init__()
        self._sheet = MapSheet(board)
        self._seats = seats
        self._faces = faces
        self._motion = motion
        self._shown: Shown | None = None
        self._falling: dict[_Token, FallingToken] = {}
        self._ground = Ground(self._picture, self)
        self._ground.painted.connect(self.update)
        colours = token_colours(seats)
        self._lights = Lights(_LIGHTS, colours)
        self._tokens = Tokens(faces, _TOKENS, colours)
        self._chosen = Chosen(_CHOSEN)
        self.lantern = Lantern(faces, LANTERN_PLACE.width(), _SIGNS)
        self._ring = Ring(faces, _RING, _SIGNS - 0.5)
        structures = Structures(board, faces, _STRUCTURES)
        for item in (self._lights, structures, self._chosen, self._tokens, self._ring):
            self.addItem(item)
        self.addItem(self.lantern)
        self.lantern.setPos(_HOME)
        self._ring.hide()
        self.setSceneRect(MAP_RECT)

    @property
    def shown(self) -> Shown | None:
        return self._shown

    def _picture(self, size: QSizeF, ratio: float) -> QPixmap:
        """No finer than a whole map would be, or than can be painted in a moment."""
        room = max((view.viewport().width() for view in self.views()), default=0)
        most = max(room, _FINEST / ratio)
        if size.width() > most:
            size *= most / size.width()
        return self._faces.map(self._sheet, size, ratio, dark=current_theme().dark)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        transform = painter.worldTransform()
        place = transform.mapRect(MAP_RECT)
        painter.save()
        painter.resetTransform()
        painter.fillRect(transform.mapRect(QRectF(rect)), QColor(current_theme().paper))
        self._ground.paint(painter, place)
        painter.restore()

    def show(self, shown: Shown, *, moving: bool = True) -> None:
        """Makes the map equal to `shown`."""
        before, self._shown = self._shown, shown
        moving = moving and before is not None and self._motion.switched_on
        if not moving:
            self._land_all()
        colours = token_colours(self._seats)
        self._lights.show_lights(shown, colours)
        self._tokens.show_tokens(shown, colours)
        self._chosen.show_cell(shown.cell)
        self._show_lantern(shown.table, moving=moving)
        self._show_ring(before, shown, moving=moving)
        if moving and before is not None:
            for token in _new_tokens(before.table, shown.table):
                self._drop(token, shown.table, colours)

    def dress(self) -> None:
        """Paints everything anew, in another theme."""
        for item in self.items():
            item.update()
        if self._shown is not None:
            self.show(self._shown, moving=False)
        self.update()

    def hover(self, cell: int | None) -> None:
        self._chosen.hover(cell)

    def carry(self, point: QPointF | None) -> None:
        """The lantern is in somebody's hand at `point`; None puts it back."""
        if point is not None:
            self._motion.stop(self.lantern, "pos")
            self.lantern.setPos(point)
        elif self._shown is not None:
            self._show_lantern(self._shown.table, moving=self._motion.switched_on)

    def _show_lantern(self, table: Tableau, *, moving: bool) -> None:
        cell = table.lantern
        place = _HOME if cell is None else centre(cell) + LANTERN_PLACE.center()
        here = self.lantern.pos()
        if moving and here != place:
            self._motion.glide(self.lantern, "pos", here, place, _WALK)
        elif not moving:
            self._motion.stop(self.lantern, "pos")
            self.lantern.setPos(place)

    def _show_ring(self, before: Shown | None, shown: Shown, *, moving: bool) -> None:
        cell = shown.table.ring
        self._ring.setVisible(cell is not None)
        if cell is None:
            return
        self._ring.lie(cell)
        beats = shown.suspense or (before is not None and before.table.ring != cell)
        if moving and beats:
            self._motion.watch(self._ring, "pulse", _HEARTBEAT, lambda: None)
        elif not moving:
            self._motion.stop(self._ring, "pulse")
            self._ring.setProperty("pulse", 0.0)

    def _drop(self, token: _Token, table: Tableau, colours: Sequence[QColor]) -> None:
        kind, colour, cell = token
        place = place_of(table, cell, kind, colour)
        view = self.views()[0] if self.views() else None
        scale = view.transform().m11() if view else 1.0
        ratio = view.devicePixelRatioF() if view else 1.0
        side = round(min(place.width(), place.height()) * scale)
        face = self._faces.token(kind, colours[colour], colour, side, ratio)
        item = FallingToken(face, place, _FLYING)
        self.addItem(item)
        self._falling[token] = item
        self._tell_falling()
        self._motion.glide(item, "fallen", 0.0, 1.0, _FALLING, lambda: self._land(token))

    def _land(self, token: _Token) -> None:
        item = self._falling.pop(token, None)
        if item is not None:
            self.removeItem(item)
            item.deleteLater()
            self._tell_falling()

    def _land_all(self) -> None:
        for token, item in list(self._falling.items()):
            self._motion.stop(item, "fallen")
            self._land(token)

    def _tell_falling(self) -> None:
        self._tokens.set_falling(frozenset(self._falling))


def _new_tokens(before: Tableau, now: Tableau) -> Iterator[_Token]:
    for kind, old, new in (
        ("cube", before.cubes, now.cubes),
        ("disc", before.discs, now.discs),
    ):
        for colour, (was, lies) in enumerate(zip(old, new, strict=True)):
            for cell in cells_in(lies & ~was):
                yield kind, colour, cell
