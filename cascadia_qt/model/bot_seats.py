"""Computers at the table: they think in processes of their own and answer like people."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from cascadia_qt.model.bot_worker import Answer, serve
from cascadia_qt.model.session import GameSession
from cascadia_qt.model.thinking_partner import partner_for
from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.rules.game import IllegalAction
from cascadia_qt.shelf import PLACES, entry_at

_LOOK_EVERY = 15  # milliseconds; a glance at a pipe costs microseconds
_MOST_RESTARTS = 3


class BotSeats(QObject):
    """Asks the worker process whenever a computer is to move, and submits what it answers.

    When the game moves on while a computer thinks, as by undo, the thinking is ended at once. An
    answer is submitted `pause` milliseconds after the question at the earliest, so that people can
    follow.

    Signals:
        thinking_changed: whether an answer is being waited for.
        failed: the worker died again and again, or hung twice; the game waits until somebody
            moves it on.
    """

    thinking_changed = Signal(bool)
    failed = Signal()

    def __init__(self, session: GameSession, pause: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._pause = pause
        self._bots = {
            seat: who.bot for seat, who in enumerate(session.record.seats) if who.bot is not None
        }
        self._worker: _Worker | None = None
        self._restarts = 0
        self._asked_at = 0.0
        self._asked = 0
        self._answer: Answer | None = None
        self._submitting = False
        self._timer = QTimer(self, interval=_LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        session.changed.connect(self._ask)

    def set_pause(self, milliseconds: int) -> None:
        self._pause = milliseconds

    @property
    def thinking(self) -> bool:
        return self._timer.isActive()

    @property
    def given_up(self) -> bool:
        """Whether nobody is left who could answer for the computer that is to move."""
        return self._restarts > _MOST_RESTARTS

    def play_on(self, bot: str | None = None) -> None:
        """Tries once more, from now on with another `bot` for the computer that is to move."""
        seat = self._session.to_move
        if self.given_up and seat in self._bots:
            if bot is not None:
                self._session.replace_bot(seat, bot)
                self._bots[seat] = bot
            self._ask()

    def start(self) -> None:
        if self._bots:
            self._worker = self._new_worker()
            self._ask()

    def stop(self) -> None:
        """Ends all thinking at once."""
        self._restarts = 0
        self._end_worker()

    def _end_worker(self) -> None:
        self._set_thinking(False)
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def _new_worker(self) -> _Worker:
        record = self._session.record
        return _Worker(record.rules.id, self._bots, record.seed)

    def _ask(self) -> None:
        if self.given_up:
            self._restarts = 0
            self._worker = self._new_worker()
        if self._worker is None:
            return
        seat = self._session.to_move
        if self.thinking and not self._submitting:
            self._worker.stop()
            self._worker = self._new_worker()
        self._answer = None
        if seat is not None and seat in self._bots:
            self._asked_at = time.monotonic()
            self._asked += 1
            self._worker.ask((self._asked, seat, self._session.state))
        self._set_thinking(seat in self._bots)

    def _set_thinking(self, thinking: bool) -> None:
        if thinking == self.thinking:
            return
        if thinking:
            self._timer.start()
        else:
            self._timer.stop()
        self.thinking_changed.emit(thinking)

    def _look(self) -> None:
        if self._worker is None:
            return
        try:
            self._answer = self._worker.answer() or self._answer
        except TimeoutError:
            self._replace_worker(_MOST_RESTARTS // 2 + 1)
            return
        except OSError:
            self._replace_worker()
            return
        waited = (time.monotonic() - self._asked_at) * 1000
        if self._answer is None or waited < self._pause:
            return
        number, action = self._answer
        self._answer = None
        if number == self._asked:
            self._submit(action)

    def _submit(self, action: Any) -> None:
        """Whoever answers what is not legal is as good as dead."""
        self._submitting = True
        restarts, self._restarts = self._restarts, 0
        try:
            self._session.submit(action)
        except IllegalAction:
            self._restarts = restarts
            self._replace_worker()
        finally:
            self._submitting = False

    def _replace_worker(self, counts: int = 1) -> None:
        """A new worker gets the question; one that has made people wait `counts` more."""
        self._restarts += counts
        self._end_worker()
        if self.given_up:
            self.failed.emit()
            return
        self._worker = self._new_worker()
        self._ask()


class _Worker(WorkerProcess):
    """The process that answers, and one that thinks along with it where a bot has a use for it."""

    patience = 30.0

    def __init__(self, game: str, bots: dict[int, str], seed: int) -> None:
        place = PLACES[game]
        self._partner = partner_for(entry_at(place).bots, bots.values())
        line = None if self._partner is None else self._partner.line
        super().__init__(serve, place, bots, seed, line)

    def stop(self) -> None:
        super().stop()
        if self._partner is not None:
            self._partner.stop()
