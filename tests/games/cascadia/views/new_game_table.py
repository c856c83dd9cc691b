"""The dialog of a new game, as a person finds it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
from cascadia_qt.games.cascadia.views.setup.pictures import CardButton, TilesButton
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.views.seats.seat_board import SeatBoard, Swatch
from cascadia_qt.views.theme import SEAT_COLOURS

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
BOTS = {"greedy": "Greedy (about 87 points)", "random": "Random (about 32)"}
ANN, BOB = Seat("Ann", None, "teal"), Seat("Bob", "greedy", "rust")
TWO = GameSetup((ANN, BOB))
UNUSUAL = GameSetup(
    seats=(Seat("Zoé", "random", "rose"), Seat("Yann", None, "moss"), Seat("Xu", None, "slate")),
    grid=SQUARE,
    variant=Variant.INTERMEDIATE,
    cards=(Card.D, None, Card.C, Card.B, Card.A),
    rulings=Rulings("drop_overcrowded", 1, "cap_28", elk_d_gaps=False),
    free_undo=True,
    seed=SEED_LIMIT - 1,
    drawn=True,
)


class Table:
    """The dialog as a person finds it: by what is written on it."""

    def __init__(self, qtbot: QtBot, faces: Faces, setup: GameSetup) -> None:
        self.bot = qtbot
        self.dialog = NewGameDialog(setup, BOTS, faces)
        qtbot.addWidget(self.dialog)
        with qtbot.waitActive(self.dialog):
            self.dialog.show()
            self.dialog.activateWindow()

    @property
    def setup(self) -> GameSetup:
        return self.dialog.setup

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.setup.seats]

    @property
    def proposals(self) -> list[str]:
        """The names as they are read: typed, or proposed where nothing was."""
        edits = [self.line("name_edit", board) for board in self.boards]
        return [edit.text().strip() or edit.placeholderText() for edit in edits]

    @property
    def letters(self) -> str:
        """The chosen cards, with a question mark for those drawn later."""
        return "".join(card.value if card else "?" for card in self.setup.cards)

    @property
    def boards(self) -> list[SeatBoard]:
        """From left to right."""
        QApplication.sendPostedEvents()
        boards = [b for b in self.dialog.findChildren(SeatBoard) if not b.isHidden()]
        self.dialog.grab()
        return sorted(boards, key=lambda board: board.x())

    @property
    def cards(self) -> list[CardButton]:
        return self.dialog.findChildren(CardButton)

    def button(self, name: str, inside: QWidget | None = None) -> QAbstractButton:
        found = (inside or self.dialog).findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton)
        return found

    def label(self, name: str, inside: QWidget | None = None) -> QLabel:
        found = (inside or self.dialog).findChild(QLabel, name)
        assert isinstance(found, QLabel)
        return found

    def line(self, name: str, inside: QWidget | None = None) -> QLineEdit:
        found = (inside or self.dialog).findChild(QLineEdit, name)
        assert isinstance(found, QLineEdit)
        return found

    def level(self, seat: int) -> QComboBox:
        found = self.boards[seat].findChild(QComboBox)
        assert isinstance(found, QComboBox)
        return found

    def swatch(self, seat: int, colour: str) -> Swatch:
        return self.boards[seat].findChildren(Swatch)[list(SEAT_COLOURS).index(colour)]

    def tiles(self, text: str) -> TilesButton:
        buttons = self.dialog.findChildren(TilesButton)
        return next(b for b in buttons if b.text().replace("&", "") == text)

    def add(self) -> QAbstractButton:
        buttons = self.dialog.findChildren(QAbstractButton)
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
        QTest.keyClick(self.dialog, key, ALT)

    def rename(self, seat: int, name: str) -> None:
        edit = self.line("name_edit", self.boards[seat])
        edit.selectAll()
        QTest.keyClick(edit, Qt.Key.Key_Delete)
        QTest.keyClicks(edit, name)
