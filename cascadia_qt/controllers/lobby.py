"""What comes before a game: the welcome page, the scenarios, and the choice of a new game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from cascadia_qt.assets import resource
from cascadia_qt.controllers.memory import Memory
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.recent_games import recent_games
from cascadia_qt.views.continue_card import RunningGame
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.welcome_page import WelcomePage

# The rules, the art and the dialogs are imported where they are first needed, so that the window
# is there before them.
if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.model.setup import GameSetup
    from cascadia_qt.games.cascadia.rules.deal_code import Deal
    from cascadia_qt.games.cascadia.rules.environment import Environment
    from cascadia_qt.games.cascadia.store.days import DayResult
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.art.growing_landscape import GrowingLandscape
    from cascadia_qt.games.cascadia.views.notebook.memories import Passed
    from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage
    from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
    from cascadia_qt.model.storage import Autosave
    from cascadia_qt.rules.record import Record

_AFTER_FIRST_PAINT = 30  # milliseconds


class Lobby(QObject):
    """Shows pages in the window until a game has been chosen.

    Signals:
        setup_chosen: a new game is to be dealt; carries its GameSetup.
        match_chosen: a match on one deal is to begin; carries its GameSetup.
        continue_requested: the game that was not finished is to go on.
        open_requested, pad_requested, help_requested, preferences_requested: a button of the
            welcome page.
        path_chosen: a game in a file is to go on; carries its path.
        left: back from the scenarios to where one came from.
        failed: something could not be read; carries the sentence that says so.
    """

    setup_chosen = Signal(object)
    match_chosen = Signal(object)
    continue_requested = Signal()
    open_requested = Signal()
    pad_requested = Signal()
    help_requested = Signal()
    preferences_requested = Signal()
    path_chosen = Signal(object)
    left = Signal()
    failed = Signal(str)

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        autosave: Autosave,
        memory: Memory,
        faces: Callable[[], Faces],
        motion: Motion,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._autosave = autosave
        self._memory = memory
        self._faces = faces
        self._motion = motion
        self._welcome: WelcomePage | None = None
        self._picture: GrowingLandscape | None = None
        self._running: GrowingLandscape | None = None
        self._scenarios: ScenariosPage | None = None
        memory.passes_known.connect(self._show_passes)
        preferences.changed.connect(self._apply_motion)

    def leave(self) -> None:
        """A game is shown instead."""
        self._welcome = self._picture = self._running = self._scenarios = None

    def show_welcome(self, *, at_once: bool = False) -> None:
        """With `at_once` the page is shown before what fills it is loaded."""
        self.leave()
        self._welcome = page = WelcomePage()
        page.continue_requested.connect(self.continue_requested)
        page.new_requested.connect(self.new_game)
        page.scenarios_requested.connect(self.show_scenarios)
        page.open_requested.connect(self.open_requested)
        page.recent_requested.connect(self.path_chosen)
        page.pad_requested.connect(self.pad_requested)
        page.help_requested.connect(self.help_requested)
        page.preferences_requested.connect(self.preferences_requested)
        self._window.show_page(page, tools=False)
        if at_once:
            QTimer.singleShot(_AFTER_FIRST_PAINT, self, self._fill_welcome)
        else:
            self._fill_welcome()

    def show_scenarios(self) -> None:
        """The trail of scenarios, with who has passed them."""
        from cascadia_qt.games.cascadia.views.scenarios.page import ScenariosPage

        self.leave()
        grid = self._last_setup().grid
        self._scenarios = page = ScenariosPage(self._faces(), grid)
        page.chosen.connect(self._play_scenario)
        page.left.connect(self.left)
        self._window.show_page(page, tools=False)
        self._memory.ask_passes()

    def new_game(self) -> None:
        """Asks what to play."""
        self.choose(self._last_setup())

    def new_match(self) -> None:
        """Asks who plays the same deal one after the other."""
        dialog = self._dialog(self._last_setup())
        dialog.ask_for_match()
        self._ask(dialog, self.match_chosen)

    def ask_deals(self) -> None:
        """Asks the store which days have been played before deals are offered."""
        from cascadia_qt.games.cascadia.store.days import days

        self._memory.keeper.ask(days, self._show_deals)

    def _show_deals(self, played: list[DayResult]) -> None:
        from cascadia_qt.games.cascadia.views.deal.dialog import DealDialog

        today = datetime.now().date()
        dialog = DealDialog(today, played, self._faces(), self._window)
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
            self.setup_chosen.emit(dialog.setup)
        dialog.deleteLater()

    def _play_scenario(self, number: int) -> None:
        if self._scenarios is not None:
            grid = self._scenarios.grid
            self.choose(replace(self._last_setup(), grid=grid, scenario=number))

    def choose(self, setup: GameSetup) -> None:
        """Asks for the rest of a game of which something is given."""
        self._ask(self._dialog(setup), self.setup_chosen)

    def _dialog(self, setup: GameSetup) -> NewGameDialog:
        from cascadia_qt.games.cascadia.views.setup.dialog import NewGameDialog
        from cascadia_qt.games.cascadia.words.bots import bot_names

        return NewGameDialog(setup, bot_names(), self._faces(), self._window)

    def _ask(self, dialog: NewGameDialog, chosen: SignalInstance) -> None:
        from cascadia_qt.games.cascadia.model.setup import write_setup

        if dialog.exec():
            self._preferences.last_setup = write_setup(dialog.setup)
            chosen.emit(dialog.setup)
        dialog.deleteLater()

    def _last_setup(self) -> GameSetup:
        from cascadia_qt.games.cascadia.model.setup import first_setup, read_setup

        return read_setup(self._preferences.last_setup, first_setup())

    def _show_passes(self, passes: tuple[Passed, ...]) -> None:
        from cascadia_qt.words.seats import named

        if self._scenarios is not None:
            seats = named(self._last_setup().seats)
            persons = [seat.name for seat in seats if seat.bot is None]
            self._scenarios.show_passes(passes, persons[0] if persons else "")

    def _fill_welcome(self) -> None:
        from cascadia_qt.games.cascadia.views.art.growing_landscape import GrowingLandscape
        from cascadia_qt.rules.grid import HEX

        if self._welcome is None or self._picture is not None:
            return
        running, complaint = self._autosave.load()
        over = running is None or running.rules.to_move(running.history.state) is None
        recent = [(path.stem, path) for path in recent_games(self._preferences)]
        self._welcome.show_games(None if running is None or over else _told(running), recent)
        if running is not None and not over:
            self._show_running(running)
        self._picture = GrowingLandscape(HEX, _welcome_film(), self._faces(), self._motion)
        self._welcome.show_picture(self._picture)
        self._apply_motion()
        self._memory.keeper.take_in()
        if complaint is not None:
            self.failed.emit(complaint)

    def _show_running(self, record: Record) -> None:
        """The landscape of whoever is to move, beside the words about the game."""
        from cascadia_qt.games.cascadia.views.art.growing_landscape import GrowingLandscape

        state = record.history.state
        land = state.players[record.rules.to_move(state)].environment
        assert self._welcome is not None
        self._running = GrowingLandscape(record.options.grid, [land], self._faces(), self._motion)
        self._running.set_moving(False)
        self._welcome.show_running(self._running)

    def _apply_motion(self) -> None:
        if self._picture is not None:
            self._picture.set_moving(self._preferences.motion > 0)


def game_title(record: Record) -> str:
    return ", ".join(seat.name for seat in record.seats)


def _told(record: Record) -> RunningGame:
    from cascadia_qt.games.cascadia.rules.state import TURNS

    turn = record.history.state.turn // len(record.seats) + 1
    return RunningGame(game_title(record), turn, TURNS)


def _welcome_film() -> list[Environment]:
    """The landscape of a finished game, piece by piece."""
    from cascadia_qt.model.storage import load_game

    record = load_game(resource("welcome/cascadia.json"))
    states = [entry.step.state for entry in record.history.entries]
    film: list[Environment] = [record.history.start.players[0].environment]
    for state in states:
        if state.players[0].environment != film[-1]:
            film.append(state.players[0].environment)
    return film
