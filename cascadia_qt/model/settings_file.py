"""The file of preferences, which Qt gets to see only where it holds nothing but plain values.

QSettings makes objects of what it reads, and PySide even runs what a pickled one asks for, so every
line is looked at first.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths

from cascadia_qt.store.bounded import read_bounded
from cascadia_qt.store.whole_file import private_folder, write_whole
from cascadia_qt.words.system import reason

_LARGEST = 1024 * 1024
_ENDS = re.compile(r"\r\n|\n|\r")
# What a value begins with tells its type: "@@" is an at sign, an escaped letter could be one, and
# after a comma outside quotes another value begins. Nothing that was taken is given back (*+), as a
# long line would be looked at once for each of its letters.
_BYTES = r"@ByteArray\("
_ESCAPED = r"""\\[abfnrtv"'?\\]"""
_BARE = rf"""(?:@@|{_BYTES}|{_ESCAPED}|[^@"\\,;\s])(?:[^"\\,;]|\\.)*+"""
_QUOTED = rf"""(?:@@|{_BYTES}|{_ESCAPED}|[^@"\\])(?:[^"\\]|\\.)*+"""
_VALUE = rf"""(?:(?:{_BARE})?|"(?:{_QUOTED})?")"""
# Qt escapes what cannot be shown, drops U+FEFF, and U+FFFD is what was no UTF-8.
_SHOWN = r"(?!.*[\0-\x08\x0b-\x1f\ufeff\ufffd])"
# What begins with a hash is a key like any other to Qt.
_COMMENT = r"""(?:;.*|\#[^="\\;]*+)"""
_LINE = re.compile(rf"{_SHOWN}\s*+(?:{_COMMENT}|\[[\w%]+\]|[\w%\\]+\s*=\s*+{_VALUE})?\s*+")


def settings_file() -> Path:
    """Where the preferences are, on every system as a file."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return Path(folder) / "cascadia-qt" / "cascadia-qt.conf"


def open_settings(path: Path) -> tuple[QSettings, str]:
    """The settings in a file, and a sentence if something in it had to be set aside.

    They hold names of people and of files, so that nobody else looks into their folder.
    """
    with suppress(OSError):
        private_folder(path.parent)
    try:
        complaint = _set_damage_aside(path)
    except OSError as error:
        text = QCoreApplication.translate("Settings", "The preferences cannot be read: {0}.")
        return QSettings("", QSettings.Format.IniFormat), text.format(reason(error))
    return QSettings(str(path), QSettings.Format.IniFormat), complaint


def _set_damage_aside(path: Path) -> str:
    lines = _lines(path)
    plain = [line for line in lines if _LINE.fullmatch(line)]
    if plain == lines:
        return ""
    aside = _free_name(path)
    _put_aside(path, aside)
    try:
        write_whole(path, "\n".join(plain).encode())
    except OSError:
        _take_back(path, aside)
        raise
    text = QCoreApplication.translate(
        "Settings",
        "The file of preferences was damaged. What could not be read has its default again;"
        " the file was set aside as {0}.",
    )
    return text.format(aside)


def _put_aside(path: Path, aside: Path) -> None:
    """Gives the file another name; if it can have two, there are preferences at any time."""
    try:
        aside.hardlink_to(path)
    except OSError:
        path.rename(aside)


def _take_back(path: Path, aside: Path) -> None:
    """What could not be replaced can be set aside another time."""
    if not path.exists():
        aside.rename(path)
    elif path.samefile(aside):
        aside.unlink()


def _lines(path: Path) -> list[str]:
    """The lines of a file; one that is damage if it cannot be read."""
    try:
        data = read_bounded(path, _LARGEST)
    except FileNotFoundError:
        return []
    except OSError:
        return ["\0"]
    return _ENDS.split(data.decode("utf-8", errors="replace"))


def _free_name(path: Path) -> Path:
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in range(1, 1000))
    return next((name for name in names if not name.exists()), path.with_name(f"{path.name}.bad"))
