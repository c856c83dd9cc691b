"""How a game gets into the store whatever the store is like: it waits in a file until it is in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from cascadia_qt import shelf
from cascadia_qt.shelf import GAMES
from cascadia_qt.store.beginning_anew import begin_anew, finish, lock_of
from cascadia_qt.store.errors import (
    UNREADABLE,
    Stop,
    StoreDamaged,
    StoreError,
    never,
    told_plainly,
)
from cascadia_qt.store.file_lock import PATIENCE, locked
from cascadia_qt.store.finished_game import FinishedGame
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.store.waiting import WaitingRoom
from cascadia_qt.store.whole_file import private_folder, remove_drafts
from cascadia_qt.words.language import translate

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Places:
    """Where the store is, where games wait for it, and where games write beside it.

    The running game is in `autosave`: who is killed as it ends may leave it nowhere else.

    Attributes:
        solo: whether games of one player alone are written there.
    """

    store: Path
    waiting: Path
    texts: Path
    autosave: Path
    solo: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """What became of a game.

    Attributes:
        game: its id, or None if it has to wait.
        others: how many games that had waited before are in now.
        sentences: what people should know.
    """

    game: int | None = None
    others: int = 0
    sentences: tuple[str, ...] = ()


def keep(
    places: Places, game: FinishedGame, patience: float = PATIENCE, stop: Stop = never
) -> Report:
    """Keeps `game`, and whatever else waits. Never raises: what fails is told.

    What takes long, because the store is damaged, is left for another time when `stop` says so.
    """
    room = WaitingRoom(places.waiting)
    waits = _waits(room, game)
    try:
        number, healed = on_store(places.store, lambda store: store.add(game), patience, stop)
    except Exception as error:
        return Report(sentences=(_not_kept(error, waits=waits),))
    with suppress(OSError):
        room.remove(game)
    others = take_in(places, patience, stop)
    if others.sentences:
        # A store that was begun anew since then may lack it, or know it by another id.
        with suppress(Exception):
            number, _ = on_store(places.store, lambda store: store.add(game), patience, stop)
    return replace(others, game=number, sentences=(*healed, *others.sentences))


def look_after(places: Places, patience: float = PATIENCE, stop: Stop = never) -> Report:
    """Takes in what programs have left that were killed, and removes their drafts. Never raises."""
    room, data = WaitingRoom(places.waiting), places.store.parent
    with suppress(OSError):
        for folder in (data, *filter(Path.is_dir, data.iterdir())):
            remove_drafts(folder)
    with suppress(Exception):  # then it stays where it is
        over = SavedGame(places.autosave).finished()
        if over is not None:
            room.put_if_missing(over)
    return take_in(places, patience, stop)


def take_in(places: Places, patience: float = PATIENCE, stop: Stop = never) -> Report:
    """Takes in what waits, and brings up to date what games write beside it. Never raises."""
    room = WaitingRoom(places.waiting)
    waiting = 0
    try:
        waiting = len(room.paths())
        if not waiting and not places.store.exists():
            return Report()
        taken, healed = on_store(places.store, room.take_in, patience, stop)
    except Exception as error:
        return Report(sentences=(_not_kept(error, waits=True),) if waiting else ())
    sentences = (*healed, *taken.complaints, *_texts(places, patience, stop))
    return Report(others=len(taken.games), sentences=sentences)


def on_store(
    path: Path,
    work: Callable[[GameStore], T],
    patience: float = PATIENCE,
    stop: Stop = never,
) -> tuple[T, tuple[str, ...]]:
    """What `work` answers, and what to say if a damaged store had to be replaced before.

    Work that fails over what it reads is done again, if need be with a store begun anew. No other
    program replaces the store meanwhile.
    """
    with told_plainly(path):
        private_folder(path.parent)
        finish(path, patience, stop)
    try:
        return _done(path, work, patience, stop), ()
    except (StoreDamaged, *UNREADABLE):
        said = begin_anew(path, patience, stop)
    return _done(path, work, patience, stop), said


def _done(path: Path, work: Callable[[GameStore], T], patience: float, stop: Stop) -> T:
    with (
        told_plainly(path),
        locked(lock_of(path), patience, shared=True, stop=stop),
        GameStore(path, patience, stop) as store,
    ):
        return work(store)


def _waits(room: WaitingRoom, game: FinishedGame) -> bool:
    try:
        room.put(game)
    except Exception:
        return False
    return True


def _not_kept(error: Exception, *, waits: bool) -> str:
    if waits:
        text = translate("GameStore", "{0} Finished games wait in their own files until it works.")
    else:
        text = translate("GameStore", "{0} The finished game could not be kept.")
    return text.format(_sentence(error))


def _sentence(error: Exception) -> str:
    """Not even a fault of the program may end a game."""
    if isinstance(error, StoreError):
        return str(error)
    return translate("GameStore", "The store of games does not work: {0}.").format(repr(error))


def _texts(places: Places, patience: float, stop: Stop) -> tuple[str, ...]:
    """What games write beside the store is brought up to date."""
    try:
        _, healed = on_store(places.store, lambda store: _write(store, places), patience, stop)
    except Exception as error:
        return (_sentence(error),)
    return healed


def _write(store: GameStore, places: Places) -> None:
    """Only games that are in the store are asked."""
    for game in store.kinds():
        afterwards = GAMES[game].kept().afterwards if game in shelf.PLACES else None
        if afterwards is not None:
            afterwards(store, places.texts, places.solo)
