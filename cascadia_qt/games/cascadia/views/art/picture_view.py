"""A landscape as a picture: no marks, no gestures, and nothing but what lies there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from cascadia_qt.games.cascadia.views.table.board_items import UNMARKED
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.motion import Motion


class PictureView(BoardView):
    """Fits the tiles of `scene`, whatever may be laid around them."""

    def __init__(self, scene: BoardScene, motion: Motion | None = None) -> None:
        super().__init__(motion)
        self.viewport().setProperty(UNMARKED, True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show_board(scene, scene.layout_of_cells)

    def whole(self) -> QRectF:
        scene = self.scene()
        return scene.tiles_rect() if isinstance(scene, BoardScene) else QRectF()
