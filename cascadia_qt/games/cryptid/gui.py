"""Cryptid in the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cascadia_qt.controllers.game_gui import GameGui
from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.panels import Panels
from cascadia_qt.entry import GameEntry
from cascadia_qt.games.cryptid.menus import menu_actions
from cascadia_qt.games.cryptid.model.preferences import CryptidPreferences
from cascadia_qt.views.help.key_lines import KeySection

# The table and its art are imported where they are first needed.
if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.games.cryptid.model.log import CryptidLog
    from cascadia_qt.games.cryptid.views.art.faces import Faces
    from cascadia_qt.games.cryptid.views.table.page import TablePage
    from cascadia_qt.model.looker import Looker
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.rules.record import Record


class Gui(GameGui):
    """Cryptid's table, and what is around it."""

    helps = ("purist",)

    def __init__(self, entry: GameEntry, hall: Hall) -> None:
        super().__init__(entry, hall)
        self.preferences = self._preferences = hall.preferences.of(CryptidPreferences)
        self.actions = menu_actions()
        self._panels = Panels(hall.window, self._preferences, ("log",), self)

    @cached_property
    def _faces(self) -> Faces:
        from cascadia_qt.games.cryptid.views.art.faces import Faces

        return Faces()

    def table(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.cryptid.controllers.table import TableController

        log, page = self._laid(session, looker)
        motion, preferences = self.hall.motion, self._preferences
        table = TableController(log, looker, page, motion, preferences, self)
        table.result_requested.connect(self.show_result)
        return table

    def replay(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.cryptid.controllers.replay import CryptidReplay

        log, page = self._laid(session, looker)
        replay = CryptidReplay(log, looker, page, self._preferences, self)
        page.add_replay_panel(replay.panel)
        return replay

    def _laid(self, session: GameSession, looker: Looker) -> tuple[CryptidLog, TablePage]:
        from cascadia_qt.games.cryptid.model.log import CryptidLog
        from cascadia_qt.games.cryptid.model.told_game import ToldGame
        from cascadia_qt.games.cryptid.views.table.page import TablePage

        told = ToldGame(session)
        log = CryptidLog(told, looker)
        page = TablePage(log, session.record.options.board, self._faces, self.hall.motion)
        for each in (told, log):  # which may outlive the session by an event
            each.setParent(page)
        self._panels.attach(page)
        return log, page

    def ask_setup(self) -> None:
        self.hall.deal(self.entry.rules.id, self.entry.setups.first())

    def show_result(self) -> None:
        from cascadia_qt.games.cryptid.words.outcome import outcome

        session = self.hall.session
        if session is not None:
            names = [seat.name for seat in session.record.seats]
            self.hall.tell(outcome(names, session.state).title)

    def box_picture(self) -> QWidget:
        from cascadia_qt.games.cryptid.controllers.box import BoxPicture

        return BoxPicture(self.hall)

    def running_picture(self, record: Record) -> QWidget:
        from cascadia_qt.games.cryptid.controllers.box import running_table

        return running_table(record, self._faces)

    def keys(self) -> Sequence[KeySection]:
        from cascadia_qt.games.cryptid.controllers.key_page import key_sections

        return key_sections()

    def help_picture(self, name: str, ratio: float) -> QPixmap | None:
        from cascadia_qt.games.cryptid.views.art.help_art import help_picture

        return help_picture(name, ratio)

    def offered(self) -> None:
        self._panels.offer()

    def left(self) -> None:
        self._panels.attach(None)
