"""The games of this table: where the entry of each is, imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

# Whoever only wants to know which games there are needs none of their rules.
if TYPE_CHECKING:
    from cascadia_qt.commands import Commands
    from cascadia_qt.entry import GameEntry
    from cascadia_qt.rules.record import AnyGame

T = TypeVar("T")

# A game is one folder and one line.
PLACES = {
    "cascadia": "cascadia_qt.games.cascadia.entry",
    "cryptid": "cascadia_qt.games.cryptid.entry",
    "kaskaria": "cascadia_qt.games.kaskaria.entry",
    "okanagan": "cascadia_qt.games.okanagan.entry",
}
FIRST_GAME = "cascadia"  # whose files, settings and commands need not name it
# Commands that only one game has, and which game it is.
FURTHER_COMMANDS = {"solve": "cryptid"}


def first_game() -> str:
    """The game in front."""
    return next(iter(PLACES))


def entry_at(place: str) -> GameEntry:
    """The entry in the module `place`."""
    entry: GameEntry = import_module(place).ENTRY
    return entry


def commands_of(game: str) -> Commands:
    """What `game` adds to the command line."""
    commands: Commands = import_module(GAMES[game].commands).COMMANDS
    return commands


class _Shelf(Mapping[str, T]):
    """Looks like a dictionary of all games, and imports only those that are looked at."""

    def __init__(self, wanted: Callable[[GameEntry], T]) -> None:
        self._wanted = wanted

    def __getitem__(self, game: str) -> T:
        return self._wanted(entry_at(PLACES[game]))

    def __iter__(self) -> Iterator[str]:
        return iter(PLACES)

    def __len__(self) -> int:
        return len(PLACES)


GAMES: Mapping[str, GameEntry] = _Shelf(lambda entry: entry)
RULES: Mapping[str, AnyGame] = _Shelf(lambda entry: entry.rules())
