"""What a reader of the screen hears of landmarks, and does there."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.access.landmarks import Landmarks


def heard(landmarks: Landmarks) -> list[str]:
    """All names, in the order of reading."""
    return [sign.text(QAccessible.Text.Name) for sign in _signs(landmarks)]


def press(qtbot: QtBot, landmarks: Landmarks, begins: str) -> None:
    """Presses the one button whose name begins so."""
    (sign,) = (
        sign for sign in _signs(landmarks) if sign.text(QAccessible.Text.Name).startswith(begins)
    )
    with qtbot.waitSignal(landmarks.pressed):
        sign.actionInterface().doAction("Press")


def can_press(landmarks: Landmarks) -> bool:
    return all(sign.role() == QAccessible.Role.Button for sign in _signs(landmarks))


def pressable(page: QWidget) -> set[str]:
    """What on a page has landmarks that can be pressed, by the kinds of widgets."""
    return {
        type(landmarks.parentWidget()).__name__
        for landmarks in page.findChildren(Landmarks)
        if landmarks.isVisible()
        and any(sign.role() == QAccessible.Role.Button for sign in _signs(landmarks))
    }


def _signs(landmarks: Landmarks) -> list[QAccessibleInterface]:
    """What has been announced until now."""
    QAccessible.setActive(True)
    landmarks.follow()
    QApplication.processEvents()
    group = QAccessible.queryAccessibleInterface(landmarks)
    return [group.child(number) for number in range(group.childCount())]
