"""Cryptid in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cascadia_qt.controllers.game_gui import GameGui
from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.panels import Panels
from cascadia_qt.entry import GameEntry
from cascadia_qt.games.cryptid.controllers.anteroom import Anteroom
from cascadia_qt.games.cryptid.controllers.results import Results
from cascadia_qt.games.cryptid.menus import BESIDE, hint_words, menu_actions
from cascadia_qt.games.cryptid.model.preferences import CryptidPreferences
from cascadia_qt.views.help.key_lines import KeySection

# The table and its art are imported where they are first needed.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.games.cryptid.controllers.cases import Cases
    from cascadia_qt.games.cryptid.controllers.notebook import NotebookTable
    from cascadia_qt.games.cryptid.model.log import CryptidLog
    from cascadia_qt.games.cryptid.model.told_game import ToldGame
    from cascadia_qt.games.cryptid.views.art.faces import Faces
    from cascadia_qt.games.cryptid.views.table.page import TablePage
    from cascadia_qt.model.looker import Looker
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.help.book import HelpBook


class Gui(GameGui):
    """Cryptid's table, and what is around it."""

    helps = ("purist",)
    scored = False
    exported = True

    def __init__(self, entry: GameEntry, hall: Hall) -> None:
        super().__init__(entry, hall)
        self.preferences = self._preferences = hall.preferences.of(CryptidPreferences)
        self.anteroom = Anteroom(hall, self.faces, self)
        self.results = Results(hall, self.faces, self)
        self.actions = menu_actions(self)
        self._panels = Panels(hall.window, self._preferences, BESIDE, self)
        self._told: ToldGame | None = None  # the game at the table
        self._known: object = None  # the history of the last one, if all of it was told

    def faces(self) -> Faces:
        """The art of the table, made when it is first wanted."""
        return self._faces

    @cached_property
    def _faces(self) -> Faces:
        from cascadia_qt.games.cryptid.views.art.faces import Faces

        return Faces()

    @cached_property
    def cases(self) -> Cases:
        """The case files."""
        from cascadia_qt.games.cryptid.controllers.cases import Cases

        return Cases(self.hall, self._faces, self)

    @cached_property
    def notebook(self) -> NotebookTable:
        """The notebook beside a cardboard game."""
        from cascadia_qt.games.cryptid.controllers.notebook import NotebookTable

        return NotebookTable(self.hall, self._faces, self)

    def open_cases(self) -> None:
        self.cases.open()

    def open_notebook(self) -> None:
        self.notebook.open()

    def table(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.cryptid.controllers.sheet import Sheet
        from cascadia_qt.games.cryptid.controllers.table import TableController
        from cascadia_qt.games.cryptid.model.told_game import ToldGame

        self._told = told = ToldGame(session, given=session.history is self._known)
        sheet = Sheet(told, looker, self._faces, told)
        log, page = self._laid(told, looker, sheet.widget)
        motion, preferences = self.hall.motion, self._preferences
        table = TableController(log, looker, page, motion, preferences, self)
        table.attach_sheet(sheet)
        table.result_requested.connect(self.show_result)
        return table

    def replay(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.cryptid.controllers.replay import CryptidReplay
        from cascadia_qt.games.cryptid.model.told_game import ToldGame

        log, page = self._laid(ToldGame(session, given=True), looker)
        replay = CryptidReplay(log, looker, page, self._preferences, self)
        page.add_replay_panel(replay.panel)
        return replay

    def _laid(
        self, told: ToldGame, looker: Looker, sheet: QWidget | None = None
    ) -> tuple[CryptidLog, TablePage]:
        from cascadia_qt.games.cryptid.model.log import CryptidLog
        from cascadia_qt.games.cryptid.views.table.page import TablePage

        log = CryptidLog(told, looker)
        board = told.record.options.board
        page = TablePage(log, board, self._faces, self.hall.motion, sheet)
        for each in (told, log):  # which may outlive the session by an event
            each.setParent(page)
        self._panels.attach(page)
        return log, page

    def deal_again(self, record: Record, begin: Callable[[Record], None]) -> None:
        if record.options.difficulty is None:
            super().deal_again(record, begin)
        else:
            self.anteroom.deal_again(record, begin)

    def ask_setup(self) -> None:
        self.anteroom.new_game()

    def show_result(self) -> None:
        self.results.show_result()

    def export(self) -> None:
        self.results.export()

    def print(self) -> None:
        self.results.print()

    def running_picture(self, record: Record) -> QWidget:
        from cascadia_qt.games.cryptid.controllers.box import running_table

        return running_table(record, self._faces)

    def hint_words(self) -> tuple[str, str]:
        return hint_words()

    def keys(self) -> Sequence[KeySection]:
        from cascadia_qt.games.cryptid.controllers.key_page import key_sections

        return key_sections()

    def help_book(self) -> HelpBook:
        from cascadia_qt.games.cryptid.views.help_book import help_book

        return help_book()

    def offered(self) -> None:
        self._panels.offer()

    def left(self) -> None:
        self._panels.attach(None)
        self.anteroom.leave()
        if self._told is not None:
            self._known = None if self._told.holds else self._told.whole.history
            self._told = None

    def ended(self, record: Record) -> None:
        if self.hall.window.isVisible():
            self.results.show_end()

    def close(self) -> None:
        self.results.close()
        if "cases" in self.__dict__:
            self.cases.close()
        if "notebook" in self.__dict__:
            self.notebook.close()
