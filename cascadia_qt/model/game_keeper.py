"""The store of finished games, as the window sees it: asked now, answered later."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from cascadia_qt.model.background import Background
from cascadia_qt.model.kept_file import TRY_AGAIN
from cascadia_qt.store.file_lock import PATIENCE
from cascadia_qt.words.language import translate

# SQLite and the rules are imported in the thread that needs them: the window is there before.
if TYPE_CHECKING:
    from cascadia_qt.rules.record import Record
    from cascadia_qt.store.finished_game import Circumstances, FinishedGame
    from cascadia_qt.store.game_store import GameStore
    from cascadia_qt.store.keeping import Places, Report

T = TypeVar("T")

_AT_THE_END = 0.5  # seconds that another program may be busy with the store


class GameKeeper(QObject):
    """Keeps finished games and answers questions about them, one after the other, in a thread.

    Another program may be busy with the store for `patience` seconds. `solo` says whether games of
    one player alone count in what games write beside it, too.

    The store is opened for each of them and closed again. That costs a millisecond or two, and a
    store that is locked, damaged or removed at one time need not be so at the next. Reading is done
    there too: another program may make it wait for seconds.

    Signals:
        kept: a game given to `keep` is in the store; carries its id.
        taken_in: games that had waited are in the store; carries how many.
        failed: something did not work; carries the sentence that says so.
    """

    kept = Signal(int)
    taken_in = Signal(int)
    failed = Signal(str)
    _answered = Signal(object, object)
    _left = Signal()

    def __init__(self, folder: Path, texts: Path, parent: QObject | None = None) -> None:
        """Keeps the store in `folder`, and what games write beside it in `texts`."""
        super().__init__(parent)
        self._store = folder / "games.sqlite"
        self._waiting = folder / "waiting"
        self._autosave = folder / "autosave"
        self._texts = texts
        self._background = Background(self)
        self._closed = Event()
        self._unkept: list[FinishedGame] = []
        self._again = QTimer(self, interval=TRY_AGAIN, singleShot=True)
        self.patience = PATIENCE
        self.solo = False
        self._answered.connect(self._hand_over)
        self._again.timeout.connect(self._start_again)
        self._left.connect(self._again.start)

    def take_in(self) -> None:
        """Takes in what was left the last time; to be called once the window is there."""
        # A first start needs no SQLite yet.
        if any(place.exists() for place in (self._store, self._waiting, self._autosave)):
            self._background.start(self._take_in)

    def keep(self, record: Record, circumstances: Circumstances) -> None:
        """Keeps a finished game; what cannot be kept is tried again by itself, and at the end."""
        self._background.start(lambda: self._keep(record, circumstances))

    def ask(self, question: Callable[[GameStore], T], answer: Callable[[T], None]) -> None:
        """Calls `answer` with what `question` finds, from the event loop.

        Not if it fails, and not if `answer` is a method of something that has been deleted since.
        Questions may also change the store: import, delete, tick.
        """
        if not self._closed.is_set():
            self._background.start(lambda: self._ask(question, answer))

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._background.wait()

    def close(self) -> None:
        """Returns when everything is on disk, and answers nothing any more.

        Whatever takes long is ended, and changes nothing.
        """
        self._closed.set()
        self.patience = _AT_THE_END
        self.wait()
        if self._unkept:
            self._start_again()
            self.wait()

    @property
    def _places(self) -> Places:
        from cascadia_qt.store.keeping import Places

        return Places(self._store, self._waiting, self._texts, self._autosave, self.solo)

    def _take_in(self) -> None:
        from cascadia_qt.store.keeping import look_after

        self._guarded(lambda: self._tell(look_after(self._places, self.patience, self._stop)))

    def _keep(self, record: Record, circumstances: Circumstances) -> None:
        from cascadia_qt.store.finished_game import finished_game

        self._guarded(lambda: self._keep_game(finished_game(record, circumstances)))

    def _keep_game(self, game: FinishedGame, *, again: bool = False) -> None:
        from cascadia_qt.store.keeping import keep

        report = keep(self._places, game, self.patience, self._stop)
        if report.game is None:
            self._unkept.append(game)
            self._left.emit()
        if report.game is not None or not again:
            self._tell(report)

    def _start_again(self) -> None:
        self._background.start(self._keep_again)

    def _keep_again(self) -> None:
        games, self._unkept = self._unkept, []
        for game in games:
            self._guarded(partial(self._keep_game, game, again=True))

    def _stop(self) -> bool:
        return self._closed.is_set()

    def _ask(self, question: Callable[[GameStore], T], answer: Callable[[T], None]) -> None:
        from cascadia_qt.store.keeping import on_store

        def look() -> None:
            found, sentences = on_store(self._store, question, self.patience, self._stop)
            self._say(sentences)
            self._answered.emit(answer, found)

        self._guarded(look)

    def _guarded(self, work: Callable[[], None]) -> None:
        """Nothing that goes wrong here may end a game, not even a fault of the program."""
        from cascadia_qt.store.errors import StoreError, StoreStopped

        try:
            work()
        except StoreError as error:
            if not (isinstance(error, StoreStopped) and self._stop()):
                self.failed.emit(str(error))
        except Exception as error:
            text = translate("GameStore", "The store of games does not work: {0}.")
            self.failed.emit(text.format(repr(error)))

    def _tell(self, report: Report) -> None:
        self._say(report.sentences)
        if report.others:
            self.taken_in.emit(report.others)
        if report.game is not None:
            self.kept.emit(report.game)

    def _say(self, sentences: tuple[str, ...]) -> None:
        for sentence in sentences:
            self.failed.emit(sentence)

    def _hand_over(self, answer: Callable[[Any], None], found: Any) -> None:
        asker = getattr(answer, "__self__", None)
        if not isinstance(asker, QObject) or isValid(asker):
            answer(found)
