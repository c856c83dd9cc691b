"""Which actions of the window make sense now; the others are disabled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.main_window import MainWindow

# The window is there before the table and the rules are imported.
if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.controllers.coaching import Coaching
    from cascadia_qt.games.cascadia.controllers.table import TableController
    from cascadia_qt.model.session import GameSession


def show_actions(
    window: MainWindow,
    preferences: Preferences,
    session: GameSession | None,
    table: TableController | None,
    coaching: Coaching | None,
) -> None:
    """Enables what can be done: at a table with a `session`, and while it is played by `table`."""
    window.bill.setEnabled(not preferences.purist)
    for action in window.table_actions():
        action.setEnabled(session is not None)
    if session is None:
        return
    played = table is not None
    window.undo.setEnabled(table is not None and table.turn.can_go_back)
    window.redo.setEnabled(played and session.can_redo)
    window.replay.setEnabled(played and session.history.cursor > 0)
    possible = table is not None and table.hint_possible
    window.hint.setEnabled(possible and not preferences.purist)
    running = session.to_move is not None
    for action in (window.scores, window.export, window.print):
        action.setEnabled(not (running and preferences.purist))
    window.review.setEnabled(coaching is not None and coaching.possible)
