"""The toy game in the window: as little as a game can offer."""

from __future__ import annotations

from cascadia_qt.controllers.game_gui import GameGui
from cascadia_qt.controllers.game_table import GameTable
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from tests.games.stones.replay import StonesReplay
from tests.games.stones.setup import StonesSetup
from tests.games.stones.table import StonesTable


class Gui(GameGui):
    """Asks nothing before a game, and says who has won after it."""

    def table(self, session: GameSession, looker: Looker) -> GameTable:
        return StonesTable(session, looker, self)

    def replay(self, session: GameSession, looker: Looker) -> GameTable:
        return StonesReplay(session, looker, self.preferences, self)

    def ask_setup(self) -> None:
        self.hall.deal("stones", StonesSetup((Seat("Ann"), Seat("Ben"))))

    def show_result(self) -> None:
        session = self.hall.session
        if session is not None:
            result = session.record.rules.result(session.state)
            self.hall.tell(f"Points: {result.points}")
