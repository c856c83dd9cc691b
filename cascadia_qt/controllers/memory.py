"""What is remembered of games: they are kept when they end, listed, and counted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cascadia_qt.views.main_window import MainWindow

# The store, the rules and the dialogs are imported when they are first wanted.
if TYPE_CHECKING:
    from cascadia_qt.controllers.kept_games import KeptGames
    from cascadia_qt.controllers.statistics import Statistics
    from cascadia_qt.model.game_keeper import GameKeeper
    from cascadia_qt.model.preferences import Preferences
    from cascadia_qt.model.session import GameSession


class Memory(QObject):
    """Keeps games in the store, and opens what is remembered.

    Attributes:
        folder: where everything is kept.

    Signals:
        kept: the game at the table is in the store; carries its id there.
        replay_requested: a kept game is to be watched; carries its Record.
        told: something went well; carries the sentence that says so.
        failed: something could not be kept or read; carries the sentence that says so.
    """

    kept = Signal(int)
    replay_requested = Signal(object)
    told = Signal(str)
    failed = Signal(str)

    def __init__(
        self, folder: Path, window: MainWindow, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._preferences = preferences
        self.folder = folder
        self._hints = self._taken_back = 0
        self._seen_whole = False
        self._session: GameSession | None = None
        self._helps_of: Callable[[], tuple[str, ...]] = tuple
        self._kept = True
        window.folder.triggered.connect(self.open_folder)
        window.games.triggered.connect(self._show_games)
        window.statistics.triggered.connect(self._show_statistics)

    @cached_property
    def keeper(self) -> GameKeeper:
        """What keeps games in the store."""
        from cascadia_qt.model.game_keeper import GameKeeper

        keeper = GameKeeper(self.folder, self.folder, self)
        keeper.failed.connect(self.failed)
        keeper.kept.connect(self.kept)
        return keeper

    def begin(
        self,
        session: GameSession,
        preferences: Preferences,
        helps: tuple[str, ...],
        *,
        going_on: bool = False,
    ) -> None:
        """A game is at the table; it is kept when it ends, once.

        With `going_on` it is the game of before, and what helped in it counts on; `helps` are the
        names of those of its `preferences` that count as helps.
        """
        self._session = session
        self._helps_of = lambda: tuple(name for name in helps if getattr(preferences, name))
        if not going_on:
            self._hints = self._taken_back = 0
            self._seen_whole = not session.history.entries
        self._kept = session.to_move is None
        session.rewound.connect(self._count_taken_back)
        session.finished.connect(self._keep)

    def count_hint(self) -> None:
        self._hints += 1
        if self._session is not None:
            self._session.count_hint()

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self.keeper.wait()

    def close(self) -> None:
        """The program ends: everything is on disk afterwards, and nothing is asked any more."""
        self.keeper.close()

    def _count_taken_back(self) -> None:
        self._taken_back += 1

    def _keep(self) -> None:
        from datetime import datetime

        from cascadia_qt.store.finished_game import Circumstances, Helps

        if self._session is None or self._kept:
            return
        self._kept = True
        # What helped in a game that was begun elsewhere, or another day, is not known.
        helps = Helps(self._taken_back, self._hints, self._helps_of()) if self._seen_whole else None
        finished = datetime.now().replace(microsecond=0)
        self.keeper.keep(self._session.record, Circumstances(finished, helps=helps))

    def open_folder(self) -> None:
        """Lets the system show where everything is kept."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder))):
            text = self.tr("Nothing here can show a folder. The files are in {0}.")
            self.failed.emit(text.format(self.folder))

    def _show_games(self) -> None:
        self._games.open(self._window)

    def _show_statistics(self) -> None:
        self._statistics.open(self._window)

    @cached_property
    def _games(self) -> KeptGames:
        from cascadia_qt.controllers.kept_games import KeptGames

        games = KeptGames(self.keeper, self._preferences, self)
        games.replay_requested.connect(self.replay_requested)
        games.told.connect(self.told)
        games.failed.connect(self.failed)
        return games

    @cached_property
    def _statistics(self) -> Statistics:
        from cascadia_qt.controllers.statistics import Statistics

        statistics = Statistics(self.keeper, self._preferences, self)
        statistics.game_requested.connect(self._games.replay)
        statistics.games_requested.connect(self._show_games)
        statistics.exported.connect(self._tell_exported)
        statistics.failed.connect(self.failed)
        return statistics

    def _tell_exported(self, path: str) -> None:
        self.told.emit(self.tr("The table is in {0}.").format(path))
