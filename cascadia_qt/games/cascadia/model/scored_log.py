"""The log of a game of Cascadia, and the score after each of its steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cascadia_qt.games.cascadia.rules.events import Event
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, rescored
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.words.log import log_line
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.model.session import GameSession
from cascadia_qt.words.log_line import LogLine

Sheets = tuple[ScoreSheet, ...]


class ScoredLog(GameLog):
    """A log that knows everybody's score; nobody has secrets, so it is the same for everybody."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        # By cursor, with the state that they belong to: another branch has other states.
        self._sheets: dict[int, tuple[State, Sheets]] = {}
        super().__init__(session, parent=parent)

    def line_of(self, row: int, events: Sequence[Event]) -> LogLine:
        names = [seat.name for seat in self.session.record.seats]
        before, after = self.sheets_at(row), self.sheets_at(row + 1)
        return log_line(self.entries[row], names, before, after)

    def sheets_at(self, cursor: int) -> Sheets:
        """Everybody's score after so many steps."""
        sheets = self._known_sheets(cursor)
        if sheets is None:
            sheets = self._scored(cursor)
            self._sheets[cursor] = self.state(cursor), sheets
        return sheets

    def _known_sheets(self, cursor: int) -> Sheets | None:
        state, sheets = self._sheets.get(cursor, (None, ()))
        return sheets if state is self.state(cursor) else None

    def _scored(self, cursor: int) -> Sheets:
        """The score, by what is known of the step before it if possible."""
        state: State = self.state(cursor)
        sheets = self._known_sheets(cursor - 1) if cursor else None
        if sheets is None:
            return score_sheets(state)
        before: State = self.state(cursor - 1)
        if state.players is before.players:
            return sheets
        seat = before.seat
        old, new = before.players[seat].landscape, state.players[seat].landscape
        return rescored(state.options.grid, state.options.scoring, sheets, seat, old, new)
