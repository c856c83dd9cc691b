"""What everybody may know of what has happened, for whoever comes to the table."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.words.log import log_line
from cascadia_qt.model.session import GameSession
from cascadia_qt.words.language import labelled


def public_story(session: GameSession, seat: int) -> list[str]:
    """What has happened since `seat` last decided, a line a decision."""
    return list(_lines(session, seat))


def _lines(session: GameSession, seat: int) -> Iterator[str]:
    entries = session.history.entries[: session.history.cursor]
    names = [each.name for each in session.record.seats]
    mine = [number for number, entry in enumerate(entries, 1) if entry.seat == seat]
    for entry in entries[mine[-1] if mine else 0 :]:
        line = log_line(entry.action, OKANAGAN.told(entry, None), names, entry.seat)
        yield labelled(names[entry.seat], ". ".join((line.text, *line.besides)))
