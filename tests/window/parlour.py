"""The whole program with the toy game alone on its shelf."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cascadia_qt.app import Application
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views import curtain
from cascadia_qt.views.curtain import Cloth, CurtainStage
from tests.games.stones.replay import StonesReplay
from tests.games.stones.setup import StonesSetup
from tests.games.stones.table import StonesTable

ANN, BEN, CLEO = Seat("Ann"), Seat("Ben"), Seat("Cleo")


class Parlour:
    """What a test sees of the program."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        settings.setValue("motion", 0)
        curtain.GRACE = 0
        self.application = Application(app, settings, folder / "autosave")
        self.shell = self.application.shell
        self.window = self.shell.window
        self.shell.show_welcome()
        self.application.show()
        self.window.activateWindow()

    def play(self, *seats: Seat, rounds: int = 3, free_undo: bool = False) -> None:
        setup = StonesSetup(seats, rounds=rounds, seed=5, free_undo=free_undo)
        self.go_on(setup.dealt(5))

    def go_on(self, record: Record) -> None:
        self.shell.play(record)

    @property
    def table(self) -> StonesTable:
        table = self.shell.table
        assert isinstance(table, StonesTable)
        return table

    @property
    def replay(self) -> StonesReplay:
        replay = self.shell.table
        assert isinstance(replay, StonesReplay)
        return replay

    @property
    def session(self) -> GameSession:
        return self.table.session

    @property
    def looker(self) -> int | None:
        return self.table._looker.seat

    @property
    def closed(self) -> bool:
        stage = self.window.centralWidget()
        return isinstance(stage, CurtainStage) and stage.closed

    def open_curtain(self) -> None:
        """The person who is asked for says so."""
        cloth = self.window.findChild(Cloth)
        assert isinstance(cloth, Cloth)
        button = cloth.findChild(QPushButton, "curtain_here")
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def press(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Where the focus is, as a keyboard does."""
        focus: QWidget = QApplication.focusWidget() or self.window
        QTest.keyClick(focus, key, modifiers)

    def end(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.application.deleteLater()
