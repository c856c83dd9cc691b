"""What players of Cascadia have earned: achievements are ticked, scenarios passed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.cascadia.model.preferences import CascadiaPreferences

# The store, the rules and the dialogs are imported when they are first wanted.
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from cascadia_qt.games.cascadia.controllers.store_questions import Earned, Offer
    from cascadia_qt.games.cascadia.rules.achievements import Refusal
    from cascadia_qt.games.cascadia.store.notebook import Unannounced
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.notebook.memories import Notebook, Passed
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.store.game_store import GameStore

translate = QCoreApplication.translate


class Journal(QObject):
    """Asks the store what was earned, offers it, and opens the notebooks.

    Signals:
        ticks_known: who has ticked which achievements; carries numbers by names.
        passes_known: who has passed which scenarios; carries them as Passed.
    """

    ticks_known = Signal(dict)
    passes_known = Signal(tuple)

    def __init__(
        self,
        hall: Hall,
        preferences: CascadiaPreferences,
        faces: Callable[[], Faces],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._hall = hall
        self._preferences = preferences
        self._faces = faces
        self._keeper = hall.memory.keeper
        self._session: GameSession | None = None
        self._earned: Earned | None = None
        self._may_offer = False
        hall.memory.kept.connect(self._ask_earned)
        preferences.changed.connect(self._apply)
        self._apply()

    def begin(self, session: GameSession) -> None:
        """A game is at the table."""
        self._session = session
        session.finished.connect(self._forget_earned)
        self.ask_ticks()

    def offer(self) -> None:
        """Whoever has won may tick what was reached: now, or when the store has the game."""
        self._may_offer = True
        self._show_earned()

    def ask_passes(self) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import passes

        self._keeper.ask(passes, self._tell_passes)

    def ask_ticks(self) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import ticked

        names = self._names()
        self._keeper.ask(lambda store: ticked(store, names), self._tell_ticks)

    def ask_notebooks(self) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import notebooks

        self._keeper.ask(notebooks, self._show_notebooks)

    def _apply(self) -> None:
        self._keeper.solo = self._preferences.all_achievements

    def _forget_earned(self) -> None:
        # Not earlier: what the game before has earned may be offered when this one has begun.
        self._earned, self._may_offer = None, False

    def _tell_passes(self, passes: tuple[Passed, ...]) -> None:
        self.passes_known.emit(passes)

    def _tell_ticks(self, ticked: Mapping[str, Collection[int]]) -> None:
        self.ticks_known.emit(ticked)

    def _ask_earned(self, game: int) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import earned

        everything = self._preferences.all_achievements
        self._keeper.ask(lambda store: earned(store, game, everything), self._take_earned)

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
            parent=self._hall.window,
        )
        if dialog.exec():
            self._tick(game, seat, tuple(dialog.chosen))
        dialog.deleteLater()

    def _offer_scenario(self, game: int, found: Unannounced) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import claimed
        from cascadia_qt.games.cascadia.views.scenarios.dialog import ScenarioOffer

        folder = self._hall.folder
        dialog = ScenarioOffer(
            found.scenario,
            found.players,
            found.goals,
            self._faces(),
            self._hall.window,
        )
        if dialog.exec():
            self._keeper.ask(lambda store: claimed(store, game, folder), self._tell_passes)

    def _tell_refused(self, refused: Mapping[Refusal, list[str]]) -> None:
        from cascadia_qt.games.cascadia.words.ticking import refusal_words
        from cascadia_qt.words.language import labelled
        from cascadia_qt.words.outcome import joined

        of = translate("Memory", "Achievements of {0}")
        sentences = (
            labelled(of.format(joined(names)), refusal_words(why)) for why, names in refused.items()
        )
        self._hall.tell(" ".join(sentences))

    def _tick(self, game: int, seat: int, numbers: tuple[int, ...]) -> None:
        from cascadia_qt.games.cascadia.controllers.store_questions import allowed, ticked
        from cascadia_qt.games.cascadia.store.notebook import tick

        permission, names = allowed(self._preferences.all_achievements), self._names()

        def ticked_off(store: GameStore) -> dict[str, frozenset[int]]:
            for number in numbers:
                tick(store, game, seat, number, permission)
            return ticked(store, names)

        self._keeper.ask(ticked_off, self._tell_ticks)

    def _show_notebooks(self, notebooks: tuple[Notebook, ...]) -> None:
        from cascadia_qt.games.cascadia.views.notebook.dialog import NotebookDialog

        first = next(iter(self._names()), "")
        hall = self._hall
        dialog = NotebookDialog(notebooks, first, self._faces(), hall.window)
        dialog.tell(hall.folder, everything=self._preferences.all_achievements)
        dialog.folder_requested.connect(hall.memory.open_folder)
        dialog.exec()

    def _names(self) -> list[str]:
        """The persons at the table."""
        seats = () if self._session is None else self._session.record.seats
        return [seat.name for seat in seats if seat.bot is None]
