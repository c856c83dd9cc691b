"""How a game ended, part by part, or how it stands: a sheet beside the island."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cascadia_qt.games.kaskaria.forms.result_dialog import Ui_KaskariaResultDialog
from cascadia_qt.games.kaskaria.rules.state import FIGURES
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.result.result_table import ResultTable
from cascadia_qt.games.kaskaria.views.result.sheet_art import SheetArt
from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult
from cascadia_qt.games.kaskaria.words.explanation import PARTS
from cascadia_qt.games.kaskaria.words.outcome import while_counted
from cascadia_qt.views.flow_layout import let_flow
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.room import most_of_window
from cascadia_qt.views.sheet.parts_dialog import PartsDialog
from cascadia_qt.words.outcome import Outcome


class KaskariaResultDialog(PartsDialog):
    """Shows everybody's gold and why."""

    def __init__(self, result: ShownResult, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = result
        ui = self.form = self._ui = Ui_KaskariaResultDialog()
        ui.setupUi(self)
        self.parts = PARTS
        let_flow(ui.buttons, ui.column)
        self.show_words()
        ui.sheet.number_focused.connect(self.explain)
        self.connect_buttons(ui, over=result.over)
        ui.island.show_result(self._result, faces)
        ui.account.show_symbols(faces)
        ui.sheet.show_result(ResultTable(self._result, self), SheetArt(self._result, faces))
        ui.sheet.setFocus()
        self.resize(most_of_window(self))

    def outcome(self, *, counting: bool) -> Outcome:
        return while_counted() if counting else self._result.outcome

    def deal_words(self) -> str:
        return self.tr("Deal number {0}").format(self._result.seed)

    def explain(self, seat: int, row: str) -> None:
        """Explains a number in words, and shows whose figures earned it."""
        explain(self, row)
        told = self._result.account(seat, row)
        self._ui.account.show_account(self._result, seat, row)
        self._ui.scroll.make_room()
        figures = FIGURES if row == "total" else (row,)
        self._ui.island.ring([(figure, seat) for figure in figures])
        self._ui.island.setAccessibleDescription(f"{told.heading}. {told.why}")
