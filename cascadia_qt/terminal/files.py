"""Reading the files that commands are given."""

from __future__ import annotations

import sys
from pathlib import Path

from cascadia_qt.rules.document import BadDocument, Node, parse_json
from cascadia_qt.store.bounded import TooLarge, read_bounded

_LARGEST_FILE = 16 * 1024 * 1024


def read_document(name: str) -> Node:
    """The JSON document in the file `name`, or on standard input for "-"; raises BadDocument."""
    if name == "-" and sys.stdin is None:
        raise BadDocument("There is no standard input.")
    try:
        if name == "-":
            data = sys.stdin.buffer.read(_LARGEST_FILE + 1)
        else:
            data = read_bounded(Path(name), _LARGEST_FILE)
        if len(data) > _LARGEST_FILE:
            raise TooLarge
    except TooLarge:
        raise BadDocument(f"The file is larger than {_LARGEST_FILE // 1024**2} MiB.") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "bad name"
        raise BadDocument(f"The file cannot be read: {reason.lower()}.") from None
    try:
        return parse_json(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadDocument(f"The file is not UTF-8 text: byte {error.start} does not fit.") from None
