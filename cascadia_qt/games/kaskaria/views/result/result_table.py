"""The gold of a result as a table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS, ShownResult
from cascadia_qt.games.kaskaria.words.explanation import part_name
from cascadia_qt.views.sheet.part_table import PartTable


class ResultTable(PartTable):
    """Everybody's gold, and why."""

    def __init__(self, result: ShownResult, parent: QObject | None = None) -> None:
        super().__init__(result.seats, ROWS, parent)
        self.result = result

    def row_name(self, row: str) -> str:
        return part_name(row)

    def number(self, seat: int, row: str) -> str:
        return str(self.result.gold(seat, row))

    def told(self, seat: int, row: str) -> str:
        account = self.result.account(seat, row)
        return f"{account.heading}. {account.why}"
