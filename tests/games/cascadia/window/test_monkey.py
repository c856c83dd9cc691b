"""A monkey at the table: thousands of random gestures, and the game stays a game."""

from __future__ import annotations

import random
import secrets
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.model.setup import GameSetup, write_setup
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.fingers import fumble
from tests.games.cascadia.window.conftest import Start
from tests.games.cascadia.window.desk import ANN, BEN, CLEO, LEFT, RIGHT, Desk, settle, trigger
from tests.games.cascadia.window.hands import NOTHING_HELD, Key, Keyboard, Modifier, Mouse

GESTURES = 1000  # at each table; tests.soak.gestures makes more of them
LUCK = 0  # and with other luck
CHECK_EVERY = 100

BUTTONS = (LEFT, LEFT, LEFT, RIGHT, Qt.MouseButton.MiddleButton)
DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4)
TURN_KEYS = (
    *(*DIGITS, Key.Key_R, Key.Key_D, Key.Key_Y, Key.Key_N),
    *(Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Return, Key.Key_Space),
    *(Key.Key_Backspace, Key.Key_Escape, Key.Key_J, Key.Key_T, Key.Key_U, Key.Key_Tab),
)
OTHER_KEYS = (
    *(Key.Key_F, Key.Key_S, Key.Key_F1, Key.Key_F11, Key.Key_Question, Key.Key_Plus),
    *(Key.Key_Minus, Key.Key_O, Key.Key_Q, Key.Key_Z, Key.Key_Exclam, Key.Key_Menu, Key.Key_G),
    *(Key.Key_Comma, Key.Key_Home, Key.Key_Delete, Key.Key_Eacute, Key.Key_F10, Key.Key_Backtab),
)
HELD = (
    *(Modifier.ShiftModifier, Modifier.ControlModifier, Modifier.AltModifier),
    Modifier.ShiftModifier | Modifier.ControlModifier,
)


class Monkey:
    """Does anything anywhere, but often enough something that moves the game."""

    def __init__(self, desk: Desk, seats: tuple[Seat, ...], grid: Grid, seed: int) -> None:
        self._desk = desk
        self._mouse = Mouse(desk)
        self._keys = Keyboard(desk)
        self._dice = random.Random(seed)
        self._deal: Callable[[], None] = lambda: desk.deal(*seats, grid=grid, seed=seed)
        self._deal()
        self.done: list[str] = []
        self.deals = 1

    def act(self) -> None:
        self._return_to_the_table()
        gestures = (self._click, self._click, self._key, self._key, self._wheel, self._move)
        sensible = (self._go_on,) * 5
        rare = self._command if self._dice.random() < 0.3 else self._answer
        self._dice.choice((*gestures, *sensible, self._drag, self._touch, rare))()

    def _return_to_the_table(self) -> None:
        """After a while elsewhere, or when the window was closed, a new game begins."""
        gone = not self._desk.window.isVisible()
        if gone or (not self._desk.plays and self._dice.random() < 0.2):
            self.done.append("deal")
            self.deals += 1
            self._deal()
            self._desk.window.show()
            settle()

    def _anywhere(self) -> QPoint:
        size = self._desk.window.size()
        return QPoint(self._dice.randrange(size.width()), self._dice.randrange(size.height()))

    def _somewhere(self) -> QPoint:
        """A point of the window, often one where something can be done."""
        desk, mouse = self._desk, self._mouse
        if not desk.plays or self._dice.random() < 0.3:
            return self._anywhere()
        places = [*desk.turn.tile_places(), *desk.turn.token_places()]
        if places and self._on_board(cell := self._dice.choice(places)):
            return mouse.at_cell(cell)
        slot = self._dice.randrange(4)
        return self._dice.choice((mouse.at_tile, mouse.at_token))(slot)

    def _click(self) -> None:
        at, button = self._somewhere(), self._dice.choice(BUTTONS)
        self._mouse.click(at, button)
        self.done.append(f"click {at.x()},{at.y()} {button.name}")

    def _go_on(self) -> None:
        """Does what the prompt asks for."""
        desk = self._desk
        if not desk.plays:
            return
        self.done.append(f"go on from {desk.stage().name}")
        if desk.page.handover.isVisible() or desk.stage() is Stage.CONFIRMING:
            self._keys.press(Key.Key_Space)
        elif places := [*desk.turn.tile_places(), *desk.turn.token_places()]:
            self._keys.controlled(DIGITS[desk.state.seat])
            self._keys.press(Key.Key_F)
            if self._on_board(cell := self._dice.choice(places)):
                self._mouse.click(self._mouse.at_cell(cell))
        elif desk.stage() is Stage.PLACING:
            self._keys.press(Key.Key_D)
        elif desk.stage() is Stage.OVER:
            self._mouse.answer("Play again")
        else:
            self._mouse.click(self._mouse.at_tile(self._dice.randrange(4)))

    def _on_board(self, cell: Cell) -> bool:
        """Whether `cell` is in sight; a glide may still be on its way there."""
        board = self._desk.page.board
        point = board.mapFromScene(self._desk.page.scenes[0].layout_of_cells.centre(cell))
        return board.viewport().rect().contains(point)

    def _move(self) -> None:
        at = self._somewhere()
        self._mouse.move(at)
        self.done.append(f"move {at.x()},{at.y()}")

    def _drag(self) -> None:
        start, end, button = self._somewhere(), self._somewhere(), self._dice.choice(BUTTONS)
        self._mouse.drag(start, end, button)
        self.done.append(f"drag {start.x()},{start.y()} to {end.x()},{end.y()} {button.name}")

    def _touch(self) -> None:
        self.done.append("touch")
        fumble(self._desk.window, self._dice)
        settle()

    def _wheel(self) -> None:
        at, notches = self._somewhere(), self._dice.choice((-2, -1, 1, 2))
        held = self._dice.choice((NOTHING_HELD, NOTHING_HELD, Modifier.ControlModifier))
        self._mouse.wheel(notches, at, held)
        self.done.append(f"wheel {notches} at {at.x()},{at.y()} {held}")

    def _key(self) -> None:
        usual = self._dice.random() < 0.85
        key = self._dice.choice(TURN_KEYS if usual else OTHER_KEYS)
        held = NOTHING_HELD if self._dice.random() < 0.9 else self._dice.choice(HELD)
        self._keys.press(key, held=held)
        self.done.append(f"key {key.name} {held}")

    def _answer(self) -> None:
        """Clicks a button that is in sight: of the prompt, or of the welcome page."""
        page = self._desk.window.centralWidget()
        assert page is not None
        buttons = [
            button
            for button in page.findChildren(QPushButton)
            if button.isEnabled() and button.visibleRegion().contains(button.rect().center())
        ]
        if buttons:
            button = self._dice.choice(buttons)
            self.done.append(f"button {button.text()}")
            self._mouse.click(self._mouse.at(button))

    def _command(self) -> None:
        """Uses any entry of the menus."""
        action = self._dice.choice([a for a in self._desk.window.actions() if a.isEnabled()])
        self.done.append(f"menu {action.text()}")
        trigger(action)


@dataclass(frozen=True)
class Table:
    """What the monkey plays; it comes to other tables by itself."""

    seed: int
    grid: Grid
    seats: tuple[Seat, ...]
    motion: int = 0
    confirms: bool = False


TABLES = {
    "hex": Table(11, HEX, (ANN, BEN)),
    "square-solo": Table(12, SQUARE, (ANN,), confirms=True),
    "hex-three-moving": Table(13, HEX, (ANN, BEN, CLEO), motion=50, confirms=True),
    "square-moving": Table(14, SQUARE, (ANN, BEN), motion=100),
    "hex-computer": Table(15, HEX, (ANN, Seat("Computer", "random"))),
}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only file that is ever chosen, for saving and, once it is there, for opening."""
    path = tmp_path / "monkey.cascadia"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda *_: (str(path) if path.exists() else "", "")
    )
    return path


def told(exceptions: list[Any]) -> str:
    return "\n".join("".join(traceback.format_exception(*one)) for one in exceptions)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_monkey_breaks_nothing(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, file: Path, table: Table
) -> None:
    """Nothing is raised or warned of, and the state is always what the record leads to."""
    seed = table.seed + 100 * LUCK
    dice = random.Random(seed)
    monkeypatch.setattr(secrets, "randbelow", dice.randrange)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)  # folders stay shut
    again = write_setup(GameSetup(table.seats, table.grid, free_undo=True))
    desk = start(motion=table.motion, handover=True, confirm_turn=table.confirms, last_setup=again)
    desk.dialogs.answers["NewGameDialog"] = lambda dialog: dialog.done(
        dice.random() < 0.3 and dialog._ui.start.isEnabled()
    )
    monkey = Monkey(desk, table.seats, table.grid, seed)
    for number in range(1, GESTURES + 1):
        with qtbot.captureExceptions() as exceptions:
            monkey.act()
        assert not exceptions, f"{number}: {monkey.done[-5:]}: {told(exceptions)}"
        if number % CHECK_EVERY == 0 and desk.plays:
            assert desk.replays(), monkey.done[-CHECK_EVERY:]
            assert desk.keeps_up(), monkey.done[-CHECK_EVERY:]
    assert desk.dialogs.warnings == []
    assert monkey.deals < GESTURES / 20, "it has hardly played"
