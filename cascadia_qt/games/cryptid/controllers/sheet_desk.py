"""The deduction sheet at the table: it points at cells, shades them, and opens large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cascadia_qt.games.cryptid.controllers.sheet import Sheet
from cascadia_qt.games.cryptid.views.table.page import TablePage

if TYPE_CHECKING:
    from cascadia_qt.games.cryptid.controllers.table import TableController

_SHADE = 0.37  # how strongly a sheet may shade, so that the map stays to be seen


class SheetDesk(QObject):
    """Leads from the sheet to the map, and from what is looked at to the sheet."""

    def __init__(self, sheet: Sheet, table: TableController, page: TablePage) -> None:
        super().__init__(table)
        self._sheet = sheet
        self._table = table
        self._page = page
        sheet.setParent(self)
        sheet.changed.connect(self.shade)
        sheet.clue_pointed.connect(lambda: table.light(sheet.pointed_cells or 0))
        table.look.changed.connect(self._follow)
        self.shade()

    def close(self) -> None:
        """Stops all thinking."""
        self._sheet.close()

    def uncover(self, uncovered: bool) -> None:
        """Shows the own clue in its column, for as long as it is looked at."""
        self._sheet.uncover(uncovered)

    def toggle(self) -> None:
        """Opens the sheet large, or closes it."""
        if self._page.large_sheet is not None:
            self._page.close_sheet()
        else:
            self._page.open_sheet(self._sheet.panel())

    def shade(self) -> None:
        """Shades the map as the sheet does, unless all cells are alike or the game is over."""
        over = self._table.told.to_move is None
        shaded = {} if over else self._sheet.cells_shaded
        tells = len(set(shaded.values())) > 1
        self._table.shade({cell: each * _SHADE for cell, each in shaded.items() if tells})

    def _follow(self) -> None:
        look = self._table.look
        self._sheet.look_at(look.history.state if look.active else None)
