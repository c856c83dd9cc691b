"""The whole program on a desk: its window, what it keeps, and the dialogs it opens."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from cascadia_qt.app import Application
from cascadia_qt.games.cascadia.controllers.table import TableController
from cascadia_qt.games.cascadia.controllers.turn import HumanTurn, Stage
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.gui import Gui
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.games.cascadia.rules.state import TURNS, Phase, State
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.model.file_reader import THREAD
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, Grid
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.record import Record, digest, read_record, write_record
from cascadia_qt.shelf import RULES
from cascadia_qt.views.main_window import MainWindow
from tests.model import cascadia_record

ANN, BEN, CLEO = Seat("Ann"), Seat("Ben"), Seat("Cleo")
PATIENCE = 20_000  # milliseconds; a busy machine takes its time to start a process


@dataclass
class Dialogs:
    """Opens dialogs without waiting in them: shows each, lets a test answer, and closes it.

    Attributes:
        opened: the classes of the dialogs, in order; but for those in `offered`.
        offered: how many achievements were offered, which happens when the store has answered.
        answers: what to do in a dialog of a class.
        warnings: the sentences of message boxes.
    """

    opened: list[str] = field(default_factory=list)
    offered: int = 0
    answers: dict[str, Callable[[Any], None]] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)

    def exec(self, dialog: QDialog) -> int:
        name = type(dialog).__name__
        if name == "TickDialog":
            self.offered += 1
        else:
            self.opened.append(name)
        dialog.show()
        settle()
        if name in self.answers:
            self.answers[name](dialog)
        result = dialog.result()
        dialog.close()
        # As a window manager would.
        if isinstance(window := dialog.parentWidget(), QWidget):
            window.activateWindow()
        settle()
        return result

    def warn(self, _parent: object, _title: str, sentence: str) -> None:
        self.warnings.append(sentence)


def settle() -> None:
    """Lets everything happen that is due, deletions and what they lead to among it."""
    for thread in threading.enumerate():
        if thread.name == THREAD:
            thread.join()
    for _ in range(2):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Desk:
    """What a test sees of the program: as much as a person does, and the game behind it."""

    def __init__(self, application: Application, dialogs: Dialogs, folder: Path) -> None:
        self.application = application
        self.dialogs = dialogs
        self.folder = folder

    @property
    def window(self) -> MainWindow:
        return self.application.shell.window

    @property
    def gui(self) -> Gui:
        gui = self.application.shell.gui("cascadia")
        assert isinstance(gui, Gui)
        return gui

    @property
    def preferences(self) -> CascadiaPreferences:
        return self.application.preferences.of(CascadiaPreferences)

    @property
    def session(self) -> GameSession:
        session = self.application.shell.session
        assert session is not None
        return session

    @property
    def plays(self) -> bool:
        """Whether people play at a table, and do not only watch or learn."""
        table = self.application.shell.table
        return isinstance(table, TableController) and table.played

    @property
    def table(self) -> TableController:
        table = self.application.shell.table
        assert isinstance(table, TableController)
        return table

    @property
    def turn(self) -> HumanTurn:
        return self.table.turn

    @property
    def page(self) -> TablePage:
        page = self.window.centralWidget()
        assert isinstance(page, TablePage)
        return page

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    def stage(self) -> Stage:
        return self.turn.stage

    @property
    def moves(self) -> list[str]:
        """The actions in force, in notation."""
        return [CASCADIA.rules().format(action) for action in self.session.history.actions]

    def deal(
        self,
        *seats: Seat,
        grid: Grid = HEX,
        seed: int = 1,
        free_undo: bool = False,
    ) -> None:
        """Begins a game."""
        self.play(cascadia_record(seats or (ANN,), grid=grid, seed=seed, free_undo=free_undo))

    def play(self, record: Record) -> None:
        """Goes on with a game."""
        self.application.shell.play(record)
        settle()

    def prompt(self) -> str:
        """The line that says what to do, with the name before it."""
        labels = {label.objectName(): label for label in self.page.prompt.findChildren(QLabel)}
        return f"{labels['prompt_who'].text()}: {labels['prompt_what'].text()}"

    def turn_shown(self) -> str:
        labels = {label.objectName(): label for label in self.page.prompt.findChildren(QLabel)}
        return labels["prompt_turn"].text()

    def buttons(self) -> list[QPushButton]:
        """The answers beside the prompt, from the left."""
        found = self.page.prompt.findChildren(QPushButton)
        return sorted((one for one in found if one.isVisible()), key=lambda one: one.x())

    def answers(self) -> list[str]:
        """What the buttons say, without a price before it and the key after it."""
        texts = [button.text().split("  ") for button in self.buttons()]
        return [next(part for part in text if part[0].isalpha()) for text in texts]

    def looks_at(self) -> int:
        """The seat whose landscape is shown large."""
        return next(i for i, s in enumerate(self.page.scenes) if s is self.page.board.scene())

    def kept(self) -> Record:
        """The newest copy on the disk, once everything is written."""
        self.application._autosave.wait()
        text = (self.folder / "game-0.json").read_text(encoding="utf-8")
        return read_record(text, RULES)

    def keeps_up(self) -> bool:
        """Whether the disk holds exactly the game on the table."""
        return digest(RULES["cascadia"], self.kept().history.state) == self.digest()

    def digest(self) -> str:
        return digest(RULES["cascadia"], self.state)

    def replays(self) -> bool:
        """Whether playing the record again leads to the state on the table."""
        again = read_record(write_record(self.session.record), RULES)
        return digest(RULES["cascadia"], again.history.state) == self.digest()


def trigger(action: QAction) -> None:
    """Uses an action of the window, which a person can only do while it is enabled."""
    assert action.isEnabled(), action.text()
    action.trigger()
    settle()


def entries_of(record: Record) -> tuple[Entry[Any, Any, Any], ...]:
    return record.history.entries


def record_where(
    wanted: Callable[[State], bool], *seats: Seat, grid: Grid = HEX, free_undo: bool = False
) -> Record:
    """A game that has come, by luck alone, to a state that is `wanted`."""
    for seed in range(500):
        dice = random.Random(seed)
        record = cascadia_record(seats or (ANN,), grid=grid, seed=seed, free_undo=free_undo)
        history = record.history
        for _ in range(60):
            if wanted(history.state):
                return Record(record.rules, record.options, seed, record.seats, history)
            history = history.played(record.rules, dice.choice(record.rules.legal(history.state)))
    raise AssertionError("no game of five hundred comes to such a state")


def almost_over(*seats: Seat, grid: Grid = HEX) -> Record:
    """A game in which only the last token is still to be placed."""
    for seed in range(500):
        dice = random.Random(seed)
        record = cascadia_record(seats, grid=grid, seed=seed)
        rules, history = record.rules, record.history
        while (state := history.state).phase is not Phase.OVER:
            last = state.turn == TURNS * len(seats) - 1
            if last and state.phase is Phase.PLACE and state.tile is None:
                return Record(rules, record.options, seed, seats, history)
            history = history.played(rules, dice.choice(rules.legal(state)))
    raise AssertionError("no game of five hundred ends with a token")


LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
