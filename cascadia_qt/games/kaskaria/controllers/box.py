"""Kaskaria on the shelf: a volcano that smokes, and the island of a game that waits."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.kaskaria.model.tableau import tableau_at
from cascadia_qt.games.kaskaria.views.art.box import SmokingVolcano
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.waiting_island import WaitingIsland
from cascadia_qt.rules.record import Record


class BoxPicture(QWidget):
    """Smokes as long as motion is wanted."""

    def __init__(self, hall: Hall) -> None:
        super().__init__()
        self._hall = hall
        self._volcano = SmokingVolcano()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._volcano)
        hall.preferences.changed.connect(self._apply_motion)
        self._apply_motion()

    def _apply_motion(self) -> None:
        self._volcano.set_moving(self._hall.preferences.motion > 0)


def running_table(record: Record, faces: Faces) -> WaitingIsland:
    """The island as nobody in particular sees it."""
    table = tableau_at(record.history, None)
    return WaitingIsland(table, record.options.ways, record.seats, faces)
