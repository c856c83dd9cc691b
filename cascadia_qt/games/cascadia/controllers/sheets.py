"""The score of a table: its sheet in a dialog, on paper, on a poster, and the cards behind it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.views.theme import current_theme

# Every dialog is imported when it is first wanted, so that the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.controllers.score_paper import ScorePaper
    from cascadia_qt.games.cascadia.controllers.posters import LandscapePosters
    from cascadia_qt.games.cascadia.rules.terms import Wildlife
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
    from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.views.paper.report import ReportMaker

translate = QCoreApplication.translate


class Sheets(QObject):
    """Opens score sheets over the window, and writes them down.

    Signals:
        review_requested: the game that is over is to be reviewed.
    """

    review_requested = Signal()

    def __init__(self, hall: Hall, faces: Callable[[], Faces], parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall
        self._faces = faces

    def close(self) -> None:
        """Everything is on disk afterwards."""
        for name in ("paper", "posters"):
            if name in self.__dict__:
                getattr(self, name).wait()

    def show_cards(self, species: Wildlife | None = None) -> None:
        """The scoring cards, at that of `species` if it is given."""
        from cascadia_qt.games.cascadia.rules.terms import Wildlife
        from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog

        hall = self._hall
        if hall.session is not None:
            options = hall.session.record.options
            first = species if isinstance(species, Wildlife) else Wildlife.BEAR
            CardsDialog(options, self._faces(), first, hall.window).exec()

    def show_end(self) -> None:
        """What the game has come to: the goals of a scenario first, then the score is counted."""
        session = self._hall.session
        if session is not None and session.record.options.scenario is not None:
            self._show_scenario_end(session)
        dialog = self._score_dialog()
        if dialog is not None:
            dialog.count_up(self._hall.preferences.motion)
            dialog.exec()

    def _show_scenario_end(self, session: GameSession) -> None:
        from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, scenario_progress
        from cascadia_qt.games.cascadia.views.scenarios.dialog import ScenarioDialog

        seats, state, hall = session.record.seats, session.state, self._hall
        scenario = SCENARIOS[state.options.scenario - 1]
        progress = [scenario_progress(scenario, state, seat) for seat in range(len(seats))]
        dialog = ScenarioDialog(scenario.number, seats, progress, self._faces(), hall.window)
        QShortcut(QKeySequence("Q"), dialog, lambda: self._quit(dialog))
        dialog.exec()

    def _quit(self, dialog: QDialog) -> None:
        dialog.accept()
        self._hall.window.close()

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

        table, hall = self._scored_table(), self._hall
        if table is None:
            return None
        dialog = ScoreDialog(table, self._faces(), hall.window)
        dialog.again_requested.connect(hall.play_again)
        dialog.same_deal_requested.connect(hall.play_same_deal)
        dialog.show_deal(self._deal_code())
        # From the event loop, so that the score sheet is gone when the review comes.
        queued = Qt.ConnectionType.QueuedConnection
        dialog.review_requested.connect(self.review_requested, queued)
        dialog.export_requested.connect(self.export)
        dialog.print_requested.connect(self.print)
        dialog.quit_requested.connect(hall.window.close)
        return dialog

    def explain(self, table: ScoredTable) -> None:
        """The score sheet of a table that is not the session's."""
        from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog

        hall = self._hall
        dialog = ScoreDialog(table, self._faces(), hall.window)
        dialog.export_requested.connect(lambda: self.paper.export(table.seats, _report(table)))
        dialog.print_requested.connect(lambda: self.paper.print(_report(table)))
        dialog.quit_requested.connect(hall.window.close)
        dialog.exec()

    def show_poster(self) -> None:
        """A landscape of the game as a picture to hang up."""
        table = self._scored_table()
        if table is not None:
            today = datetime.now().date()
            self.posters.show(table, today, self._deal_code(), dark=current_theme().dark)

    @cached_property
    def posters(self) -> LandscapePosters:
        """Who makes posters."""
        from cascadia_qt.games.cascadia.controllers.posters import LandscapePosters

        return LandscapePosters(self._hall.preferences, self._hall.window, self)

    def _deal_code(self) -> str:
        from cascadia_qt.games.cascadia.rules.deal_code import Deal, deal_code

        session = self._hall.session
        if session is None:
            return ""
        return deal_code(Deal(session.record.options, session.record.seed))

    def export(self) -> None:
        table = self._scored_table()
        if table is not None:
            self.paper.export(table.seats, _report(table))

    def print(self) -> None:
        table = self._scored_table()
        if table is not None:
            self.paper.print(_report(table))

    @cached_property
    def paper(self) -> ScorePaper:
        """Who writes and prints scores."""
        from cascadia_qt.controllers.score_paper import ScorePaper

        paper = ScorePaper(self._hall.preferences, self._hall.window, self)
        paper.failed.connect(self._hall.complain)
        paper.exported.connect(self._tell_exported)
        return paper

    def _scored_table(self) -> ScoredTable | None:
        from cascadia_qt.games.cascadia.views.score.scored_table import scored_table

        session = self._hall.session
        return None if session is None else scored_table(session.record.seats, session.state)

    def _tell_exported(self, path: str) -> None:
        self._hall.tell(translate("Shell", "The score is in {0}.").format(path))


def _report(table: ScoredTable) -> ReportMaker:
    from cascadia_qt.games.cascadia.views.score.report import report_of

    return report_of(table)
