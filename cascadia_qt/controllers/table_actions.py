"""What the actions of the window do with the game that is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cascadia_qt.controllers.shell import Shell
    from cascadia_qt.views.zoom_view import ZoomView


class TableActions(QObject):
    """Asks the table, unless a curtain hides it, and the game at hand."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        window, gui = shell.window, shell.gui_at_hand
        window.new_game.triggered.connect(lambda: gui().ask_setup())
        window.same_deal.triggered.connect(shell.play_same_deal)
        window.undo.triggered.connect(self._undo)
        window.redo.triggered.connect(self._redo)
        window.hint.triggered.connect(self._hint)
        window.scores.triggered.connect(lambda: gui().show_result())
        window.export.triggered.connect(lambda: gui().export())
        window.print.triggered.connect(lambda: gui().print())
        window.replay.triggered.connect(self._replay)
        window.fit.triggered.connect(self._on_board(lambda board: board.fit()))
        window.zoom_in.triggered.connect(self._on_board(lambda board: board.zoom_in()))
        window.zoom_out.triggered.connect(self._on_board(lambda board: board.zoom_out()))

    def _undo(self) -> None:
        table = self._shell.open_table()
        if table is not None:
            table.undo()

    def _redo(self) -> None:
        table = self._shell.open_table()
        if table is not None:
            table.session.redo()

    def _hint(self) -> None:
        table = self._shell.open_table()
        if table is not None:
            table.hint()

    def _replay(self) -> None:
        table = self._shell.open_table()
        if table is not None and table.played:
            self._shell.replay(table.session.record)

    def _on_board(self, what: Callable[[ZoomView], None]) -> Callable[[], None]:
        def do() -> None:
            table = self._shell.open_table()
            if table is not None and table.board is not None:
                what(table.board)

        return do
