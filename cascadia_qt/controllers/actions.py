"""Which actions of the window make sense now; the others are disabled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.tips import set_tip

# The window is there before the table and the rules are imported.
if TYPE_CHECKING:
    from PySide6.QtGui import QAction

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
    possible = dict.fromkeys(window.table_actions(), open_table is not None)
    possible[window.welcome] = table is not None
    if gui is not None:
        possible[window.learn] = gui.entry.guide is not None and not covered
        offered = gui.possible(_played(open_table))
        possible |= {action: name in offered for name, action in window.extras.items()}
    if open_table is not None:
        possible |= _possible_at(open_table, window, preferences)
    if gui is not None and not gui.exported:
        possible |= dict.fromkeys((window.export, window.print), False)
    # Each is set once, because a change redraws menus and tools even if it is taken back at once.
    for action, now in possible.items():
        action.setEnabled(now)
    _tell_why(window, open_table)


def _played(table: GameTable | None) -> GameTable | None:
    """`table`, unless it is there to learn: nothing of a prepared game is kept or looked at."""
    return None if table is not None and table.is_lesson else table


def _purely(table: GameTable, preferences: Preferences) -> bool:
    """Whether somebody wants to play without hints."""
    return preferences.purist and table.hint_helps


def _tell_why(window: MainWindow, table: GameTable | None) -> None:
    """A hint that is not to be had says why, and so does what cannot be taken back."""
    for action, why in (
        (window.hint, "" if table is None else table.no_hint),
        (window.undo, "" if table is None else table.no_undo),
    ):
        set_tip(action, "" if action.isEnabled() else why)


def _possible_at(
    table: GameTable, window: MainWindow, preferences: Preferences
) -> dict[QAction, bool]:
    """The actions of every game that do not always make sense at a table, and whether they do."""
    session, board = table.session, table.board is not None
    own = not table.is_lesson
    told = own and table.settled and (session.to_move is None or not preferences.purist)
    return {
        window.undo: table.played and table.can_undo,
        window.redo: table.played and session.can_redo,
        window.replay: table.played and table.settled and session.history.cursor > 0,
        window.hint: table.played and table.can_hint and not _purely(table, preferences),
        **dict.fromkeys((window.fit, window.zoom_in, window.zoom_out), board),
        **dict.fromkeys((window.save_game, window.same_deal), own),
        **dict.fromkeys((window.scores, window.export, window.print), told),
    }
