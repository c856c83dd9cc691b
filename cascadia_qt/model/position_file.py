"""Positions on disk: files that people name, and the score pad that is kept by itself."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cascadia_qt.model.background import Background
from cascadia_qt.rules.cascadia.position import Position, position_in, write_position
from cascadia_qt.rules.document import BadDocument, parse_json
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.whole_file import write_whole
from cascadia_qt.words.language import translate

_LARGEST_FILE = 16 * 1024 * 1024
_NAME = "score-pad.json"
_DAMAGED = "score-pad-damaged.json"


def load_position(path: Path) -> Position:
    """The position in the file at `path`; raises StorageError."""
    try:
        if path.stat().st_size > _LARGEST_FILE:
            text = translate("Storage", "{0} is too large to be a position.")
            raise StorageError(text.format(path.name))
        return position_in(parse_json(path.read_text(encoding="utf-8-sig")))
    except BadDocument as error:
        text = translate("Storage", "{0} cannot be scored: {1}")
        raise StorageError(text.format(path.name, error)) from error
    except UnicodeDecodeError as error:
        text = translate("Storage", "{0} is not a position.")
        raise StorageError(text.format(path.name)) from error
    except StorageError:
        raise
    except OSError as error:
        text = translate("Storage", "{0} cannot be read: {1}.")
        raise StorageError(text.format(path.name, error.strerror)) from error


def save_position(path: Path, position: Position) -> None:
    """Writes `position` to `path`, whole or not at all; raises StorageError."""
    text = json.dumps(write_position(position), ensure_ascii=False, indent=1)
    try:
        write_whole(path, text.encode())
    except OSError as error:
        sentence = translate("Storage", "{0} cannot be written: {1}.")
        raise StorageError(sentence.format(path.name, error.strerror)) from error


class PadKeeper(QObject):
    """Keeps what lies on the score pad in a folder, after every change, in the background.

    Signals:
        failed: it could not be kept; carries the sentence that says so, once.
    """

    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._background = Background(self)
        self._waiting: Position | None = None
        self._failing = False

    def keep(self, position: Position) -> None:
        """Writes the latest position; those that have waited until then are passed over."""
        self._waiting = position
        self._background.start(self._write)

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

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

    def _write(self) -> None:
        position, self._waiting = self._waiting, None
        if position is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            save_position(self._folder / _NAME, position)
            self._failing = False
        except StorageError as error:
            self._complain(str(error))
        except OSError as error:
            text = translate("Storage", "The score pad cannot be kept: {0}.")
            self._complain(text.format(error.strerror))

    def _complain(self, sentence: str) -> None:
        """Says once that the disk does not do its work, and again after it did."""
        if not self._failing:
            self._failing = True
            self.failed.emit(sentence)
