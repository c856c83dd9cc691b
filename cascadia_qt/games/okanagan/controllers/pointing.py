"""Which territory is under the pointer, or asked for by a key, so that it explains itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF

from cascadia_qt.games.okanagan.controllers.display import TableDisplay, Wedge
from cascadia_qt.games.okanagan.rules.areas import area_at
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.views.table.valley_view import terrain_at
from cascadia_qt.games.okanagan.words.spoken import open_areas
from cascadia_qt.rules.grid import Cell


class Pointing(QObject):
    """Follows the pointer over the valley."""

    def __init__(self, display: TableDisplay, page: TablePage) -> None:
        super().__init__(page)
        self._display = display
        self._page = page
        page.view.hovered.connect(self._hover)
        page.view.left.connect(lambda: self._show(None))

    def _hover(self, cell: Cell, point: QPointF) -> None:
        view = self._page.view
        self._display.pointer = view.mapFromScene(point)
        laid = self._display.state.board.tiles.get(cell)
        self._show(None if laid is None else (cell, terrain_at(laid, view.on_tile(point))))

    def explain_next(self) -> None:
        """The next territory that is not closed explains itself, as if somebody pointed at it."""
        board, wedge = self._display.state.board, self._display.wedge
        areas = open_areas(board)
        here = None if wedge is None else area_at(board, *wedge)
        following = areas.index(here) + 1 if here in areas else 0
        area = areas[following % len(areas)]
        self._display.pointer = None
        self._show((area.cells[0], area.terrain))
        self._page.view.reveal(area.cells[0])

    def _show(self, wedge: Wedge | None) -> None:
        if wedge != self._display.wedge:
            self._display.wedge = wedge
            self._display.show_table()
