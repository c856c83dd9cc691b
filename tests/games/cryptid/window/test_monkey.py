"""A monkey at the table: hundreds of random gestures, and the game stays a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cryptid.model.tableau import tableau_of
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import digest, read_record, write_record
from cascadia_qt.shelf import RULES
from tests.fingers import fumble
from tests.games.cryptid.window.conftest import Open
from tests.games.cryptid.window.den import ANN, BEN, CLEO, ROBOT, Den

GESTURES = 300  # at each table; tests.soak.gestures makes more of them
CHECK_EVERY = 25
LUCK = 0  # and with other luck
Key = Qt.Key
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
KEYS = (
    *(Key.Key_0, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_7, Key.Key_A, Key.Key_S, Key.Key_H),
    *(
        Key.Key_F,
        Key.Key_L,
        Key.Key_C,
        Key.Key_D,
        Key.Key_Y,
        Key.Key_N,
        Key.Key_Left,
        Key.Key_Right,
    ),
    *(Key.Key_Up, Key.Key_Down, Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Escape),
    *(Key.Key_Tab, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Home, Key.Key_End, Key.Key_U),
    *(Key.Key_Right, Key.Key_Space, Key.Key_F9, Key.Key_Backspace),
)


class Monkey:
    """Does anything anywhere, but often enough something that moves the game."""

    def __init__(self, den: Den, seats: tuple[Seat, ...], seed: int, **options: Any) -> None:
        self._den = den
        self._dice = random.Random(seed)
        self._deal: Callable[[], None] = lambda: den.play(*seats, seed=seed, **options)
        self._deal()

    def act(self) -> None:
        den, dice = self._den, self._dice
        if den.closed:
            den.open_curtain()
        if den.session.to_move is None and dice.random() < 0.2:
            self._deal()
            return
        acts = (self._click, self._touch, self._twice, self._key, self._key, self._drag,
                self._pennant, self._answer, self._wheel)  # fmt: skip
        dice.choice(acts)()
        QApplication.processEvents()

    def _anywhere(self) -> QPoint:
        view = self._den.page.view.viewport()
        return QPoint(self._dice.randrange(view.width()), self._dice.randrange(view.height()))

    def _click(self) -> None:
        view = self._den.page.view.viewport()
        button = self._dice.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,))
        QTest.mouseClick(view, button, pos=self._anywhere())

    def _twice(self) -> None:
        view, place = self._den.page.view.viewport(), self._anywhere()
        for _ in range(2):
            QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)

    def _drag(self) -> None:
        self._den.drag_lantern(self._anywhere())

    def _wheel(self) -> None:
        self._den.page.view.zoom(self._dice.choice((0.5, 0.8, 1.3, 2)), QPointF(self._anywhere()))

    def _touch(self) -> None:
        fumble(self._den.page.view.viewport(), self._dice)

    def _key(self) -> None:
        shifted = self._dice.random() < 0.2
        self._den.press(self._dice.choice(KEYS), SHIFT if shifted else PLAIN)

    def _pennant(self) -> None:
        self._den.tap_pennant(self._dice.randrange(len(self._den.page.pennants)))

    def _answer(self) -> None:
        plain = [button for button in self._den.answers() if not button.text().startswith("Result")]
        if plain:
            QTest.mouseClick(self._dice.choice(plain), Qt.MouseButton.LeftButton)


def check(den: Den) -> None:
    """The game can be written and read again, and the table shows it."""
    record = den.session.record
    again = read_record(write_record(record), RULES)
    assert digest(CRYPTID, again.history.state) == digest(CRYPTID, den.state)
    if den.closed:
        return
    den.press(Key.Key_End)
    shown = den.page.scene.shown
    assert shown is not None
    assert shown.table == tableau_of(den.table.told.state)


@pytest.mark.parametrize(
    ("seats", "motion", "options"),
    [
        ((ANN, BEN), 0, {}),
        ((ANN, BEN, CLEO), 0, {"answer_yourselves": True}),
        ((ANN, ROBOT, ROBOT), 50, {"mode": "advanced"}),
    ],
)
def test_a_monkey(
    open_den: Open, seats: tuple[Seat, ...], motion: int, options: dict[str, Any]
) -> None:
    den = open_den(motion=motion)
    monkey = Monkey(den, seats, LUCK + len(seats), **options)
    for number in range(GESTURES):
        monkey.act()
        if number % CHECK_EVERY == 0 and not motion:
            check(den)
    den.shell.motion.finish()
    assert den.steps > 0
