"""Landmarks: named, pressed and sorted for readers of the screen, and unseen by everybody else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cascadia_qt.views.access.landmarks import Landmark, Landmarks

ROOM = QRect(10, 10, 20, 20)


class Painted(QPushButton):
    """Can be clicked, and has landmarks that can be exchanged."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.found = [Landmark("a", "A card", ROOM), Landmark("b", "A pile", ROOM)]
        self.landmarks = Landmarks(self, lambda: self.found)
        self.chosen: list[object] = []
        self.landmarks.pressed.connect(self.chosen.append)
        self.resize(100, 80)
        self.show()

    def tell(self, *found: Landmark) -> list[str]:
        """What readers find as soon as these are there."""
        self.found = list(found)
        self.landmarks.follow()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return self.names()

    def names(self) -> list[str]:
        return [child.text(QAccessible.Text.Name) for child in self.children_read()]

    def children_read(self) -> list[QAccessibleInterface]:
        group = QAccessible.queryAccessibleInterface(self.landmarks)
        return [group.child(number) for number in range(group.childCount())]


@pytest.fixture
def painted(qtbot: QtBot) -> Painted:
    QAccessible.setActive(True)
    made = Painted()
    qtbot.addWidget(made)
    return made


def test_nobody_who_sees_pays_for_them(qtbot: QtBot) -> None:
    made = Painted()
    qtbot.addWidget(made)
    assert made.tell(*made.found) == []


def test_readers_find_them_in_the_order_of_reading(painted: Painted) -> None:
    card, pile = painted.found
    assert painted.tell(card, pile) == ["A card", "A pile"]
    first = Landmark("c", "The first", ROOM)
    assert painted.tell(first, pile, card) == ["The first", "A pile", "A card"]
    assert painted.tell(pile) == ["A pile"]


def test_the_same_thing_stays_the_same_with_another_name(painted: Painted) -> None:
    painted.tell(*painted.found)
    before = painted.children_read()[0].object()
    assert painted.tell(Landmark("a", "The same card", ROOM)) == ["The same card"]
    assert painted.children_read()[0].object() is before


def test_what_can_be_pressed_is_a_button_and_says_so(painted: Painted, qtbot: QtBot) -> None:
    painted.tell(Landmark("a", "A card", ROOM), Landmark("b", "A hero", ROOM, pressed=False))
    roles = [child.role() for child in painted.children_read()]
    assert roles == [QAccessible.Role.Button, QAccessible.Role.StaticText]
    card = painted.children_read()[0]
    card.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: painted.chosen == ["a"])
    painted.tell(Landmark("a", "A card", ROOM, pressed=False))
    assert painted.children_read()[0].role() == QAccessible.Role.StaticText


def test_eyes_and_pointers_go_through_them(painted: Painted) -> None:
    bare = painted.grab().toImage()
    painted.tell(*painted.found)
    assert painted.grab().toImage() == bare
    assert painted.childAt(ROOM.center()) is None
    QTest.mouseClick(painted.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert (painted.isChecked(), painted.chosen) == (True, [])


def test_they_are_where_things_are(painted: Painted) -> None:
    painted.tell(*painted.found)
    corner = painted.mapToGlobal(ROOM.topLeft())
    assert painted.children_read()[0].rect() == QRect(corner, ROOM.size())
