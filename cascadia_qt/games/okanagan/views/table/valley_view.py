"""The window onto the valley, and what of a tile somebody points at."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, Signal
from PySide6.QtGui import QMouseEvent

from cascadia_qt.games.okanagan.rules.actions import Build
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.views.art.wedges import HALF, off_seam
from cascadia_qt.games.okanagan.views.table.valley_scene import ValleyScene
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.motion import Motion

_MIDDLE = 13.0  # how far a silo reaches, in units of a tile
_SEAM = 9.0  # and how near to a seam a warehouse stands


class ValleyView(BoardView):
    """Zooms, pans and fits the valley.

    Attributes:
        point: where in the scene the pointer was last.

    Signals:
        pressed: before anything else; whatever still moves has been seen.
    """

    pressed = Signal()

    def __init__(self, scene: ValleyScene, motion: Motion) -> None:
        super().__init__(motion)
        self._valley = scene
        self.point = QPointF()
        self.setMinimumSize(320, 120)
        self.show_board(scene, scene.cells)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.point = self.mapToScene(event.position().toPoint())
        self.pressed.emit()
        super().mousePressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._valley.recolour()

    def on_tile(self, point: QPointF) -> QPointF:
        """A point of the scene in units of the tile that it is on."""
        cells = self._valley.cells
        middle = cells.centre(cells.cell_at(point))
        return (point - middle) * (HALF / (cells.outline().boundingRect().width() / 2))


def terrain_at(laid: Laid, point: QPointF) -> str:
    """The terrain of a tile at a point in its units."""
    return laid.sides[off_seam(point.x(), point.y(), laid.sides)[0]]


def build_at(laid: Laid, point: QPointF) -> Build:
    """What is meant there: a silo in the middle, a warehouse on a seam, else a farm."""
    if math.hypot(point.x(), point.y()) <= _MIDDLE:
        return Build("silo")
    direction, near = off_seam(point.x(), point.y(), laid.sides)
    here = laid.sides[direction]
    if near > _SEAM:
        return Build("farm", (here,))
    # The nearer of the two corners of its side tells which terrain lies beyond the seam.
    ahead = (
        point.x() * (1 if direction == 0 else -1)
        if direction % 2 == 0
        else (point.y() * (1 if direction == 1 else -1))
    )
    beyond = laid.sides[(direction + (1 if ahead > 0 else -1)) % 4]
    return (
        Build("warehouse", tuple(sorted((here, beyond))))
        if beyond != here
        else Build("farm", (here,))
    )
