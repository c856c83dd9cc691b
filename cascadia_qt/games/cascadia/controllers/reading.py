"""The landscape that is shown, in words: cell by cell, as a table, and at the cursor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, SignalInstance

from cascadia_qt.controllers.pencil import Pencil
from cascadia_qt.games.cascadia.controllers.display import TableDisplay
from cascadia_qt.games.cascadia.controllers.ghost import Ghost
from cascadia_qt.games.cascadia.controllers.turn import HumanTurn
from cascadia_qt.games.cascadia.rules.environment import Environment, open_cells
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.words.reading import (
    column_words,
    doing_words,
    row_words,
)
from cascadia_qt.games.cascadia.words.spoken import around_words, placed_words, there_words
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.access.landmarks import Landmark, Landmarks


class Reading(QObject):
    """Finds words for what a page shows.

    Attributes:
        landmarks: the cells of the landscape for readers of the screen.
    """

    def __init__(
        self,
        display: TableDisplay,
        turn: HumanTurn,
        ghost: Ghost,
        page: TablePage,
        changes: Iterable[SignalInstance],
        pencil: Pencil | None = None,
    ) -> None:
        """With each of `changes` something else may lie there; a `pencil` may draw there, too."""
        super().__init__(page)
        self._display = display
        self._turn = turn
        self._ghost = ghost
        self._page = page
        self._pencil = pencil
        self.landmarks = Landmarks(page.board.viewport(), self._find)
        for change in (page.board.camera_moved, *changes):
            change.connect(self.landmarks.follow)
        self.landmarks.follow()

    def _find(self) -> Iterator[Landmark]:
        """What lies in the landscape and what is open around it, as one reads."""
        self.landmarks.setAccessibleName(self._display.landscape_name)
        for cell in sorted(self._cells(), key=lambda cell: (cell.b, cell.a)):
            yield Landmark(cell, self._words(cell), self._page.board.rect_of(cell))

    def here(self) -> str:
        """What is under the cursor, with the bill for it; what is to be done if there is none."""
        if self._page.market.hasFocus():
            return self._page.market.accessibleName()
        if self._pencil is not None and self._pencil.cursor is not None:
            return self._words(self._pencil.cursor)
        if self._ghost.cursor is None:
            return self._page.prompt.accessibleName()
        return f"{self._words(self._ghost.cursor)} {self._bill()}".strip()

    def beside(self) -> str:
        """The supply, where it is shown."""
        supply = self._page.supply
        return supply.accessibleDescription() if supply.isVisible() else ""

    def board_table(self) -> BoardTable:
        cells = self._cells()
        rows = range(min(cell.b for cell in cells), max(cell.b for cell in cells) + 1)
        columns = range(min(cell.a for cell in cells), max(cell.a for cell in cells) + 1)
        known = {cell: self._content(cell) for cell in cells}
        at = self._ghost.cursor or next(iter(self._environment))
        return BoardTable(
            self._display.landscape_name,
            tuple(map(column_words, columns)),
            tuple(map(row_words, rows)),
            tuple(tuple(known.get(Cell(a, b), "") for a in columns) for b in rows),
            (rows.index(at.b), columns.index(at.a)),
        )

    def _content(self, cell: Cell) -> str:
        """What is there, for who knows where that is."""
        grid, environment = self._display.state.options.grid, self._environment
        if (placed := environment.get(cell)) is None:
            lying = around_words(grid, environment, cell)
        else:
            lying = placed_words(grid, placed)
        return f"{lying}. {self._doing(cell)}".strip()

    def _words(self, cell: Cell) -> str:
        grid = self._display.state.options.grid
        pencilled = "" if self._pencil is None else self._pencil.words_at(cell)
        said = there_words(grid, self._environment, cell), pencilled, self._doing(cell)
        return " ".join(filter(None, said))

    def _doing(self, cell: Cell) -> str:
        turn, marked = self._turn, self._display.helps
        if not self._display.at_play:
            return ""
        return doing_words(
            draft=cell == turn.draft.laid,
            tile=marked and cell in turn.tile_places(),
            token=marked and cell in turn.token_places(),
        )

    def _bill(self) -> str:
        bill = self._page.bill
        return "" if bill.isHidden() else bill.accessibleName()

    @property
    def _environment(self) -> Environment:
        """The landscape, with what lies there as a draft."""
        drafted = self._display.at_play and self._turn.drafted()
        return self._ghost.environment() if drafted else self._display.environment

    def _cells(self) -> list[Cell]:
        environment = self._display.environment
        return [*environment, *open_cells(self._display.state.options.grid, environment)]
