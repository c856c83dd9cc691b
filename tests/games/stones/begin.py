"""Begins another game with a copy of this one: `python -m tests.games.stones.begin NAME`."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
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
    """Makes the folder of the game `name` among `games`; raises ValueError for other names."""
    folder = games / name
    if not re.fullmatch("[a-z]+", name):
        raise ValueError(f"{name!r} is no word of small letters")
    if folder.exists():
        raise ValueError(f"{folder} is there already")
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
    # What tests may say looks like a password elsewhere.
    text = text.replace('PASS = "pass"\n', 'PASS = "pass"  # noqa: S105\n')
    return text.replace("STONES", name.upper()).replace('"stones', f'"{name}')


def main(words: list[str]) -> int:
    parser = ArgumentParser(description="Begins another game with a copy of the toy game.")
    parser.add_argument("name", help="a word of small letters, such as noughts")
    name = parser.parse_args(words).name
    try:
        folder = begin(name)
    except ValueError as error:
        parser.error(str(error))
    sys.stdout.write(f"{folder}\n")
    sys.stdout.write("Put it on the shelf, in PLACES of cascadia_qt/shelf.py:\n")
    sys.stdout.write(f'    "{name}": "cascadia_qt.games.{name}.entry",\n')
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
