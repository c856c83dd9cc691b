"""The living picture on a box of the shelf."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.views.art.living_picture import LivingPicture

if TYPE_CHECKING:
    from cascadia_qt.entry import GameEntry


class BoxPicture(QWidget):
    """Moves as long as motion is wanted."""

    def __init__(self, hall: Hall, picture: LivingPicture) -> None:
        super().__init__()
        self._hall = hall
        self._picture = picture
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(picture)
        hall.preferences.changed.connect(self._apply_motion)
        self._apply_motion()

    def _apply_motion(self) -> None:
        self._picture.set_moving(self._hall.preferences.motion > 0)


def box_picture_of(entry: GameEntry, hall: Hall) -> QWidget:
    """What is seen of the game of `entry` on its box; nothing else of the game is loaded."""
    made: QWidget = import_module(entry.box).box_picture(hall)
    return made
