"""The seats before a game, as a person finds them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.seats.seat_board import SeatBoard, Swatch
from cascadia_qt.views.theme import SEAT_COLOURS

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier


class SeatsTable:
    """A window with seats in it: everything is found by what is written on it."""

    def __init__(self, qtbot: QtBot, window: QWidget) -> None:
        self.bot = qtbot
        self.window = window
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()

    @property
    def proposals(self) -> list[str]:
        """The names as they are read: typed, or proposed where nothing was."""
        edits = [self.line("name_edit", board) for board in self.boards]
        return [edit.text().strip() or edit.placeholderText() for edit in edits]

    @property
    def boards(self) -> list[SeatBoard]:
        """From left to right."""
        QApplication.sendPostedEvents()
        boards = [b for b in self.window.findChildren(SeatBoard) if not b.isHidden()]
        self.window.grab()
        return sorted(boards, key=lambda board: board.x())

    def button(self, name: str, inside: QWidget | None = None) -> QAbstractButton:
        found = (inside or self.window).findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton)
        return found

    def label(self, name: str, inside: QWidget | None = None) -> QLabel:
        found = (inside or self.window).findChild(QLabel, name)
        assert isinstance(found, QLabel)
        return found

    def line(self, name: str, inside: QWidget | None = None) -> QLineEdit:
        found = (inside or self.window).findChild(QLineEdit, name)
        assert isinstance(found, QLineEdit)
        return found

    def level(self, seat: int) -> QComboBox:
        found = self.boards[seat].findChild(QComboBox)
        assert isinstance(found, QComboBox)
        return found

    def swatch(self, seat: int, colour: str) -> Swatch:
        return self.boards[seat].findChildren(Swatch)[list(SEAT_COLOURS).index(colour)]

    def add(self) -> QAbstractButton:
        buttons = self.window.findChildren(QAbstractButton)
        return next(b for b in buttons if b.text() == "&Add a player")

    def click(self, button: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(button, LEFT, pos=at or button.rect().center())

    def press(self, widget: QWidget, *keys: Qt.Key) -> None:
        widget.setFocus()
        self.press_on(*keys)

    def press_on(self, *keys: Qt.Key) -> None:
        """Keys for whatever has the focus."""
        for key in keys:
            widget = QApplication.focusWidget()
            assert widget is not None
            QTest.keyClick(widget, key)

    def shortcut(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window, key, ALT)

    def rename(self, seat: int, name: str) -> None:
        edit = self.line("name_edit", self.boards[seat])
        edit.selectAll()
        QTest.keyClick(edit, Qt.Key.Key_Delete)
        QTest.keyClicks(edit, name)
