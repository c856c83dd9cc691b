"""What the tests of the scoring cards share."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def in_english(_context: str, text: str) -> str:
    return text


def press(*keys: Qt.Key) -> None:
    """Presses keys where the focus is."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
