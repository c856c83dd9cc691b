"""The log of a game: a row an action, and the score after each of them."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.events import Event
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, rescored
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.words.bill import signed
from cascadia_qt.games.cascadia.words.log import LogLine, log_line
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.history import Entry
from cascadia_qt.words.language import translate

Index = QModelIndex | QPersistentModelIndex
Sheets = tuple[ScoreSheet, ...]
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
    """The actions in force of a session; words and scores are made when they are asked for.

    Attributes:
        session: whose log it is.
    """

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._entries: list[Entry[State, Action, Event]] = []
        self._points_shown = True
        # By cursor, with the state that they belong to: another branch has other states.
        self._sheets: dict[int, tuple[State, Sheets]] = {}
        self._lines: dict[int, tuple[State, LogLine]] = {}
        self._follow()
        session.changed.connect(self._follow)

    def sheets_at(self, cursor: int) -> Sheets:
        """Everybody's score after so many steps."""
        sheets = self._known_sheets(cursor)
        if sheets is None:
            sheets = self._scored(cursor)
            self._sheets[cursor] = self._state(cursor), sheets
        return sheets

    def set_points_shown(self, shown: bool) -> None:
        """Whether the log tells what actions are worth."""
        if shown != self._points_shown:
            self._points_shown = shown
            self._tell_all_anew()

    def retranslate(self) -> None:
        """Says everything again, in another language."""
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
                return self._line(row).text
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

    def _state(self, cursor: int) -> State:
        history = self.session.history
        state: State = history.entries[cursor - 1].step.state if cursor else history.start
        return state

    def _known_sheets(self, cursor: int) -> Sheets | None:
        state, sheets = self._sheets.get(cursor, (None, ()))
        return sheets if state is self._state(cursor) else None

    def _scored(self, cursor: int) -> Sheets:
        """The score, by what is known of the step before it if possible."""
        state = self._state(cursor)
        sheets = self._known_sheets(cursor - 1) if cursor else None
        if sheets is None:
            return score_sheets(state)
        before = self._state(cursor - 1)
        if state.players is before.players:
            return sheets
        seat = before.seat
        old, new = before.players[seat].landscape, state.players[seat].landscape
        return rescored(state.options.grid, state.options.scoring, sheets, seat, old, new)

    def _line(self, row: int) -> LogLine:
        state, line = self._lines.get(row, (None, None))
        if line is None or state is not self._state(row + 1):
            names = [seat.name for seat in self.session.record.seats]
            before, after = self.sheets_at(row), self.sheets_at(row + 1)
            line = log_line(self._entries[row], names, before, after)
            self._lines[row] = self._state(row + 1), line
        return line

    def _turn(self, row: int) -> int:
        state = self._state(row)
        return state.turn // len(state.players) + 1

    def _first_of_turn(self, row: int) -> int:
        turn = self._state(row).turn
        while row and self._state(row - 1).turn == turn:
            row -= 1
        return row

    def _turn_points(self, row: int) -> int:
        first = self._first_of_turn(row)
        end, turn = row + 1, self._state(row).turn
        while end < len(self._entries) and self._state(end).turn == turn:
            end += 1
        return self._points(first, end)

    def _points(self, start: int, end: int) -> int:
        """What the steps from `start` to `end`, of one turn, have brought to who took them."""
        if not self._points_shown:
            return 0
        seat = self._entries[start].seat
        # In order: each score is made quickly from the one before.
        sheets = [self.sheets_at(cursor)[seat] for cursor in range(start, end + 1)]
        return sheets[-1].total - sheets[0].total

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
