"""A game being played in a terminal: carried on, taken back, told and saved after every action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from cascadia_qt.rules.helps import Helps
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.sitting import Sitting
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.helps import no_hint_for, no_undo_for
from cascadia_qt.words.language import translate


class Table(ABC):
    """The game, who looks at it, and how often somebody was helped; games tell it their way.

    Attributes:
        taken_back: how many decisions were undone.
        hints: how often a hint was given.
        looker: whose side may be shown: one person's, or None while nobody is in front of it.
    """

    def __init__(self, record: Record, saved: SavedGame, screen: Screen) -> None:
        self.taken_back = 0
        self.hints = 0
        self.names = [seat.name for seat in record.seats]
        self.screen = screen
        self._saved = saved
        self._failing = False
        sitting = Sitting(record)
        # Nobody else could be in front of it.
        self.looker = next(iter(sitting.persons)) if len(sitting.persons) == 1 else None
        self._sitting = sitting.looked_at(self.looker)

    @property
    def record(self) -> Record:
        return self._sitting.record

    @property
    def state(self) -> Any:
        return self._sitting.state

    @property
    def seen(self) -> Any:
        """The state as whoever looks may know it."""
        return self.record.rules.seen(self.state, self.looker)

    @property
    def to_move(self) -> int | None:
        return self._sitting.to_move

    @property
    def has_curtain(self) -> bool:
        """Whether several persons share the terminal who have secrets from each other."""
        return self._sitting.has_curtain

    @property
    def helps(self) -> Helps:
        """What whoever decides may be helped with."""
        return self._sitting.helps

    def look(self, seat: int | None) -> None:
        """From now on the person on `seat` is in front of it, or nobody."""
        self.looker = seat
        self._sitting = self._sitting.looked_at(seat)

    def submit(self, action: Any) -> None:
        """Carries `action` out, and says so."""
        self.become(self._sitting.played(action))
        self.tell(self.record.history.entries[-1])

    def undo(self) -> bool:
        """Back to the last decision of a person who looks; False if that may not be."""
        cursor = self._sitting.undo_cursor
        if cursor is None:
            return False
        self.taken_back += 1
        self.become(self._sitting.moved(cursor))
        return True

    def take_back(self) -> bool:
        """Undoes, or says why that may not be."""
        if self.undo():
            return True
        bound = self._sitting.bound
        if bound is not None:
            text = no_undo_for(self.names[bound])
        elif self.to_move is not None and self.has_decided(self.to_move):
            text = translate("Terminal", "Nothing can be taken back: something new has been seen.")
        else:
            text = translate("Terminal", "There is nothing to take back yet.")
        self.screen.say(text)
        return False

    def may_hint(self) -> bool:
        """Whether whoever decides may be told what is good; says so if not."""
        if not self.helps.hints and self.to_move is not None:
            self.screen.say(no_hint_for(self.names[self.to_move]))
        return self.helps.hints

    def count_hint(self) -> None:
        """Whoever decides was given a hint."""
        self.hints += 1
        self.become(self._sitting.with_hint())

    def has_decided(self, seat: int) -> bool:
        """Whether `seat` has done anything yet that is in force."""
        return any(entry.seat == seat for entry in self.steps)

    @property
    def steps(self) -> tuple[Entry[Any, Any, Any], ...]:
        """The steps in force."""
        history = self.record.history
        return history.entries[: history.cursor]

    @abstractmethod
    def tell(self, entry: Entry[Any, Any, Any]) -> None:
        """Says what happened in a step, as far as whoever looks may hear it."""

    def set_note(self, seat: int, text: str) -> None:
        """Keeps what `seat` has written down for itself."""
        self.become(self._sitting.with_note(seat, text))

    def become(self, sitting: Sitting) -> None:
        """From now on the game is that of `sitting`, and saved as such."""
        self._sitting = sitting
        self.save()

    def save(self) -> None:
        """Says once that the disk does not do its work, and again after it did."""
        try:
            self._saved.keep(self.record)
            self._failing = False
        except StorageError as error:
            if not self._failing:
                self.screen.say(str(error))
            self._failing = True

    def save_at_last(self) -> bool:
        """Tries again what could not be saved; False, and said why, if it still cannot."""
        if self._failing:
            self._failing = False
            self.save()
        return not self._failing
