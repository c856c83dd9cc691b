"""Which documents the commands read: records of every game, and what games have of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cascadia_qt.rules import record
from cascadia_qt.rules.document import Node
from cascadia_qt.shelf import GAMES, commands_of


class _Formats(Mapping[str, str | None]):
    """The game that has a format, None for records; imports no game that is not asked for."""

    def __getitem__(self, name: str) -> str | None:
        if name == record.FORMAT:
            return None
        game, _, _ = name.partition("-")
        if game in GAMES and name in commands_of(game).documents:
            return game
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        for game in GAMES:
            yield from commands_of(game).documents
        yield record.FORMAT

    def __len__(self) -> int:
        return sum(1 for _ in self)


_FORMATS = _Formats()


def game_of(node: Node) -> str | None:
    """The game whose own document begins at `node`; None for a record; raises BadDocument."""
    return node["format"].choice(_FORMATS)
