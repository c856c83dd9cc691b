"""Cascadia on the shelf: a landscape that grows, and the one of a game that waits."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.growing_landscape import GrowingLandscape
from cascadia_qt.games.cascadia.views.art.sample import GROWN
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.art.living_picture import SIZES_SHOWN_LAST

if TYPE_CHECKING:
    from cascadia_qt.rules.record import Record


@cache
def _faces() -> Faces:
    return Faces(SIZES_SHOWN_LAST)


class BoxPicture(QWidget):
    """Grows as long as motion is wanted."""

    def __init__(self, hall: Hall) -> None:
        super().__init__()
        self._hall = hall
        self._land = GrowingLandscape(HEX, GROWN, _faces(), hall.motion, raised=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._land)
        hall.preferences.changed.connect(self._apply_motion)
        self._apply_motion()

    def _apply_motion(self) -> None:
        self._land.set_moving(self._hall.preferences.motion > 0)


def box_picture(hall: Hall) -> BoxPicture:
    return BoxPicture(hall)


def running_land(record: Record, faces: Faces, hall: Hall) -> GrowingLandscape:
    """The landscape of whoever is to move."""
    state = record.history.state
    land = state.players[record.rules.to_move(state)].environment
    picture = GrowingLandscape(record.options.grid, [land], faces, hall.motion)
    picture.set_moving(False)
    return picture
