"""How a game ended, part by part, or how it stands: a sheet beside the island."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.kaskaria.forms.result_dialog import Ui_KaskariaResultDialog
from cascadia_qt.games.kaskaria.rules.state import FIGURES
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.result.result_table import ResultTable
from cascadia_qt.games.kaskaria.views.result.sheet_art import SheetArt
from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS, ShownResult
from cascadia_qt.games.kaskaria.words.explanation import PARTS
from cascadia_qt.games.kaskaria.words.outcome import while_counted
from cascadia_qt.views.counting import Counting
from cascadia_qt.views.flow_layout import let_flow
from cascadia_qt.views.labels import say
from cascadia_qt.views.room import most_of_window
from cascadia_qt.views.sheet.result_dialog import ResultDialog


class KaskariaResultDialog(ResultDialog):
    """Shows everybody's gold and why."""

    def __init__(self, result: ShownResult, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = result
        self._counting: Counting | None = None
        ui = self._ui = Ui_KaskariaResultDialog()
        ui.setupUi(self)
        let_flow(ui.buttons, ui.column)
        self._show_words()
        self._connect()
        ui.island.show_result(self._result, faces)
        ui.account.show_symbols(faces)
        ui.sheet.show_result(ResultTable(self._result, self), SheetArt(self._result, faces))
        ui.sheet.setFocus()
        self.resize(most_of_window(self))

    def count_up(self, percent: int) -> None:
        """Counts everything up as soon as it is shown, in `percent` of the usual time."""
        if percent:
            self._counting = Counting(len(PARTS), percent, self)
            self._counting.counted.connect(self._count_to)
            self._counting.done.connect(self._tell_outcome)
            self._show_words()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._counting is not None and not self._counting.running:
            self._counting.begin()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._ui.retranslateUi(self)
            self._show_words()
            self._explain(*self._ui.sheet.looked_at)
        super().changeEvent(event)

    def _connect(self) -> None:
        ui = self._ui
        ui.sheet.number_focused.connect(self._explain)
        self.connect_buttons(ui, over=self._result.over)

    def _count_to(self, counted: float) -> None:
        sheet = self._ui.sheet
        sheet.count_to(counted)
        row = ROWS[min(int(counted), len(PARTS) - 1)]
        if sheet.looked_at[1] != row:
            sheet.look_at(sheet.looked_at[0], row)

    def _tell_outcome(self) -> None:
        """Everything is counted: the winner is named, and looked at."""
        self._counting = None
        self._ui.sheet.count_to(None)
        self._show_words()
        self._ui.sheet.look_at(min(self._result.outcome.winners, default=0), "total")

    def _show_words(self) -> None:
        told = self._result.outcome if self._counting is None else while_counted()
        self.setWindowTitle(told.title)
        say(self._ui.score_title, told.title)
        say(self._ui.score_detail, told.detail)
        self.setAccessibleDescription(f"{told.title}. {told.detail}")
        number = self.tr("Deal number {0}").format(self._result.seed)
        self._ui.deal.setText(number)

    def _explain(self, seat: int, row: str) -> None:
        """Explains a number in words, and shows whose figures earned it."""
        told = self._result.account(seat, row)
        self._ui.account.show_account(self._result, seat, row)
        self._ui.scroll.make_room()
        figures = FIGURES if row == "total" else (row,)
        self._ui.island.ring([(figure, seat) for figure in figures])
        self._ui.island.setAccessibleDescription(f"{told.heading}. {told.why}")
