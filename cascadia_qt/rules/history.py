"""The steps of a game and where in them the table stands."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from cascadia_qt.rules.game import Game, Step

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Entry(Generic[State, Action, Event]):
    """A step and who took it with what."""

    seat: int
    action: Action
    step: Step[State, Event]


@dataclass(frozen=True, slots=True)
class History(Generic[State, Action, Event]):
    """Every step of a game, those taken back among them; `cursor` steps are in force.

    Attributes:
        free_undo: the table agreed that undo may pass what has been revealed.
    """

    start: State
    entries: tuple[Entry[State, Action, Event], ...] = ()
    cursor: int = 0
    free_undo: bool = False

    @property
    def state(self) -> State:
        return self.entries[self.cursor - 1].step.state if self.cursor else self.start

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions in force."""
        return tuple(entry.action for entry in self.entries[: self.cursor])

    def played(
        self, game: Game[Any, State, Action, Event], action: Action
    ) -> History[State, Action, Event]:
        """The history after `action`, which replaces whatever was taken back before it."""
        step = game.apply(self.state, action)
        seat = game.to_move(self.state)
        assert seat is not None
        entries = (*self.entries[: self.cursor], Entry(seat, action, step))
        return replace(self, entries=entries, cursor=len(entries))

    def undo_cursor(
        self, persons: Container[int], lookers: Container[int] | None = None
    ) -> int | None:
        """Where undo leads: to the last decision of one of `persons`, past all others' steps.

        None if there is no such decision, or something revealed lies between and the table has
        not agreed to pass it. Where only some persons look, the `lookers`, a decision of another
        person is neither taken back nor passed.
        """
        for index in range(self.cursor - 1, -1, -1):
            entry = self.entries[index]
            if entry.step.revealed and not self.free_undo:
                return None
            if entry.seat in persons:
                return index if lookers is None or entry.seat in lookers else None
        return None

    def redo_cursor(
        self, persons: Container[int], lookers: Container[int] | None = None
    ) -> int | None:
        """Where redo leads: past one decision taken back, and all steps of others after it.

        Where only some persons look, the `lookers`, no decision of another person comes back.
        """
        if self.cursor == len(self.entries):
            return None
        first = self.entries[self.cursor].seat
        if lookers is not None and first in persons and first not in lookers:
            return None
        after = self.cursor + 1
        while after < len(self.entries) and self.entries[after].seat not in persons:
            after += 1
        return after

    def moved(self, cursor: int) -> History[State, Action, Event]:
        """The history with the first `cursor` steps in force."""
        return replace(self, cursor=cursor)
