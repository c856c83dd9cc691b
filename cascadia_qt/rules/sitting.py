"""A game at a table: carried on, taken back and played again, whatever front end shows it."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Any

from cascadia_qt.rules.helps import ALL_HELPS, Helps
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import MOST_ACTIONS, Record


@dataclass(frozen=True, slots=True)
class Sitting:
    """A record as the people at its table may change it; every change is a new sitting.

    Attributes:
        lookers: the persons who look at the table now; None is everybody. It matters only where
            seats have secrets from each other.
    """

    record: Record
    lookers: frozenset[int] | None = None

    @property
    def history(self) -> History[Any, Any, Any]:
        return self.record.history

    @property
    def state(self) -> Any:
        return self.history.state

    @property
    def to_move(self) -> int | None:
        """The seat that decides next; None when the game is over."""
        return self.record.rules.to_move(self.state)

    @property
    def persons(self) -> frozenset[int]:
        """The seats on which no computer sits."""
        return frozenset(seat for seat, who in enumerate(self.record.seats) if who.bot is None)

    @property
    def person_to_move(self) -> bool:
        return self.to_move in self.persons

    @property
    def has_curtain(self) -> bool:
        """Whether several persons share one screen who have secrets from each other."""
        return len(self.persons) > 1 and self.record.rules.has_secrets(self.record.options)

    @property
    def helps(self) -> Helps:
        """What whoever decides may be helped with."""
        return ALL_HELPS if self.to_move is None else self.record.seats[self.to_move].helps

    @property
    def undo_cursor(self) -> int | None:
        """Where undo leads; None if it may lead nowhere."""
        return self._last_decision if self.bound is None else None

    @property
    def bound(self) -> int | None:
        """The seat that could take back its last decision, but is not to; None if there is none."""
        last = self._last_decision
        seat = None if last is None else self.history.entries[last].seat
        return None if seat is None or self.record.seats[seat].helps.undo else seat

    @property
    def _last_decision(self) -> int | None:
        return self.history.undo_cursor(self.persons, self._deciding)

    @property
    def redo_cursor(self) -> int | None:
        """Where redo leads; None if it may lead nowhere."""
        return self.history.redo_cursor(self.persons, self._deciding)

    def looked_at(self, seat: int | None) -> Sitting:
        """The same table, at which only the person on `seat` looks now, or nobody."""
        return replace(self, lookers=frozenset(() if seat is None else (seat,)))

    def played(self, action: Any) -> Sitting:
        """The table after `action`; raises IllegalAction."""
        return self._with(self.history.played(self.record.rules, action))

    def moved(self, cursor: int) -> Sitting:
        """The table after the first `cursor` steps; the others are taken back."""
        return self._with(self.history.moved(cursor))

    def with_bot(self, seat: int, bot: str) -> Sitting:
        """The table at which another computer goes on in the place of one."""
        seats = list(self.record.seats)
        seats[seat] = replace(seats[seat], bot=bot)
        return replace(self, record=replace(self.record, seats=tuple(seats)))

    def with_hint(self) -> Sitting:
        """The same table, after whoever decides was given a hint; a file can hold only so many."""
        seats, seat = list(self.record.seats), self.to_move
        if seat is None:
            return self
        seats[seat] = replace(seats[seat], hinted=min(seats[seat].hinted + 1, MOST_ACTIONS))
        return replace(self, record=replace(self.record, seats=tuple(seats)))

    def with_note(self, seat: int, text: str) -> Sitting:
        """The same table, after `seat` has written something down for itself."""
        return replace(self, record=self.record.with_note(seat, text))

    @property
    def _deciding(self) -> Container[int] | None:
        return self.lookers if self.has_curtain else None

    def _with(self, history: History[Any, Any, Any]) -> Sitting:
        return replace(self, record=replace(self.record, history=history))
