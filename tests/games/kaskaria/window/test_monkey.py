"""A monkey at the table: hundreds of random gestures, and the game stays a game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from cascadia_qt.games.kaskaria.rules.cards import BACK
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.views.table.card_item import CardItem
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import digest, read_record, write_record
from cascadia_qt.shelf import RULES
from tests.fingers import fumble
from tests.games.kaskaria.window.conftest import Open
from tests.games.kaskaria.window.den import ANN, BEN, CLEO, ROBOT, Den

GESTURES = 300  # at each table; tests.soak.gestures makes more of them
CHECK_EVERY = 25
LUCK = 0  # and with other luck
Key = Qt.Key
KEYS = (
    *(Key.Key_0, Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_9),
    *(Key.Key_Left, Key.Key_Right, Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_Tab),
    *(Key.Key_Y, Key.Key_N, Key.Key_U, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Home),
    *(Key.Key_End, Key.Key_Up, Key.Key_Down, Key.Key_Backspace, Key.Key_F9, Key.Key_Z),
)


class Monkey:
    """Does anything anywhere, but often enough something that moves the game."""

    def __init__(self, den: Den, seats: tuple[Seat, ...], seed: int, **options: object) -> None:
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
        gestures = (self._click, self._click, self._key, self._key, self._drag, self._touch)
        dice.choice((*gestures, self._answer))()
        QApplication.processEvents()

    def _anywhere(self) -> QPoint:
        view = self._den.page.view.viewport()
        # Most of what can be done lies in the lower half.
        low = self._dice.random() < 0.5
        y = self._dice.randrange(view.height() // 2 if low else 0, view.height())
        return QPoint(self._dice.randrange(view.width()), y)

    def _click(self) -> None:
        view = self._den.page.view.viewport()
        button = self._dice.choice((Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton,))
        QTest.mouseClick(view, button, pos=self._anywhere())

    def _drag(self) -> None:
        view = self._den.page.view.viewport()
        start, end = self._anywhere(), self._anywhere()
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        for part in (0.3, 1.0):
            QTest.mouseMove(view, start + (end - start) * part)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)

    def _touch(self) -> None:
        fumble(self._den.page.view.viewport(), self._dice)

    def _key(self) -> None:
        self._den.press(self._dice.choice(KEYS))

    def _answer(self) -> None:
        buttons = [button for button in self._den.answers() if isinstance(button, QPushButton)]
        plain = [button for button in buttons if button.text() != "Result  (S)"]
        if plain:
            QTest.mouseClick(self._dice.choice(plain), Qt.MouseButton.LeftButton)


def check(den: Den) -> None:
    """The game can be written and read again, and the table shows it."""
    record = den.session.record
    again = read_record(write_record(record), RULES)
    assert digest(KASKARIA, again.history.state) == digest(KASKARIA, den.state)
    if den.closed:
        return
    den.press(Key.Key_End)
    shown = den.page.scene._shown
    assert shown is not None
    state = KASKARIA.seen(den.state, den.table._looker.seat)
    assert [len(player.hand) for player in shown.table.players] == [
        len(each.hand) for each in state.heroes
    ]
    items = [item for item in den.page.scene.items() if isinstance(item, CardItem)]
    held = len(shown.table.players[shown.seat].hand)
    assert len(items) == held + len(shown.table.display) + len(shown.table.playing)
    known = [item for item in items if item.card != BACK]
    assert all(" " in item.card for item in known)


@pytest.mark.parametrize(
    ("seats", "motion", "options"),
    [
        ((ANN, BEN), 0, {"open_hands": True}),
        ((ANN, BEN, CLEO), 0, {"length": "short"}),
        ((ANN, ROBOT), 50, {"length": "short", "fearless": True}),
    ],
)
def test_a_monkey(
    open_den: Open, seats: tuple[Seat, ...], motion: int, options: dict[str, object]
) -> None:
    den = open_den(motion=motion)
    monkey = Monkey(den, seats, LUCK + len(seats), **options)
    for number in range(GESTURES):
        monkey.act()
        if number % CHECK_EVERY == 0 and not motion:
            check(den)
    den.shell.motion.finish()
    assert den.session.history.cursor > 0
