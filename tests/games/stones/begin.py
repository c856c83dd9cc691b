"""Begins another game with a copy of this one: `python -m tests.games.stones.begin NAME`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import cascadia_qt

HERE = Path(__file__).parent
GAMES = Path(cascadia_qt.__file__).parent / "games"
# Where each module of the toy game belongs in a game of several rooms.
ROOMS = {
    "rules": "rules.game",
    "words": "words.lines",
    "guide": "model.guide",
    "log": "model.log",
    "setup": "model.setup",
    "page": "views.page",
    "pictures": "views.pictures",
    "replay": "controllers.replay",
    "table": "controllers.table",
    "box": "controllers.box",
    "commands": "terminal.commands",
    "terminal": "terminal.game",
    "entry": "entry",
    "gui": "gui",
}


def begin(name: str, games: Path = GAMES) -> Path:
    """Makes the folder of the game `name` among `games`; it must not be there yet."""
    folder = games / name
    folder.mkdir()
    for module, place in ROOMS.items():
        path = folder.joinpath(*place.split(".")).with_suffix(".py")
        path.parent.mkdir(exist_ok=True)
        (path.parent / "__init__.py").touch()
        text = (HERE / f"{module}.py").read_text(encoding="utf-8")
        path.write_text(_renamed(text, name), encoding="utf-8")
    return folder


def _renamed(text: str, name: str) -> str:
    package = f"cascadia_qt.games.{name}"
    text = re.sub(r"tests\.games\.stones\.(\w+)", lambda at: f"{package}.{ROOMS[at[1]]}", text)
    text = re.sub(r'Stones(?=[A-Z"(:])', name.title(), text)
    return text.replace("STONES", name.upper()).replace('"stones', f'"{name}')


if __name__ == "__main__":
    sys.stdout.write(f"{begin(sys.argv[1])}\n")
