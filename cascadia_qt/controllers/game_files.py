"""Games in files that people choose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cascadia_qt.controllers.dialogs import Dialogs
from cascadia_qt.controllers.lobby import game_title
from cascadia_qt.controllers.reading import Reading
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.recent_games import remember_game

if TYPE_CHECKING:
    from cascadia_qt.rules.record import Record


class GameFiles(QObject):
    """Opens and saves; what cannot be done is said in one sentence.

    Signals:
        opened: a game was read from a file; carries its record.
    """

    opened = Signal(object)

    def __init__(self, dialogs: Dialogs, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._dialogs = dialogs
        self._preferences = preferences
        self._reading = Reading(dialogs.window, self)
        self._reading.failed.connect(dialogs.complain)

    def ask(self) -> None:
        """Opens the game in a file that is asked for."""
        path = self._dialogs.path_to_open()
        if path is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        """Opens the game in a file, as soon as the disk has it."""
        from cascadia_qt.model.storage import load_game

        def take(record: Record) -> None:
            remember_game(self._preferences, path)
            self.opened.emit(record)

        self._reading.read(path, load_game, take)

    def save(self, record: Record) -> None:
        """Asks where, and saves there."""
        from cascadia_qt.model.storage import save_game
        from cascadia_qt.store.storage_error import StorageError

        path = self._dialogs.path_to_save(game_title(record))
        if path is None:
            return
        try:
            save_game(path, record)
        except StorageError as error:
            self._dialogs.complain(str(error))
            return
        self._preferences.last_folder = str(path.parent)
        remember_game(self._preferences, path)
