"""A score sheet that is counted up line by line."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from cascadia_qt.games.cascadia.views.score.sheet_view import SheetView
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.views.counting import Counting


class SheetCounting(Counting):
    """Counts a sheet up, and looks at the line that is being counted."""

    def __init__(self, sheet: SheetView, seat: int, percent: int, dialog: QDialog) -> None:
        """What is counted is explained for `seat`; `percent` is how long motions take."""
        super().__init__(len(LINES), percent, dialog)
        self._sheet = sheet
        self._seat = seat
        self.counted.connect(self._count_to)
        self.done.connect(lambda: sheet.count_to(None))

    def _count_to(self, counted: float) -> None:
        # What explains a total tells who has won.
        line = LINES[min(int(counted), len(LINES) - 2)]
        self._sheet.count_to(counted)
        if self._sheet.looked_at != (self._seat, line.id):
            self._sheet.look_at(self._seat, line)
