"""A game of Cascadia in a terminal: every step is told with what it has brought."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.words.log import log_line
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.sitting import Sitting
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal import table
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import labelled, translate
from cascadia_qt.words.numbers import signed


class Table(table.Table):
    """The game with everybody's score."""

    def __init__(self, record: Record, saved: SavedGame, screen: Screen) -> None:
        super().__init__(record, saved, screen)
        self._sheets = self._before = score_sheets(self.state)

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """Everybody's score now."""
        return self._sheets

    def become(self, sitting: Sitting) -> None:
        super().become(sitting)
        self._before, self._sheets = self._sheets, score_sheets(self.state)

    def tell(self, entry: Entry[Any, Any, Any]) -> None:
        """Says what the last step has brought."""
        line = log_line(entry, self.names, self._before, self._sheets)
        text = labelled(self.names[entry.seat], line.text)
        if line.points:
            text = translate("Terminal", "{0} (points: {1})").format(text, signed(line.points))
        self.screen.say(text)
        if self.record.seats[entry.seat].bot is None:
            for detail in line.detail:
                self.screen.say(f"  {detail}", "dim")
        for other in line.besides:
            self.screen.say(f"  {other}", "dim")
