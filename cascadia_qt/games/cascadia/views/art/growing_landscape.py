"""A landscape that grows by itself, piece by piece."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QTimer

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.picture_view import PictureView
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.layout import bounds
from cascadia_qt.views.motion import Motion

_GROWING = 450  # milliseconds between two pieces
_RESTING = 20  # such times


class GrowingLandscape(PictureView):
    """Shows `film` over and over; grown up, the landscape rests for a while."""

    def __init__(
        self,
        grid: Grid,
        film: Sequence[Environment],
        faces: Faces,
        motion: Motion,
        *,
        raised: bool = False,
    ) -> None:
        """What is `raised` lies on a card, not on the table."""
        self._landscape = BoardScene(grid, faces, motion, raised=raised)
        self._film = [*film, *[film[-1]] * _RESTING]
        super().__init__(self._landscape)  # no camera moves: it grows in its place
        self._landscape.setParent(self)
        self._frame = len(film) // 2
        self._timer = QTimer(self)
        self._timer.setInterval(_GROWING)
        self._timer.timeout.connect(self._grow)

    def set_moving(self, moving: bool) -> None:
        """Whether it grows before one's eyes or lies there complete."""
        self._show_frame(self._frame if moving else len(self._film) - 1)
        if moving:
            self._timer.start()
        else:
            self._timer.stop()

    def whole(self) -> QRectF:
        """The room that the grown landscape needs, so that it grows in its place."""
        return bounds(self._landscape.layout_of_cells, list(self._film[-1]))

    def _grow(self) -> None:
        self._show_frame((self._frame + 1) % len(self._film))

    def _show_frame(self, frame: int) -> None:
        self._frame = frame
        self._landscape.sync(self._film[frame])
