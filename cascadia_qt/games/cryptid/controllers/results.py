"""The result of a game of Cryptid: in a dialog, in files and on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt

from cascadia_qt.controllers.hall import Hall

# Every dialog is imported when it is first wanted, so that the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.controllers.score_paper import ScorePaper
    from cascadia_qt.games.cryptid.model.hindsight import LookedBack
    from cascadia_qt.games.cryptid.views.art.faces import Faces
    from cascadia_qt.games.cryptid.views.result.dialog import CryptidResultDialog
    from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult
    from cascadia_qt.rules.record import Record

translate = QCoreApplication.translate


class Results(QObject):
    """Opens the result over the window, and writes it down."""

    def __init__(self, hall: Hall, faces: Callable[[], Faces], parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall
        self._faces = faces
        self._looked: LookedBack | None = None

    def close(self) -> None:
        """Nobody thinks any more, and everything is on disk afterwards."""
        self._forget()
        if "paper" in self.__dict__:
            self.paper.wait()

    def show_end(self) -> None:
        """What the game has come to; the clues light up in turn."""
        dialog = self._dialog()
        if dialog is not None:
            dialog.light_up(self._hall.preferences.motion)
            self._show(dialog)

    def show_result(self) -> None:
        """How the game ended or, as far as everybody knows, stands."""
        dialog = self._dialog()
        if dialog is not None:
            self._show(dialog)

    def export(self) -> None:
        from cascadia_qt.games.cryptid.views.result.report import report_of

        result = self._result()
        if result is not None:
            self.paper.export(result.seats, report_of(result))

    def print(self) -> None:
        from cascadia_qt.games.cryptid.views.result.report import report_of

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

    def _show(self, dialog: CryptidResultDialog) -> None:
        dialog.exec()
        self._forget()

    def _look_back(self, dialog: CryptidResultDialog, record: Record) -> None:
        """What takes a while to think out comes into the dialog when it is known."""
        from cascadia_qt.games.cryptid.model.hindsight import LookedBack

        self._forget()
        looked = self._looked = LookedBack(record.history, self)

        def tell() -> None:
            if looked.hindsight is not None:
                dialog.show_hindsight(looked.hindsight)

        looked.known.connect(tell)
        looked.failed.connect(dialog.tell_no_hindsight)

    def _forget(self) -> None:
        if self._looked is not None:
            self._looked.close()
            self._looked.deleteLater()
            self._looked = None

    def _dialog(self) -> CryptidResultDialog | None:
        """The result of the game, if there is one."""
        from cascadia_qt.games.cryptid.views.result.dialog import CryptidResultDialog

        result, hall = self._result(), self._hall
        if result is None:
            return None
        dialog = CryptidResultDialog(result, self._faces(), hall.window)
        dialog.again_requested.connect(hall.play_again)
        dialog.same_deal_requested.connect(hall.play_same_deal)
        # From the event loop, so that the dialog is gone when the replay comes.
        queued = Qt.ConnectionType.QueuedConnection
        dialog.replay_requested.connect(hall.window.replay.trigger, queued)
        dialog.export_requested.connect(self.export)
        dialog.print_requested.connect(self.print)
        dialog.quit_requested.connect(hall.window.close)
        if result.over and hall.session is not None:
            self._look_back(dialog, hall.session.record)
        return dialog

    def _result(self) -> ShownResult | None:
        from cascadia_qt.games.cryptid.views.result.shown_result import shown_result

        session = self._hall.session
        return None if session is None else shown_result(session.record)

    def _tell_exported(self, path: str) -> None:
        self._hall.tell(translate("CryptidReport", "The result is in {0}.").format(path))
