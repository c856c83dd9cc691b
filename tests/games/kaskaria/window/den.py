"""The whole program with Kaskaria alone on its shelf, as people play it."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cascadia_qt.app import Application
from cascadia_qt.controllers import showing
from cascadia_qt.games.kaskaria.controllers.table import TableController
from cascadia_qt.games.kaskaria.controllers.turn import HumanTurn
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.games.kaskaria.views.table.spot import Badged, InHand, Pile, Slot, Spot
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views import curtain
from cascadia_qt.views.curtain import Cloth, CurtainStage
from tests.window.opening import settle

ANN, BEN, CLEO = Seat("Ann"), Seat("Ben"), Seat("Cleo")
ROBOT = Seat("Robot", "random")
PATIENCE = 20_000  # milliseconds; a busy machine takes its time to start a process
_LEFT = Qt.MouseButton.LeftButton


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

    def play(self, *seats: Seat, seed: int = 5, **options: Any) -> None:
        self.go_on(KaskariaSetup(seats, **options).dealt(seed))

    def go_on(self, record: Record) -> None:
        self.shell.play(record)
        settle()

    def lay(self, state: State, *seats: Seat) -> None:
        """A game that stands as `state` does from its first moment on."""
        record = KaskariaSetup(seats).dealt(5)
        history = replace(record.history, start=state)
        self.go_on(replace(record, options=state.options, history=history))

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
    def state(self) -> State:
        state: State = self.session.state
        return state

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

    def place_of(self, spot: Spot) -> QPoint:
        """Where on the table something can be tapped."""
        scene = self.page.scene
        match spot:
            case Pile():
                return _middle(scene.places.pile)
            case Slot(number):
                return _middle(scene.places.display[number])
            case Badged(colour):
                return _middle(scene._badges[colour].place)
            case InHand(place):
                return self._searched(spot, scene._fan.cards[place].place)
            case _:
                return self.island

    def _searched(self, spot: Spot, room: QRectF) -> QPoint:
        """A point of `room` that nothing else covers, from the lower left on."""
        for up, across in product(range(9, 0, -1), range(1, 10)):
            point = room.topLeft() + QPointF(room.width() * across, room.height() * up) / 10
            if self.page.scene.spot_at(point) == spot:
                return point.toPoint()
        raise AssertionError(f"{spot} is not to be seen")

    def tap(self, spot: Spot) -> None:
        QTest.mouseClick(self.page.view.viewport(), _LEFT, pos=self.place_of(spot))

    def tap_card(self, place: int) -> None:
        self.tap(InHand(place))

    def tap_badge(self, colour: str) -> None:
        self.tap(Badged(colour))

    def drag(self, place: int, to: QPoint) -> None:
        view = self.page.view.viewport()
        start = self.place_of(InHand(place))
        QTest.mousePress(view, _LEFT, pos=start)
        for part in (0.2, 0.6, 1.0):
            QTest.mouseMove(view, start + (to - start) * part)
        QTest.mouseRelease(view, _LEFT, pos=to)

    @property
    def island(self) -> QPoint:
        return _middle(self.page.scene.places.island)

    def answers(self) -> list[QPushButton]:
        """The buttons of the prompt that can be seen."""
        buttons = self.page.prompt.findChildren(QPushButton)
        return [button for button in buttons if button.isVisible()]

    def end(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.application.deleteLater()


def _middle(rect: QRectF) -> QPoint:
    return rect.center().toPoint()
