"""The dialogs of the window: files, preferences, help, cards, scores and their paper."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from cascadia_qt.model.preferences import Preferences
from cascadia_qt.store.file_names import SAVED_GAME, file_name
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.messages import ask, warn
from cascadia_qt.views.theme import current_theme

# Every dialog is imported when it is first wanted, so that the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.controllers.posters import Posters
    from cascadia_qt.games.cascadia.controllers.score_paper import ScorePaper
    from cascadia_qt.games.cascadia.rules.terms import Wildlife
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
    from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
    from cascadia_qt.model.session import GameSession

translate = QCoreApplication.translate

_SUFFIXES = (SAVED_GAME, ".json")


class Dialogs(QObject):
    """Opens dialogs over the window.

    Attributes:
        window: what they are opened over.
        session: the game that the dialogs speak of, if any.

    Signals:
        again_requested: another game with the same people.
        same_deal_requested: the same deal once more.
        review_requested: the game that is over is to be reviewed.
    """

    again_requested = Signal()
    same_deal_requested = Signal()
    review_requested = Signal()

    def __init__(
        self,
        window: MainWindow,
        preferences: Preferences,
        faces: Callable[[], Faces],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.window = window
        self._preferences = preferences
        self._faces = faces
        self.session: GameSession | None = None
        self._connect()

    def close(self) -> None:
        """Everything is on disk afterwards."""
        for name in ("paper", "posters"):
            if name in self.__dict__:
                getattr(self, name).wait()

    def complain(self, sentence: str) -> None:
        warn(self.window, sentence)

    def go_on_with_match(self) -> bool:
        """Asks whether the match that is not finished goes on; otherwise another one begins."""
        question = translate("Shell", "A match is not finished. Do you want to go on with it?")
        return ask(self.window, question)

    def tell(self, sentence: str) -> None:
        """Says for a while that something went well."""
        from cascadia_qt.views.toast import Toast

        Toast(sentence, QApplication.activeWindow() or self.window)

    def path_to_open(self) -> Path | None:
        """The file of a game to go on with, if somebody chooses one."""
        title, wanted = translate("Shell", "Open a game"), _saved_games()
        name, _ = QFileDialog.getOpenFileName(self.window, title, self._folder(), wanted)
        if not name:
            return None
        self._preferences.last_folder = str(Path(name).parent)
        return Path(name)

    def path_to_save(self, name: str) -> Path | None:
        """Where to save a game, if somebody chooses a place; `name` is proposed."""
        from cascadia_qt.controllers.file_question import asked_file

        title = translate("Shell", "Save the game")
        proposed = Path(self._folder()) / (file_name(name) + SAVED_GAME)
        return asked_file(self.window, title, proposed, _saved_games(), _SUFFIXES)

    def show_preferences(self) -> None:
        from cascadia_qt.views.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(self._preferences, self.window)
        dialog.exec()
        dialog.deleteLater()

    def show_help(self) -> None:
        from cascadia_qt.views.help_dialogs import HelpDialog

        HelpDialog(self.window).exec()

    def show_cards(self, species: Wildlife | None = None) -> None:
        """The scoring cards, at that of `species` if it is given."""
        from cascadia_qt.games.cascadia.rules.terms import Wildlife
        from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog

        if self.session is not None:
            options = self.session.record.options
            first = species if isinstance(species, Wildlife) else Wildlife.BEAR
            CardsDialog(options, self._faces(), first, self.window).exec()

    def show_end(self) -> None:
        """What the game has come to: the goals of a scenario first, then the score is counted."""
        if self.session is not None and self.session.record.options.scenario is not None:
            self._show_scenario_end(self.session)
        dialog = self._score_dialog()
        if dialog is not None:
            dialog.count_up(self._preferences.motion)
            dialog.exec()

    def _show_scenario_end(self, session: GameSession) -> None:
        from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, scenario_progress
        from cascadia_qt.games.cascadia.views.scenarios.dialog import ScenarioDialog

        seats, state = session.record.seats, session.state
        scenario = SCENARIOS[state.options.scenario - 1]
        progress = [scenario_progress(scenario, state, seat) for seat in range(len(seats))]
        dialog = ScenarioDialog(scenario.number, seats, progress, self._faces(), self.window)
        QShortcut(QKeySequence("Q"), dialog, lambda: self._quit(dialog))
        dialog.exec()

    def _quit(self, dialog: QDialog) -> None:
        dialog.accept()
        self.window.close()

    def show_scores(self, seat: int | None = None, line: str | None = None) -> None:
        """The score sheet, at a number of it if one is given."""
        dialog = self._score_dialog()
        if dialog is not None:
            if seat is not None and line is not None:
                dialog.look_at(seat, line)
            dialog.exec()

    def _score_dialog(self) -> ScoreDialog | None:
        """The score sheet of the game, if there is one."""
        from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog

        table = self._scored_table()
        if table is None:
            return None
        dialog = ScoreDialog(table, self._faces(), self.window)
        dialog.again_requested.connect(self.again_requested)
        dialog.same_deal_requested.connect(self.same_deal_requested)
        dialog.show_deal(self._deal_code())
        # From the event loop, so that the score sheet is gone when the review comes.
        queued = Qt.ConnectionType.QueuedConnection
        dialog.review_requested.connect(self.review_requested, queued)
        dialog.export_requested.connect(self.export)
        dialog.print_requested.connect(self.print)
        dialog.quit_requested.connect(self.window.close)
        return dialog

    def explain(self, table: ScoredTable) -> None:
        """The score sheet of a table that is not the session's."""
        from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog

        dialog = ScoreDialog(table, self._faces(), self.window)
        dialog.export_requested.connect(lambda: self.paper.export(table, current_theme()))
        dialog.print_requested.connect(lambda: self.paper.print(table))
        dialog.quit_requested.connect(self.window.close)
        dialog.exec()

    def show_poster(self) -> None:
        """A landscape of the game as a picture to hang up."""
        table = self._scored_table()
        if table is not None:
            today = datetime.now().date()
            self.posters.show(table, today, self._deal_code(), dark=current_theme().dark)

    @cached_property
    def posters(self) -> Posters:
        """Who makes posters."""
        from cascadia_qt.games.cascadia.controllers.posters import Posters

        return Posters(self._preferences, self.window, self)

    def _deal_code(self) -> str:
        from cascadia_qt.games.cascadia.rules.deal_code import Deal, deal_code

        if self.session is None:
            return ""
        return deal_code(Deal(self.session.record.options, self.session.record.seed))

    def export(self) -> None:
        table = self._scored_table()
        if table is not None:
            self.paper.export(table, current_theme())

    def print(self) -> None:
        table = self._scored_table()
        if table is not None:
            self.paper.print(table)

    @cached_property
    def paper(self) -> ScorePaper:
        """Who writes and prints scores."""
        from cascadia_qt.games.cascadia.controllers.score_paper import ScorePaper

        paper = ScorePaper(self._preferences, self.window, self)
        paper.failed.connect(self.complain)
        paper.exported.connect(self._tell_exported)
        return paper

    def _connect(self) -> None:
        window = self.window
        window.preferences.triggered.connect(self.show_preferences)
        window.scores.triggered.connect(self.show_scores)
        window.cards.triggered.connect(self.show_cards)
        window.export.triggered.connect(self.export)
        window.print.triggered.connect(self.print)
        window.poster.triggered.connect(self.show_poster)
        window.help.triggered.connect(self.show_help)
        window.keys.triggered.connect(self._show_keys)
        window.about.triggered.connect(self._show_about)
        window.review.triggered.connect(self.review_requested)

    def _folder(self) -> str:
        from cascadia_qt.controllers.file_question import folder_for

        return str(folder_for(self._preferences.last_folder))

    def _show_keys(self) -> None:
        from cascadia_qt.views.help_dialogs import KeysDialog

        KeysDialog(self.window).exec()

    def _show_about(self) -> None:
        from cascadia_qt.views.help_dialogs import AboutDialog

        AboutDialog(self.window).exec()

    def _scored_table(self) -> ScoredTable | None:
        from cascadia_qt.games.cascadia.views.score.scored_table import scored_table

        if self.session is None:
            return None
        return scored_table(self.session.record.seats, self.session.state)

    def _tell_exported(self, path: str) -> None:
        self.tell(translate("Shell", "The score is in {0}.").format(path))


def _saved_games() -> str:
    pattern = " ".join(f"*{suffix}" for suffix in _SUFFIXES)
    return translate("Shell", "Saved games ({0})").format(pattern)
