"""The keyboard at the table: places, turns and choices, whatever has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from cascadia_qt.controllers.look_keys import look_meant
from cascadia_qt.games.okanagan.controllers.keyboard import (
    DIRECTIONS,
    Command,
    KeyPress,
    meaning,
)
from cascadia_qt.games.okanagan.rules.state import Phase
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.views.fields import click_focused

if TYPE_CHECKING:
    from cascadia_qt.games.okanagan.controllers.table import TableController


class TableKeys(QObject):
    """Hears the keys that no panel wanted for itself."""

    def __init__(self, table: TableController, page: TablePage) -> None:
        super().__init__(table)
        self._table = table
        self._page = page
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self._table.display.show_state(moving=False)
        if isinstance(event, QKeyEvent):
            press = meaning(event.key(), event.modifiers())
            if kind == QEvent.Type.KeyPress and self._table.pencil.take_key(event):
                return True
            if kind == QEvent.Type.KeyPress and self._take(event, press):
                return True
        return super().eventFilter(watched, event)

    def _take(self, event: QKeyEvent, press: KeyPress | None) -> bool:
        look = look_meant(event.key(), event.modifiers())
        if look is None and press is None:
            return False
        if press is None or press.command is not Command.BACK:
            self._table.hurry()
        if look is not None:
            self._table.look.follow(look)
        elif press is not None:
            self._press(press)
        return True

    def _press(self, press: KeyPress) -> None:
        asks = press.command in (Command.CONFIRM, Command.TOGGLE)
        if asks and click_focused(self._page):
            return
        if self._table.look.active:
            if press.command in (Command.BACK, Command.CONFIRM):
                self._table.look.leave()
            return
        self._decide(press)

    def _decide(self, press: KeyPress) -> None:
        """A key means something for the turn."""
        table, turn = self._table, self._table.turn
        match press.command:
            case Command.CHOOSE:
                turn.choose(press.number)
            case Command.TURN | Command.TURN_BACK:
                turn.turn_tile(1 if press.command is Command.TURN else -1)
            case Command.TOGGLE if turn.cursor is not None:
                turn.choose(turn.cursor)
            case Command.CONFIRM | Command.TOGGLE:
                table.confirm()
            case Command.BACK:
                table.undo()
            case Command.FINISH:
                turn.finish()
            case Command.EXPLAIN:
                table.pointing.explain_next()
            case Command.OWN_CARDS:
                table.show_own_cards()
            case Command.QUIT:
                if turn.phase is Phase.OVER:
                    table.quit_requested.emit()
            case _:
                turn.walk(DIRECTIONS[press.command])
                self._reveal()

    def _reveal(self) -> None:
        cell = self._table.turn.cell
        if cell is not None:
            self._page.view.reveal(cell)
