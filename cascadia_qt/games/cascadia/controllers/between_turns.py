"""What is shown between two turns: what the first has earned, then whose the next one is."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cascadia.controllers.display import TableDisplay
from cascadia_qt.games.cascadia.controllers.doings import doing, turns_since
from cascadia_qt.games.cascadia.controllers.moment import Moment
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.bill import difference
from cascadia_qt.games.cascadia.views.table.handover_card import Doing
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.theme import seat_colour


class BetweenTurns(QObject):
    """Holds the view for a moment after a person's turn, and hands over to the next person.

    Signals:
        ended: the game is over, and everything of it was shown.
    """

    ended = Signal()

    def __init__(
        self, log: ScoredLog, display: TableDisplay, page: TablePage, preferences: Preferences
    ) -> None:
        super().__init__(page)
        self._log = log
        self._session = session = log.session
        self._display = display
        self._page = page
        self._preferences = preferences
        self._persons = sum(seat.bot is None for seat in session.record.seats)
        self._moment = Moment(log, page, self._something_covers)
        self._moment.over.connect(self._move_on)
        session.stepped.connect(self._take_step)
        session.rewound.connect(self._take_back)
        session.changed.connect(self._moment.show)
        session.finished.connect(self._end)
        page.handover.taken_back.connect(session.undo)

    def skip(self) -> None:
        """Whatever is shown for a moment has been seen."""
        self._moment.skip()

    def close(self) -> None:
        self._moment.forget()

    def _take_step(self) -> None:
        """A person's turn that has ended is looked at before the view changes."""
        self._moment.counted = not self._preferences.purist
        if self._preferences.motion and self._moment.begin():
            self._display.held = self._moment.seat
        elif self._moment.seat is None:
            self._hand_over()

    def _take_back(self) -> None:
        self._display.held = None
        self._moment.forget()
        self._page.handover.hide()

    def _move_on(self) -> None:
        """The moment is over."""
        self._display.move_on()
        if self._session.to_move is None:
            self.ended.emit()
        else:
            self._hand_over()

    def _end(self) -> None:
        if self._moment.seat is None:
            self.ended.emit()

    def _something_covers(self) -> bool:
        """Whether something comes over the table, which gets no input that was meant for it."""
        return self._page.handover.isVisible() or self._session.to_move is None

    def _hand_over(self) -> None:
        """The turn may have passed to another person."""
        session = self._session
        history, to_move = session.history, session.to_move
        passed = history.entries[history.cursor - 1].seat != to_move
        wanted = self._preferences.handover and passed and self._persons > 1
        if wanted and session.person_to_move and to_move is not None:
            seat = session.record.seats[to_move]
            self._page.handover.hand_over(
                seat.name,
                seat_colour(seat, to_move),
                tuple(self._doings(to_move)),
                take_back=session.can_undo,
            )

    def _doings(self, to_move: int) -> Iterator[Doing]:
        """What others have done since `to_move` was, and what it has earned them."""
        seats, history = self._session.record.seats, self._session.history
        since = turns_since(history.entries[: history.cursor], to_move)
        start = history.cursor - sum(map(len, since))
        for turn in since:
            end = start + len(turn)
            before, after = self._log.sheets_at(start), self._log.sheets_at(end)
            made = None if self._preferences.purist else difference(before, after, turn[0].seat)
            told = doing(turn, seats, made)
            if told is not None:
                yield told
            start = end
