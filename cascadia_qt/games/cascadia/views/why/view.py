"""The landscape beside the score sheet, with the lights of the number that is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.layout import TILE_RADIUS, bounds
from cascadia_qt.views.motion import Motion

_MARGIN = TILE_RADIUS * 0.25  # for flags
_DOUBLING = 600  # of the wheel until everything is twice as large


class WhyView(BoardView):
    """Looks at one player's landscape at a time; each is laid out when it is first looked at.

    The wheel zooms, for nothing here can be turned.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__()
        self.setParent(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._still = Motion(self)
        self._still.set_percent(0)
        self._scenes: dict[int, BoardScene] = {}

    def show_table(self, table: ScoredTable, faces: Faces) -> None:
        self._table, self._faces = table, faces

    def explain(self, seat: int, units: Sequence[Unit] | None, focus: Unit | None = None) -> None:
        """Shows the landscape of `seat` with the lights of `units`, one of them above all."""
        scene = self._scene(seat)
        scene.explain(units, focus)
        if self.scene() is not scene:
            self.show_board(scene, scene.layout_of_cells)
        if focus is not None and not self.underMouse():
            self._bring_into_view(bounds(scene.layout_of_cells, list(focus.cells)))

    def whole(self) -> QRectF:
        scene = self.scene()
        if not isinstance(scene, BoardScene):
            return QRectF()
        return scene.tiles_rect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(2 ** (event.angleDelta().y() / _DOUBLING), event.position())
        event.accept()

    def _scene(self, seat: int) -> BoardScene:
        if seat not in self._scenes:
            scene = BoardScene(self._table.options.grid, self._faces, self._still, raised=True)
            scene.setParent(self)
            scene.sync(self._table.environments[seat])
            self._scenes[seat] = scene
        return self._scenes[seat]

    def _bring_into_view(self, rect: QRectF) -> None:
        """Whoever has zoomed in sees what the list speaks of."""
        if not self.mapToScene(self.viewport().rect()).boundingRect().contains(rect):
            self.centerOn(rect.center())
