"""A short game of every kind in the terminal, which computers play while nobody reads."""

from __future__ import annotations

import os
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from cascadia_qt.shelf import GAMES, PLACES
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal.game import play
from cascadia_qt.terminal.prompts import Screen

_HOMES = ("HOME", "XDG_DATA_HOME", "APPDATA")  # by which each system finds what is kept


def run() -> int:
    """Plays, and leaves nothing behind; the result is the exit status of the program's end."""
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()):
        os.environ.update(dict.fromkeys(_HOMES, folder))
        screen, saved = Screen(speaks=False, yes=()), SavedGame(Path(folder))
        return max(play(GAMES[game].setups().smoke(), saved, screen) for game in PLACES)
