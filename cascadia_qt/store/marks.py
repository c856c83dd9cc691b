"""What players have got beyond results, in tables that single games have."""

from __future__ import annotations

from datetime import datetime

from cascadia_qt.kept import MarkTable
from cascadia_qt.shelf import GAMES

Mark = tuple[str, int, int | None, datetime]  # player, number, id of the game, date


def mark_tables() -> tuple[MarkTable, ...]:
    """Those of all games of the shelf."""
    return tuple(table for entry in GAMES.values() for table in entry.kept().marks)
