"""A good move: what the strongest computer would do, which sees no more than whoever asks."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.bot_worker import serve
from cascadia_qt.model.session import GameSession
from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.shelf import PLACES

_SEED = 0  # the same position gets the same hint


class AdvisedTurn(Protocol):
    """A person's turn to which a move can be proposed; `advised` is that move."""

    advised: Any

    @property
    def changed(self) -> SignalInstance: ...

    @property
    def decides(self) -> bool: ...

    def advise(self, action: Any) -> None: ...

    def confirm(self) -> None: ...

    def lower(self) -> bool: ...


class Hints(QObject):
    """Asks for a move in a process of its own, proposes it, and plays it for whoever asks on.

    Signals:
        given: a move was found.
        thinking_changed: whether one is being looked for.
        failed: none could be found.
    """

    given = Signal()
    thinking_changed = Signal(bool)
    failed = Signal()

    def __init__(self, session: GameSession, turn: AdvisedTurn, bot: str, parent: QObject) -> None:
        """Asks the computer that files call `bot`."""
        super().__init__(parent)
        self._bot = bot
        self._session = session
        self._turn = turn
        self._worker = AskedWorker(self._new_worker, self)
        self._worker.answered.connect(self._take)
        self._worker.thinking_changed.connect(self.thinking_changed)
        self._worker.failed.connect(self.failed)
        turn.changed.connect(self._worker.stop)  # the question is another one

    @property
    def possible(self) -> bool:
        """Whether somebody who looks is to decide, and may be told what is good."""
        return self._turn.decides and self._session.helps.hints

    def ask(self) -> None:
        """Looks for a good move, and carries it out when asked once more."""
        if not self.possible or self._worker.thinking:
            return
        if self._turn.advised is not None:
            self._turn.confirm()
        else:
            self._worker.ask((self._session.to_move, self._session.state))

    def take_away(self) -> bool:
        """Ends thinking and showing; whether there was anything of it."""
        thinking, advised = self._worker.thinking, self._turn.advised is not None
        self._worker.stop()
        if advised:
            self._turn.lower()
        return thinking or advised

    def close(self) -> None:
        self._worker.close()

    def _new_worker(self) -> WorkerProcess:
        """The strongest computer in every seat, each with the eyes of that seat."""
        bots = dict.fromkeys(range(len(self._session.record.seats)), self._bot)
        return WorkerProcess(serve, PLACES[self._session.record.rules.id], bots, _SEED, None)

    def _take(self, action: Any) -> None:
        self._worker.close()  # one that goes on would say something else next time
        self.given.emit()
        self._turn.advise(action)
