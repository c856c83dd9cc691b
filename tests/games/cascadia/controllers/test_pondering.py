"""Computers think in the time of persons where that is wanted, and never in the background."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cascadia.controllers.pondering import Pondering
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.model.bot_seats import BotSeats

State = Qt.ApplicationState


class Bots:
    def __init__(self) -> None:
        self.may = False

    def let_ponder(self, may: bool) -> None:
        self.may = may


def test_only_if_it_is_wanted_and_somebody_is_there(qapp: QApplication, tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    preferences, bots, table = CascadiaPreferences(settings), Bots(), QObject()
    Pondering(cast("BotSeats", bots), preferences, table)
    for place, wanted, may in (
        (State.ApplicationActive, True, True),
        (State.ApplicationInactive, True, False),
        (State.ApplicationHidden, True, False),
        (State.ApplicationActive, True, True),
        (State.ApplicationActive, False, False),
        (State.ApplicationInactive, False, False),
        (State.ApplicationActive, True, True),
    ):
        preferences.pondering = wanted
        qapp.applicationStateChanged.emit(place)
        assert bots.may is may
    preferences.pondering = False
    assert not bots.may
    table.deleteLater()
