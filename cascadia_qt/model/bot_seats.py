"""Computers at the table: they think in processes of their own and answer like people."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.bot_worker import REST, Pondering, serve
from cascadia_qt.model.session import GameSession
from cascadia_qt.model.thinking_partner import partner_for
from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.shelf import PLACES, entry_at

_MOST_RESTARTS = 3
_PONDERED = 30.0  # seconds; whoever takes longer may have left the table


class BotSeats(QObject):
    """Asks the worker process whenever a computer is to move, and submits what it answers.

    When the game moves on while a computer thinks, as by undo, the thinking is ended at once. An
    answer is submitted `pause` milliseconds after the question at the earliest, so that people can
    follow. While a person decides, the next computer may ponder, if it is let.

    Signals:
        thinking_changed: whether an answer is being waited for.
        failed: the worker died or answered nonsense again and again, or hung twice; the game
            waits until somebody moves it on.
    """

    thinking_changed = Signal(bool)
    failed = Signal()

    def __init__(self, session: GameSession, pause: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._bots = {
            seat: who.bot for seat, who in enumerate(session.record.seats) if who.bot is not None
        }
        self._playing = False
        self._may_ponder = False
        self._pondering = False
        self._worker = AskedWorker(self._new_worker, self, restarts=_MOST_RESTARTS)
        self._worker.pause = pause
        self._worker.answered.connect(self._submit)
        self._worker.thinking_changed.connect(self.thinking_changed)
        self._worker.failed.connect(self.failed)
        session.changed.connect(self._ask)

    def set_pause(self, milliseconds: int) -> None:
        self._worker.pause = milliseconds

    def let_ponder(self, may: bool) -> None:
        """Whether computers may think on while persons decide; they stop at once when not."""
        if may != self._may_ponder:
            self._may_ponder = may
            self._ponder()

    @property
    def thinking(self) -> bool:
        return self._worker.thinking

    @property
    def given_up(self) -> bool:
        """Whether nobody is left who could answer for the computer that is to move."""
        return self._worker.given_up

    def play_on(self, bot: str | None = None) -> None:
        """Tries once more, from now on with another `bot` for the computer that is to move."""
        seat = self._session.to_move
        if self.given_up and seat in self._bots:
            if bot is not None:
                self._session.replace_bot(seat, bot)
                self._bots[seat] = bot
            self._ask()

    def start(self) -> None:
        self._playing = bool(self._bots)
        self._ask()

    def stop(self) -> None:
        """Ends all thinking at once."""
        self._playing = False
        self._worker.close()

    def _new_worker(self) -> _Worker:
        record = self._session.record
        return _Worker(record.rules.id, self._bots, record.seed)

    def _ask(self) -> None:
        if not self._playing:
            return
        seat = self._session.to_move
        if seat in self._bots:
            self._worker.ask((seat, self._session.state))
        else:
            self._worker.stop()
            self._worker.prepare()
            self._ponder()

    def _ponder(self) -> None:
        """Has the next computer think until the game moves on, or nobody."""
        seat = self._next_ponderer() if self._playing else None
        if seat is not None:
            self._worker.tell(Pondering(seat, self._session.state, _PONDERED))
        elif self._pondering:
            self._worker.tell(REST)
        self._pondering = seat is not None

    def _next_ponderer(self) -> int | None:
        """The first computer after the person who is to move, if it has a use for the time."""
        record, person = self._session.record, self._session.to_move
        if not self._may_ponder or person is None or person in self._bots:
            return None
        seats, ponderers = len(record.seats), entry_at(PLACES[record.rules.id]).bots().ponderers
        after = [(person + step) % seats for step in range(1, seats)]
        seat = next((seat for seat in after if seat in self._bots), None)
        return seat if seat is not None and self._bots[seat] in ponderers else None

    def _submit(self, action: Any) -> None:
        """Whatever is wrong with an answer, the game must not wait for another one in silence.

        Nothing is played that could not be written down and read again.
        """
        rules = self._session.record.rules
        try:
            self._session.submit(rules.parse(rules.format(action)))
        except Exception:
            self._worker.refuse()


class _Worker(WorkerProcess):
    """The process that answers, and one that thinks along with it where a bot has a use for it."""

    patience = 30.0

    def __init__(self, game: str, bots: dict[int, str], seed: int) -> None:
        place = PLACES[game]
        self._partner = partner_for(entry_at(place).bots(), bots.values())
        line = None if self._partner is None else self._partner.line
        super().__init__(serve, place, bots, seed, line)

    def stop(self) -> None:
        super().stop()
        if self._partner is not None:
            self._partner.stop()
