"""Records of games that this program does not have, though another version may."""

from __future__ import annotations

from cascadia_qt import shelf
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.record import FORMAT
from cascadia_qt.store import columns


def of_unknown_game(record: Node) -> bool:
    """Whether a record says so itself; raises BadDocument or ValueError for what is no record."""
    record["format"].must_be_format(FORMAT)
    return columns.rules(record["game"].text()) not in shelf.PLACES
