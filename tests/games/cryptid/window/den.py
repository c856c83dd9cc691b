"""The whole program with Cryptid alone on its shelf, as people play it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from shiboken6 import isValid

from cascadia_qt.app import Application
from cascadia_qt.games.cryptid.controllers.table import TableController
from cascadia_qt.games.cryptid.controllers.turn import HumanTurn, Stage
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, column_of, row_of
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.views.art.hexes import centre
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views import curtain
from cascadia_qt.views.curtain import Cloth, CurtainStage
from tests.games.cryptid.table import puzzle
from tests.window.opening import settle

ANN, BEN, CLEO, DORA, EVE = (Seat(name) for name in ("Ann", "Ben", "Cleo", "Dora", "Eve"))
ROBOT, ROBBIE = Seat("Robot", "random"), Seat("Robbie", "novice")
PATIENCE = 20_000  # milliseconds; a busy machine takes its time to start a process
_LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
_DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_7, Key.Key_8,
           Key.Key_9)  # fmt: skip


class Den:
    """What a test sees of the program, and the hands to play with."""

    def __init__(self, app: QApplication, folder: Path, **preferences: object) -> None:
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        for name, value in {"motion": 0, **preferences}.items():
            settings.setValue(name, value)
        curtain.GRACE = 0
        self.application = Application(app, settings, folder / "autosave")
        self.shell = self.application.shell
        self.window = self.shell.window
        self.shell.show_welcome()
        self.application.show()
        self.window.resize(1280, 720)
        self.window.activateWindow()

    def play(self, *seats: Seat, seed: int = 5, **options: Any) -> None:
        """A game, on one of the checked puzzles if it has a `number`."""
        held = puzzle(options.pop("number")) if "number" in options else None
        self.go_on(CryptidSetup(seats, puzzle=held, **options).dealt(seed))

    def go_on(self, record: Record) -> None:
        self.shell.play(record)
        settle()

    @property
    def table(self) -> TableController:
        table = self.shell.table
        assert isinstance(table, TableController)
        return table

    @property
    def page(self) -> TablePage:
        page = self.table.page
        assert isinstance(page, TablePage)
        return page

    @property
    def stage(self) -> Stage:
        return self.table.turn.stage

    @property
    def turn(self) -> HumanTurn:
        return self.table.turn

    @property
    def session(self) -> GameSession:
        return self.table.session

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def steps(self) -> int:
        return self.session.history.cursor

    @property
    def last_action(self) -> Any:
        return self.session.history.entries[self.steps - 1].action

    @property
    def closed(self) -> bool:
        stage = self.window.centralWidget()
        return isinstance(stage, CurtainStage) and stage.closed

    def open_curtain(self) -> None:
        """The person who is asked for says so."""
        stage = self.window.centralWidget()
        assert isinstance(stage, CurtainStage)
        cloth = stage.findChild(Cloth)
        assert isinstance(cloth, Cloth)
        button = cloth.findChild(QPushButton, "curtain_here")
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, _LEFT)

    def press(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Where the focus is, as a keyboard does."""
        focus: QWidget = QApplication.focusWidget() or self.window
        QTest.keyClick(focus, key, modifiers)

    def digit(self, number: int) -> None:
        self.press(_DIGITS[number - 1])

    def jump(self, cell: int | str) -> None:
        """To a cell by its letter and number."""
        number = CELL_NAMED[cell] if isinstance(cell, str) else cell
        self.press(Key(Key.Key_A + column_of(number)), Qt.KeyboardModifier.ShiftModifier)
        self.digit(row_of(number) + 1)

    def place_of(self, cell: int | str) -> QPoint:
        number = CELL_NAMED[cell] if isinstance(cell, str) else cell
        return self.page.view.mapFromScene(centre(number))

    def tap(self, cell: int | str) -> None:
        QTest.mouseClick(self.page.view.viewport(), _LEFT, pos=self.place_of(cell))

    def tap_pennant(self, seat: int) -> None:
        QTest.mouseClick(self.page.pennants[seat], _LEFT)

    def drag_lantern(self, to: QPoint) -> None:
        view = self.page.view
        start = view.mapFromScene(self.page.scene.lantern.pos())
        QTest.mousePress(view.viewport(), _LEFT, pos=start)
        for part in (0.3, 1.0):
            QTest.mouseMove(view.viewport(), start + (to - start) * part)
        QTest.mouseRelease(view.viewport(), _LEFT, pos=to)

    def answers(self) -> list[QPushButton]:
        """The buttons of the prompt that can be seen."""
        buttons = self.page.prompt.findChildren(QPushButton)
        return [button for button in buttons if button.isVisible()]

    def click(self, words: str) -> None:
        """The answer of the prompt that begins like this."""
        found = [button for button in self.answers() if button.text().startswith(words)]
        assert found, [button.text() for button in self.answers()]
        QTest.mouseClick(found[0], _LEFT)

    def prompt(self) -> str:
        return self.table.display.prompt

    def end(self) -> None:
        if not isValid(self.window):  # a test has ended it already
            return
        self.window.close()
        self.window.deleteLater()
        self.application.deleteLater()
