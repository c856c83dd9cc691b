"""The program around the table: pages and the actions of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from cascadia_qt.controllers.actions import show_actions
from cascadia_qt.controllers.dialogs import Dialogs
from cascadia_qt.controllers.game_files import GameFiles
from cascadia_qt.controllers.lobby import Lobby
from cascadia_qt.controllers.memory import Memory
from cascadia_qt.controllers.switches import connect_switch
from cascadia_qt.games.cascadia.controllers.duplicate import Duplicate
from cascadia_qt.games.cascadia.controllers.panels import Panels
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.recent_games import recent_games, remember_game
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.motion import Motion

# The table, its art, the rules and the dialogs are imported where they are first needed, so that
# the window is there before them.
if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.controllers.coaching import Coaching
    from cascadia_qt.games.cascadia.controllers.replay import Replay
    from cascadia_qt.games.cascadia.controllers.score_pad import ScorePad
    from cascadia_qt.games.cascadia.controllers.table import TableController
    from cascadia_qt.games.cascadia.model.game_log import GameLog
    from cascadia_qt.games.cascadia.model.setup import GameSetup
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.table.page import TablePage
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.model.storage import Autosave
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.board_view import BoardView


class Shell(QObject):
    """Owns the window, and the session that is shown in it, if any.

    Signals:
        finished: the game at the table has come to its end.
    """

    finished = Signal()

    def __init__(self, preferences: Preferences, autosave: Autosave) -> None:
        super().__init__()
        self._preferences = preferences
        self._autosave = autosave
        self._motion = Motion(self)
        self.window = MainWindow()
        self.dialogs = Dialogs(self.window, preferences, self.faces, self)
        self._files = GameFiles(self.dialogs, preferences, self)
        self._session: GameSession | None = None
        self._table: TableController | None = None
        self._page: TablePage | None = None
        self._coaching: Coaching | None = None
        self._replay: Replay | None = None
        self._waiting: Record | None = None  # which leaving the page that is shown returns to
        faces = self.faces
        self.memory = Memory(self._data_folder(), self.window, preferences, faces, self)
        self.duplicate = Duplicate(self.window, faces, self._data_folder(), self)
        self.lobby = Lobby(self.window, preferences, autosave, self.memory, faces, self._motion)
        self._panels = Panels(self.window, preferences)
        self._connect()
        self._apply_motion()

    def faces(self) -> Faces:
        """The art of the table, made when it is first wanted."""
        return self._faces

    @cached_property
    def _faces(self) -> Faces:
        from cascadia_qt.games.cascadia.views.art.faces import Faces

        return Faces()

    def _connect(self) -> None:
        window, preferences = self.window, self._preferences
        window.new_game.triggered.connect(self.lobby.new_game)
        window.scenarios.triggered.connect(self._show_scenarios)
        window.score_pad.triggered.connect(self._show_pad)
        window.match.triggered.connect(self._play_match)
        window.deals.triggered.connect(self.lobby.ask_deals)
        window.same_deal.triggered.connect(self._play_same_deal)
        window.open_game.triggered.connect(self._files.ask)
        self._files.opened.connect(self.play)
        window.save_game.triggered.connect(self._save)
        window.welcome.triggered.connect(self.show_welcome)
        window.undo.triggered.connect(self._undo)
        window.redo.triggered.connect(self._redo)
        window.hint.triggered.connect(self._hint)
        window.replay.triggered.connect(self._replay_this)
        window.fit.triggered.connect(self._on_board(lambda board: board.fit()))
        window.zoom_in.triggered.connect(self._on_board(lambda board: board.zoom_in()))
        window.zoom_out.triggered.connect(self._on_board(lambda board: board.zoom_out()))
        connect_switch(window.bill, preferences, "bill")
        window.closing.connect(self.close)
        self.dialogs.again_requested.connect(self._play_again)
        self.dialogs.same_deal_requested.connect(self._play_same_deal)
        self.dialogs.review_requested.connect(self._review)
        self._autosave.set_aside.connect(lambda path: remember_game(preferences, Path(path)))
        for failing in (self._autosave, self.memory, self.lobby):
            failing.failed.connect(self.dialogs.complain)
        self.memory.replay_requested.connect(self.replay)
        self.memory.told.connect(self.dialogs.tell)
        self._connect_duplicate()
        self._connect_lobby()
        self._preferences.changed.connect(self._apply_motion)
        self._preferences.changed.connect(self._show_actions)

    def _connect_duplicate(self) -> None:
        duplicate = self.duplicate
        duplicate.entered.connect(self._enter_match)
        duplicate.play_requested.connect(self.play)
        duplicate.left.connect(self._go_back)
        duplicate.explain_requested.connect(self.dialogs.explain)
        duplicate.failed.connect(self.dialogs.complain)

    def _connect_lobby(self) -> None:
        lobby = self.lobby
        lobby.left.connect(self._go_back)
        lobby.setup_chosen.connect(self.deal)
        lobby.match_chosen.connect(self.duplicate.begin)
        lobby.continue_requested.connect(self._continue)
        lobby.open_requested.connect(self._files.ask)
        lobby.path_chosen.connect(self.open_path)
        lobby.pad_requested.connect(self._show_pad)
        lobby.help_requested.connect(self.dialogs.show_help)
        lobby.preferences_requested.connect(self.dialogs.show_preferences)

    def _on_board(self, what: Callable[[BoardView], None]) -> Callable[[], None]:
        def do() -> None:
            if self._page is not None:
                what(self._page.board)

        return do

    def show_welcome(self, *, at_once: bool = False) -> None:
        """Leaves the table; the game stays saved and can be continued.

        With `at_once` the page is shown before what fills it is loaded.
        """
        self._leave_table()
        self.lobby.show_welcome(at_once=at_once)
        self._show_actions()

    @cached_property
    def _pad(self) -> ScorePad:
        from cascadia_qt.games.cascadia.controllers.score_pad import ScorePad

        pad = ScorePad(self.window, self._preferences, self._data_folder(), self)
        pad.left.connect(self._go_back)
        pad.failed.connect(self.dialogs.complain)
        return pad

    def _show_pad(self) -> None:
        self._leave_table(self._game)
        self.lobby.leave()
        self._pad.open()
        self._show_actions()

    def _show_scenarios(self) -> None:
        self._leave_table(self._game)
        self.lobby.show_scenarios()
        self._show_actions()

    def deal(self, setup: GameSetup) -> None:
        from cascadia_qt.games.cascadia.model.setup import fresh_seed

        self._begin(setup.dealt(fresh_seed()))

    def _begin(self, record: Record) -> None:
        """Plays a game that was dealt just now, and says who begins if that was drawn."""
        from cascadia_qt.words.seats import drawn_words

        self.play(record)
        if record.drawn:
            self.dialogs.tell(drawn_words(record.seats[0].name))

    def open_path(self, path: Path) -> None:
        """Goes on with the game in a file."""
        self._files.read(path)

    def _play_if_any(self, record: Record | None) -> None:
        if record is not None:
            self.play(record)

    def _save(self) -> None:
        if self._session is not None:
            self._files.save(self._session.record)

    @property
    def _game(self) -> Record | None:
        """The game at the table, or the one that waits until another page is left."""
        if self._table is not None and self._session is not None:
            return self._session.record
        return self._waiting

    def _go_back(self) -> None:
        """A page is left: back to the game that it was opened from, if there was one."""
        if self._waiting is not None:
            self.play(self._waiting, going_on=True)
        else:
            self.show_welcome()

    def play(self, record: Record, *, going_on: bool = False) -> None:
        """Shows a game and goes on with it; with `going_on` it was at the table just before."""
        from cascadia_qt.games.cascadia.controllers.coaching import Coaching
        from cascadia_qt.games.cascadia.controllers.table import TableController

        session, log, page = self._lay(record)
        self._table = table = TableController(log, page, self._preferences, self)
        self._coaching = Coaching(session, self._data_folder() / "coach", table)
        self._coaching.position_requested.connect(table.look_back)
        table.scores_requested.connect(self.dialogs.show_scores)
        table.cards_requested.connect(self.dialogs.show_cards)
        table.again_requested.connect(self._play_again)
        table.hint_given.connect(self.memory.count_hint)
        table.quit_requested.connect(self.window.close)
        session.changed.connect(self._show_actions)
        table.turn.changed.connect(self._show_actions)
        session.changed.connect(self._keep)
        # From the event loop, so that every other listener has seen the end before.
        table.ended.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self.lobby.leave()
        self.memory.begin(session, going_on=going_on)
        self.memory.ticks_known.connect(table.show_ticks)
        self.window.show_page(page, tools=True)
        self._autosave.begin(record, recent_games(self._preferences))
        self.duplicate.keep(record)
        self._show_actions()

    def replay(self, record: Record) -> None:
        """Shows a game step by step; nobody plays, and nothing is kept.

        Afterwards the game at the table goes on, if there is one.
        """
        from cascadia_qt.games.cascadia.controllers.replay import Replay

        _, log, page = self._lay(record, self._game)
        self._replay = replay = Replay(log, page, self._preferences, self)
        page.add_replay_panel(replay.panel)
        replay.variation_requested.connect(self.play, Qt.ConnectionType.QueuedConnection)
        replay.leave_requested.connect(self._go_back, Qt.ConnectionType.QueuedConnection)
        replay.scores_requested.connect(self.dialogs.show_scores)
        replay.cards_requested.connect(self.dialogs.show_cards)
        self.lobby.leave()
        self.window.show_page(page, tools=True)
        self._show_actions()

    def _lay(
        self, record: Record, waiting: Record | None = None
    ) -> tuple[GameSession, GameLog, TablePage]:
        """A table for a game, instead of the one before or while that waits."""
        from cascadia_qt.games.cascadia.model.game_log import GameLog
        from cascadia_qt.games.cascadia.views.table.page import TablePage
        from cascadia_qt.model.session import GameSession

        self._leave_table(waiting)
        self._session = self.dialogs.session = session = GameSession(record, self)
        log = GameLog(session)
        self._page = page = TablePage(record.options, log, self._faces, self._motion)
        log.setParent(page)  # which may outlive the session by an event
        self._panels.attach(page)
        return session, log, page

    def _replay_this(self) -> None:
        if self._table is not None and self._session is not None:
            self.replay(self._session.record)

    def game_is_saved(self) -> bool | None:
        """Whether the game at the table is on disk; None if there is none."""
        return None if self._session is None else not self._autosave.failing

    def close(self) -> None:
        """Ends whatever is going on; everything is on disk afterwards."""
        self._leave_table()
        self._autosave.wait()
        self.memory.close()
        self.duplicate.close()
        if "_pad" in self.__dict__:
            self._pad.wait()
        self.dialogs.close()

    def _play_match(self) -> None:
        """Goes on with the match that waits, or begins one."""
        if self.duplicate.pending and self.dialogs.go_on_with_match():
            self.duplicate.resume()
        else:
            self.lobby.new_match()

    def _enter_match(self) -> None:
        game = self._game
        over = game is None or game.rules.to_move(game.history.state) is None
        # A game that is over is perhaps the one that has just led to the page of the match.
        self._leave_table(None if over else game)
        self.lobby.leave()
        self._show_actions()

    def _leave_table(self, waiting: Record | None = None) -> None:
        """Leaving what is shown next returns to the game `waiting`, if there is one."""
        self._waiting = waiting
        self.duplicate.leave()
        for leader in (self._coaching, self._table, self._replay):
            if leader is not None:
                leader.close()
                leader.deleteLater()
        if self._session is not None:
            self._session.deleteLater()
            self._faces.forget_wanted()
        self._table = self._page = self._coaching = self._replay = None
        self._panels.attach(None)
        self._session = self.dialogs.session = None

    def _keep(self) -> None:
        if self._session is not None:
            self._autosave.keep(self._session.record)
            self.duplicate.keep(self._session.record)

    def _continue(self) -> None:
        record, _ = self._autosave.load()
        self._play_if_any(record)

    def _play_again(self) -> None:
        """The same people and cards, another deal."""
        from cascadia_qt.games.cascadia.model.setup import fresh_seed
        from cascadia_qt.rules.dealing import dealt_again

        if self._session is not None:
            self._begin(dealt_again(self._session.record, fresh_seed()))

    def _play_same_deal(self) -> None:
        from cascadia_qt.rules.dealing import dealt_again

        if self._session is not None:
            self.play(dealt_again(self._session.record, self._session.record.seed))

    def _undo(self) -> None:
        if self._table is not None:
            self._table.turn.back()

    def _redo(self) -> None:
        if self._session is not None:
            self._session.redo()

    def _hint(self) -> None:
        if self._table is not None:
            self._table.hint()

    def _end(self) -> None:
        self.finished.emit()
        if self._session is not None and self.duplicate.take(self._session.record):
            return
        if self.window.isVisible():
            self.dialogs.show_end()
        # Whoever has quit from the score sheet is asked nothing more.
        if self.window.isVisible():
            self.memory.offer()

    def _review(self) -> None:
        if self._coaching is not None:
            self._coaching.open(self._faces, self.window)

    def _data_folder(self) -> Path:
        return self._autosave.folder.parent

    def _apply_motion(self) -> None:
        self._motion.set_percent(self._preferences.motion)

    def _show_actions(self) -> None:
        show_actions(self.window, self._preferences, self._session, self._table, self._coaching)
