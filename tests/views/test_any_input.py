"""The next key or click is heard first; what is meant for nobody else gets no further."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.views.any_input import AnyInput

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key


class Room:
    """A button that hears keys and clicks, with a shortcut, and who listens before it."""

    def __init__(self, qtbot: QtBot, *, meant: bool) -> None:
        self.heard: list[str] = []
        self.asked = 0
        self._meant = meant
        self.button = QPushButton()
        self.button.clicked.connect(lambda: self.heard.append("click"))
        action = QAction(self.button)
        action.setShortcut("S")
        action.triggered.connect(lambda: self.heard.append("shortcut"))
        self.button.addAction(action)
        self.button.resize(80, 40)
        qtbot.addWidget(self.button)
        with qtbot.waitActive(self.button):
            self.button.show()
            self.button.activateWindow()
        self.button.setFocus()
        self.listener = AnyInput(self.button, self._answer)

    def _answer(self) -> bool:
        self.asked += 1
        return self._meant

    def press(self, key: Key) -> None:
        QTest.keyClick(self.button.windowHandle(), key)

    def click(self) -> None:
        QTest.mouseClick(self.button.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(9, 9))

    def hold(self, key: Key, repeats: int) -> None:
        """Presses a key for so long that it repeats, as a keyboard does."""
        window = self.button.windowHandle()
        QTest.keyPress(window, key)
        for _ in range(repeats):
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                none = Qt.KeyboardModifier.NoModifier
                QApplication.sendEvent(window, QKeyEvent(kind, key, none, " ", autorep=True))
        QTest.keyRelease(window, key)


INPUTS: dict[str, Callable[[Room], None]] = {
    "key": lambda room: room.press(Key.Key_Space),
    "click": lambda room: room.click(),
    "shortcut": lambda room: room.press(Key.Key_S),
}


@pytest.mark.parametrize("way", INPUTS)
def test_what_is_meant_for_it_goes_no_further(qtbot: QtBot, way: str) -> None:
    """The next one does, all of it."""
    room = Room(qtbot, meant=True)
    room.listener.listen()
    INPUTS[way](room)
    assert (room.asked, room.heard) == (1, [])
    INPUTS[way](room)
    assert (room.asked, room.heard) == (1, ["shortcut" if way == "shortcut" else "click"])


@pytest.mark.parametrize("way", INPUTS)
def test_what_is_not_meant_for_it_goes_on(qtbot: QtBot, way: str) -> None:
    room = Room(qtbot, meant=False)
    room.listener.listen()
    INPUTS[way](room)
    INPUTS[way](room)
    assert (room.asked, len(room.heard)) == (1, 2)


def test_a_key_that_is_held_down_is_one_press(qtbot: QtBot) -> None:
    room = Room(qtbot, meant=True)
    room.listener.listen()
    room.hold(Key.Key_Space, 5)
    assert (room.asked, room.heard) == (1, [])
    room.press(Key.Key_Space)
    assert room.heard == ["click"]


def test_a_key_that_is_still_held_is_no_press(qtbot: QtBot) -> None:
    """Whoever begins to listen while a key repeats hears nothing of it."""
    room = Room(qtbot, meant=True)
    window = room.button.windowHandle()
    QTest.keyPress(window, Key.Key_X)
    room.listener.listen()
    none = Qt.KeyboardModifier.NoModifier
    repeat = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_X, none, "x", autorep=True)
    QApplication.sendEvent(window, repeat)
    QTest.keyRelease(window, Key.Key_X)
    assert room.asked == 0


def test_nobody_is_asked_after_the_end(qtbot: QtBot) -> None:
    room = Room(qtbot, meant=True)
    room.listener.listen()
    room.listener.stop()
    room.click()
    assert (room.asked, room.heard) == (0, ["click"])
