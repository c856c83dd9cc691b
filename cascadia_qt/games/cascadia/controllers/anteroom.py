"""What comes before a game of Cascadia: the set-up, the scenarios, deals and matches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.cascadia.controllers.journal import Journal

# The dialogs and the art are imported where they are first needed.
if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.model.setup import GameSetup
    from cascadia_qt.games.cascadia.rules.deal_code import Deal
    from cascadia_qt.games.cascadia.store.days import DayResult
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.notebook.memories import Passed
    from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage
    from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog

_GAME = "cascadia"


class Anteroom(QObject):
    """Asks what is to be played until a game has been chosen.

    Signals:
        match_chosen: a match on one deal is to begin; carries its GameSetup.
    """

    match_chosen = Signal(object)

    def __init__(
        self, hall: Hall, journal: Journal, faces: Callable[[], Faces], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._hall = hall
        self._journal = journal
        self._faces = faces
        self._scenarios: ScenariosPage | None = None
        journal.passes_known.connect(self._show_passes)

    def show_scenarios(self) -> None:
        """The trail of scenarios, with who has passed them."""
        from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage

        grid = self._last_setup().grid
        self._scenarios = page = ScenariosPage(self._faces(), grid)
        page.chosen.connect(self._play_scenario)
        page.left.connect(self._hall.go_back)
        page.destroyed.connect(self._forget_scenarios)
        self._hall.show_page(page)
        self._journal.ask_passes()

    def _forget_scenarios(self) -> None:
        self._scenarios = None

    def new_game(self) -> None:
        """Asks what to play."""
        self._choose(self._last_setup())

    def new_match(self) -> None:
        """Asks who plays the same deal one after the other."""
        dialog = self._dialog(self._last_setup())
        dialog.ask_for_match()
        self._ask(dialog, self.match_chosen.emit)

    def ask_deals(self) -> None:
        """Asks the store which days have been played before deals are offered."""
        from cascadia_qt.games.cascadia.store.days import days

        self._hall.memory.keeper.ask(days, self._show_deals)

    def _show_deals(self, played: list[DayResult]) -> None:
        from cascadia_qt.games.cascadia.views.deal.dialog import DealDialog

        today, hall = datetime.now().date(), self._hall
        dialog = DealDialog(today, played, self._faces(), hall.window)
        # From the event loop, so that this dialog is gone when the next one comes.
        queued = Qt.ConnectionType.QueuedConnection
        dialog.deal_chosen.connect(self._play_deal, queued)
        dialog.day_chosen.connect(self._play_day, queued)
        dialog.exec()
        dialog.deleteLater()

    def _play_day(self, day: date) -> None:
        from cascadia_qt.games.cascadia.rules.deal_code import day_deal

        self._play_deal(day_deal(day))

    def _play_deal(self, deal: Deal) -> None:
        from cascadia_qt.games.cascadia.model.setup import setup_of

        dialog = self._dialog(setup_of(deal, self._last_setup()))
        dialog.keep_deal(deal)
        if dialog.exec():
            self._deal(dialog.setup)
        dialog.deleteLater()

    def _play_scenario(self, number: int) -> None:
        if self._scenarios is not None:
            grid = self._scenarios.grid
            self._choose(replace(self._last_setup(), grid=grid, scenario=number))

    def _choose(self, setup: GameSetup) -> None:
        """Asks for the rest of a game of which something is given."""
        self._ask(self._dialog(setup), self._deal)

    def _deal(self, setup: GameSetup) -> None:
        self._hall.deal(_GAME, setup)

    def _dialog(self, setup: GameSetup) -> NewGameDialog:
        from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
        from cascadia_qt.games.cascadia.words.bots import bot_names

        return NewGameDialog(setup, bot_names(), self._faces(), self._hall.window)

    def _ask(self, dialog: NewGameDialog, chosen: Callable[[GameSetup], None]) -> None:
        from cascadia_qt.games.cascadia.model.setup import write_setup

        if dialog.exec():
            self._hall.preferences.set_setup(_GAME, write_setup(dialog.setup))
            chosen(dialog.setup)
        dialog.deleteLater()

    def _last_setup(self) -> GameSetup:
        from cascadia_qt.games.cascadia.model.setup import first_setup, read_setup

        return read_setup(self._hall.preferences.setup(_GAME), first_setup())

    def _show_passes(self, passes: tuple[Passed, ...]) -> None:
        if self._scenarios is not None:
            persons = [seat.name for seat in self._last_setup().seats if seat.bot is None]
            self._scenarios.show_passes(passes, persons[0] if persons else "")
