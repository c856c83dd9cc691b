"""Cryptid on the shelf: a lantern's light on a map, and the map of a game that waits."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.cryptid.model.tableau import tableau_of
from cascadia_qt.games.cryptid.views.art.box import LanternMap
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.waiting_map import WaitingMap
from cascadia_qt.rules.record import Record


class BoxPicture(QWidget):
    """The light wanders as long as motion is wanted."""

    def __init__(self, hall: Hall) -> None:
        super().__init__()
        self._hall = hall
        self._map = LanternMap()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._map)
        hall.preferences.changed.connect(self._apply_motion)
        self._apply_motion()

    def _apply_motion(self) -> None:
        self._map.set_moving(self._hall.preferences.motion > 0)


def running_table(record: Record, faces: Faces) -> WaitingMap:
    """The map as everybody sees it."""
    table = tableau_of(record.history.state)
    return WaitingMap(table, record.options.board, record.seats, faces)
