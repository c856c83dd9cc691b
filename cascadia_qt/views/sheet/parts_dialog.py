"""A result with parts: a sheet of numbers, counted up at the end of a game, and one explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from cascadia_qt.views.counting import Counting
from cascadia_qt.views.labels import say
from cascadia_qt.views.sheet.part_sheet import PartSheet
from cascadia_qt.views.sheet.result_dialog import ResultButtons, ResultDialog
from cascadia_qt.words.outcome import Outcome


class PartsForm(ResultButtons, Protocol):
    """The form of such a dialog."""

    score_title: QLabel
    score_detail: QLabel
    deal: QLabel

    @property
    def sheet(self) -> PartSheet: ...

    def retranslateUi(self, dialog: QDialog, /) -> None: ...


class PartsDialog(ResultDialog):
    """Counts everybody's parts up, and names the winner when all are counted.

    Attributes:
        form: has been set up by the game.
        parts: the rows of the sheet that add up, in their order.
    """

    form: PartsForm
    parts: Sequence[str]

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counting: Counting | None = None

    def outcome(self, *, counting: bool) -> Outcome:
        """Who has won; while the parts are counted nobody knows."""
        raise NotImplementedError

    def deal_words(self) -> str:
        """Which deal it was."""
        raise NotImplementedError

    def explain(self, seat: int, row: str) -> None:
        """Tells where a number comes from."""
        raise NotImplementedError

    def count_up(self, percent: int) -> None:
        """Counts everything up as soon as it is shown, in `percent` of the usual time."""
        if percent:
            self._counting = Counting(len(self.parts), percent, self)
            self._counting.counted.connect(self._count_to)
            self._counting.done.connect(self._tell_outcome)
            self.show_words()

    def show_words(self) -> None:
        told = self.outcome(counting=self._counting is not None)
        self.setWindowTitle(told.title)
        say(self.form.score_title, told.title)
        say(self.form.score_detail, told.detail)
        self.setAccessibleDescription(f"{told.title}. {told.detail}")
        self.form.deal.setText(self.deal_words())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._counting is not None and not self._counting.running:
            self._counting.begin()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.form.retranslateUi(self)
            self.show_words()
            self.explain(*self.form.sheet.looked_at)
        super().changeEvent(event)

    def _count_to(self, counted: float) -> None:
        sheet = self.form.sheet
        sheet.count_to(counted)
        row = self.parts[min(int(counted), len(self.parts) - 1)]
        if sheet.looked_at[1] != row:
            sheet.look_at(sheet.looked_at[0], row)

    def _tell_outcome(self) -> None:
        """Everything is counted: the winner is named, and looked at."""
        self._counting = None
        self.form.sheet.count_to(None)
        self.show_words()
        winners = self.outcome(counting=False).winners
        self.form.sheet.look_at(min(winners, default=0), "total")
