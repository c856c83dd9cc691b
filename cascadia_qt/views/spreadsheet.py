"""Tables for spreadsheets, which take more for a formula than one would think."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

Value = str | int | float | None

_SIGNS = "=+-@"
_WIDE = 0xFEE0  # from a sign to the one as wide as a Chinese letter; some programs take both
_FORMULA = (*_SIGNS, *(chr(ord(sign) + _WIDE) for sign in _SIGNS), "\t", "\r", "\n")


def csv_rows(rows: Iterable[Iterable[Value]]) -> str:
    """Rows as CSV; what somebody has written stays a text, and numbers stay numbers."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(map(plain_text, row) for row in rows)
    return text.getvalue()


def plain_text(value: Value) -> Value:
    """An apostrophe keeps a text from being a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
