"""The sheet of a result: players across on a podium, what they have gold for down."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.views.result.result_table import ResultTable
from cascadia_qt.games.kaskaria.views.result.sheet_art import SheetArt
from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS
from cascadia_qt.views.sheet.part_sheet import PartSheet


class ResultSheet(PartSheet):
    """Shows a ResultTable."""

    def show_result(self, table: ResultTable, art: SheetArt) -> None:
        """Fills the sheet, and looks at the total of the first winner."""
        self.show_parts(table, art, ROWS)
        self.look_at(min(table.result.outcome.winners, default=0), "total")
