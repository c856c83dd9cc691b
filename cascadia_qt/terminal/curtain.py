"""Who is in front of the terminal, where people have secrets from each other."""

from __future__ import annotations

from typing import Any

from cascadia_qt.rules.history import Entry
from cascadia_qt.terminal.prompts import Leave, Screen
from cascadia_qt.terminal.table import Table
from cascadia_qt.words.language import translate


class Curtain:
    """Falls whenever somebody else is to decide, and opens when that person is there alone."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self._table = table
        self._screen = screen
        self._wiped = 0  # how many steps were told on what is cleared now

    def open_for(self, seat: int) -> None:
        """Lets the person on `seat` look, and nobody else; raises Leave."""
        if self._table.has_curtain and self._table.looker != seat:
            if self._table.looker is not None:
                self.fall()
            self._call(seat)
        self._table.look(seat)

    def fall(self) -> None:
        """Nobody is in front of the table now, and nothing of it is left to be read."""
        if self._table.has_curtain:
            self._table.look(None)
            self._wiped = len(self._table.steps)
            self._screen.clear()

    def _call(self, seat: int) -> None:
        """Says what everybody may know, and asks for that person."""
        for entry in self._news(seat):
            self._table.tell(entry)
        name = self._table.names[seat]
        question = translate("Terminal", "{0}, only you may look now. Enter when you are here")
        self._screen.choose(question.format(name), {"": None}, {"q": _leave, "?": self._explain})

    def _news(self, seat: int) -> list[Entry[Any, Any, Any]]:
        """What has happened since that person decided last, and cannot be read any more."""
        news: list[Entry[Any, Any, Any]] = []
        for entry in self._table.steps[: self._wiped]:
            news = [] if entry.seat == seat else [*news, entry]
        return news

    def _explain(self) -> None:
        text = translate("Terminal", "What only you may know is shown after Enter; q quits.")
        self._screen.say(text)


def _leave() -> None:
    raise Leave
