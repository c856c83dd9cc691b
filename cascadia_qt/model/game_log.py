"""The log of a game: a row an action, as whoever looks may hear of it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.history import Entry
from cascadia_qt.words.language import labelled, translate
from cascadia_qt.words.log_line import LogLine
from cascadia_qt.words.numbers import signed

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class LogRole(IntEnum):
    """What can be asked of a row besides its text.

    TURN counts the turns of its player from 1, TURN_POINTS are those of the whole turn, CURSOR is
    the number of steps after which the table looks as the row tells.
    """

    SEAT = Qt.ItemDataRole.UserRole + 1
    TURN = Qt.ItemDataRole.UserRole + 2
    BEGINS_TURN = Qt.ItemDataRole.UserRole + 3
    TURN_POINTS = Qt.ItemDataRole.UserRole + 4
    POINTS = Qt.ItemDataRole.UserRole + 5
    DETAIL = Qt.ItemDataRole.UserRole + 6
    BESIDES = Qt.ItemDataRole.UserRole + 7
    CURSOR = Qt.ItemDataRole.UserRole + 8


class GameLog(QAbstractListModel):
    """The actions in force of a session; a game says in a class of its own what they are.

    Words and points are made when they are asked for, and words anew when somebody else looks.

    Attributes:
        session: whose log it is.
        rounds_before: how many rounds a game is prepared in, which do not count.
    """

    rounds_before = 0

    def __init__(
        self, session: GameSession, looker: Looker | None = None, parent: QObject | None = None
    ) -> None:
        """Without a `looker` it tells what everybody may hear."""
        super().__init__(parent)
        self.session = session
        self._looker = looker
        self._entries: list[Entry[Any, Any, Any]] = []
        self._points_shown = True
        # By row, with the state that it led to: another branch has other states.
        self._lines: dict[int, tuple[Any, LogLine]] = {}
        self._follow()
        session.changed.connect(self._follow)
        if looker is not None:
            looker.changed.connect(self.retranslate)

    def line_of(self, row: int, events: Sequence[Any]) -> LogLine:
        """What was done in a row, of which whoever looks may hear these `events`."""
        raise NotImplementedError

    def turn_key(self, state: Any) -> Hashable:
        """What all states of one turn have in common, and those of the next have not."""
        rules = self.session.record.rules
        return rules.turn(state), rules.to_move(state)

    def graph_key(self, state: Any) -> Hashable:
        """The same for the graph of a film, on which only turns that make rounds have a width."""
        return self.turn_key(state)

    @property
    def looking(self) -> int | None:
        """The seat that the log is made for; None is nobody in particular."""
        return None if self._looker is None else self._looker.seat

    @property
    def entries(self) -> Sequence[Entry[Any, Any, Any]]:
        """The steps of the rows."""
        return self._entries

    @property
    def states(self) -> list[Any]:
        """The states before, between and after all steps in force."""
        return [self.session.history.start, *(entry.step.state for entry in self._entries)]

    def state(self, cursor: int) -> Any:
        """The state after so many steps, also of those taken back."""
        history = self.session.history
        return history.entries[cursor - 1].step.state if cursor else history.start

    def turn_starts(self) -> list[int]:
        """The cursors at which turns begin."""
        keys = pairwise(map(self.turn_key, self.states))
        return [0, *(cursor for cursor, (old, new) in enumerate(keys, 1) if old != new)]

    def set_points_shown(self, shown: bool) -> None:
        """Whether the log tells what actions are worth."""
        if shown != self._points_shown:
            self._points_shown = shown
            self._tell_all_anew()

    def retranslate(self) -> None:
        """Says everything again, in another language or to somebody else."""
        self._lines.clear()
        self._tell_all_anew()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = index.row()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case LogRole.SEAT:
                return self._entries[row].seat
            case LogRole.TURN:
                return self._turn(row)
            case LogRole.BEGINS_TURN:
                return row == self._first_of_turn(row)
            case LogRole.TURN_POINTS:
                return self._turn_points(row)
            case LogRole.POINTS:
                return self._points(row, row + 1)
            case LogRole.DETAIL:
                return self._line(row).detail if self._points_shown else ()
            case LogRole.BESIDES:
                return self._line(row).besides
            case LogRole.CURSOR:
                return row + 1
            case _:
                return None

    def _line(self, row: int) -> LogLine:
        state, line = self._lines.get(row, (None, None))
        if line is None or state is not self.state(row + 1):
            rules = self.session.record.rules
            line = self.line_of(row, rules.told(self._entries[row], self.looking))
            self._lines[row] = self.state(row + 1), line
        return line

    def _text(self, row: int) -> str:
        """What was done; the heading names whose turn it is, and so whoever else acts is named."""
        text, seat = self._line(row).text, self._entries[row].seat
        if seat == self._entries[self._first_of_turn(row)].seat:
            return text
        return labelled(self.session.record.seats[seat].name, text)

    def _turn(self, row: int) -> int:
        return self.session.record.rules.turn(self.state(row))

    def _key(self, row: int) -> Hashable:
        return self.turn_key(self.state(row))

    def _first_of_turn(self, row: int) -> int:
        turn = self._key(row)
        while row and self._key(row - 1) == turn:
            row -= 1
        return row

    def _turn_points(self, row: int) -> int:
        first = self._first_of_turn(row)
        end, turn = row + 1, self._key(row)
        while end < len(self._entries) and self._key(end) == turn:
            end += 1
        return self._points(first, end)

    def _points(self, start: int, end: int) -> int:
        """What the rows from `start` to before `end`, of one turn, have brought to whose it is."""
        if not self._points_shown:
            return 0
        seat = self._entries[start].seat
        mine = (row for row in range(start, end) if self._entries[row].seat == seat)
        return sum(self._line(row).points for row in mine)

    def _spoken(self, row: int) -> str:
        """Everything about a row as one text."""
        line, points = self._line(row), self._points(row, row + 1)
        who = self.session.record.seats[self._entries[row].seat].name
        said = [translate("Log", "{0}, turn {1}: {2}").format(who, self._turn(row), line.text)]
        if points:
            said.append(translate("Log", "Points: {0}").format(signed(points)))
        detail = line.detail if self._points_shown else ()
        return ". ".join((*said, *detail, *line.besides))

    def _follow(self) -> None:
        """Makes the rows equal to what is in force."""
        history = self.session.history
        wanted = history.entries[: history.cursor]
        kept = 0
        for entry, shown in zip(wanted, self._entries, strict=False):
            if entry is not shown:
                break
            kept += 1
        if kept < len(self._entries):
            self.beginRemoveRows(_ROOT, kept, len(self._entries) - 1)
            del self._entries[kept:]
            self.endRemoveRows()
        if kept < len(wanted):
            self.beginInsertRows(_ROOT, kept, len(wanted) - 1)
            self._entries += wanted[kept:]
            self.endInsertRows()
        if kept:
            self._tell_anew(self._first_of_turn(kept - 1), kept - 1)

    def _tell_all_anew(self) -> None:
        if self._entries:
            self._tell_anew(0, len(self._entries) - 1)

    def _tell_anew(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first), self.index(last))
