"""Files that grow line by line: each line is there wholly or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from cascadia_qt.store.bounded import open_file, read_opened
from cascadia_qt.store.file_lock import claimed
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.whole_file import write_all
from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

_FLAGS = os.O_RDWR | os.O_CREAT | os.O_APPEND


class GrowingFile:
    """A file that nobody else adds to meanwhile; what fails raises StorageError.

    Attributes:
        lines: what stood in it when it was opened, without what a program that died left
            after the last whole line; that is cut off when the first line is added.
        rest: what was left so.
    """

    def __init__(self, path: Path, largest: int) -> None:
        self._path, self._is_new, self._changed = path, not os.path.lexists(path), False
        try:
            self._file = open_file(path, _FLAGS)
        except (OSError, ValueError) as error:
            raise self._unreadable(error) from error
        try:
            self._claim()
            data = read_opened(self._file, largest)
        except StorageError:
            os.close(self._file)
            raise
        except OSError as error:
            os.close(self._file)
            raise self._unreadable(error) from error
        *self.lines, self.rest = data.split(b"\n")
        self._whole = len(data) - len(self.rest)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """A file that was made for nothing goes again."""
        os.close(self._file)
        if self._is_new and not self._changed:
            with suppress(OSError):
                self._path.unlink()

    def add(self, *lines: str) -> None:
        """All of the lines, or none."""
        data = "".join(f"{line}\n" for line in lines).encode()
        try:
            if not self._changed:
                os.ftruncate(self._file, self._whole)
            self._changed = True
            write_all(self._file, data)
        except OSError as error:
            with suppress(OSError):  # then whoever opens the file again cuts off what was left
                os.ftruncate(self._file, self._whole)
            text = translate("Storage", "{0} cannot be written: {1}.")
            raise StorageError(text.format(self._path.name, reason(error))) from error
        self._whole += len(data)

    def _claim(self) -> None:
        try:
            free = claimed(self._file)
        except OSError:  # a file system without locks
            return
        if not free:
            text = translate("Storage", "{0} is in use by another program.")
            raise StorageError(text.format(self._path.name))

    def _unreadable(self, error: OSError | ValueError) -> StorageError:
        """A ValueError is about a name that no file has."""
        why = reason(error) if isinstance(error, OSError) else translate("System", "Bad name")
        text = translate("Storage", "{0} cannot be read: {1}.")
        return StorageError(text.format(self._path.name, why))
