"""The result of a game of Cryptid: in a dialog, in files and on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.result_desk import ResultDesk

# Every dialog is imported when it is first wanted, so that the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.games.cryptid.model.hindsight import LookedBack
    from cascadia_qt.games.cryptid.views.art.faces import Faces
    from cascadia_qt.games.cryptid.views.result.dialog import CryptidResultDialog
    from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult
    from cascadia_qt.rules.game import Seat
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.paper.report import ReportMaker


class Results(ResultDesk):
    """Opens the result over the window, and writes it down."""

    def __init__(self, hall: Hall, faces: Callable[[], Faces], parent: QObject) -> None:
        super().__init__(hall, parent)
        self._faces = faces
        self._looked: LookedBack | None = None

    def close(self) -> None:
        """Nobody thinks any more, and everything is on disk afterwards."""
        self._forget()
        super().close()

    def show_end(self) -> None:
        """What the game has come to; the clues light up in turn."""
        dialog = self._dialog()
        if dialog is not None:
            dialog.light_up(self.hall.preferences.motion)
            self._show(dialog)

    def show_result(self) -> None:
        """How the game ended or, as far as everybody knows, stands."""
        dialog = self._dialog()
        if dialog is not None:
            self._show(dialog)

    def report(self) -> tuple[Sequence[Seat], ReportMaker] | None:
        from cascadia_qt.games.cryptid.views.result.report import report_of

        result = self._result()
        return None if result is None else (result.seats, report_of(result))

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

        result, hall = self._result(), self.hall
        if result is None:
            return None
        dialog = CryptidResultDialog(result, self._faces(), hall.window)
        self.attend(dialog)
        if result.over and hall.session is not None:
            self._look_back(dialog, hall.session.record)
        return dialog

    def _result(self) -> ShownResult | None:
        from cascadia_qt.games.cryptid.views.result.shown_result import shown_result

        session = self.hall.session
        return None if session is None else shown_result(session.record)
