"""Files that are written whole or not at all, and folders that nobody else looks into."""

from __future__ import annotations

import os
import stat
import time
from contextlib import suppress
from pathlib import Path

from cascadia_qt.store.file_lock import claimed

_DRAFTS = ".cascadia-*.draft"
_PRIVATE_FILE, _PRIVATE_FOLDER = 0o600, 0o700
_FLAGS = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_NOT_FOLLOWED = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
_ON_WINDOWS = os.name == "nt"
_LONG_AGO = 60.0  # seconds


def write_whole(path: Path, data: bytes, *, private: bool = False) -> None:
    """Replaces the file at `path` at once; raises OSError with the reason, and leaves the old.

    A file that is replaced leaves its permissions to the new one; a `private` one is for nobody
    but its user in any case.
    """
    remove_drafts(path.parent)
    wanted = _PRIVATE_FILE if private else _permissions(path)
    draft, file = _begun(path.parent, 0o666 if wanted is None else _PRIVATE_FILE)
    try:
        try:
            _write(file, data, wanted)
            if not _ON_WINDOWS:  # which replaces no file that is open
                draft.replace(path)
        finally:
            os.close(file)
        if _ON_WINDOWS:
            draft.replace(path)
        _reach_the_disk(path.parent)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def private_folder(path: Path) -> None:
    """Makes a folder that only its user looks into, or makes it one; raises OSError."""
    path.mkdir(_PRIVATE_FOLDER, parents=True, exist_ok=True)
    with suppress(OSError):  # whose it is nobody else may change
        if not _ON_WINDOWS and path.stat().st_mode & 0o077:
            path.chmod(_PRIVATE_FOLDER)


def private_file(path: Path) -> None:
    """Makes an empty file that only its user reads, if there is none yet; raises OSError."""
    with suppress(FileExistsError):
        os.close(os.open(path, _FLAGS | _NOT_FOLLOWED, _PRIVATE_FILE))


def remove_drafts(folder: Path) -> None:
    """Removes what programs have left in `folder` that died while they wrote."""
    with suppress(OSError):
        for draft in folder.glob(_DRAFTS):
            with suppress(OSError):
                _remove_if_left(draft)


def _remove_if_left(draft: Path) -> None:
    """Whoever writes a draft holds its lock."""
    if _ON_WINDOWS and time.time() - draft.stat().st_mtime < _LONG_AGO:
        return  # it is closed for a moment before it takes its place
    file = os.open(draft, os.O_RDWR | _NOT_FOLLOWED)
    try:
        left = claimed(file)
        if left and not _ON_WINDOWS:
            draft.unlink()
    finally:
        os.close(file)
    if left and _ON_WINDOWS:
        draft.unlink()


def _begun(folder: Path, mode: int) -> tuple[Path, int]:
    """A new draft in `folder`: open, locked, its name short and not to be guessed."""
    import secrets  # with all that hashes; whoever only reads does without

    while True:
        draft = folder / _DRAFTS.replace("*", secrets.token_hex(8))
        file = os.open(draft, _FLAGS | _NOT_FOLLOWED, mode)
        with suppress(OSError):  # a file system without locks, where no draft is ever removed
            if not claimed(file) or not draft.exists():  # somebody has taken it for a left one
                os.close(file)
                continue
        return draft, file


def write_all(file: int, data: bytes) -> None:
    """Writes `data` to an open file, in as many pieces as it takes; raises OSError."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]


def _write(file: int, data: bytes, wanted: int | None) -> None:
    write_all(file, data)
    if wanted is not None and not _ON_WINDOWS:
        os.fchmod(file, wanted)
    os.fsync(file)


def _permissions(path: Path) -> int | None:
    """Those of the file at `path`, None if there is none."""
    try:
        return stat.S_IMODE(path.stat().st_mode) & 0o777
    except OSError:
        return None


def _reach_the_disk(folder: Path) -> None:
    if _ON_WINDOWS:
        return  # which cannot open folders
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
