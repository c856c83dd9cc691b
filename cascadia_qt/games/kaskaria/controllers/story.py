"""What everybody may know of what has happened, for whoever comes to the table."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.words.log import log_line
from cascadia_qt.model.session import GameSession
from cascadia_qt.words.language import labelled


def public_story(session: GameSession, seat: int) -> list[str]:
    """What has happened since `seat` last decided, a line a decision."""
    return list(_lines(session, seat))


def _lines(session: GameSession, seat: int) -> Iterator[str]:
    entries = session.history.entries[: session.history.cursor]
    mine = [number for number, entry in enumerate(entries, 1) if entry.seat == seat]
    for entry in entries[mine[-1] if mine else 0 :]:
        line = log_line(KASKARIA.told(entry, None))
        name = session.record.seats[entry.seat].name
        yield labelled(name, ". ".join((line.text, *line.besides)))
