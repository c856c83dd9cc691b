"""The points of a result as a table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult, row_name
from cascadia_qt.views.sheet.part_table import PartTable

UNKNOWN = "?"  # stands for the points of an objective that is secret


class ResultTable(PartTable):
    """Everybody's points, and why."""

    def __init__(self, result: ShownResult, parent: QObject | None = None) -> None:
        super().__init__(result.seats, result.rows, parent)
        self.result = result

    def row_name(self, row: str) -> str:
        return row_name(row)

    def number(self, seat: int, row: str) -> str:
        points = self.result.points(seat, row)
        return UNKNOWN if points is None else str(points)

    def told(self, seat: int, row: str) -> str:
        account = self.result.account(seat, row)
        return f"{account.heading}. {account.why}"
