"""Cascadia in the window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cascadia_qt.controllers.game_gui import GameGui
from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.pencil_tool import PencilTool
from cascadia_qt.controllers.switches import Switch
from cascadia_qt.entry import GameEntry
from cascadia_qt.games.cascadia.controllers.anteroom import Anteroom
from cascadia_qt.games.cascadia.controllers.duplicate import Duplicate
from cascadia_qt.games.cascadia.controllers.journal import Journal
from cascadia_qt.games.cascadia.controllers.sheets import Sheets
from cascadia_qt.games.cascadia.menus import BESIDE, menu_actions
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences
from cascadia_qt.views.help.key_lines import KeySection
from cascadia_qt.views.messages import ask
from cascadia_qt.words.language import translate

# The table, its art and the pages are imported where they are first needed.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.controllers.panels import Panels
    from cascadia_qt.games.cascadia.controllers.score_pad import ScorePad
    from cascadia_qt.games.cascadia.controllers.table import TableController
    from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.table.page import TablePage
    from cascadia_qt.model.looker import Looker
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.help.book import HelpBook
    from cascadia_qt.views.preferences_dialog import GameSwitch


class Gui(GameGui):
    """Cascadia's table, and everything around it that only Cascadia has."""

    helps = ("helps", "bill", "purist")
    exported = True

    def __init__(self, entry: GameEntry, hall: Hall) -> None:
        super().__init__(entry, hall)
        self.preferences = self._preferences = hall.preferences.of(CascadiaPreferences)
        self.journal = Journal(hall, self._preferences, self.faces, self)
        self.sheets = Sheets(hall, self.faces, self)
        self.anteroom = Anteroom(hall, self.journal, self.faces, self)
        self.duplicate = Duplicate(hall, self.faces, self)
        self.pencil_tool = PencilTool(hall.window, self)
        self.actions = menu_actions(self)
        self._panels: Panels | None = None
        self._table: TableController | None = None
        self.sheets.review_requested.connect(self.review)
        self.duplicate.explain_requested.connect(self.sheets.explain)
        self.anteroom.match_chosen.connect(self.duplicate.begin)

    def faces(self) -> Faces:
        """The art of the table, made when it is first wanted."""
        return self._faces

    @cached_property
    def _faces(self) -> Faces:
        from cascadia_qt.games.cascadia.views.art.faces import Faces

        return Faces()

    @cached_property
    def pad(self) -> ScorePad:
        """The score pad."""
        from cascadia_qt.games.cascadia.controllers.score_pad import ScorePad

        return ScorePad(self.hall, self)

    def table(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.cascadia.controllers.coaching import Coaching
        from cascadia_qt.games.cascadia.controllers.table import TableController

        log, page = self._laid(session)
        self._table = table = TableController(log, looker, page, self._preferences, self)
        self.pencil_tool.attach(table.pencil)
        table.coaching = Coaching(session, self.hall.folder / "coach", table)
        table.coaching.position_requested.connect(table.look_back)
        table.scores_requested.connect(self.sheets.show_scores)
        table.cards_requested.connect(self.sheets.show_cards)
        self.journal.ticks_known.connect(table.show_ticks)
        return table

    def replay(self, session: GameSession, looker: Looker) -> GameTable:
        from cascadia_qt.games.cascadia.controllers.replay import CascadiaReplay

        log, page = self._laid(session)
        replay = CascadiaReplay(log, page, self._preferences, self)
        page.add_replay_panel(replay.panel)
        replay.scores_requested.connect(self.sheets.show_scores)
        replay.cards_requested.connect(self.sheets.show_cards)
        return replay

    def _laid(self, session: GameSession) -> tuple[ScoredLog, TablePage]:
        from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
        from cascadia_qt.games.cascadia.views.table.page import TablePage

        log = ScoredLog(session)
        page = TablePage(session.record.options, log, self._faces, self.hall.motion)
        log.setParent(page)  # which may outlive the session by an event
        if self._panels is not None:
            self._panels.attach(page)
        return log, page

    def ask_setup(self) -> None:
        self.anteroom.new_game()

    def show_result(self) -> None:
        self.sheets.show_scores()

    def export(self) -> None:
        self.sheets.export()

    def print(self) -> None:
        self.sheets.print()

    def running_picture(self, record: Record) -> QWidget:
        from cascadia_qt.games.cascadia.controllers.box import running_land

        return running_land(record, self._faces, self.hall)

    def switches(self) -> Sequence[GameSwitch]:
        from cascadia_qt.games.cascadia.views.preference_words import switches

        return switches()

    def keys(self) -> Sequence[KeySection]:
        from cascadia_qt.games.cascadia.controllers.key_page import key_sections

        return key_sections(len(self.entry.players))

    def help_book(self) -> HelpBook:
        from cascadia_qt.games.cascadia.views.help_book import help_book

        session = self.hall.session
        if session is None or session.record.rules.id != self.entry.id:
            return help_book()
        return help_book(session.record.options)

    def possible(self, table: GameTable | None) -> frozenset[str]:
        names = {each.name for each in self.actions if not each.at_table}
        if self._preferences.purist or (table is not None and not table.session.helps.previews):
            names.discard("bill")
        if table is not None:
            names |= {"cards", "poster"} | self.pencil_tool.possible
        if self._reviewable(table):
            names.add("review")
        return frozenset(names)

    def _reviewable(self, table: GameTable | None) -> bool:
        mine = self._table if table is self._table else None
        return mine is not None and mine.coaching is not None and mine.coaching.possible

    def offered(self) -> None:
        from cascadia_qt.controllers.panels import Panels

        Switch(self.hall.window.extras["bill"], self._preferences, "bill")
        if self._panels is None:
            self._panels = Panels(self.hall.window, self._preferences, BESIDE, self)
        self._panels.offer()

    def begun(self, session: GameSession) -> None:
        self.journal.begin(session)
        self.duplicate.keep(session.record)

    def kept(self, record: Record) -> None:
        self.duplicate.keep(record)

    def ended(self, record: Record) -> None:
        if self.duplicate.take(record):
            return
        window = self.hall.window
        if window.isVisible():
            self.sheets.show_end()
        # Whoever has quit from the score sheet is asked nothing more.
        if window.isVisible():
            self.journal.offer()

    def left(self) -> None:
        self.duplicate.leave()
        self._table = None
        self.pencil_tool.attach(None)
        if self._panels is not None:
            self._panels.attach(None)
        if "_faces" in self.__dict__:
            self._faces.forget_wanted()

    def close(self) -> None:
        self.duplicate.close()
        if "pad" in self.__dict__:
            self.pad.wait()
        self.sheets.close()

    def open_pad(self) -> None:
        self.pad.open()

    def play_match(self) -> None:
        """Goes on with the match that waits, or begins one."""
        question = translate("Shell", "A match is not finished. Do you want to go on with it?")
        if self.duplicate.pending and ask(self.hall.window, question):
            self.duplicate.resume()
        else:
            self.anteroom.new_match()

    def review(self) -> None:
        """The game that is over, turn by turn."""
        if self._table is not None and self._table.coaching is not None:
            self._table.coaching.open(self._faces, self.hall.window)
