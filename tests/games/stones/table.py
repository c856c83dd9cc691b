"""The toy game at the table: what is shown is made for whoever looks, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.views.guide.stage import Spot
from cascadia_qt.views.prompt_bar import Answer
from cascadia_qt.views.theme import seat_colour
from tests.games.stones.log import StonesLog
from tests.games.stones.page import StonesPage
from tests.games.stones.rules import STONES, Move, State
from tests.games.stones.words import told_line

_KEYS = {"D": Move.DRAW, "X": Move.PASS, "W": Move.SWAP}
_PAUSE = 0  # milliseconds; people want some to follow computers


class StonesTable(GameTable):
    """A person draws, passes or swaps; computers think elsewhere."""

    def __init__(self, session: GameSession, looker: Looker, parent: QObject) -> None:
        log = StonesLog(session, looker)
        self.stones = StonesPage(log)
        log.setParent(self.stones)
        super().__init__(session, self.stones, parent)
        self._looker = looker
        self._bots = BotSeats(session, _PAUSE, self)
        session.changed.connect(self.show_table)
        session.finished.connect(self.ended)
        looker.changed.connect(self.show_table)
        self.stones.prompt.answered.connect(lambda answer: self.decide(Move(answer)))
        self.stones.note_typed.connect(self._keep_note)
        for key, move in _KEYS.items():
            QShortcut(QKeySequence(key), self.stones, lambda move=move: self.decide(move))
        self.show_table()
        self._bots.start()

    def decide(self, move: Move) -> None:
        """Whoever looks decides, if it is his turn."""
        mine = self.session.to_move == self._looker.seat and self._looker.seat is not None
        if mine and move in STONES.legal(self.session.state):
            self.session.submit(move)

    def show_table(self) -> None:
        seat = self._looker.seat
        state: State = STONES.seen(self.session.state, seat)
        names = [who.name for who in self.session.record.seats]
        self.stones.show_state(state, names)
        self.stones.note.setText("" if seat is None else self.session.note(seat))
        to_move, shown = STONES.to_move(state), state.seat
        colour = seat_colour(self.session.record.seats[shown], shown)
        what = "The game is over" if state.over else "Draw, swap or pass"
        turn = f"Turn {STONES.turn(state)}"
        self.stones.prompt.show_prompt(names[shown], colour, what, turn)
        decides = to_move == seat and to_move is not None
        moves = STONES.legal(self.session.state) if decides else ()
        self.stones.prompt.show_answers([Answer(move.value, move.value, "") for move in moves])

    def public_story(self, seat: int) -> Sequence[str]:
        entries = self.session.history.entries[: self.session.history.cursor]
        mine = [number for number, entry in enumerate(entries, 1) if entry.seat == seat]
        names = [who.name for who in self.session.record.seats]
        heard = (STONES.told(entry, None) for entry in entries[mine[-1] if mine else 0 :])
        return [told_line(event, names) for events in heard for event in events]

    def spots(self, spot: str) -> Iterator[Spot]:
        button = self.stones.prompt.button_of(spot)
        widget = self.stones.mine if button is None else button
        yield widget, widget.rect()

    def close(self) -> None:
        self._bots.stop()

    def _keep_note(self, text: str) -> None:
        if self._looker.seat is not None:
            self.session.set_note(self._looker.seat, text)
