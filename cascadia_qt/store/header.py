"""The first hundred bytes of a store, which say how all others are read.

Nearly all of them are known: they are the same in every store, or follow from its size.
"""

from __future__ import annotations

from pathlib import Path

LENGTH = 100

_SIGN = b"SQLite format 3\0"
_FRACTIONS = bytes((64, 32, 32))
_LOGGED = bytes((2, 2))
_PLAIN = bytes((1, 1))
_USUAL_PAGE = 4096
_PAGES = {1 << power for power in range(9, 16)}
_RESERVED = (0, 12)  # bytes a page; SQLite as Apple builds it leaves some free
_OLDEST, _NEWEST, _UNSET = 1, 4, 0  # of the forms that tables are described in
_UTF8 = 1


def is_sound(path: Path) -> bool:
    """Whether SQLite would read and write the store at `path` as it is meant; raises OSError.

    An empty file is a store that has not been begun. What else SQLite checks for itself, and what
    it does not need, is not looked at.
    """
    # Before SQLite has opened it: whoever closes a file gives up all locks that he has on it.
    with path.open("rb") as file:
        head = file.read(LENGTH)
    return not head or (
        len(head) == LENGTH
        and head[:16] == _SIGN
        and head[18] in (1, 2)
        and head[19] in (1, 2)
        and head[20] in _RESERVED
        and head[21:24] == _FRACTIONS
        and _number(head, 44) in (_UNSET, *range(_OLDEST, _NEWEST + 1))
        and _number(head, 52) == 0  # pages are never moved by themselves
        and _number(head, 56) in (_UNSET, _UTF8)
        and _number(head, 64) == 0
    )


def mended(head: bytes, size: int) -> bytes:
    """The header that a file of `size` bytes has had, for reading: whatever was free is lost."""
    page = int.from_bytes(head[16:18], "big")
    page = page if page in _PAGES else _USUAL_PAGE
    reserved = head[20] if head[20] in _RESERVED else 0
    changes = head[24:28]
    return b"".join((
        _SIGN, page.to_bytes(2, "big"), _LOGGED, bytes((reserved,)), _FRACTIONS,
        changes, (size // page).to_bytes(4, "big"), bytes(8),
        head[40:44], _NEWEST.to_bytes(4, "big"), bytes(8), _UTF8.to_bytes(4, "big"),
        head[60:64], bytes(28), changes, head[96:LENGTH],
    ))  # fmt: skip


def without_log(data: bytes) -> bytes:
    """A store that keeps no log beside it."""
    return data[:18] + _PLAIN + data[20:]


def _number(head: bytes, place: int) -> int:
    return int.from_bytes(head[place : place + 4], "big")
