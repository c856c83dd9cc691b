"""One player's landscape as a scene; any number of views may look at it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.board_items import (
    Mark,
    MarkItem,
    PieceItem,
    TileItem,
    TokenItem,
)
from cascadia_qt.rules.grid import Cell, Grid
from cascadia_qt.views.layout import TILE_RADIUS, bounds, layout_for
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme

# Lights are imported when the first of them is lit: the welcome page has none.
if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
    from cascadia_qt.games.cascadia.views.why.item import LightsItem
    from cascadia_qt.games.cascadia.views.why.lights import Lights

Item = TypeVar("Item", bound=QGraphicsItem)

_MARGIN = TILE_RADIUS * 0.35
_GHOST_OPACITY = 0.7
_DRAFT_OPACITY = 0.9
_SETTLING = 180
_GLIDING = 260
_PULSE_STEP = 60
_PULSE_PERIOD = 2400


class BoardScene(QGraphicsScene):
    """Items equal to an environment, and the marks of a turn."""

    def __init__(self, grid: Grid, faces: Faces, motion: Motion, *, raised: bool = False) -> None:
        """What is `raised` lies on a card, not on the table."""
        super().__init__()
        self._raised = raised
        self._grid = grid
        self.layout_of_cells = layout_for(grid)
        self._faces = faces
        self._motion = motion
        self._tiles: dict[Cell, TileItem] = {}
        self._tokens: dict[Cell, TokenItem] = {}
        self._marks: dict[Mark, list[MarkItem]] = {mark: [] for mark in Mark}
        self._tile_ghost: TileItem | None = None
        self._token_ghost: TokenItem | None = None
        self._shown: Environment = {}
        self._lights: LightsItem | None = None
        faces.rendered.connect(self.update)
        self._pulse = QTimer(self)
        self._pulse.setInterval(_PULSE_STEP)
        self._pulse.timeout.connect(self._beat)
        self._beats = 0

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        theme = current_theme()
        painter.fillRect(rect, QColor(theme.raised if self._raised else theme.paper))

    def sync(self, environment: Environment, origin: QPointF | None = None) -> None:
        """Makes the items equal to `environment`.

        New tokens settle into their place; new tiles glide there from `origin`, if it is given.
        What was explained of another environment is no longer.
        """
        if environment != self._shown:
            self.explain(None)
            self._shown = environment
        for cell in [cell for cell in self._tiles if cell not in environment]:
            self.removeItem(self._tiles.pop(cell))
        tokens = {c: p.token for c, p in environment.items() if p.token is not None}
        for cell, token in list(self._tokens.items()):
            if tokens.get(cell) is not token.species:
                self.removeItem(self._tokens.pop(cell))
        fresh = bool(self._tiles)
        for cell, placed in environment.items():
            if cell in self._tiles:
                self._tiles[cell].show_tile(placed.tile, placed.rotation)
            else:
                tile = TileItem(self._faces, self.layout_of_cells, placed.tile, placed.rotation)
                self._tiles[cell] = self._added(tile, cell)
                if origin is not None:
                    self._motion.glide(tile, "pos", origin, tile.pos(), _GLIDING)
        for cell, species in tokens.items():
            if cell not in self._tokens:
                item = self._tokens[cell] = self._added(TokenItem(self._faces, species), cell)
                if fresh:
                    self._motion.glide(item, "scale", 1.35, 1.0, _SETTLING)
        self.setSceneRect(self.content().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN))

    def content(self) -> QRectF:
        """The rectangle around everything that lies here or could be laid here.

        It does not depend on whose move it is, so that nothing jumps when a tile is taken.
        """
        around = {near for cell in self._tiles for near in self._grid.neighbours(cell)}
        return bounds(self.layout_of_cells, [*self._tiles, *around])

    def tiles_rect(self) -> QRectF:
        return bounds(self.layout_of_cells, list(self._tiles))

    def mark(self, mark: Mark, cells: Iterable[Cell]) -> None:
        """Marks exactly `cells`."""
        for item in self._marks[mark]:
            self.removeItem(item)
        self._marks[mark] = [
            self._added(MarkItem(self.layout_of_cells, mark, cell), cell) for cell in cells
        ]
        if mark is Mark.TILE_PLACE:
            self._start_pulse()

    def explain(self, units: Sequence[Unit] | None, focus: Unit | None = None) -> None:
        """Lights up why `units` earn what they earn; `focus` stands out, None ends it.

        Where there are none, the whole landscape steps back.
        """
        if self._lights is not None:
            self.removeItem(self._lights)
            self._lights = None
        if units is not None:
            from cascadia_qt.games.cascadia.views.why.item import LightsItem

            self._lights = LightsItem(
                self.layout_of_cells,
                units,
                focus,
                tuple(self._tiles),
                self.font(),
            )
            self.addItem(self._lights)

    @property
    def lights(self) -> Lights | None:
        """The lights as they were painted last."""
        return None if self._lights is None else self._lights.lights

    def _start_pulse(self) -> None:
        """Places to lay a tile breathe slowly, unless motions are off."""
        if self._marks[Mark.TILE_PLACE] and self._motion.switched_on:
            self._pulse.start()
        else:
            self._pulse.stop()

    def _beat(self) -> None:
        self._beats += 1
        phase = self._beats * _PULSE_STEP / _PULSE_PERIOD * 2 * math.pi
        for item in self._marks[Mark.TILE_PLACE]:
            item.setOpacity(0.8 + 0.2 * math.cos(phase))

    def show_tile_ghost(
        self, tile: Tile, rotation: int, at: Cell | QPointF | None, *, laid: bool
    ) -> None:
        """Shows a tile that is about to be laid, or that lies as a draft; None hides it."""
        if self._tile_ghost is None:
            self._tile_ghost = TileItem(self._faces, self.layout_of_cells, tile, rotation)
            self._tile_ghost.draft = True
            self.addItem(self._tile_ghost)
        self._tile_ghost.show_tile(tile, rotation)
        self._move_ghost(self._tile_ghost, at, laid=laid)

    def show_token_ghost(self, species: Wildlife, at: Cell | QPointF | None, *, laid: bool) -> None:
        if self._token_ghost is None or self._token_ghost.species is not species:
            if self._token_ghost is not None:
                self.removeItem(self._token_ghost)
            self._token_ghost = TokenItem(self._faces, species)
            self._token_ghost.draft = True
            self.addItem(self._token_ghost)
        self._move_ghost(self._token_ghost, at, laid=laid)

    def hide_ghosts(self) -> None:
        for ghost in (self._tile_ghost, self._token_ghost):
            if ghost is not None:
                ghost.hide()

    def _move_ghost(self, ghost: PieceItem, at: Cell | QPointF | None, *, laid: bool) -> None:
        ghost.setVisible(at is not None)
        if at is None:
            return
        ghost.setOpacity(_DRAFT_OPACITY if laid else _GHOST_OPACITY)
        ghost.lift(not laid)
        ghost.setPos(self.layout_of_cells.centre(at) if isinstance(at, Cell) else at)

    def _added(self, item: Item, cell: Cell) -> Item:
        item.setPos(self.layout_of_cells.centre(cell))
        self.addItem(item)
        return item
