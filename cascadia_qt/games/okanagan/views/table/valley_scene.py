"""The valley: tiles, buildings, places for the next tile, and areas that are lit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cascadia_qt.games.okanagan.rules.board import Board, Building
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.area_item import AreaItem
from cascadia_qt.games.okanagan.views.table.place_item import PlaceItem, RingItem
from cascadia_qt.games.okanagan.views.table.shown import Shown
from cascadia_qt.games.okanagan.views.table.valley_items import ModelItem, TileItem
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import SquareLayout, bounds
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme, seat_colour

_MARGIN = 24.0
_SETTLING = 200  # milliseconds
_GHOST = 0.82
_PLACES, _TILES, _AREAS, _RING, _MODELS, _HELD = range(6)  # what lies over what


class ValleyScene(QGraphicsScene):
    """Keeps itself equal to what is shown; new tiles and buildings settle into their places."""

    def __init__(self, seats: Sequence[Seat], faces: Faces, motion: Motion) -> None:
        super().__init__()
        self.cells = SquareLayout()
        self._side = self.cells.outline().boundingRect().width()
        self._seats = seats
        self._faces = faces
        self._motion = motion
        self._tiles: dict[Cell, TileItem] = {}
        self._models: dict[Cell, ModelItem] = {}
        self._passing: list[QGraphicsItem] = []
        self._ghost: TileItem | None = None
        self.shown: Shown | None = None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, QColor(current_theme().paper))

    def show(self, shown: Shown, *, moving: bool = True) -> None:
        """Makes the valley equal to `shown`."""
        fresh = self.shown is None
        if shown == self.shown:
            return
        self.shown = shown
        settles = moving and not fresh and self._motion.switched_on
        self._show_tiles(shown.board, settles=settles)
        self._show_models(shown.board, settles=settles)
        self._show_passing(shown)
        self._show_ghost(shown)
        around = [*self._tiles, *(shown.board.gaps if shown.grows else ())]
        margin = _MARGIN
        whole = bounds(self.cells, around).adjusted(-margin, -margin, margin, margin)
        if whole != self.sceneRect():
            self.setSceneRect(whole)

    def recolour(self) -> None:
        """The theme is another one."""
        for model in self._models.values():
            model.set_colour(self._colour(model.building.seat))
        self.update()

    def _show_tiles(self, board: Board, *, settles: bool) -> None:
        for cell in [cell for cell in self._tiles if cell not in board.tiles]:
            self._remove(self._tiles.pop(cell))
        for cell, laid in board.tiles.items():
            spent = frozenset(terrain for at, terrain in board.closed if at == cell)
            if cell not in self._tiles:
                item = self._tiles[cell] = TileItem(self._faces, self._side, laid)
                self._add(item, self.cells.centre(cell), _TILES)
                if settles:
                    self._motion.glide(item, "scale", 1.18, 1.0, _SETTLING)
            self._tiles[cell].show_laid(laid, spent)

    def _show_models(self, board: Board, *, settles: bool) -> None:
        for cell, model in list(self._models.items()):
            if board.buildings.get(cell) != model.building:
                self._remove(self._models.pop(cell))
        for cell, building in board.buildings.items():
            if cell not in self._models:
                model = self._models[cell] = self._model(board, cell, building)
                if settles:
                    self._motion.glide(model, "scale", 1.5, 1.0, _SETTLING)

    def _model(self, board: Board, cell: Cell, building: Building) -> ModelItem:
        model = ModelItem(self._faces, self._side, building, board.tiles[cell])
        model.set_colour(self._colour(building.seat))
        self._add(model, self.cells.centre(cell), _MODELS)
        return model

    def _show_passing(self, shown: Shown) -> None:
        """What is there for a moment only: places, lights, rings and a model to look at."""
        for item in self._passing:
            self.removeItem(item)
        self._passing = []
        tiles = dict(shown.board.tiles)
        if shown.ghost is not None:
            tiles[shown.ghost.cell] = shown.ghost.laid
        for cell in shown.places:
            place = PlaceItem(self._faces, self._side, closes=cell in shown.gaps)
            self._pass(place, self.cells.centre(cell), _PLACES)
        for lit in shown.lit:
            self._pass(AreaItem(lit, tiles, self.cells), QPointF(), _AREAS)
        if shown.last is not None:
            ring = RingItem(self._side, offered=shown.builds)
            self._pass(ring, self.cells.centre(shown.last), _RING)
            if shown.model is not None:
                model = self._model(shown.board, shown.last, shown.model)
                model.setOpacity(_GHOST)
                self._passing.append(model)

    def _show_ghost(self, shown: Shown) -> None:
        if shown.ghost is None:
            if self._ghost is not None:
                self._ghost.hide()
            return
        laid, place = shown.ghost.laid, self.cells.centre(shown.ghost.cell)
        if self._ghost is None:
            self._ghost = TileItem(self._faces, self._side, laid)
            self._ghost.held = True
            self._ghost.setOpacity(_GHOST)
            self._add(self._ghost, place, _HELD)
        self._ghost.show_laid(laid)
        self._ghost.setPos(place)
        self._ghost.setZValue(_TILES + 0.5)
        self._ghost.show()

    def _colour(self, seat: int) -> QColor:
        return QColor(seat_colour(self._seats[seat], seat))

    def _pass(self, item: QGraphicsItem, place: QPointF, layer: int) -> None:
        self._passing.append(item)
        self._add(item, place, layer)

    def _add(self, item: QGraphicsItem, place: QPointF, layer: int) -> None:
        item.setPos(place)
        item.setZValue(layer)
        self.addItem(item)

    def _remove(self, item: TileItem | ModelItem) -> None:
        self.removeItem(item)
        item.deleteLater()
