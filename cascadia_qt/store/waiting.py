"""Finished games in files of their own, until the store has taken them in."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from cascadia_qt.rules.document import Node, parse_json
from cascadia_qt.rules.record import record_in
from cascadia_qt.shelf import GAMES, RULES
from cascadia_qt.store.bounded import TooLarge, read_bounded
from cascadia_qt.store.columns import written_date
from cascadia_qt.store.documents import LARGEST_FILE
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    Helps,
    finished_game,
)
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.unknown import of_unknown_game
from cascadia_qt.store.whole_file import private_folder, write_whole
from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

T = TypeVar("T")

FORMAT = "cascadia-finished"
_MOST_SETTINGS = 20
VERSION = 1
_MOST = 1_000_000
_NOT_A_GAME = ".unreadable"


@dataclass(frozen=True, slots=True)
class TakenIn:
    """The ids of games that are new in the store, and a sentence about each bad file."""

    games: tuple[int, ...]
    complaints: tuple[str, ...]


class UnknownGame(Exception):
    """A game waits that this program does not have."""


class WaitingRoom:
    """A folder with a file for every game that waits."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def paths(self) -> list[Path]:
        return sorted(self._folder.glob("*.json"))

    def put(self, game: FinishedGame) -> None:
        """Writes `game` to its file, whole or not at all; raises OSError."""
        private_folder(self._folder)
        write_whole(self._path(game), _written(game).encode(), private=True)

    def put_if_missing(self, game: FinishedGame) -> None:
        """The same for a game that may wait already, and with more that is known of it."""
        if not self._path(game).exists():
            self.put(game)

    def remove(self, game: FinishedGame) -> None:
        self._path(game).unlink(missing_ok=True)

    def take_in(self, store: GameStore) -> TakenIn:
        """Gives every game to `store`; raises StoreError, and then the rest waits on."""
        games, complaints = [], []
        for path in self.paths():
            try:
                game = _read(path)
            except FileNotFoundError:  # another program has taken it in
                continue
            except UnknownGame:  # another version may take it in
                continue
            except (ValueError, TooLarge):
                complaints.append(_refused(path))
                continue
            except OSError as error:  # it may be read another time
                text = translate("Storage", "{0} cannot be read: {1}.")
                complaints.append(text.format(path.name, reason(error)))
                continue
            if not store.has_had(game):
                games.append(store.add(game))
            with suppress(OSError):  # then it is taken in again, which changes nothing
                path.unlink()
        return TakenIn(tuple(games), tuple(complaints))

    def _path(self, game: FinishedGame) -> Path:
        return self._folder / f"{game.digest}.json"


def _refused(path: Path) -> str:
    """Sets the file aside, so that it is told of only once."""
    with suppress(OSError):
        path.replace(path.with_suffix(_NOT_A_GAME))
    text = translate("GameStore", "{0} is damaged and could not be taken into the store.")
    return text.format(path.name)


def _written(game: FinishedGame) -> str:
    circumstances = game.summary.circumstances
    document = {
        "format": FORMAT,
        "version": VERSION,
        "finished": written_date(circumstances.finished),
        "scenario": circumstances.scenario,
        "helps": circumstances.helps and asdict(circumstances.helps),
        "record": json.loads(game.text),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _read(path: Path) -> FinishedGame:
    """Raises UnknownGame, and ValueError for what is no finished game."""
    node = parse_json(read_bounded(path, LARGEST_FILE).decode())
    node["format"].must_be_format(FORMAT)
    node["version"].must_be_version(VERSION)
    if of_unknown_game(node["record"]):
        raise UnknownGame
    scenarios = GAMES[node["record"]["game"].text()].kept().scenarios
    circumstances = Circumstances(
        datetime.fromisoformat(node["finished"].text()),
        _optional(node["scenario"], lambda it: it.integer(scenarios.start, scenarios.stop - 1)),
        _optional(node["helps"], _helps),
    )
    return finished_game(record_in(node["record"], RULES), circumstances)


def _optional(node: Node, read: Callable[[Node], T]) -> T | None:
    return None if node.value is None else read(node)


def _helps(node: Node) -> Helps:
    settings = tuple(name.text() for name in node["settings"].items(0, _MOST_SETTINGS))
    return Helps(node["taken_back"].integer(0, _MOST), node["hints"].integer(0, _MOST), settings)
