"""The whole program with Okanagan alone on its shelf, as people play it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cascadia_qt.app import Application
from cascadia_qt.controllers import showing
from cascadia_qt.games.okanagan.controllers.table import TableController
from cascadia_qt.games.okanagan.controllers.turn import HumanTurn
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.views.art.wedges import HALF
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.views.table.shown import Shown
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.record import Record
from cascadia_qt.views import curtain
from cascadia_qt.views.curtain import Cloth, CurtainStage
from tests.window.opening import settle

ANN, BEN, CLEO, DORA = Seat("Ann"), Seat("Ben"), Seat("Cleo"), Seat("Dora")
ROBOT = Seat("Robot", "random")
PATIENCE = 20_000  # milliseconds; a busy machine takes its time to start a process
_LEFT = Qt.MouseButton.LeftButton
_DEALS = 300


class Den:
    """What a test sees of the program, and the hands to play with."""

    def __init__(self, app: QApplication, folder: Path, **preferences: object) -> None:
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        for name, value in {"motion": 0, **preferences}.items():
            settings.setValue(name, value)
        curtain.GRACE = 0
        showing.STILL = 0
        self.application = Application(app, settings, folder / "autosave")
        self.shell = self.application.shell
        self.window = self.shell.window
        self.shell.show_welcome()
        self.application.show()
        self.window.resize(1280, 720)
        self.window.activateWindow()

    def play(self, *seats: Seat, seed: int = 5) -> None:
        self.go_on(OkanaganSetup(seats).dealt(seed))

    def go_on(self, record: Record) -> None:
        self.shell.play(record)
        settle()

    def lay(self, state: State, *seats: Seat) -> None:
        """A game that stands as `state` does from its first moment on."""
        record = OkanaganSetup(seats).dealt(5)
        self.go_on(replace(record, history=replace(record.history, start=state)))

    def come_to(self, wanted: Callable[[State], bool], *seats: Seat) -> None:
        """A game in which something is to be decided that is not seen every day."""
        self.go_on(record_where(wanted, seats))
        if self.closed:
            self.open_curtain()

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
    def turn(self) -> HumanTurn:
        return self.table.turn

    @property
    def session(self) -> GameSession:
        return self.table.session

    @property
    def shown(self) -> Shown:
        """What the valley shows."""
        shown = self.page.scene.shown
        assert shown is not None
        return shown

    @property
    def cursor(self) -> int:
        return self.session.history.cursor

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def last_action(self) -> object:
        return self.session.history.entries[self.cursor - 1].action

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
        QTest.mouseClick(button, _LEFT)

    def press(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Where the focus is, as a keyboard does."""
        focus: QWidget = QApplication.focusWidget() or self.window
        QTest.keyClick(focus, key, modifiers)

    def place_of(self, cell: Cell, at: QPointF | None = None) -> QPoint:
        """Where on the screen a cell is, or a point of its tile in units of that."""
        scene = self.page.scene
        half = scene.cells.outline().boundingRect().width() / 2
        off = QPointF() if at is None else at * (half / HALF)
        return self.page.view.mapFromScene(scene.cells.centre(cell) + off)

    def hover(self, cell: Cell, at: QPointF | None = None) -> None:
        # A pointer that was there before, at another table, would not move.
        for off in (QPoint(1, 1), QPoint()):
            QTest.mouseMove(self.page.view.viewport(), self.place_of(cell, at) + off)
        QApplication.processEvents()

    def click(self, cell: Cell, at: QPointF | None = None, button: Qt.MouseButton = _LEFT) -> None:
        self.hover(cell, at)
        QTest.mouseClick(self.page.view.viewport(), button, pos=self.place_of(cell, at))

    def choose(self, place: int) -> None:
        """Clicks a piece on the desk."""
        QTest.mouseClick(
            self.page.desk, _LEFT, pos=self.page.desk.place_of(place).center().toPoint()
        )

    def slide(self, start: int, end: int) -> None:
        """Drags a piece to the place of another one."""
        desk = self.page.desk
        one, other = (desk.place_of(place).center().toPoint() for place in (start, end))
        QTest.mousePress(desk, _LEFT, pos=one)
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(desk, one + (other - one) * part)
        QTest.mouseRelease(desk, _LEFT, pos=other)

    def answers(self) -> list[QPushButton]:
        """The buttons of the prompt that can be seen."""
        buttons = self.page.prompt.findChildren(QPushButton)
        return [button for button in buttons if button.isVisible()]

    def answer(self, text: str) -> None:
        button = next(each for each in self.answers() if each.text().startswith(text))
        QTest.mouseClick(button, _LEFT)

    def end(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.application.deleteLater()


def record_where(wanted: Callable[[State], bool], seats: tuple[Seat, ...]) -> Record:
    """The first deal, played by chance, in which a state is `wanted`."""
    for seed in range(_DEALS):
        luck = random.Random(seed)
        record = OkanaganSetup(seats).dealt(seed)
        history = record.history
        while OKANAGAN.to_move(history.state) is not None:
            if wanted(history.state):
                return replace(record, history=history)
            history = history.played(OKANAGAN, luck.choice(OKANAGAN.legal(history.state)))
    raise AssertionError("no deal leads there")
