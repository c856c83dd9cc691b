"""A game being played in a terminal: carried on, taken back, told and saved after every action."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.terminal.prompts import Screen
from cascadia_qt.games.cascadia.words.bill import signed
from cascadia_qt.games.cascadia.words.log import log_line
from cascadia_qt.rules.record import Record
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.words.language import labelled, translate


class Table:
    """The game, and how often somebody was helped.

    Attributes:
        taken_back: how many decisions were undone.
        hints: how often a hint was given.
    """

    def __init__(self, record: Record, saved: SavedGame, screen: Screen) -> None:
        self.record = record
        self.taken_back = 0
        self.hints = 0
        self.names = [seat.name for seat in record.seats]
        self._saved = saved
        self._screen = screen
        self._failing = False
        self._sheets = score_sheets(self.state)
        self._persons = [seat for seat, who in enumerate(record.seats) if who.bot is None]

    @property
    def state(self) -> State:
        state: State = self.record.history.state
        return state

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """Everybody's score now."""
        return self._sheets

    @property
    def to_move(self) -> int | None:
        return self.record.rules.to_move(self.state)

    def submit(self, action: Action) -> None:
        """Carries `action` out, and says so."""
        history = self.record.history.played(self.record.rules, action)
        self._become(replace(self.record, history=history), telling=True)

    def undo(self) -> bool:
        """Back to the last decision of a person; False if that may not be."""
        cursor = self.record.history.undo_cursor(self._persons)
        if cursor is None:
            return False
        self.taken_back += 1
        self._become(replace(self.record, history=self.record.history.moved(cursor)))
        return True

    def has_decided(self, seat: int) -> bool:
        """Whether `seat` has done anything yet that is in force."""
        history = self.record.history
        return any(entry.seat == seat for entry in history.entries[: history.cursor])

    def save(self) -> None:
        """Says once that the disk does not do its work, and again after it did."""
        try:
            self._saved.keep(self.record)
            self._failing = False
        except StorageError as error:
            if not self._failing:
                self._screen.say(str(error))
            self._failing = True

    def save_at_last(self) -> bool:
        """Tries again what could not be saved; False, and said why, if it still cannot."""
        if self._failing:
            self._failing = False
            self.save()
        return not self._failing

    def _become(self, record: Record, *, telling: bool = False) -> None:
        before, self.record = self._sheets, record
        self._sheets = score_sheets(self.state)
        self.save()
        if telling:
            self._tell(before)

    def _tell(self, before: tuple[ScoreSheet, ...]) -> None:
        entry = self.record.history.entries[-1]
        line = log_line(entry, self.names, before, self._sheets)
        text = labelled(self.names[entry.seat], line.text)
        if line.points:
            text = translate("Terminal", "{0} (points: {1})").format(text, signed(line.points))
        self._screen.say(text)
        if self.record.seats[entry.seat].bot is None:
            for detail in line.detail:
                self._screen.say(f"  {detail}", "dim")
        for other in line.besides:
            self._screen.say(f"  {other}", "dim")
