"""The result of a game: over the window, in files and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt

from cascadia_qt.controllers.hall import Hall

# Paper is imported when it is first wanted.
if TYPE_CHECKING:
    from cascadia_qt.controllers.score_paper import ScorePaper
    from cascadia_qt.rules.game import Seat
    from cascadia_qt.views.paper.report import ReportMaker
    from cascadia_qt.views.sheet.result_dialog import ResultDialog

translate = QCoreApplication.translate


class ResultDesk(QObject):
    """Writes the result of the game that is looked at; a game tells what it is."""

    def __init__(self, hall: Hall, parent: QObject) -> None:
        super().__init__(parent)
        self.hall = hall

    def report(self) -> tuple[Sequence[Seat], ReportMaker] | None:
        """Who plays, and the result to be written; None without a game."""
        raise NotImplementedError

    def export(self) -> None:
        found = self.report()
        if found is not None:
            self.paper.export(*found)

    def print(self) -> None:
        found = self.report()
        if found is not None:
            self.paper.print(found[1])

    def close(self) -> None:
        """Everything is on disk afterwards."""
        if "paper" in self.__dict__:
            self.paper.wait()

    @cached_property
    def paper(self) -> ScorePaper:
        """Who writes and prints results."""
        from cascadia_qt.controllers.score_paper import ScorePaper

        paper = ScorePaper(self.hall.preferences, self.hall.window, self)
        paper.failed.connect(self.hall.complain)
        paper.exported.connect(self._tell_exported)
        return paper

    def attend(self, dialog: ResultDialog) -> None:
        """Does what is asked for in `dialog`."""
        hall = self.hall
        dialog.again_requested.connect(hall.play_again)
        dialog.same_deal_requested.connect(hall.play_same_deal)
        # From the event loop, so that the dialog is gone when the replay comes.
        queued = Qt.ConnectionType.QueuedConnection
        dialog.replay_requested.connect(hall.window.replay.trigger, queued)
        dialog.export_requested.connect(self.export)
        dialog.print_requested.connect(self.print)
        dialog.quit_requested.connect(hall.window.close)

    def _tell_exported(self, path: str) -> None:
        self.hall.tell(translate("ScorePaper", "The result is in {0}.").format(path))
