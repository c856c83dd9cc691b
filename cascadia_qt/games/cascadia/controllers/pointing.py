"""The pointer over market and board: what it touches is chosen, laid, dragged or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, Qt

from cascadia_qt.games.cascadia.controllers.display import TableDisplay
from cascadia_qt.games.cascadia.controllers.ghost import Ghost
from cascadia_qt.games.cascadia.controllers.help_subjects import refusal_subject
from cascadia_qt.games.cascadia.controllers.turn import Stage
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.words.refusals import refusal
from cascadia_qt.rules.grid import SQUARE, Cell

if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.controllers.table import TableController


class Pointing(QObject):
    """Leads the turn of a table by the pointer."""

    def __init__(
        self, table: TableController, display: TableDisplay, ghost: Ghost, page: TablePage
    ) -> None:
        super().__init__(table)
        self._table = table
        self._turn = turn = table.turn
        self._display = display
        self._ghost = ghost
        self._page = page
        page.market.tile_clicked.connect(lambda slot: self._choose(turn.click_tile, slot))
        page.market.token_clicked.connect(lambda slot: self._choose(turn.click_token, slot))
        page.market.turn_wanted.connect(lambda: turn.turn(1))
        page.market.dragged.connect(self._drag)
        page.market.dropped.connect(self._drop)
        page.board.offered = turn.places
        page.board.hovered.connect(self._point_at)
        page.board.left.connect(self.point_nowhere)
        page.board.clicked.connect(self._click)
        page.board.turned.connect(self._turn_by_wheel)

    def _point_at(self, cell: Cell | None, _point: QPointF) -> None:
        if self._table.pencil.point_at(cell):
            cell = None
        if cell != self._ghost.pointed and not self._table.look.active:
            self._ghost.pointed = cell
            self._ghost.cursor = None
            self._ghost.show()

    def point_nowhere(self) -> None:
        """Nothing is pointed at any more, wherever the pointer is."""
        self._point_at(None, QPointF())

    def _choose(self, choose: Callable[[int], None], slot: int) -> None:
        if self._table.look.active:
            self._table.look.leave()
        else:
            self._table.pencil.put_away()
            self._table.go_home()
            choose(slot)

    def _click(self, cell: Cell, button: Qt.MouseButton) -> None:
        if self._table.pencil.press(cell, button):
            return
        if self._table.look.active:
            self._table.look.leave()
        elif not self._display.at_own_board:
            self._table.go_home()
        elif button is Qt.MouseButton.LeftButton or self._turn.state.options.grid is SQUARE:
            self._set_down(cell)
        elif button is Qt.MouseButton.RightButton:
            self._turn.turn(1)

    def press(self, cell: Cell) -> None:
        """Does what a click there does."""
        self._click(cell, Qt.MouseButton.LeftButton)

    def _set_down(self, cell: Cell) -> None:
        if self._turn.takes(cell):
            self._turn.click(cell)
        else:
            self.refuse(cell, tile=True, token=True)

    def refuse(self, cell: Cell, *, tile: bool, token: bool) -> None:
        """Says why the piece that is meant, or either of them, cannot lie on `cell`."""
        if self._table.session.person_to_move:
            why = refusal(self._turn.state, cell, tile=tile, token=token)
            about = refusal_subject(self._turn.state)
            self._page.note.say(why, self._page.board.rect_of(cell), about)

    def _turn_by_wheel(self, by: int) -> None:
        if self._display.at_own_board and not self._table.look.active:
            self._turn.turn(by)

    def _drag(self, slot: int, token: bool, screen: QPoint) -> None:
        """A piece is pulled towards the board: its pair is taken, and it follows the pointer."""
        self._table.look.leave()
        self._table.pencil.put_away()
        self._table.go_home()
        if self._turn.stage is Stage.CHOOSING:
            self._turn.choose(slot)
        cell = self._cell_under(screen)
        self._point_at(cell if cell in self._places_of(token) else None, QPointF())

    def _drop(self, token: bool, screen: QPoint) -> None:
        cell = self._cell_under(screen)
        if cell is not None and cell in self._places_of(token):
            self._turn.click(cell)
        elif cell is not None:
            self.refuse(cell, tile=not token, token=token)

    def _places_of(self, token: bool) -> list[Cell]:
        return self._turn.token_places() if token else self._turn.tile_places()

    def _cell_under(self, screen: QPoint) -> Cell | None:
        """The cell at a point of the screen, if it is on the board."""
        board = self._page.board
        here = board.viewport().mapFromGlobal(screen)
        return board.cell_at(here) if board.viewport().rect().contains(here) else None
