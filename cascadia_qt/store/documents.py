"""Documents in files of a person's choice: what is wrong with one is said in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from cascadia_qt.rules.document import BadDocument
from cascadia_qt.store.bounded import TooLarge, read_bounded
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.whole_file import write_whole
from cascadia_qt.words.language import said, translate
from cascadia_qt.words.system import reason

T = TypeVar("T")

LARGEST_FILE = 4 * 1024 * 1024  # a hundred times what a long game takes


@dataclass(frozen=True, slots=True)
class Complaints:
    """What is said of a file that is not what it should be; {0} is its name."""

    too_large: str
    damaged: str
    not_one: str


def read_document(
    path: Path,
    read: Callable[[str], T],
    complaints: Complaints,
    *,
    largest: int = LARGEST_FILE,
    encoding: str = "utf-8",
) -> T:
    """What `read` makes of the text at `path`; raises StorageError."""
    name = path.name
    try:
        return read(read_bounded(path, largest).decode(encoding))
    except BadDocument as error:
        raise StorageError(complaints.damaged.format(name, said(error))) from error
    except UnicodeDecodeError as error:
        raise StorageError(complaints.not_one.format(name)) from error
    except StorageError:
        raise
    except TooLarge as error:
        raise StorageError(complaints.too_large.format(name)) from error
    except OSError as error:
        text = translate("Storage", "{0} cannot be read: {1}.")
        raise StorageError(text.format(name, reason(error))) from error


def write_document(path: Path, text: str, *, private: bool = False) -> None:
    """Writes `text` to `path`, whole or not at all, and for nobody else if `private`.

    Raises StorageError.
    """
    try:
        write_whole(path, text.encode(), private=private)
    except OSError as error:
        sentence = translate("Storage", "{0} cannot be written: {1}.")
        raise StorageError(sentence.format(path.name, reason(error))) from error
