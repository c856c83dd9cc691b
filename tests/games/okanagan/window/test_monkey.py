"""A monkey at the table: hundreds of random gestures, and the game stays a game."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import digest, read_record, write_record
from cascadia_qt.shelf import RULES
from tests.fingers import fumble
from tests.games.okanagan.window.conftest import Open
from tests.games.okanagan.window.den import ANN, BEN, CLEO, DORA, ROBOT, Den
from tests.games.okanagan.window.playing import DIGITS, decide_by_keys, decide_by_mouse

GESTURES = 300  # at each table
CHECK_EVERY = 25
LUCK = 0
Key = Qt.Key
KEYS = (
    *DIGITS,
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_R, Key.Key_Space),
    *(Key.Key_Return, Key.Key_Escape, Key.Key_Tab, Key.Key_N, Key.Key_U, Key.Key_PageUp),
    *(Key.Key_PageDown, Key.Key_Home, Key.Key_End, Key.Key_Backspace, Key.Key_F9, Key.Key_Z),
)


class Monkey:
    """Does anything anywhere, but often enough something that moves the game."""

    def __init__(self, den: Den, seats: tuple[Seat, ...], seed: int) -> None:
        self._den = den
        self._seats = seats
        self._dice = random.Random(seed)
        den.play(*seats, seed=seed)

    def act(self) -> None:
        den, dice = self._den, self._dice
        if den.closed:
            den.open_curtain()
        if den.session.to_move is None:
            den.play(*self._seats, seed=dice.randrange(100))
            return
        gestures = (self._click, self._key, self._key, self._drag, self._touch)
        dice.choice((*gestures, self._answer, self._decide))()
        QApplication.processEvents()

    def _somewhere(self) -> tuple[QWidget, QPoint]:
        page = self._den.page
        widget = self._dice.choice((page.view.viewport(), page.desk, page.hand))
        x, y = (self._dice.randrange(side) for side in (widget.width(), widget.height()))
        return widget, QPoint(x, y)

    def _click(self) -> None:
        widget, point = self._somewhere()
        button = self._dice.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,))
        QTest.mouseMove(widget, point)
        QTest.mouseClick(widget, button, pos=point)

    def _drag(self) -> None:
        widget, start = self._somewhere()
        end = QPoint(self._dice.randrange(widget.width()), self._dice.randrange(widget.height()))
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
        for part in (0.3, 1.0):
            QTest.mouseMove(widget, start + (end - start) * part)
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=end)

    def _touch(self) -> None:
        fumble(self._somewhere()[0], self._dice)

    def _key(self) -> None:
        self._den.press(self._dice.choice(KEYS))

    def _answer(self) -> None:
        plain = [each for each in self._den.answers() if not each.text().startswith("Result")]
        if plain:
            QTest.mouseClick(self._dice.choice(plain), Qt.MouseButton.LeftButton)

    def _decide(self) -> None:
        den = self._den
        if den.turn.decides and not den.table.showing and not den.table.look.active:
            den.window.fit.trigger()
            den.turn.lower()
            decide = decide_by_mouse if self._dice.random() < 0.5 else decide_by_keys
            den.page.view.setFocus()
            decide(den, self._dice)


def check(den: Den) -> None:
    """The game can be written and read again, and the table shows it."""
    record = den.session.record
    again = read_record(write_record(record), RULES)
    assert digest(OKANAGAN, again.history.state) == digest(OKANAGAN, den.state)
    if den.closed:
        return
    den.press(Key.Key_End)
    shown, state = den.page.scene.shown, OKANAGAN.seen(den.state, den.table._looker.seat)
    assert shown is not None
    assert shown.board == state.board
    assert set(den.page.scene._tiles) == set(state.board.tiles)
    assert set(den.page.scene._models) == set(state.board.buildings)
    assert [plate.rewards for plate in den.page.players.plates] == [
        each.rewards for each in state.explorers
    ]


@pytest.mark.parametrize(
    ("seats", "motion"),
    [((ANN, BEN), 0), ((ANN, BEN, CLEO, DORA), 0), ((ANN, ROBOT), 50)],
)
def test_a_monkey(open_den: Open, seats: tuple[Seat, ...], motion: int) -> None:
    den = open_den(motion=motion)
    monkey, farthest = Monkey(den, seats, LUCK + len(seats)), 0
    for number in range(GESTURES):
        monkey.act()
        farthest = max(farthest, den.cursor)
        if number % CHECK_EVERY == 0 and not motion:
            check(den)
    den.shell.motion.finish()
    assert farthest > 0
