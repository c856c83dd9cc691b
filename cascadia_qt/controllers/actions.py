"""Which actions of the window make sense now; the others are disabled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.main_window import MainWindow

# The window is there before the table and the rules are imported.
if TYPE_CHECKING:
    from cascadia_qt.controllers.game_gui import GameGui
    from cascadia_qt.controllers.game_table import GameTable


def show_actions(
    window: MainWindow,
    preferences: Preferences,
    gui: GameGui | None,
    table: GameTable | None,
    *,
    covered: bool,
) -> None:
    """Enables what can be done at `table`, if there is one, and what `gui` offers.

    Behind a curtain nothing can be done but to leave.
    """
    open_table = None if covered else table
    for action in window.table_actions():
        action.setEnabled(open_table is not None)
    window.welcome.setEnabled(table is not None)
    if gui is not None:
        possible = gui.possible(open_table)
        for name, action in window.extras.items():
            action.setEnabled(name in possible)
    if open_table is not None:
        _show_table_actions(window, preferences, open_table)


def _show_table_actions(window: MainWindow, preferences: Preferences, table: GameTable) -> None:
    session = table.session
    window.undo.setEnabled(table.played and table.can_undo)
    window.redo.setEnabled(table.played and session.can_redo)
    window.replay.setEnabled(table.played and session.history.cursor > 0)
    window.hint.setEnabled(table.played and table.can_hint and not preferences.purist)
    for zoom in (window.fit, window.zoom_in, window.zoom_out):
        zoom.setEnabled(table.board is not None)
    hidden = session.to_move is not None and preferences.purist
    for action in (window.scores, window.export, window.print):
        action.setEnabled(not hidden)
