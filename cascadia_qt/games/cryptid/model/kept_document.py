"""A document of Cryptid's own that is kept by itself, with the copy before it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject

from cascadia_qt.model.kept_file import KeptFile
from cascadia_qt.store.documents import Complaints, read_document, write_document
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.whole_file import private_folder
from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

T = TypeVar("T")


class KeptDocument(KeptFile, Generic[T]):
    """Writes a text whole or not at all; what was there before stays beside it."""

    def __init__(
        self,
        path: Path,
        read: Callable[[str], T],
        complaints: Callable[[], Complaints],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._read = read
        self._complaints = complaints
        self._waiting: str | None = None

    def load(self) -> T | None:
        """What was kept last, or before that; what is damaged is said and put aside."""
        self.wait()
        for path in (self._path, self._before):
            if not path.exists():
                continue
            try:
                return read_document(path, self._read, self._complaints())
            except StorageError as error:
                self.failed.emit(str(error))
            with suppress(OSError):  # what cannot be moved cannot be overwritten either
                path.replace(path.with_name(f"{path.stem}-damaged{path.suffix}"))
        return None

    def keep(self, text: str) -> None:
        """Writes the latest text; those that have waited until then are passed over."""
        self._waiting = text
        self.write(self._write_latest)

    @property
    def _before(self) -> Path:
        return self._path.with_name(f"{self._path.stem}-before{self._path.suffix}")

    def _write_latest(self) -> None:
        text = self._waiting
        if text is None:
            return
        try:
            private_folder(self._path.parent)
            if self._path.exists():
                self._path.replace(self._before)
        except OSError as error:
            sentence = translate("CryptidFiles", "{0} cannot be kept: {1}.")
            raise StorageError(sentence.format(self._path.name, reason(error))) from error
        write_document(self._path, text, private=True)
        if self._waiting == text:
            self._waiting = None
