"""Who may look: where people have secrets from each other, a curtain falls between them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.views.curtain import CurtainStage
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import seat_colour


def first_looker(session: GameSession) -> Looker:
    """Nobody, until one of several persons says who he is; else the person, if there is one."""
    alone = None if session.has_curtain else min(session.persons, default=None)
    return Looker(alone, session)


def replay_looker(session: GameSession, before: Curtain | None) -> Looker:
    """Whoever looked at a game looks at its replay too; of another game nobody in particular."""
    same = before is not None and before.shows(session)
    return Looker(before.looker.seat, session) if same and before else first_looker(session)


class Curtain(QObject):
    """Closes whenever somebody else is to look, and opens when that person says so.

    Attributes:
        looker: who looks at the table; nobody while it is closed.
        stage: what the window shows: the page alone where there is nothing to hide.

    Signals:
        changed: it was opened or closed, or nobody looks at an open table any more.
    """

    changed = Signal()

    def __init__(self, table: GameTable, looker: Looker, motion: Motion) -> None:
        super().__init__(table)
        self._table = table
        self._session = table.session
        self.looker = looker
        self.stage: QWidget = table.page
        self._cloth: CurtainStage | None = None
        if table.session.has_curtain:
            looker.changed.connect(self._look)
            self._look()
            self.stage = self._cloth = CurtainStage(table.page, motion)
            self._cloth.opened.connect(self._open)
            self._session.changed.connect(self._follow)
            table.shown.connect(self._follow)
            self._follow()

    @property
    def closed(self) -> bool:
        return self._cloth is not None and self._cloth.closed

    def shows(self, session: GameSession) -> bool:
        """Whether it is the same game that lies behind it."""
        return self._session.record == session.record

    def _look(self) -> None:
        """Only whoever looks may take back."""
        self._session.look(self.looker.seat)
        self.changed.emit()

    def _follow(self) -> None:
        """A person who decides next is the one to look; computers are watched by whoever looks.

        Who has just decided sees what comes of it before.
        """
        if self._table.showing:
            return
        seat = self._table.called
        if seat is not None and seat in self._session.persons and seat != self.looker.seat:
            self._close(seat)

    def _close(self, seat: int) -> None:
        assert self._cloth is not None
        self.looker.become(None)
        who = self._session.record.seats[seat]
        story = partial(self._table.public_story, seat)
        self._cloth.close_for(seat, who.name, seat_colour(who, seat), story)
        self.changed.emit()

    def _open(self, seat: int) -> None:
        self.looker.become(seat)
        self.changed.emit()
