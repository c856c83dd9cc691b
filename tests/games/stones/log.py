"""The log of the toy game: what is told of another seat's stone names no number."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.model.game_log import GameLog
from cascadia_qt.words.log_line import LogLine
from tests.games.stones.rules import Event, Moved
from tests.games.stones.words import told_line


class StonesLog(GameLog):
    """A stone that is drawn brings its number."""

    def line_of(self, row: int, events: Sequence[Event]) -> LogLine:
        names = [who.name for who in self.session.record.seats]
        text, *besides = (told_line(event, names) for event in events)
        drawn = (event.stone or 0 for event in events if isinstance(event, Moved))
        return LogLine(text, points=sum(drawn), besides=tuple(besides))
