"""The map in words: cell by cell, as a table, and at the chosen cell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, SignalInstance

from cascadia_qt.games.cryptid.controllers.display import TableDisplay
from cascadia_qt.games.cryptid.rules.cells import CELLS, COLUMNS, ROWS, cell_at, name_of
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.access.landmarks import Landmark, Landmarks


class Reading(QObject):
    """Finds words for what a page shows; pressing a cell is a tap on it.

    Attributes:
        landmarks: the cells of the map for readers of the screen.
    """

    def __init__(
        self, display: TableDisplay, page: TablePage, changes: Iterable[SignalInstance]
    ) -> None:
        """With each of `changes` something else may lie there."""
        super().__init__(page)
        self._display = display
        self._page = page
        self.landmarks = Landmarks(page.view.viewport(), self._find)
        self.landmarks.pressed.connect(page.view.pressed)
        self.landmarks.pressed.connect(page.view.tapped)
        for change in (page.view.camera_moved, page.view.laid, *changes):
            change.connect(self.landmarks.follow)
        self.landmarks.follow()

    def here(self) -> str:
        """What is on the chosen cell; what is to be done if there is none."""
        cell = self._display.chosen
        return self._page.prompt.accessibleName() if cell is None else self._words(cell)

    def board_table(self) -> BoardTable:
        at = divmod(self._display.chosen or 0, COLUMNS)
        return BoardTable(
            self._page.view.accessibleName(),
            tuple(name_of(cell_at(column, 0))[0] for column in range(COLUMNS)),
            tuple(str(row + 1) for row in range(ROWS)),
            tuple(
                tuple(self._words(cell_at(column, row)) for column in range(COLUMNS))
                for row in range(ROWS)
            ),
            at,
        )

    def _find(self) -> Iterator[Landmark]:
        self.landmarks.setAccessibleName(self._page.view.accessibleName())
        for cell in CELLS:
            yield Landmark(cell, self._words(cell), self._page.view.rect_of(cell))

    def _words(self, cell: int) -> str:
        return " ".join(self._display.words_of(cell).splitlines())
