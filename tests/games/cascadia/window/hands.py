"""Hands at the table: a mouse and a keyboard that act on the window, as a person's do."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.rules.grid import Cell
from tests.games.cascadia.window.desk import LEFT, Desk, settle

Key = Qt.Key
Modifier = Qt.KeyboardModifier
NOTHING_HELD = Modifier.NoModifier


class _Hand:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def _window(self) -> QWindow:
        return self._desk.window.windowHandle()


class Mouse(_Hand):
    """Points at the window itself, so that whatever lies on top gets the event."""

    def at(self, widget: QWidget, point: QPointF | QPoint | None = None) -> QPoint:
        """A point of `widget`, its middle unless told otherwise, as a point of the window."""
        here = widget.rect().center() if point is None else point
        here = here.toPoint() if isinstance(here, QPointF) else here
        assert widget.rect().contains(here), f"{here} is outside {widget}"
        return widget.mapTo(self._desk.window, here)

    def at_cell(self, cell: Cell) -> QPoint:
        page = self._desk.page
        centre = page.scenes[self._desk.looks_at()].layout_of_cells.centre(cell)
        return self.at(page.board.viewport(), page.board.mapFromScene(centre))

    def at_tile(self, slot: int) -> QPoint:
        return self.at(self._desk.page.market, self._desk.page.market.tile_rect(slot).center())

    def at_token(self, slot: int) -> QPoint:
        return self.at(self._desk.page.market, self._desk.page.market.token_rect(slot).center())

    def move(self, to: QPoint) -> None:
        QTest.mouseMove(self._window, to)
        settle()

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self._window, button, NOTHING_HELD, at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self._window, button, NOTHING_HELD, at)
        settle()

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Goes there and clicks."""
        self.move(at)
        self.press(at, button)
        self.release(at, button)

    def drag(self, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.move(start)
        self.press(start, button)
        for part in (0.25, 0.5, 0.75, 1.0):
            self.move(start + (end - start) * part)
        self.release(end, button)

    def wheel(self, notches: int, at: QPoint, held: Qt.KeyboardModifier = NOTHING_HELD) -> None:
        """Turns the wheel towards oneself for positive notches."""
        for _ in range(abs(notches)):
            turn = QPoint(0, -120 if notches > 0 else 120)
            QTest.wheelEvent(self._window, QPointF(at), turn, QPoint(), held)
        settle()

    def answer(self, text: str) -> None:
        """Clicks the button of the prompt that says `text`."""
        shown = self._desk.answers()
        assert text in shown, f"{text!r} is not among {shown}"
        self.click(self.at(self._desk.buttons()[shown.index(text)]))


class Keyboard(_Hand):
    """Types into the window."""

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NOTHING_HELD) -> None:
        for key in keys:
            QTest.keyClick(self._window, key, held)
            settle()

    def digit(self, slot: int, held: Qt.KeyboardModifier = NOTHING_HELD) -> None:
        self.press((Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4)[slot], held=held)

    def shifted(self, *keys: Qt.Key) -> None:
        self.press(*keys, held=Modifier.ShiftModifier)

    def controlled(self, *keys: Qt.Key) -> None:
        self.press(*keys, held=Modifier.ControlModifier)

    def walk_to(self, cell: Cell) -> None:
        """Moves the cursor to `cell` with the arrow to the right, which leads everywhere."""
        for _ in self._steps():
            if cursor_of(self._desk) == cell:
                return
            self.press(Key.Key_Right)
        raise AssertionError(f"the cursor does not come to {cell}")

    def _steps(self) -> Iterator[int]:
        places = len(self._desk.turn.tile_places()) + len(self._desk.turn.token_places())
        return iter(range(places + 2))


def marked(desk: Desk, mark: Mark, seat: int | None = None) -> set[Cell]:
    """The cells that are marked so in somebody's landscape: in that of whose turn it is."""
    scene = desk.page.scenes[desk.state.seat if seat is None else seat]
    return {item.cell for item in scene._marks[mark] if item.isVisible()}


def cursor_of(desk: Desk) -> Cell | None:
    """Where the cursor of the keyboard is seen."""
    cells = marked(desk, Mark.CURSOR)
    assert len(cells) <= 1
    return next(iter(cells), None)
