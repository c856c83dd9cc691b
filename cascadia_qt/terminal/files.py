"""Reading the files that commands are given."""

from __future__ import annotations

import sys
from pathlib import Path

from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.document import BadDocument, Node, parse_json
from cascadia_qt.store.bounded import TooLarge, read_bounded
from cascadia_qt.words.language import translate
from cascadia_qt.words.system import reason

_LARGEST_FILE = 16 * 1024 * 1024


def read_document(name: str) -> Node:
    """The JSON document in the file `name`, or on standard input for "-"; raises BadDocument."""
    if name == "-" and sys.stdin is None:
        raise BadDocument(Complaint("Documents", "There is no standard input."))
    try:
        if name == "-":
            data = sys.stdin.buffer.read(_LARGEST_FILE + 1)
        else:
            data = read_bounded(Path(name), _LARGEST_FILE)
        if len(data) > _LARGEST_FILE:
            raise TooLarge
    except TooLarge:
        most = _LARGEST_FILE // 1024**2
        raise BadDocument(
            Complaint("Documents", "The file is larger than {0} MiB.", most)
        ) from None
    except (OSError, ValueError) as error:
        why = why_not(error).lower()
        raise BadDocument(Complaint("Documents", "The file cannot be read: {0}.", why)) from None
    try:
        return parse_json(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadDocument(
            Complaint(
                "Documents", "The file is not UTF-8 text: byte {0} does not fit.", error.start
            )
        ) from None


def why_not(error: OSError | ValueError) -> str:
    """Why a file cannot be used; a ValueError is about a name that no file has."""
    return reason(error) if isinstance(error, OSError) else translate("System", "Bad name")
