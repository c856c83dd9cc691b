"""The result of a game of Okanagan: in a dialog, in files and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.controllers.result_desk import ResultDesk
from cascadia_qt.views.theme import current_theme

# Every dialog is imported when it is first wanted, so that the window is there before it.
if TYPE_CHECKING:
    from cascadia_qt.controllers.posters import Posters
    from cascadia_qt.games.okanagan.views.result.dialog import OkanaganResultDialog
    from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult
    from cascadia_qt.model.looker import Looker
    from cascadia_qt.rules.game import Seat
    from cascadia_qt.views.paper.report import ReportMaker


class Sheets(ResultDesk):
    """Opens the result over the window, and writes it down.

    Attributes:
        looker: who looks at the table, and sees his own objectives; None for nobody in particular.
    """

    def __init__(self, hall: Hall, parent: QObject) -> None:
        super().__init__(hall, parent)
        self.looker: Looker | None = None

    def show_end(self) -> None:
        """What the game has come to, counted up."""
        dialog = self._dialog()
        if dialog is not None:
            dialog.count_up(self.hall.preferences.motion)
            dialog.exec()

    def show_result(self) -> None:
        """How the game ended or, as far as whoever looks knows, stands."""
        dialog = self._dialog()
        if dialog is not None:
            dialog.exec()

    def report(self) -> tuple[Sequence[Seat], ReportMaker] | None:
        """A file goes from hand to hand: it holds what everybody may know."""
        from cascadia_qt.games.okanagan.views.result.report import report_of

        result = self._result(None)
        return None if result is None else (result.seats, report_of(result))

    def save_poster(self) -> None:
        """The valley as it lies, as a picture to hang up."""
        from cascadia_qt.games.okanagan.views.valley_poster import poster_of
        from cascadia_qt.views.paper.export import PICTURES

        session = self.hall.session
        if session is not None:
            seats = session.record.seats
            title = ", ".join(seat.name for seat in seats)
            made, theme = poster_of(session.state, seats), current_theme()
            self.posters.save(self.hall.window, title, PICTURES, made, theme)

    @cached_property
    def posters(self) -> Posters:
        """Who writes posters."""
        from cascadia_qt.controllers.posters import Posters

        return Posters(self.hall.preferences, self.hall.window, self)

    def close(self) -> None:
        super().close()
        if "posters" in self.__dict__:
            self.posters.wait()

    def _dialog(self) -> OkanaganResultDialog | None:
        """The result of the game, if there is one."""
        from cascadia_qt.games.okanagan.views.result.dialog import OkanaganResultDialog

        result = self._result(None if self.looker is None else self.looker.seat)
        if result is None:
            return None
        dialog = OkanaganResultDialog(result, self.hall.window)
        self.attend(dialog)
        return dialog

    def _result(self, looker: int | None) -> ShownResult | None:
        from cascadia_qt.games.okanagan.views.result.shown_result import shown_result

        session = self.hall.session
        if session is None:
            return None
        record = session.record
        return shown_result(session.state, record.seats, record.seed, looker)
