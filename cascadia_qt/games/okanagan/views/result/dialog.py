"""How a game ended, part by part, or how it stands: a sheet beside the rewards that count."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.forms.result_dialog import Ui_OkanaganResultDialog
from cascadia_qt.games.okanagan.views.result.result_table import ResultTable
from cascadia_qt.games.okanagan.views.result.sheet_art import SheetArt
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult
from cascadia_qt.games.okanagan.words.outcome import while_counted
from cascadia_qt.views.flow_layout import let_flow
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.room import most_of_window
from cascadia_qt.views.sheet.parts_dialog import PartsDialog
from cascadia_qt.words.outcome import Outcome


class OkanaganResultDialog(PartsDialog):
    """Shows everybody's points and why."""

    def __init__(self, result: ShownResult, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = result
        ui = self.form = self._ui = Ui_OkanaganResultDialog()
        ui.setupUi(self)
        self.parts = result.parts
        let_flow(ui.buttons, ui.column)
        self.show_words()
        ui.sheet.number_focused.connect(self.explain)
        self.connect_buttons(ui, over=result.over)
        ui.sheet.show_result(ResultTable(result, self), SheetArt(result))
        ui.sheet.setFocus()
        self.resize(most_of_window(self))

    def outcome(self, *, counting: bool) -> Outcome:
        return while_counted() if counting else self._result.outcome

    def deal_words(self) -> str:
        return self.tr("Deal number {0}").format(self._result.seed)

    def explain(self, seat: int, row: str) -> None:
        """Explains a number in words, and lights the rewards that it comes from."""
        explain(self, row)
        told = self._result.account(seat, row)
        self._ui.account.show_account(self._result, seat, row)
        self._ui.scroll.make_room()
        self._ui.holding.show_number(self._result, seat, row)
        self._ui.holding.setAccessibleDescription(f"{told.heading}. {told.why}")
