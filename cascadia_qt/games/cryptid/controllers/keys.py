"""The keyboard at the table: cells by letters and digits, and what is meant to happen there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from cascadia_qt.controllers.look_keys import look_meant
from cascadia_qt.games.cryptid.controllers.keyboard import Command, KeyPress, meaning
from cascadia_qt.games.cryptid.controllers.turn import Stage, Wish
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.views.fields import click_focused

if TYPE_CHECKING:
    from cascadia_qt.games.cryptid.controllers.table import TableController

_WAYS = {
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
}
# No shortcuts of the menus, and needed by dialogs and buttons.
_FREE = (Command.QUIT, Command.CONFIRM, Command.BACK, Command.DIGIT)


class TableKeys(QObject):
    """Hears the keys that no panel wanted for itself."""

    def __init__(self, table: TableController, page: TablePage) -> None:
        super().__init__(table)
        self._table = table
        self._page = page
        self._letter = False  # whether the next digit is a row of the map
        turn = table.turn
        self._meant: dict[Command, Callable[[], object]] = {
            Command.ASK: lambda: turn.want(Wish.ASK),
            Command.SEARCH: lambda: turn.want(Wish.SEARCH),
            Command.HINT: lambda: turn.want(Wish.HINT),
            Command.SHEET: table.toggle_sheet,
            Command.AGREE: lambda: turn.vote(True),
            Command.REFUSE: lambda: turn.vote(False),
            Command.CONFIRM: table.confirm,
            Command.BACK: table.undo,
            Command.QUIT: self._quit,
        }
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.LanguageChange:
            self._table.display.show_state(moving=False)
        elif kind == QEvent.Type.WindowDeactivate:
            self._table.lift(False)
        if isinstance(event, QKeyEvent):
            press = meaning(event.key(), event.modifiers())
            if kind == QEvent.Type.ShortcutOverride and self._claims(press):
                event.accept()
                return True
            if kind == QEvent.Type.KeyPress and self._take(event, press):
                return True
            if kind == QEvent.Type.KeyRelease and self._let_go(event):
                return True
        return super().eventFilter(watched, event)

    def _claims(self, press: KeyPress | None) -> bool:
        """Keys of the menus belong to the map as long as the game goes on."""
        wanted = press is not None and press.command not in _FREE
        return wanted and self._playing and not self._table.look.active

    @property
    def _playing(self) -> bool:
        return self._table.turn.stage is not Stage.OVER

    def _let_go(self, event: QKeyEvent) -> bool:
        """The own clue is seen as long as its key is held, whatever else is pressed with it."""
        press = meaning(event.key(), event.modifiers())
        clue = press is not None and press.command is Command.CLUE
        if clue and not event.isAutoRepeat():
            self._table.lift(False)
        return clue

    def _take(self, event: QKeyEvent, press: KeyPress | None) -> bool:
        look = look_meant(event.key(), event.modifiers())
        if look is None and press is None:
            return False
        if press is not None and press.command is Command.CLUE:
            if not event.isAutoRepeat():
                self._table.lift(True)
            return True
        self._table.hurry()
        if look is not None:
            self._table.look.follow(look)
        elif press is not None:
            self._press(press)
        return True

    def _press(self, press: KeyPress) -> None:
        if press.command is Command.CONFIRM and click_focused(self._page):
            return
        if self._table.look.active:
            if press.command in (Command.BACK, Command.CONFIRM):
                self._table.look.leave()
            return
        letter, self._letter = self._letter, press.command is Command.COLUMN
        if press.command is Command.DIGIT:
            self._digit(press.number, letter)
        elif press.command in self._meant:
            self._meant[press.command]()
        elif self._table.turn.stage in (Stage.TURN, Stage.PLACING):
            self._walk(press)

    def _digit(self, digit: int, letter: bool) -> None:
        """A row of the map after a letter, else a player, a colour or an answer; 0 is the map."""
        turn = self._table.turn
        if not digit:
            self._page.view.fit()
        elif letter:
            turn.jump(row=digit - 1)
        elif self._playing:
            turn.choose_number(digit - 1)
        else:
            self._table.display.tell_seat(digit - 1)

    def _walk(self, press: KeyPress) -> None:
        if press.command is Command.COLUMN:
            self._table.turn.jump(column=press.number)
        else:
            self._table.turn.walk(*_WAYS[press.command])

    def _quit(self) -> None:
        if not self._playing:
            self._table.quit_requested.emit()
