"""What a game offers in a window; it is imported when it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.game_action import GameAction
from cascadia_qt.views.help.key_lines import KeySection

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.entry import GameEntry
    from cascadia_qt.model.looker import Looker
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.help.book import HelpBook
    from cascadia_qt.views.preferences_dialog import GameSwitch


class GameGui(QObject):
    """One game in one window; what a game does not have is left as it is here.

    Attributes:
        entry: the game.
        hall: where it is played.
        preferences: those of the program, with what the game adds to them.
        helps: the names of the preferences that count as helps.
        actions: what its menus offer beside what every game has.
        scored: whether it has points; menus speak of a result otherwise.
        exported: whether its result can be exported and printed.
    """

    helps: tuple[str, ...] = ("helps", "purist")
    actions: Sequence[GameAction] = ()
    scored = True
    exported = False

    def __init__(self, entry: GameEntry, hall: Hall) -> None:
        super().__init__(hall.window)
        self.entry = entry
        self.hall = hall
        self.preferences: Preferences = hall.preferences

    def table(self, session: GameSession, looker: Looker) -> GameTable:
        """A table at which `session` is played, as `looker` may see it."""
        raise NotImplementedError

    def replay(self, session: GameSession, looker: Looker) -> GameTable:
        """A table at which `session` is shown step by step, as `looker` may see it."""
        raise NotImplementedError

    def deal_again(self, record: Record, begin: Callable[[Record], None]) -> None:
        """Has another game of the same people begun, at once or when it is found."""
        setups = self.entry.setups()
        begin(setups.again(record, setups.fresh_seed()))

    def ask_setup(self) -> None:
        """Asks what to play, and has it dealt."""
        raise NotImplementedError

    def show_result(self) -> None:
        """How the game that is looked at stands, explained."""
        raise NotImplementedError

    def export(self) -> None:
        """Writes the result into a file of a person's choice."""
        raise NotImplementedError

    def print(self) -> None:
        """Prints the result."""
        raise NotImplementedError

    def running_picture(self, record: Record) -> QWidget | None:
        """A game that was not finished, as nobody in particular may see it."""

    def switches(self) -> Sequence[GameSwitch]:
        """Its own preferences."""
        return ()

    def hint_words(self) -> tuple[str, str] | None:
        """What menu and tool call its hint; None for the usual words."""
        return None

    def keys(self) -> Sequence[KeySection]:
        """The keys of its table."""
        return ()

    def help_book(self) -> HelpBook:
        """What can be read about it."""
        from cascadia_qt.views.help.book import HelpBook

        return HelpBook(self.entry.id)

    def possible(self, table: GameTable | None) -> frozenset[str]:
        """Which of its own actions make sense now."""
        seated = table is not None
        return frozenset(each.name for each in self.actions if seated or not each.at_table)

    def offered(self) -> None:
        """Its actions are in the menus from now on."""

    def begun(self, session: GameSession) -> None:
        """A game is at the table."""

    def kept(self, record: Record) -> None:
        """The running game has been saved; whoever keeps something beside it does so now."""

    def ended(self, record: Record) -> None:
        """A game is over, and everything of it was shown."""
        self.show_result()

    def left(self) -> None:
        """Nothing of the game is shown any more."""

    def close(self) -> None:
        """Ends whatever is going on; everything is on disk afterwards."""


def gui_of(entry: GameEntry, hall: Hall) -> GameGui:
    """What shows the game of `entry` in the window."""
    made: GameGui = import_module(entry.gui).Gui(entry, hall)
    return made
