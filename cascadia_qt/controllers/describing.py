"""The board in words: what is at the cursor or beside it, and all of it as a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from shiboken6 import isValid

from cascadia_qt.views.main_window import MainWindow

# What is described is imported when somebody asks for it.
if TYPE_CHECKING:
    from cascadia_qt.controllers.game_table import GameTable
    from cascadia_qt.views.access.board_table import BoardTableDialog
    from cascadia_qt.views.toast import Toast


class Describing(QObject):
    """Answers for the table that may be seen now, if any."""

    def __init__(
        self, window: MainWindow, table: Callable[[], GameTable | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._table = table
        self._dialog: BoardTableDialog | None = None
        self._said: Toast | None = None
        window.describe.triggered.connect(self._describe)
        window.describe_beside.triggered.connect(self._describe_beside)
        window.board_table.triggered.connect(self._open)
        window.closing.connect(self._close)
        # Once the page speaks another language, too: whatever asks before hears the old one.
        window.translated.connect(self.follow, Qt.ConnectionType.QueuedConnection)

    def follow(self) -> None:
        """The board is another one, or nobody may look at it any more."""
        table = self._table()
        if table is None:
            self._unsay()
        if self._dialog is None:
            return
        board = None if table is None else table.board_table()
        if board is None:
            self._dialog.close()
        else:
            self._dialog.show_board(board)

    def _describe(self) -> None:
        table = self._table()
        if table is not None:
            self._say(table.here())

    def _describe_beside(self) -> None:
        table = self._table()
        if table is not None:
            # Tools that are off tell in their tips why.
            told = (table.beside(), table.no_hint, table.no_undo)
            self._say(" ".join(filter(None, told)))

    def _say(self, words: str) -> None:
        from cascadia_qt.views.toast import Toast

        self._unsay()
        if words:
            self._said = Toast(words, self._window)

    def _unsay(self) -> None:
        """Takes back what was described, if it is still there: it may be somebody's secret."""
        if self._said is not None and isValid(self._said):
            self._said.hide()
            self._said.deleteLater()
        self._said = None

    def _open(self) -> None:
        from cascadia_qt.views.access.board_table import BoardTableDialog

        table = self._table()
        board = None if table is None else table.board_table()
        if board is not None and self._dialog is None:
            self._dialog = BoardTableDialog(board, self._window)
            self._dialog.destroyed.connect(self._forget)
            self._dialog.show()

    def _close(self) -> None:
        if self._dialog is not None:
            self._dialog.close()

    def _forget(self) -> None:
        self._dialog = None
