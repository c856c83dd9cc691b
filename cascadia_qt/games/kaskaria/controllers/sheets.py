"""The result of a game of Kaskaria: in a dialog, in files and on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.result_desk import ResultDesk

# Every dialog is imported when it is first wanted, so that the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.games.kaskaria.views.art.faces import Faces
    from cascadia_qt.games.kaskaria.views.result.dialog import KaskariaResultDialog
    from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult
    from cascadia_qt.rules.game import Seat
    from cascadia_qt.views.paper.report import ReportMaker


class Sheets(ResultDesk):
    """Opens the result over the window, and writes it down."""

    def __init__(self, hall: Hall, faces: Callable[[], Faces], parent: QObject) -> None:
        super().__init__(hall, parent)
        self._faces = faces

    def show_end(self) -> None:
        """What the game has come to, counted up."""
        dialog = self._dialog()
        if dialog is not None:
            dialog.count_up(self.hall.preferences.motion)
            dialog.exec()

    def show_result(self) -> None:
        """How the game ended or, as far as everybody knows, stands."""
        dialog = self._dialog()
        if dialog is not None:
            dialog.exec()

    def report(self) -> tuple[Sequence[Seat], ReportMaker] | None:
        from cascadia_qt.games.kaskaria.views.result.report import report_of

        result = self._result()
        return None if result is None else (result.seats, report_of(result))

    def _dialog(self) -> KaskariaResultDialog | None:
        """The result of the game, if there is one."""
        from cascadia_qt.games.kaskaria.views.result.dialog import KaskariaResultDialog

        result = self._result()
        if result is None:
            return None
        dialog = KaskariaResultDialog(result, self._faces(), self.hall.window)
        self.attend(dialog)
        return dialog

    def _result(self) -> ShownResult | None:
        from cascadia_qt.games.kaskaria.views.result.shown_result import shown_result

        session = self.hall.session
        if session is None:
            return None
        return shown_result(session.state, session.record.seats, session.record.seed)
