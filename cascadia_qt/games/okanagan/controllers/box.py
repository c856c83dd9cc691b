"""Okanagan on the shelf: a valley that is surveyed, and the valley of a game that waits."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.okanagan.views.art.box import SurveyedValley
from cascadia_qt.games.okanagan.views.waiting_valley import WaitingValley
from cascadia_qt.rules.record import Record


class BoxPicture(QWidget):
    """The valley grows as long as motion is wanted."""

    def __init__(self, hall: Hall) -> None:
        super().__init__()
        self._hall = hall
        self._valley = SurveyedValley()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._valley)
        hall.preferences.changed.connect(self._apply_motion)
        self._apply_motion()

    def _apply_motion(self) -> None:
        self._valley.set_moving(self._hall.preferences.motion > 0)


def running_table(record: Record) -> WaitingValley:
    """The valley as everybody sees it."""
    return WaitingValley(record.history.state.board, record.seats)
