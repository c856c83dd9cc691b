"""Okanagan in the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cascadia_qt.controllers.game_gui import GameGui
from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.panels import Panels
from cascadia_qt.controllers.pencil_tool import PENCIL, PencilTool
from cascadia_qt.controllers.switches import Switch
from cascadia_qt.entry import GameEntry
from cascadia_qt.games.okanagan.controllers.anteroom import Anteroom
from cascadia_qt.games.okanagan.controllers.sheets import Sheets
from cascadia_qt.games.okanagan.menus import BESIDE, menu_actions
from cascadia_qt.games.okanagan.model.preferences import OkanaganPreferences
from cascadia_qt.views.help.key_lines import KeySection

# The table and its art are imported where they are first needed.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.games.okanagan.model.log import OkanaganLog
    from cascadia_qt.games.okanagan.views.art.faces import Faces
    from cascadia_qt.games.okanagan.views.table.page import TablePage
    from cascadia_qt.model.looker import Looker
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.help.book import HelpBook
    from cascadia_qt.views.preferences_dialog import GameSwitch


class Gui(GameGui):
    """Okanagan's table, and what is around it."""

    helps = ("foresees", "purist")
    exported = True

    def __init__(self, entry: GameEntry, hall: Hall) -> None:
        super().__init__(entry, hall)
        self.preferences = self._preferences = hall.preferences.of(OkanaganPreferences)
        self.anteroom = Anteroom(hall, self)
        self.sheets = Sheets(hall, self)
        self.pencil_tool = PencilTool(hall.window, self)
        self.actions = menu_actions(self)
        self._panels = Panels(hall.window, self._preferences, BESIDE, self)

    @cached_property
    def _faces(self) -> Faces:
        """The art of the table, made when it is first wanted."""
        from cascadia_qt.games.okanagan.views.art.faces import Faces

        return Faces()

    def table(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.okanagan.controllers.table import TableController

        log, page = self._laid(session, looker)
        motion, preferences = self.hall.motion, self._preferences
        table = TableController(log, looker, page, motion, preferences, self)
        table.result_requested.connect(self.show_result)
        self.pencil_tool.attach(table.pencil)
        return table

    def replay(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.okanagan.controllers.replay import OkanaganReplay

        log, page = self._laid(session, looker)
        replay = OkanaganReplay(log, looker, page, self._preferences, self)
        page.add_replay_panel(replay.panel)
        return replay

    def _laid(self, session: GameSession, looker: Looker) -> tuple[OkanaganLog, TablePage]:
        from cascadia_qt.games.okanagan.model.log import OkanaganLog
        from cascadia_qt.games.okanagan.views.table.page import TablePage

        log = OkanaganLog(session, looker)
        page = TablePage(log, self._faces, self.hall.motion)
        log.setParent(page)  # which may outlive the session by an event
        self._panels.attach(page)
        self.sheets.looker = looker
        return log, page

    def ask_setup(self) -> None:
        self.anteroom.new_game()

    def show_result(self) -> None:
        self.sheets.show_result()

    def export(self) -> None:
        self.sheets.export()

    def print(self) -> None:
        self.sheets.print()

    def running_picture(self, record: Record) -> QWidget:
        from cascadia_qt.games.okanagan.controllers.box import running_table

        return running_table(record)

    def switches(self) -> Sequence[GameSwitch]:
        from cascadia_qt.games.okanagan.views.preference_words import switches

        return switches()

    def keys(self) -> Sequence[KeySection]:
        from cascadia_qt.games.okanagan.controllers.key_page import key_sections

        return key_sections()

    def help_book(self) -> HelpBook:
        from cascadia_qt.games.okanagan.views.help_book import help_book

        return help_book()

    def possible(self, table: GameTable | None) -> frozenset[str]:
        pencil = frozenset() if table is None else self.pencil_tool.possible
        return super().possible(table) - {PENCIL} | pencil

    def offered(self) -> None:
        Switch(self.hall.window.extras["speaks"], self._preferences, "speaks")
        self._panels.offer()

    def left(self) -> None:
        self._panels.attach(None)
        self.pencil_tool.attach(None)
        self.sheets.looker = None

    def ended(self, record: Record) -> None:
        if self.hall.window.isVisible():
            self.sheets.show_end()

    def close(self) -> None:
        self.sheets.close()
