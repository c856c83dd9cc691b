"""The map in words: cell by cell, as a table, and at the chosen cell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, SignalInstance

from cascadia_qt.games.cryptid.controllers.display import TableDisplay
from cascadia_qt.games.cryptid.rules.cells import CELLS, COLUMNS, ROWS, cell_at, name_of
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.games.cryptid.words.spoken import cell_words, content_words
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
        """What is on the chosen cell, or is in the way there; else what is to be done."""
        cell = self._display.chosen
        if cell is None:
            return self._page.prompt.accessibleName()
        return ". ".join(self._display.words_of(cell).splitlines())

    def board_table(self) -> BoardTable:
        state, names = self._display.state, self._display.names
        known = [content_words(state, names, cell) for cell in CELLS]
        return BoardTable(
            self._page.view.accessibleName(),
            tuple(name_of(cell_at(column, 0))[0] for column in range(COLUMNS)),
            tuple(str(row + 1) for row in range(ROWS)),
            tuple(tuple(known[cell_at(0, row) :][:COLUMNS]) for row in range(ROWS)),
            divmod(self._display.chosen or 0, COLUMNS),
        )

    def _find(self) -> Iterator[Landmark]:
        self.landmarks.setAccessibleName(self._page.view.accessibleName())
        state, names = self._display.state, self._display.names
        for cell in CELLS:
            words = cell_words(state, names, cell)
            yield Landmark(cell, words, self._page.view.rect_of(cell))
