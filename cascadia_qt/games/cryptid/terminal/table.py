"""A game of Cryptid in a terminal: every step is told, and no answer comes before its time."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.cryptid.model.told_steps import CryptidEntry, told_steps
from cascadia_qt.games.cryptid.rules.actions import Ask, Search
from cascadia_qt.games.cryptid.words.log import log_line
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.record import Record
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal import table
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import labelled


class Table(table.Table):
    """The game as it is told.

    Attributes:
        waiting: the answer of a person that the program knows already and that person has not
            given yet: of two persons the one who asks shall not notice whether there is a choice.
    """

    def __init__(self, record: Record, saved: SavedGame, screen: Screen) -> None:
        super().__init__(record, saved, screen)
        self.waiting: CryptidEntry | None = None

    @property
    def to_move(self) -> int | None:
        return super().to_move if self.waiting is None else self.waiting.seat

    @property
    def steps(self) -> tuple[Entry[Any, Any, Any], ...]:
        told = tuple(step for entry in super().steps for step in told_steps(entry))
        return told if self.waiting is None else told[:-1]

    @property
    def searching(self) -> bool:
        """Whether the last question was a search."""
        asked = (entry.action for entry in reversed(self.steps))
        return isinstance(next(each for each in asked if isinstance(each, Ask | Search)), Search)

    def submit(self, action: Any) -> None:
        """Carries `action` out, and says so as far as it may be said yet."""
        self.become(self._sitting.played(action))
        first, *answer = told_steps(self.record.history.entries[-1])
        self.tell(first)
        if answer and self.has_curtain:
            (self.waiting,) = answer
        elif answer:
            self.tell(answer[0])

    def answer(self) -> None:
        """Whoever was asked has answered."""
        assert self.waiting is not None
        answer, self.waiting = self.waiting, None
        self.tell(answer)

    def tell(self, entry: Entry[Any, Any, Any]) -> None:
        """Says what happened in a step; everybody may hear everything."""
        events = self.record.rules.told(entry, self.looker)
        line = log_line(events, self.names, entry.seat)
        self.screen.say(labelled(self.names[entry.seat], line.text))
        for other in line.besides:
            self.screen.say(f"  {other}", "dim")
