"""The result of a game of Kaskaria: in a dialog, in files and on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt

from cascadia_qt.controllers.hall import Hall

# Every dialog is imported when it is first wanted, so that the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.controllers.score_paper import ScorePaper
    from cascadia_qt.games.kaskaria.views.art.faces import Faces
    from cascadia_qt.games.kaskaria.views.result.dialog import KaskariaResultDialog
    from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult

translate = QCoreApplication.translate


class Sheets(QObject):
    """Opens the result over the window, and writes it down."""

    def __init__(self, hall: Hall, faces: Callable[[], Faces], parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall
        self._faces = faces

    def close(self) -> None:
        """Everything is on disk afterwards."""
        if "paper" in self.__dict__:
            self.paper.wait()

    def show_end(self) -> None:
        """What the game has come to, counted up."""
        dialog = self._dialog()
        if dialog is not None:
            dialog.count_up(self._hall.preferences.motion)
            dialog.exec()

    def show_result(self) -> None:
        """How the game ended or, as far as everybody knows, stands."""
        dialog = self._dialog()
        if dialog is not None:
            dialog.exec()

    def export(self) -> None:
        from cascadia_qt.games.kaskaria.views.result.report import report_of

        result = self._result()
        if result is not None:
            self.paper.export(result.seats, report_of(result))

    def print(self) -> None:
        from cascadia_qt.games.kaskaria.views.result.report import report_of

        result = self._result()
        if result is not None:
            self.paper.print(report_of(result))

    @cached_property
    def paper(self) -> ScorePaper:
        """Who writes and prints results."""
        from cascadia_qt.controllers.score_paper import ScorePaper

        paper = ScorePaper(self._hall.preferences, self._hall.window, self)
        paper.failed.connect(self._hall.complain)
        paper.exported.connect(self._tell_exported)
        return paper

    def _dialog(self) -> KaskariaResultDialog | None:
        """The result of the game, if there is one."""
        from cascadia_qt.games.kaskaria.views.result.dialog import KaskariaResultDialog

        result, hall = self._result(), self._hall
        if result is None:
            return None
        dialog = KaskariaResultDialog(result, self._faces(), hall.window)
        dialog.again_requested.connect(hall.play_again)
        dialog.same_deal_requested.connect(hall.play_same_deal)
        # From the event loop, so that the dialog is gone when the replay comes.
        queued = Qt.ConnectionType.QueuedConnection
        dialog.replay_requested.connect(hall.window.replay.trigger, queued)
        dialog.export_requested.connect(self.export)
        dialog.print_requested.connect(self.print)
        dialog.quit_requested.connect(hall.window.close)
        return dialog

    def _result(self) -> ShownResult | None:
        from cascadia_qt.games.kaskaria.views.result.shown_result import shown_result

        session = self._hall.session
        if session is None:
            return None
        return shown_result(session.state, session.record.seats, session.record.seed)

    def _tell_exported(self, path: str) -> None:
        self._hall.tell(translate("KaskariaReport", "The result is in {0}.").format(path))
