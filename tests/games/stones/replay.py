"""The toy game as a film."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cascadia_qt.controllers.replay import Replay
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.model.session import GameSession
from tests.games.stones.log import StonesLog
from tests.games.stones.page import StonesPage
from tests.games.stones.rules import STONES, State


class StonesReplay(Replay):
    """Shows each step as whoever looked may see it; the graph knows open stones only."""

    def __init__(
        self, session: GameSession, looker: Looker, preferences: Preferences, parent: QObject
    ) -> None:
        log = StonesLog(session, looker)
        self.stones = StonesPage(log)
        log.setParent(self.stones)
        super().__init__(log, self.stones, drawn_stones(log), preferences, parent)
        self._looker = looker
        self.stones.add_below(self.panel)
        self.begin()

    def show_step(self, *, forward: bool) -> None:
        state: State = STONES.seen(self.look.history.state, self._looker.seat)
        self.stones.show_state(state, [who.name for who in self.session.record.seats])

    def turn_words(self, turn: int) -> str:
        return f"Turn {turn}"


def drawn_stones(log: StonesLog) -> Measures:
    """How many open stones everybody has, and what they are worth."""

    def after(cursor: int) -> list[Points]:
        state: State = log.state(cursor)
        return [(sum(stones), len(stones)) for stones in state.drawn]

    return Measures(
        names=(lambda: "Worth", lambda: "Stones"),
        title=lambda: "Open stones",
        after=after,
        stacked=False,
    )
