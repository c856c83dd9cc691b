"""The valley in words: cell by cell, as a table, and at the cursor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, Qt, SignalInstance

from cascadia_qt.controllers.pencil import Pencil
from cascadia_qt.games.okanagan.controllers.display import TableDisplay
from cascadia_qt.games.okanagan.controllers.turn import HumanTurn
from cascadia_qt.games.okanagan.rules.board import MIDDLE, Board, Laid
from cascadia_qt.games.okanagan.rules.state import Phase
from cascadia_qt.games.okanagan.views.table.desk_landmarks import piece_words
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.words.reading import (
    fits_words,
    held_words,
    line_words,
    there_words,
)
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.access.landmarks import Landmark, Landmarks


class Reading(QObject):
    """Finds words for what a page shows.

    Attributes:
        landmarks: the cells of the valley for readers of the screen.
    """

    def __init__(
        self,
        display: TableDisplay,
        turn: HumanTurn,
        page: TablePage,
        changes: Iterable[SignalInstance],
        pencil: Pencil | None = None,
    ) -> None:
        """With each of `changes` something else may lie there; a `pencil` may draw there, too."""
        super().__init__(page)
        self._display = display
        self._turn = turn
        self._page = page
        self._pencil = pencil
        self.landmarks = Landmarks(page.view.viewport(), self._find)
        self.landmarks.pressed.connect(self._press)
        for change in (page.view.camera_moved, *changes):
            change.connect(self.landmarks.follow)
        self.landmarks.follow()

    def here(self) -> str:
        """The place that the tile is held over, or what is pointed at; else what is to be done."""
        cell, look = self._held, self._page.desk.look
        if self._pencil is not None and self._pencil.cursor is not None:
            return self._words(self._pencil.cursor)
        if cell is not None:
            foreseen = (line.words for line in self._page.area.lines)
            return " ".join((self._words(cell), *(f"{each}." for each in foreseen)))
        if look.cursor is not None:
            return piece_words(look.pieces[look.cursor])
        return self._page.prompt.accessibleName()

    def point(self) -> None:
        """The cursor has moved."""
        if self._held is not None:
            self.landmarks.point_at(self._held)
        elif (cursor := self._page.desk.look.cursor) is not None:
            self._page.desk.landmarks.point_at(cursor)

    def beside(self) -> str:
        """What players have, what is held, and the survey where it is shown."""
        page = self._page
        told = [plate.tip for plate in page.players.plates]
        told += [f"{card.tip}." for card in page.hand.look.cards]
        if page.survey.isVisible():
            told.append(page.survey.accessibleDescription())
        return " ".join(told)

    def board_table(self) -> BoardTable:
        cells = self._cells()
        rows = range(min(cell.b for cell in cells), max(cell.b for cell in cells) + 1)
        columns = range(min(cell.a for cell in cells), max(cell.a for cell in cells) + 1)
        known = {cell: self._words(cell) for cell in cells}
        at = self._held or MIDDLE
        return BoardTable(
            self._page.view.accessibleName(),
            tuple(line_words(Cell(a, 0)) for a in columns),
            tuple(line_words(Cell(0, b)) for b in rows),
            tuple(tuple(known.get(Cell(a, b), "") for a in columns) for b in rows),
            (rows.index(at.b), columns.index(at.a)),
        )

    @property
    def _board(self) -> Board:
        return self._display.state.board

    @property
    def _held(self) -> Cell | None:
        return self._turn.cell if self._display.thinking and self._turn.tile is not None else None

    def _cells(self) -> list[Cell]:
        return sorted((*self._board.tiles, *self._board.gaps), key=lambda cell: (cell.b, cell.a))

    def _find(self) -> Iterator[Landmark]:
        self.landmarks.setAccessibleName(self._page.view.accessibleName())
        for cell in self._cells():
            yield Landmark(cell, self._words(cell), self._page.view.rect_of(cell))

    def _words(self, cell: Cell) -> str:
        words, turn = there_words(self._board, self._display.names, cell), self._turn
        if self._pencil is not None and (pencilled := self._pencil.words_at(cell)):
            words = f"{words} {pencilled}"
        if cell == self._held and turn.tile is not None:
            return f"{words} {held_words(Laid(turn.tile, turn.rotation))}"
        fits = self._display.thinking and self._display.marks and cell in turn.places
        return f"{words} {fits_words()}" if fits else words

    def _press(self, cell: Cell) -> None:
        """Holds the tile over a place first, so that it can be heard what it would do there."""
        turn, view = self._turn, self._page.view
        view.pressed.emit()
        draws = self._pencil is not None and self._pencil.in_hand
        if not draws and turn.phase is Phase.LAY and cell in turn.places and cell != self._held:
            turn.hold_over(cell)
        elif draws or turn.phase is not Phase.BUILD:
            view.clicked.emit(cell, Qt.MouseButton.LeftButton)
