"""Positions on disk: files that people name, and the score pad that is kept by itself."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject

from cascadia_qt.games.cascadia.rules.position import Position, position_in, write_position
from cascadia_qt.model.kept_file import KeptFile
from cascadia_qt.rules.document import parse_json
from cascadia_qt.store.documents import Complaints, read_document, write_document
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.whole_file import private_folder
from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

_NAME = "score-pad.json"
_DAMAGED = "score-pad-damaged.json"


def load_position(path: Path) -> Position:
    """The position in the file at `path`; raises StorageError."""
    complaints = Complaints(
        too_large=translate("Storage", "{0} is too large to be a position."),
        damaged=translate("Storage", "{0} cannot be scored: {1}"),
        not_one=translate("Storage", "{0} is not a position."),
    )
    # Other people's programs may begin with a mark of the byte order.
    return read_document(
        path, lambda text: position_in(parse_json(text)), complaints, encoding="utf-8-sig"
    )


def save_position(path: Path, position: Position, *, private: bool = False) -> None:
    """Writes `position` to `path`, whole or not at all; raises StorageError."""
    text = json.dumps(write_position(position), ensure_ascii=False, indent=1)
    write_document(path, text, private=private)


class PadKeeper(KeptFile):
    """Keeps what lies on the score pad in a folder, after every change."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._waiting: Position | None = None

    def keep(self, position: Position) -> None:
        """Writes the latest position; those that have waited until then are passed over."""
        self._waiting = position
        self.write(self._write_latest)

    def load(self) -> Position | None:
        """What lay there; a damaged file is put aside, and said so."""
        self.wait()
        path = self._folder / _NAME
        if not path.exists():
            return None
        try:
            return load_position(path)
        except StorageError as error:
            self.failed.emit(str(error))
        with suppress(OSError):  # what cannot be moved cannot be overwritten either
            path.replace(self._folder / _DAMAGED)
        return None

    def _write_latest(self) -> None:
        position = self._waiting
        if position is None:
            return
        try:
            private_folder(self._folder)
        except OSError as error:
            text = translate("Storage", "The score pad cannot be kept: {0}.")
            raise StorageError(text.format(reason(error))) from error
        save_position(self._folder / _NAME, position, private=True)
        if self._waiting is position:
            self._waiting = None
