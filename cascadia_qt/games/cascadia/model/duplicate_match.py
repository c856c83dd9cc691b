"""A duplicate match at the table: kept on disk, its computers play where nobody sees them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from cascadia_qt.games.cascadia.rules.match import (
    Match,
    is_of,
    next_record,
    next_seat,
    read_match,
    with_record,
    with_running,
    write_match,
)
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.kept_file import KeptFile
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.shelf import RULES
from cascadia_qt.store.documents import Complaints, read_document, write_document
from cascadia_qt.store.saved_games import require_known_bots
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.whole_file import private_folder
from cascadia_qt.words.system import reason

translate = QCoreApplication.translate

_LARGEST_FILE = 64 * 1024 * 1024
_DAMAGED = ".damaged"


def load_match(path: Path) -> Match:
    """The match in the file at `path`; raises StorageError."""
    complaints = Complaints(
        too_large=translate("Storage", "{0} is too large to be a match."),
        damaged=translate("Storage", "{0} is damaged: {1}"),
        not_one=translate("Storage", "{0} is not a match."),
    )
    match = read_document(
        path, lambda text: read_match(text, RULES), complaints, largest=_LARGEST_FILE
    )
    require_known_bots(path, match.rules, match.seats)
    return match


class DuplicateMatch(QObject):
    """Owns a match, if there is one, and writes it to `path` in the background.

    Signals:
        changed: there is another match, or somebody else plays next.
        turn_ended: a computer has come further; carries how many turns of its game are over.
        finished: all have played.
        failed: something could not be read, written or played; carries the sentence that says so.
    """

    changed = Signal()
    turn_ended = Signal(int)
    finished = Signal()
    failed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._match: Match | None = None
        self._computer: _ComputerGame | None = None
        self._file = KeptFile(self)
        self._file.failed.connect(self.failed)

    @property
    def match(self) -> Match | None:
        return self._match

    @property
    def seat(self) -> int | None:
        """Who plays next; None when all have played, or there is no match."""
        return None if self._match is None else next_seat(self._match)

    @property
    def player(self) -> Seat | None:
        return None if self._match is None or self.seat is None else self._match.seats[self.seat]

    @property
    def record(self) -> Record | None:
        """The game that is to be played next, as far as it has come."""
        return None if self._match is None else next_record(self._match)

    @property
    def thinking(self) -> bool:
        return self._computer is not None

    def begin(self, match: Match) -> None:
        """Puts `match` in the place of the one before."""
        self.stop()
        self._change(match)
        self.changed.emit()

    def load(self) -> None:
        """Goes on with the match on disk; a damaged one is complained of and put aside."""
        self.stop()
        self.wait()
        self._match = None
        if self._path.exists():
            try:
                self._match = load_match(self._path)
            except StorageError as error:
                self.failed.emit(str(error))
                with suppress(OSError):
                    self._path.replace(self._path.with_suffix(_DAMAGED))
        self.changed.emit()

    def owns(self, record: Record) -> bool:
        """Whether `record` is the game that is to be played next, as far as it has come."""
        if self._match is None or self.seat is None:
            return False
        return is_of(self._match, self.seat, record)

    def keep(self, record: Record) -> None:
        """Somebody is playing; raises NotOfThisMatch."""
        assert self._match is not None
        self._change(with_running(self._match, record))

    def take(self, record: Record) -> None:
        """Somebody has finished his game; raises NotOfThisMatch."""
        assert self._match is not None
        assert self.seat is not None
        self._change(with_record(self._match, self.seat, record))
        self.changed.emit()
        if self.seat is None:
            self.finished.emit()

    def play_computer(self) -> None:
        """Lets the computer play that is next, if one is; it begins where it was stopped."""
        record, player = self.record, self.player
        if record is None or player is None or player.bot is None or self.thinking:
            return
        self._computer = computer = _ComputerGame(record, self)
        computer.turn_ended.connect(self._follow)
        # From the event loop, so that whoever has played is asleep when the next one begins.
        computer.finished.connect(self._take_from_computer, Qt.ConnectionType.QueuedConnection)
        computer.failed.connect(self._give_up, Qt.ConnectionType.QueuedConnection)
        computer.start()

    def stop(self) -> None:
        """Ends all thinking at once; what the computer has played is kept."""
        if self._computer is not None:
            self._computer.stop()
            self._computer.deleteLater()
            self._computer = None

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self._file.wait()

    def _follow(self, turn: int) -> None:
        if self._computer is not None:
            self.keep(self._computer.record)
            self.turn_ended.emit(turn)

    def _take_from_computer(self) -> None:
        if self._computer is not None:
            record = self._computer.record
            self.stop()
            self.take(record)

    def _give_up(self) -> None:
        name = self.player.name if self.player is not None else ""
        self.stop()
        text = translate("Match", "{0} cannot think here; the match waits.")
        self.failed.emit(text.format(name))

    def _change(self, match: Match) -> None:
        self._match = match
        self._file.write(lambda: self._write(match))

    def _write(self, match: Match) -> None:
        try:
            private_folder(self._path.parent)
        except OSError as error:
            text = translate("Match", "The match cannot be kept: {0}.")
            raise StorageError(text.format(reason(error))) from error
        write_document(self._path, write_match(match), private=True)


class _ComputerGame(QObject):
    """A game that a computer plays as fast as it can.

    Signals:
        turn_ended: carries how many turns are over; not after the last one.
        finished: the game is over.
        failed: the computer does not answer any more.
    """

    turn_ended = Signal(int)
    finished = Signal()
    failed = Signal()

    def __init__(self, record: Record, parent: QObject) -> None:
        super().__init__(parent)
        self._session = GameSession(record, self)
        self._seats = BotSeats(self._session, 0, self)
        self._turn: int = self._session.state.turn
        self._session.changed.connect(self._follow)
        self._session.finished.connect(self.finished)
        self._seats.failed.connect(self.failed)

    @property
    def record(self) -> Record:
        return self._session.record

    def start(self) -> None:
        self._seats.start()

    def stop(self) -> None:
        self._seats.stop()

    def _follow(self) -> None:
        turn = self._session.state.turn
        if turn != self._turn and self._session.to_move is not None:
            self._turn = turn
            self.turn_ended.emit(turn)
