"""The sheet of a result: players across, what they have points for down."""

from __future__ import annotations

from collections.abc import Mapping

from cascadia_qt.games.okanagan.views.result.result_table import ResultTable
from cascadia_qt.games.okanagan.views.result.sheet_art import SheetArt
from cascadia_qt.views.sheet.part_sheet import PartSheet


class ResultSheet(PartSheet):
    """Shows a ResultTable."""

    line, least_line = 44, 30
    least_column = 92  # a card and its number
    largest_columns: Mapping[int, int] = {2: 190, 3: 160, 4: 136}

    def show_result(self, table: ResultTable, art: SheetArt) -> None:
        """Fills the sheet, and looks at the total of the first winner."""
        self.show_parts(table, art, table.result.rows)
        self.look_at(min(table.result.outcome.winners, default=0), "total")
