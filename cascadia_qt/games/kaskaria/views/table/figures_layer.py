"""The figures of all heroes on the island."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from cascadia_qt.games.kaskaria.model.tableau import Player
from cascadia_qt.games.kaskaria.rules.state import FIGURES
from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT
from cascadia_qt.games.kaskaria.views.table.figure_item import FigureItem
from cascadia_qt.views.motion import Motion

_HOP = 190  # milliseconds
_LARGER = 1.45


def figure_width(island: Island) -> float:
    """Larger than on paper: they are what everybody looks for."""
    return island.figure_size.width() * _LARGER


class FiguresLayer:
    """Knows where everybody stands, and lets them hop from stone to stone."""

    def __init__(
        self,
        scene: QGraphicsScene,
        faces: Faces,
        motion: Motion,
        island: Island,
        colours: Sequence[QColor],
    ) -> None:
        self._motion = motion
        self._island = island
        self._rect = QRectF()
        self._items = {
            (figure, seat): FigureItem(faces, figure, seat, colour)
            for seat, colour in enumerate(colours)
            for figure in FIGURES
        }
        for item in self._items.values():
            scene.addItem(item)

    def lay(self, rect: QRectF) -> None:
        """The island lies in `rect`."""
        self._rect = rect
        for item in self._items.values():
            item.set_wide(figure_width(self._island) * self._scale)

    @property
    def _scale(self) -> float:
        return self._rect.width() / BOARD_RECT.width()

    def in_scene(self, place: QPointF) -> QPointF:
        """A place of the board as a place of the scene."""
        return self._rect.topLeft() + (place - BOARD_RECT.topLeft()) * self._scale

    @property
    def volcano(self) -> QPointF:
        """Where both ways end."""
        stones = self._island.runner_stones[-1], self._island.griffin_stones[-1]
        return self.in_scene((stones[0] + stones[1]) / 2)

    def feet(self, figure: str, seat: int) -> QPointF:
        """Where a figure stands, or is about to."""
        return self._items[figure, seat].aimed

    def show(self, players: Sequence[Player], *, hopping: bool) -> None:
        """Lets everybody stand where they are now; those on one stone make room."""
        for figure in FIGURES:
            together: dict[int, list[int]] = {}
            for seat, player in enumerate(players):
                together.setdefault(player.steps(figure), []).append(seat)
            for step, seats in together.items():
                places = self._island.places(figure, step, len(seats))
                for seat, place in zip(seats, places, strict=True):
                    self._move(self._items[figure, seat], self.in_scene(place), hopping)

    def _move(self, item: FigureItem, feet: QPointF, hopping: bool) -> None:
        if hopping and item.aim(feet):
            self._motion.glide(item, "gone", 0.0, 1.0, _HOP)
        elif not hopping:
            self._motion.stop(item, "gone")
            item.aim(feet)
            item.stand()
