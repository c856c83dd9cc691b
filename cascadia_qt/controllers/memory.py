"""What is remembered of games: they are kept when they end, and what they earned is ticked off."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal

from cascadia_qt.model.game_keeper import GameKeeper
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.theme import LIGHT, Theme

# The store, the rules and the dialogs are imported when they are first wanted.
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from cascadia_qt.controllers.kept_games import KeptGames
    from cascadia_qt.controllers.statistics import Statistics
    from cascadia_qt.games.cascadia.controllers.store_questions import Earned, Offer
    from cascadia_qt.games.cascadia.rules.achievements import Refusal
    from cascadia_qt.games.cascadia.store.notebook import Unannounced
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.notebook.memories import Notebook, Passed
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.store.game_store import GameStore

_HELPS = ("helps", "bill", "purist")


class Memory(QObject):
    """Keeps games in the store, and opens what is remembered.

    Attributes:
        theme: the colours of what is opened next.
        folder: where everything is kept.

    Signals:
        ticks_known: who has ticked which achievements; carries numbers by names.
        passes_known: who has passed which scenarios; carries them as Passed.
        replay_requested: a kept game is to be watched; carries its Record.
        told: something went well; carries the sentence that says so.
        failed: something could not be kept or read; carries the sentence that says so.
    """

    ticks_known = Signal(dict)
    passes_known = Signal(tuple)
    replay_requested = Signal(object)
    told = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        folder: Path,
        window: MainWindow,
        preferences: Preferences,
        faces: Callable[[], Faces],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._preferences = preferences
        self._faces = faces
        self.theme: Theme = LIGHT
        self.folder = folder
        self.keeper = GameKeeper(folder, folder, self)
        self.keeper.solo = preferences.all_achievements
        self.keeper.failed.connect(self.failed)
        self.keeper.kept.connect(self._ask_earned)
        self._hints = self._taken_back = 0
        self._seen_whole = False
        self._session: GameSession | None = None
        self._kept = True
        self._earned: Earned | None = None
        self._may_offer = False
        window.notebook.triggered.connect(self._ask_notebooks)
        window.folder.triggered.connect(self._open_folder)
        window.games.triggered.connect(self._show_games)
        window.statistics.triggered.connect(self._show_statistics)

    def begin(self, session: GameSession, *, going_on: bool = False) -> None:
        """A game is at the table; it is kept when it ends, once.

        With `going_on` it is the game of before, and what helped in it counts on.
        """
        self._session = session
        if not going_on:
            self._hints = self._taken_back = 0
            self._seen_whole = not session.history.entries
        self._kept = session.to_move is None
        session.rewound.connect(self._count_taken_back)
        session.finished.connect(self._keep)
        self.ask_ticks()

    def count_hint(self) -> None:
        self._hints += 1

    def offer(self) -> None:
        """Whoever has won may tick what was reached: now, or when the store has the game."""
        self._may_offer = True
        self._show_earned()

    def wait(self) -> None:
        """Returns when everything is on disk."""
        self.keeper.wait()

    def close(self) -> None:
        """The program ends: everything is on disk afterwards, and nothing is asked any more."""
        self.keeper.close()

    def ask_passes(self) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import passes

        self.keeper.ask(passes, self._tell_passes)

    def ask_ticks(self) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import ticked

        names = self._names()
        self.keeper.ask(lambda store: ticked(store, names), self._tell_ticks)

    def _tell_passes(self, passes: tuple[Passed, ...]) -> None:
        self.passes_known.emit(passes)

    def _tell_ticks(self, ticked: Mapping[str, Collection[int]]) -> None:
        self.ticks_known.emit(ticked)

    def _count_taken_back(self) -> None:
        self._taken_back += 1

    def _keep(self) -> None:
        from cascadia_qt.store.finished_game import Circumstances, Helps

        # Not earlier: what the game before has earned may be offered when this one has begun.
        self._earned, self._may_offer = None, False
        if self._session is None or self._kept:
            return
        self._kept = True
        shown = tuple(name for name in _HELPS if getattr(self._preferences, name))
        # What helped in a game that was begun elsewhere, or another day, is not known.
        helps = Helps(self._taken_back, self._hints, shown) if self._seen_whole else None
        finished = datetime.now().replace(microsecond=0)
        self.keeper.solo = self._preferences.all_achievements
        self.keeper.keep(self._session.record, Circumstances(finished, helps=helps))

    def _ask_earned(self, game: int) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import earned

        everything = self._preferences.all_achievements
        self.keeper.ask(lambda store: earned(store, game, everything), self._take_earned)

    def _take_earned(self, earned: Earned) -> None:
        self._earned = earned
        self._show_earned()

    def _show_earned(self) -> None:
        """Offers what can be ticked, and says why something cannot."""
        if not self._may_offer or self._earned is None:
            return
        earned, self._earned = self._earned, None
        for offer in earned.offers:
            self._offer_ticks(earned.game, offer)
        if earned.unannounced is not None:
            self._offer_scenario(earned.game, earned.unannounced)
        if earned.refused:
            self._tell_refused(earned.refused)

    def _offer_ticks(self, game: int, offer: Offer) -> None:
        from cascadia_qt.games.cascadia.views.notebook.tick_dialog import TickDialog

        seat, name, numbers = offer
        dialog = TickDialog(
            name,
            numbers,
            several=self._preferences.all_achievements,
            faces=self._faces(),
            theme=self.theme,
            parent=self._window,
        )
        if dialog.exec():
            self._tick(game, seat, tuple(dialog.chosen))
        dialog.deleteLater()

    def _offer_scenario(self, game: int, found: Unannounced) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import claimed
        from cascadia_qt.games.cascadia.views.scenarios.dialog import ScenarioOffer

        dialog = ScenarioOffer(
            found.scenario, found.players, found.goals, self._faces(), self.theme, self._window
        )
        if dialog.exec():
            self.keeper.ask(lambda store: claimed(store, game, self.folder), self._tell_passes)

    def _tell_refused(self, refused: Mapping[Refusal, list[str]]) -> None:
        from cascadia_qt.games.cascadia.words.outcome import joined
        from cascadia_qt.games.cascadia.words.ticking import refusal_words
        from cascadia_qt.words.language import labelled

        of = self.tr("Achievements of {0}")
        sentences = (
            labelled(of.format(joined(names)), refusal_words(why)) for why, names in refused.items()
        )
        self.told.emit(" ".join(sentences))

    def _tick(self, game: int, seat: int, numbers: tuple[int, ...]) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import allowed, ticked
        from cascadia_qt.games.cascadia.store.notebook import tick

        permission, names = allowed(self._preferences.all_achievements), self._names()

        def ticked_off(store: GameStore) -> dict[str, frozenset[int]]:
            for number in numbers:
                tick(store, game, seat, number, permission)
            return ticked(store, names)

        self.keeper.ask(ticked_off, self._tell_ticks)

    def _ask_notebooks(self) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import notebooks

        self.keeper.ask(notebooks, self._show_notebooks)

    def _show_notebooks(self, notebooks: tuple[Notebook, ...]) -> None:
        from cascadia_qt.games.cascadia.views.notebook.dialog import NotebookDialog

        first = next(iter(self._names()), "")
        dialog = NotebookDialog(notebooks, first, self._faces(), self.theme, self._window)
        dialog.tell(self.folder, everything=self._preferences.all_achievements)
        dialog.folder_requested.connect(self._open_folder)
        dialog.exec()

    def _open_folder(self) -> None:
        """Lets the system show where everything is kept."""
        from PySide6.QtGui import QDesktopServices

        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder))):
            text = self.tr("Nothing here can show a folder. The files are in {0}.")
            self.failed.emit(text.format(self.folder))

    def _show_games(self) -> None:
        self._games.open(self.theme, self._window)

    def _show_statistics(self) -> None:
        self._statistics.open(self.theme, self._window)

    @cached_property
    def _games(self) -> KeptGames:
        from cascadia_qt.controllers.kept_games import KeptGames

        games = KeptGames(self.keeper, self._preferences, self)
        games.replay_requested.connect(self.replay_requested)
        games.told.connect(self.told)
        games.failed.connect(self.failed)
        return games

    @cached_property
    def _statistics(self) -> Statistics:
        from cascadia_qt.controllers.statistics import Statistics

        statistics = Statistics(self.keeper, self._preferences, self)
        statistics.game_requested.connect(self._games.replay)
        statistics.games_requested.connect(self._show_games)
        statistics.exported.connect(self._tell_exported)
        statistics.failed.connect(self.failed)
        return statistics

    def _tell_exported(self, path: str) -> None:
        self.told.emit(self.tr("The table is in {0}.").format(path))

    def _names(self) -> list[str]:
        """The persons at the table."""
        seats = () if self._session is None else self._session.record.seats
        return [seat.name for seat in seats if seat.bot is None]
