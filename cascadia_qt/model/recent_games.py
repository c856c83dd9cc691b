"""Games that were opened or saved lately."""

from __future__ import annotations

from pathlib import Path

from cascadia_qt.model.preferences import Preferences

_MOST = 6


def recent_games(preferences: Preferences) -> list[Path]:
    """The files that are still there, the latest first."""
    import json

    try:
        names = json.loads(preferences.recent_games)
    except (ValueError, RecursionError):
        return []
    if not isinstance(names, list):
        return []
    return [Path(name) for name in names if isinstance(name, str) and _is_file(name)]


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:
        return False


def remember_game(preferences: Preferences, path: Path) -> None:
    import json

    others = [other for other in recent_games(preferences) if other != path]
    preferences.recent_games = json.dumps([str(p) for p in [path, *others][:_MOST]])
