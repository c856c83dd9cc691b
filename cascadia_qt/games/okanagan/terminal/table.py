"""A game of Okanagan in a terminal: every step is told to whoever may hear it."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.okanagan.words.log import log_line
from cascadia_qt.rules.history import Entry
from cascadia_qt.terminal import table
from cascadia_qt.words.language import labelled


class Table(table.Table):
    """The game as it is told."""

    def tell(self, entry: Entry[Any, Any, Any]) -> None:
        """Says what happened in a step, as far as whoever looks may hear it."""
        events = self.record.rules.told(entry, self.looker)
        line = log_line(entry.action, events, self.names, entry.seat)
        self.screen.say(labelled(self.names[entry.seat], line.text))
        for other in line.besides:
            self.screen.say(f"  {other}", "dim")
