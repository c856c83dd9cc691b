"""Somebody who goes through a finished game turn by turn, in a process of his own."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cascadia.ai.review import PlayedTurn, ReviewEffort, TurnReview, played_turns
from cascadia_qt.games.cascadia.model.coach_worker import serve
from cascadia_qt.games.cascadia.model.review_file import path_of, read_reviews, write_reviews
from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.model.background import Background
from cascadia_qt.model.worker_process import WorkerProcess
from cascadia_qt.rules.record import Record

_USUAL_EFFORT = ReviewEffort()


class Coach(QObject):
    """Reviews every turn of the persons in a game; what computers did is not his concern.

    Whatever is reviewed is kept in a file, and known to the next coach of the same game.

    Attributes:
        record: the game.
        turns: what there is to review, in the order of play.
        reviews: what has been reviewed, by the cursor of the turn.

    Signals:
        reviewed: a turn is reviewed; carries its cursor.
        progressed: the same; carries how many turns are done, and how many there are.
        running_changed: whether he is at work.
        failed: the process died over a turn.
    """

    reviewed = Signal(int)
    progressed = Signal(int, int)
    running_changed = Signal(bool)
    failed = Signal()

    def __init__(
        self,
        record: Record,
        folder: Path,
        parent: QObject | None = None,
        effort: ReviewEffort = _USUAL_EFFORT,
    ) -> None:
        super().__init__(parent)
        persons = {seat for seat, who in enumerate(record.seats) if who.bot is None}
        self.record = record
        self.turns = played_turns(record.history, persons)
        self._effort = effort
        self._path = path_of(folder, record)
        self.reviews: dict[int, TurnReview] = read_reviews(self._path, self.turns)
        self._background = Background(self)
        self._worker = AskedWorker(lambda: WorkerProcess(serve), self)
        self._worker.answered.connect(self._take)
        self._worker.thinking_changed.connect(self.running_changed)
        self._worker.failed.connect(self.failed)

    @property
    def running(self) -> bool:
        return self._worker.thinking

    @property
    def done(self) -> bool:
        return self._next() is None

    def start(self) -> None:
        """Begins, or goes on with the first turn that is not reviewed yet."""
        if not self.running and not self.done:
            self._ask()

    def stop(self) -> None:
        """Ends at once; what is reviewed is kept."""
        self._worker.close()

    def close(self) -> None:
        """Ends for good; everything is on disk afterwards."""
        self.stop()
        self._background.wait()

    def _next(self) -> PlayedTurn | None:
        return next((turn for turn in self.turns if turn.cursor not in self.reviews), None)

    def _ask(self) -> None:
        turn = self._next()
        assert turn is not None
        self._worker.ask((turn, self._effort))

    def _take(self, review: TurnReview) -> None:
        turn = self._next()
        assert turn is not None
        self.reviews[turn.cursor] = review
        self._keep()
        if self.done:
            self.stop()
        else:
            self._ask()
        self.reviewed.emit(turn.cursor)
        self.progressed.emit(len(self.reviews), len(self.turns))

    def _keep(self) -> None:
        path, reviews = self._path, dict(self.reviews)

        def write() -> None:
            with suppress(OSError):  # it can be reviewed again
                write_reviews(path, reviews)

        self._background.start(write)
