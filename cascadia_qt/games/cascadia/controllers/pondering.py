"""When computers may think in the time of persons."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.model.bot_seats import BotSeats


class Pondering(QObject):
    """Lets them as long as it is wanted and the program is in the foreground."""

    def __init__(self, bots: BotSeats, preferences: CascadiaPreferences, parent: QObject) -> None:
        super().__init__(parent)
        self._bots = bots
        self._preferences = preferences
        self._place = QGuiApplication.applicationState()
        preferences.changed.connect(self._apply)
        program = cast("QGuiApplication", QGuiApplication.instance())
        program.applicationStateChanged.connect(self._move)
        self._apply()

    def _move(self, place: Qt.ApplicationState) -> None:
        self._place = place
        self._apply()

    def _apply(self) -> None:
        in_front = self._place is Qt.ApplicationState.ApplicationActive
        self._bots.let_ponder(self._preferences.pondering and in_front)
