"""Small games to test the model with, and a way to hear what it says."""

from __future__ import annotations

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, Grid
from cascadia_qt.rules.record import Record, new_record
from tests.games.cascadia.records import agreed
from tests.games.stones.rules import STONES, Options

ANN, BEN = Seat("Ann"), Seat("Ben")
BOT = Seat("Computer", "random")


def stones_session(
    words: str = "",
    seats: tuple[Seat, ...] = (ANN, BEN),
    *,
    rounds: int = 9,
    free_undo: bool = False,
) -> GameSession:
    """The toy game after these moves: drawing reveals something, passing does not."""
    options = Options(len(seats), rounds)
    session = GameSession(new_record(STONES, options, 1, seats, free_undo=free_undo))
    for word in words.split():
        session.submit(STONES.parse(word))
    return session


def words_of(session: GameSession) -> str:
    """The actions in force."""
    return " ".join(map(session.record.rules.format, session.history.actions))


def cascadia_record(
    seats: tuple[Seat, ...] = (ANN, BEN),
    *,
    grid: Grid = HEX,
    seed: int = 1,
    free_undo: bool = False,
) -> Record:
    """A game of Cascadia before its first action."""
    options = agreed(grid, len(seats), "AAAAA")
    return new_record(CASCADIA.rules(), options, seed, seats, free_undo=free_undo)


class Ear:
    """Listens to a session: remembers its signals, and how far the game was at each."""

    def __init__(self, session: GameSession) -> None:
        self.heard: list[str] = []
        self.cursors: list[int] = []
        for name in ("stepped", "rewound", "changed", "finished"):
            getattr(session, name).connect(lambda *_, name=name: self._hear(name, session))

    def _hear(self, name: str, session: GameSession) -> None:
        self.heard.append(name)
        self.cursors.append(session.history.cursor)
