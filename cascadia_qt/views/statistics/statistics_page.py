"""One page of the statistics, drawn or as a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.table import Table
from cascadia_qt.views.statistics.table_view import TableView


class Drawing(Protocol):
    """A widget that draws the statistics in its own way."""

    def show_data(self, data: StatisticsData) -> None: ...


class StatisticsPage(QWidget):
    """Made when it is first looked at, and brought up to date whenever it is."""

    def __init__(
        self, draw: Callable[[], QWidget], tell: Callable[[StatisticsData], Table], *, card: bool
    ) -> None:
        """`card` says whether the drawing lies on a card of its own."""
        super().__init__()
        self._draw, self._tell, self._card = draw, tell, card
        self._data: StatisticsData | None = None
        self._shown: dict[bool, StatisticsData] = {}
        self.drawing: QWidget | None = None
        self.table = TableView()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(_carded(self.table, 1))

    def show_data(self, data: StatisticsData) -> None:
        self._data = data
        self._shown.clear()

    def look(self, *, as_table: bool) -> None:
        """Shows the one or the other, and what is new in it."""
        if not as_table and self.drawing is None:
            self.drawing = self._draw()
            self._stack.addWidget(_carded(self.drawing, 1) if self._card else self.drawing)
        self._stack.setCurrentIndex(0 if as_table else 1)
        if self._data is not None and self._shown.get(as_table) is not self._data:
            self._shown[as_table] = self._data
            self._bring_up_to_date(self._data, as_table=as_table)

    def current_table(self) -> Table:
        """The table in the order that it has on the page."""
        assert self._data is not None
        if self._shown.get(True) is not self._data:
            self._shown[True] = self._data
            self._bring_up_to_date(self._data, as_table=True)
        return self.table.rows.table

    def _bring_up_to_date(self, data: StatisticsData, *, as_table: bool) -> None:
        if as_table:
            self.table.show_table(self._tell(data))
        else:
            cast("Drawing", self.drawing).show_data(data)


def _carded(inside: QWidget, margin: int) -> QFrame:
    card = QFrame()
    card.setObjectName("statistics_card")
    layout = QVBoxLayout(card)
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.addWidget(inside)
    return card
