"""A damaged store is set aside, and a new one takes its place with all that can be read of it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from cascadia_qt.store.errors import Stop, StoreDamaged, StoreError, told_plainly
from cascadia_qt.store.file_lock import locked
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import take_over
from cascadia_qt.words.language import translate


def lock_of(path: Path) -> Path:
    """Whoever uses the store at `path` shares this lock; whoever replaces it has it alone."""
    return path.with_suffix(".lock")


def begin_anew(path: Path, patience: float, stop: Stop) -> tuple[str, ...]:
    """Replaces a damaged store; what to say of it, nothing if another program was quicker.

    Whoever is stopped or killed before the end goes on with it another time.
    """
    with told_plainly(path), locked(lock_of(path), patience, stop=stop):
        if _is_sound(path, patience, stop):
            return ()
        saved, complaints = _rescue(path, stop)
        aside = _set_aside(path)
        _rescued(path).replace(path)
    text = translate(
        "GameStore", "{0} was damaged and is now called {1}; games saved from it: {2}."
    )
    return (text.format(path.name, aside.name, saved), *complaints)


def finish(path: Path, patience: float, stop: Stop) -> None:
    """Puts a new store in its place if a program was killed just before it could."""
    if path.exists() or not _rescued(path).exists():
        return
    with told_plainly(path), locked(lock_of(path), patience, stop=stop):
        if not path.exists() and _rescued(path).exists():
            _rescued(path).replace(path)


def _rescued(path: Path) -> Path:
    return path.with_name(f"{path.stem}-rescued{path.suffix}")


def _is_sound(path: Path, patience: float, stop: Stop) -> bool:
    try:
        with GameStore(path, patience, stop) as store:
            store.check()
    except StoreDamaged:
        return False
    return True


def _rescue(path: Path, stop: Stop) -> tuple[int, tuple[str, ...]]:
    """Makes a store of what can be read; how many games, and what else there is to say.

    Raises StoreError if it cannot be made. What an earlier try has saved is used again.
    """
    new = _rescued(path)
    try:
        return _saved(new, path, stop)
    except StoreDamaged:
        for part in _parts(new):
            part.unlink()
        return _saved(new, path, stop)


def _saved(new: Path, path: Path, stop: Stop) -> tuple[int, tuple[str, ...]]:
    complaints: tuple[str, ...] = ()
    with GameStore(new, stop=stop) as store:
        try:
            complaints = take_over(store, path).complaints
        except StoreDamaged:  # there is nothing to read
            pass
        except StoreError:
            raise
        except Exception:  # not even a fault of the program keeps the store shut for good
            return 0, ()
        return store.count(), complaints


def _set_aside(path: Path) -> Path:
    names = (f"{path.stem}-damaged-{number}{path.suffix}" for number in count(1))
    aside = next(p for p in map(path.with_name, names) if not p.exists())
    for part in _parts(path):
        part.replace(aside.with_name(part.name.replace(path.name, aside.name, 1)))
    return aside


def _parts(path: Path) -> list[Path]:
    """The files of a store. The log first: a new one must never meet the log of an old one."""
    found = (Path(f"{path}{ending}") for ending in ("-wal", "-shm", ""))
    return [part for part in found if part.exists()]
