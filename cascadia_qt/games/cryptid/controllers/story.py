"""What everybody may know of what has happened, for whoever comes to the table."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cryptid.model.told_game import ToldGame
from cascadia_qt.games.cryptid.words.log import log_line
from cascadia_qt.words.language import labelled


def public_story(told: ToldGame, seat: int) -> list[str]:
    """What has happened since `seat` last decided, a line a decision."""
    return list(_lines(told, seat))


def _lines(told: ToldGame, seat: int) -> Iterator[str]:
    names = [who.name for who in told.record.seats]
    entries = told.history.entries[: told.history.cursor]
    mine = [number for number, entry in enumerate(entries) if entry.seat == seat]
    for entry in entries[mine[-1] if mine else 0 :]:
        line = log_line(entry.step.events, names, entry.seat)
        yield labelled(names[entry.seat], ". ".join(filter(None, (line.text, *line.besides))))
