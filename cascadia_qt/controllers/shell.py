"""The program around the table: pages and the actions of the window."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from cascadia_qt.controllers.actions import show_actions
from cascadia_qt.controllers.describing import Describing
from cascadia_qt.controllers.dialogs import Dialogs
from cascadia_qt.controllers.help_desk import HelpDesk
from cascadia_qt.controllers.lobby import Lobby
from cascadia_qt.controllers.memory import Memory
from cascadia_qt.controllers.table_actions import TableActions
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.recent_games import recent_games, remember_game
from cascadia_qt.program_name import window_title
from cascadia_qt.shelf import GAMES, first_game
from cascadia_qt.views.main_window import MainWindow

# Games, their tables and the rules are imported where they are first needed, so that the window is
# there before them.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.controllers.curtain import Curtain
    from cascadia_qt.controllers.game_files import GameFiles
    from cascadia_qt.controllers.game_gui import GameGui
    from cascadia_qt.controllers.game_table import GameTable
    from cascadia_qt.controllers.guiding import Guiding
    from cascadia_qt.entry import Setup
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.model.storage import Autosave
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.motion import Motion


class Shell(QObject):
    """Owns the window, and the table that is shown in it, if any; it is the hall of all games.

    Signals:
        finished: the game at the table has come to its end.
    """

    finished = Signal()

    def __init__(self, preferences: Preferences, autosave: Autosave) -> None:
        super().__init__()
        self.preferences = preferences
        self._autosave = autosave
        self.window = MainWindow()
        self._guis: dict[str, GameGui] = {}
        self._offering = first_game()  # the game that menus and help are about
        self.dialogs = Dialogs(self.window, preferences, self.gui_at_hand, self)
        self.help_desk = HelpDesk(self.window, self.gui_at_hand, self.open_table, self)
        self.table: GameTable | None = None
        self._curtain: Curtain | None = None
        self._guiding: Guiding | None = None
        self._waiting: Record | None = None  # which leaving the page that is shown returns to
        self._describing = Describing(self.window, self.open_table, self)
        self.memory = Memory(self.folder, self.window, preferences, self)
        self.lobby = Lobby(self, autosave, self.gui)
        TableActions(self)
        self._connect()
        self.show_actions()

    @property
    def folder(self) -> Path:
        """Where everything is kept."""
        return self._autosave.folder.parent

    @cached_property
    def motion(self) -> Motion:
        """What moves things, at the speed that is preferred."""
        from cascadia_qt.views.motion import Motion

        motion = Motion(self)
        motion.set_percent(self.preferences.motion)
        return motion

    @cached_property
    def _files(self) -> GameFiles:
        from cascadia_qt.controllers.game_files import GameFiles

        files = GameFiles(self.dialogs, self.preferences, self)
        files.opened.connect(self.play)
        return files

    @property
    def session(self) -> GameSession | None:
        """The game that is looked at; while a curtain is closed there is none."""
        table = self.open_table()
        return None if table is None else table.session

    def open_table(self) -> GameTable | None:
        """The table that is shown, if any, unless a curtain hides it."""
        covered = self._curtain is not None and self._curtain.closed
        return None if covered else self.table

    def gui(self, game: str) -> GameGui:
        """What shows a game in the window; made when it is first wanted."""
        from cascadia_qt.controllers.game_gui import gui_of

        if game not in self._guis:
            self._guis[game] = gui_of(GAMES[game], self)
        return self._guis[game]

    def gui_at_hand(self) -> GameGui:
        """What shows the game that menus and help are about."""
        return self.gui(self._offering)

    def _offer(self, game: str) -> GameGui:
        """Lets menus, keys and help be those of `game`."""
        self._offering = game
        gui = self.gui(game)
        if self.window.offer(gui.actions, gui.hint_words, scored=gui.scored):
            gui.offered()
        self.lobby.show_invitations(gui)
        return gui

    def _connect(self) -> None:
        window, preferences = self.window, self.preferences
        window.open_game.triggered.connect(self._ask_file)
        window.save_game.triggered.connect(self._save)
        window.welcome.triggered.connect(self.show_welcome)
        window.learn.triggered.connect(self.learn)
        window.closing.connect(self.close)
        window.translated.connect(self._retranslate)
        self._autosave.set_aside.connect(lambda path: remember_game(preferences, Path(path)))
        for failing in (self._autosave, self.memory, self.lobby):
            failing.failed.connect(self.complain)
        self.memory.replay_requested.connect(self.replay)
        self.memory.told.connect(self.tell)
        self._connect_lobby()
        preferences.changed.connect(self._apply_motion)
        preferences.changed.connect(self.show_actions)

    def _connect_lobby(self) -> None:
        lobby = self.lobby
        lobby.continue_requested.connect(self._continue)
        lobby.open_requested.connect(self._ask_file)
        lobby.path_chosen.connect(self.open_path)
        lobby.help_requested.connect(self.help_desk.open)
        lobby.preferences_requested.connect(self.dialogs.show_preferences)
        lobby.looked_at.connect(self._look_at_box)

    def _look_at_box(self, game: str) -> None:
        self._offer(game)
        self.show_actions()

    def complain(self, sentence: str) -> None:
        """Says what did not work, and waits until it was read."""
        self.dialogs.complain(sentence)

    def tell(self, sentence: str) -> None:
        """Says for a while that something went well."""
        self.dialogs.tell(sentence)

    def show_welcome(self, *, at_once: bool = False) -> None:
        """Leaves the table; the game stays saved and can be continued.

        With `at_once` the page is shown before what fills it is loaded.
        """
        self._leave_table()
        self.lobby.show_welcome(at_once=at_once)
        self.show_actions()

    def show_page(self, page: QWidget) -> None:
        """Shows a page of a game's own; the table waits until it is left."""
        game = self._game
        over = game is None or game.rules.to_move(game.history.state) is None
        # A game that is over has perhaps just led to this page.
        self._leave_table(None if over else game)
        self.lobby.leave()
        self.window.show_page(page, tools=False)
        self.show_actions()

    def deal(self, game: str, setup: Setup) -> None:
        """Deals a game and plays it."""
        self._begin(setup.dealt(GAMES[game].setups().fresh_seed()))

    def _begin(self, record: Record) -> None:
        """Plays a game that was dealt just now, and says who begins if that was drawn."""
        from cascadia_qt.words.seats import drawn_words

        self.play(record)
        if record.drawn:
            self.tell(drawn_words(record.seats[0].name))

    def _ask_file(self) -> None:
        self._files.ask()

    def open_path(self, path: Path) -> None:
        """Goes on with the game in a file."""
        self._files.read(path)

    def _save(self) -> None:
        if self.session is not None:
            self._files.save(self.session.record)

    @property
    def _game(self) -> Record | None:
        """The game at the table, or the one that waits until another page is left."""
        if self.table is not None and self.table.played:
            return self.table.session.record
        return self._waiting

    def go_back(self) -> None:
        """A page is left: back to the game that it was opened from, if there was one."""
        if self._waiting is not None:
            self.play(self._waiting, going_on=True)
        else:
            self.show_welcome()

    def play(self, record: Record, *, going_on: bool = False) -> None:
        """Shows a game and goes on with it; with `going_on` it was at the table just before."""
        from cascadia_qt.controllers.curtain import Curtain, first_looker
        from cascadia_qt.controllers.telling import Telling

        self._leave_table()
        gui, session = self._offer(record.rules.id), self._session_of(record)
        looker = first_looker(session)
        self.table = table = gui.table(session, looker)
        self._curtain = Curtain(table, looker, self.motion)
        self._curtain.changed.connect(self.show_actions)
        table.changed.connect(self.show_actions)
        if table.log is not None:
            Telling(table.log, self.window, table)
        table.hint_given.connect(self.memory.count_hint)
        table.again_requested.connect(self.play_again)
        table.quit_requested.connect(self.window.close)
        session.changed.connect(self._keep)
        session.noted.connect(self._keep)
        # From the event loop, so that every other listener has seen the end before.
        table.ended.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self.lobby.leave()
        self.memory.begin(session, gui.preferences, gui.helps, going_on=going_on)
        self.window.show_page(self._curtain.stage, tools=True)
        self._autosave.begin(record, recent_games(self.preferences))
        gui.begun(session)
        self._show_title()
        self.show_actions()

    def replay(self, record: Record) -> None:
        """Shows a game step by step; nobody plays, and nothing is kept.

        Afterwards the game at the table goes on, if there is one.
        """
        from cascadia_qt.controllers.curtain import replay_looker

        session = self._session_of(record)
        looker = replay_looker(session, self._curtain)
        self._leave_table(self._game)
        self.table = table = self._offer(record.rules.id).replay(session, looker)
        queued = Qt.ConnectionType.QueuedConnection
        table.variation_requested.connect(self.play, queued)
        table.leave_requested.connect(self.go_back, queued)
        self.lobby.leave()
        self.window.show_page(table.page, tools=True)
        self._show_title()
        self.show_actions()

    def learn(self) -> None:
        """Leads somebody through a first game of the game at hand; nothing of it is kept.

        Afterwards the game at the table goes on, if there is one.
        """
        from cascadia_qt.controllers.guiding import Guiding
        from cascadia_qt.model.guide_progress import GuideProgress

        gui = self._offer(self._offering)
        if gui.entry.guide is None:
            return
        self._leave_table(self._game)
        progress = GuideProgress(self.preferences, gui.entry.id)
        guide = gui.entry.guide()
        self._guiding = guiding = Guiding(guide, gui.table, progress, self.motion, self)
        guiding.seated.connect(self._take_lesson)
        guiding.left.connect(self._leave_lesson, Qt.ConnectionType.QueuedConnection)
        self.lobby.leave()
        self.window.show_page(guiding.stage, tools=False)
        guiding.begin()

    def _take_lesson(self) -> None:
        """The guide has set another table."""
        if self._guiding is not None and self._guiding.table is not None:
            self.table = self._guiding.table
            self.table.changed.connect(self.show_actions)
            self._show_title()
            self.show_actions()

    def _leave_lesson(self) -> None:
        """Leaves it once, however often that is asked for in one moment."""
        if self._guiding is not None:
            self.go_back()

    def _session_of(self, record: Record) -> GameSession:
        from cascadia_qt.model.session import GameSession

        return GameSession(record, self)

    def game_is_saved(self) -> bool | None:
        """Whether the game at the table is on disk; None if there is none."""
        return None if self.table is None else not self._autosave.failing

    def close(self) -> None:
        """Ends whatever is going on; everything is on disk afterwards."""
        self._leave_table()
        self._autosave.wait()
        self.memory.close()
        for gui in self._guis.values():
            gui.close()

    def _leave_table(self, waiting: Record | None = None) -> None:
        """Leaving what is shown next returns to the game `waiting`, if there is one."""
        self._waiting = waiting
        for gui in self._guis.values():
            gui.left()
        if self._guiding is not None:
            self._guiding.close()
            self._guiding.deleteLater()
        elif self.table is not None:
            self.table.close()
            self.table.deleteLater()
            self.table.session.deleteLater()
        self.table = self._curtain = self._guiding = None
        self._show_title()

    def _show_title(self) -> None:
        game = None if self.table is None else GAMES[self.table.session.record.rules.id].title()
        self.window.setWindowTitle(window_title(game))

    def _retranslate(self) -> None:
        self._show_title()
        self.lobby.retranslate()

    def _keep(self) -> None:
        if self.table is not None:
            record = self.table.session.record
            self._autosave.keep(record)
            self.gui(record.rules.id).kept(record)

    def _continue(self) -> None:
        record, _ = self._autosave.load()
        if record is not None:
            self.play(record)

    def play_again(self) -> None:
        """The same people and cards, another deal."""
        if self.table is not None:
            record = self.table.session.record
            self.gui(record.rules.id).deal_again(record, self._begin)

    def play_same_deal(self) -> None:
        """The game that is looked at once more."""
        from cascadia_qt.rules.dealing import dealt_again

        if self.table is not None:
            record = self.table.session.record
            self.play(dealt_again(record, record.seed))

    def _end(self) -> None:
        self.finished.emit()
        if self.table is not None:
            record = self.table.session.record
            self.gui(record.rules.id).ended(record)

    def _apply_motion(self) -> None:
        self.motion.set_percent(self.preferences.motion)

    def show_actions(self) -> None:
        """What can be done has changed."""
        covered = self._curtain is not None and self._curtain.closed
        gui = self._guis.get(self._offering)
        show_actions(self.window, self.preferences, gui, self.table, covered=covered)
        self._describing.follow()
