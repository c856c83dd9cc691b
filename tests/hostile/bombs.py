"""Documents that are small to say and large to read."""

from __future__ import annotations

import json
from collections.abc import Callable

from cascadia_qt.store.documents import LARGEST_FILE

_MOST = LARGEST_FILE - 1000


def _filled(before: str, part: str, after: str) -> bytes:
    """As many parts between the two ends as a file may hold."""
    parts = (_MOST - len(before) - len(after)) // (len(part) + 1)
    return (before + ",".join([part] * parts) + after).encode()


_RECORD = '{"format":"cascadia-record","version":1,"game":"cascadia","seed":1,'

BOMBS: dict[str, Callable[[], bytes]] = {
    "many-numbers": lambda: _filled("[", "0", "]"),
    "many-lists": lambda: _filled("[", "[]", "]"),
    "many-objects": lambda: _filled("[", "{}", "]"),
    "many-actions": lambda: _filled(_RECORD + '"actions":[', '""', "]}"),
    "many-seats": lambda: _filled(_RECORD + '"seats":[', "0", "]}"),
    "many-players": lambda: _filled('{"format":"cascadia-position","players":[', "0", "]}"),
    "many-turns": lambda: _filled('{"format":"cascadia-review","version":1,"turns":[', "0", "]}"),
    "deep": lambda: b"[" * (_MOST // 2) + b"]" * (_MOST // 2),
    "deep-objects": lambda: b'{"a":' * (_MOST // 6),
    "long-text": lambda: json.dumps("x" * _MOST).encode(),
    "long-name": (_RECORD + f'"seats":[{{"name":"{"x" * (_MOST - 200)}"}}]}}').encode,
    "long-number": lambda: b"9" * _MOST,
    "long-fraction": lambda: b"0." + b"9" * _MOST,
    "large-exponent": lambda: b"1e999999999",
    "one-line-of-nothing": lambda: b"\0" * _MOST,
    "spaces": lambda: b" " * _MOST,
    "beyond-the-limit": lambda: b"[" + b"0," * LARGEST_FILE + b"0]",
    "many-lines": lambda: b"a=1\n" * (_MOST // 4),
    "many-sections": lambda: b"[a]\n" * (_MOST // 4),
    "many-quotes": lambda: b'"' * _MOST,
    "many-backslashes": lambda: b"theme=" + b"\\" * _MOST,
}
