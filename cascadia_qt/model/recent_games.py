"""Games that were opened or saved lately."""

from __future__ import annotations

import json
from pathlib import Path

from cascadia_qt.model.preferences import Preferences

_MOST = 6


def recent_games(preferences: Preferences) -> list[Path]:
    """The files that are still there, the latest first."""
    try:
        names = json.loads(preferences.recent_games)
    except ValueError:
        names = []
    if not isinstance(names, list):
        return []
    return [path for name in names if isinstance(name, str) and (path := Path(name)).is_file()]


def remember_game(preferences: Preferences, path: Path) -> None:
    others = [other for other in recent_games(preferences) if other != path]
    preferences.recent_games = json.dumps([str(p) for p in [path, *others][:_MOST]])
