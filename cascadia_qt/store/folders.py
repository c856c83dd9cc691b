"""Where the program keeps its data, found without Qt and equal to what Qt finds."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import translate

# Whoever only asks where things are needs no store: the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.store.keeping import Places

_NAMES = ("cascadia-qt", "cascadia-qt")  # organisation and application


def data_folder() -> Path:
    """AppDataLocation of the window; raises StorageError where nobody has a home."""
    return _data_of_user().joinpath(*_NAMES)


def autosave_folder() -> Path:
    """Where the running game is."""
    return data_folder() / "autosave"


def kept_places() -> Places:
    """Where finished games are."""
    from cascadia_qt.store.keeping import Places

    data = data_folder()
    return Places(data / "games.sqlite", data / "waiting", data, autosave_folder())


def _data_of_user() -> Path:
    if sys.platform != "win32" and not os.environ.get("HOME"):
        raise StorageError(translate("Storage", "No home folder is known: HOME is not set."))
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    chosen = Path(os.environ.get("XDG_DATA_HOME") or ".")
    return chosen if chosen.is_absolute() else Path.home() / ".local" / "share"
