"""Games in files that people choose."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cascadia_qt.controllers.dialogs import Dialogs
from cascadia_qt.controllers.lobby import game_title
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.recent_games import remember_game

if TYPE_CHECKING:
    from cascadia_qt.rules.record import Record


class GameFiles:
    """Opens and saves; what cannot be done is said in one sentence."""

    def __init__(self, dialogs: Dialogs, preferences: Preferences) -> None:
        self._dialogs = dialogs
        self._preferences = preferences

    def ask(self) -> Record | None:
        """The game in a file that is asked for."""
        path = self._dialogs.path_to_open()
        return None if path is None else self.read(path)

    def read(self, path: Path) -> Record | None:
        from cascadia_qt.model.storage import load_game
        from cascadia_qt.store.storage_error import StorageError

        try:
            record = load_game(path)
        except StorageError as error:
            self._dialogs.complain(str(error))
            return None
        remember_game(self._preferences, path)
        return record

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
