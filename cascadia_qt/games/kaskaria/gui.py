"""Heroes of Kaskaria in the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cascadia_qt.controllers.game_gui import GameGui
from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.panels import Panels
from cascadia_qt.controllers.switches import Switch
from cascadia_qt.entry import GameEntry
from cascadia_qt.games.kaskaria.controllers.anteroom import Anteroom
from cascadia_qt.games.kaskaria.controllers.sheets import Sheets
from cascadia_qt.games.kaskaria.menus import menu_actions
from cascadia_qt.games.kaskaria.model.preferences import KaskariaPreferences
from cascadia_qt.views.help.key_lines import KeySection

# The table and its art are imported where they are first needed.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.games.kaskaria.model.log import KaskariaLog
    from cascadia_qt.games.kaskaria.views.art.faces import Faces
    from cascadia_qt.games.kaskaria.views.table.page import TablePage
    from cascadia_qt.model.looker import Looker
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.help.book import HelpBook
    from cascadia_qt.views.preferences_dialog import GameSwitch


class Gui(GameGui):
    """Kaskaria's table, and what is around it."""

    helps = ("remembers", "purist")
    exported = True

    def __init__(self, entry: GameEntry, hall: Hall) -> None:
        super().__init__(entry, hall)
        self.preferences = self._preferences = hall.preferences.of(KaskariaPreferences)
        self.anteroom = Anteroom(hall, self.faces, self)
        self.sheets = Sheets(hall, self.faces, self)
        self.actions = menu_actions()
        self._panels = Panels(hall.window, self._preferences, ("log",), self)

    def faces(self) -> Faces:
        """The art of the table, made when it is first wanted."""
        return self._faces

    @cached_property
    def _faces(self) -> Faces:
        from cascadia_qt.games.kaskaria.views.art.faces import Faces

        return Faces()

    def table(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.kaskaria.controllers.table import TableController

        log, page = self._laid(session, looker)
        motion, preferences = self.hall.motion, self._preferences
        table = TableController(log, looker, page, motion, preferences, self)
        table.result_requested.connect(self.show_result)
        return table

    def replay(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.kaskaria.controllers.replay import KaskariaReplay

        log, page = self._laid(session, looker)
        replay = KaskariaReplay(log, looker, page, self._preferences, self)
        page.add_replay_panel(replay.panel)
        return replay

    def _laid(self, session: GameSession, looker: Looker) -> tuple[KaskariaLog, TablePage]:
        from cascadia_qt.games.kaskaria.model.log import KaskariaLog
        from cascadia_qt.games.kaskaria.views.table.page import TablePage

        log = KaskariaLog(session, looker)
        page = TablePage(log, session.record.options.ways, self._faces, self.hall.motion)
        log.setParent(page)  # which may outlive the session by an event
        self._panels.attach(page)
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
        from cascadia_qt.games.kaskaria.controllers.box import running_table

        return running_table(record, self._faces)

    def switches(self) -> Sequence[GameSwitch]:
        from cascadia_qt.games.kaskaria.views.preference_words import switches

        return switches()

    def keys(self) -> Sequence[KeySection]:
        from cascadia_qt.games.kaskaria.controllers.key_page import key_sections

        return key_sections()

    def help_book(self) -> HelpBook:
        from cascadia_qt.games.kaskaria.views.help_book import help_book

        return help_book()

    def offered(self) -> None:
        Switch(self.hall.window.extras["speaks"], self._preferences, "speaks")
        self._panels.offer()

    def left(self) -> None:
        self._panels.attach(None)

    def ended(self, record: Record) -> None:
        if self.hall.window.isVisible():
            self.sheets.show_end()

    def close(self) -> None:
        self.sheets.close()
