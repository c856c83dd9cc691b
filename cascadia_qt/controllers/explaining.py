"""A number that is looked at lights up its reasons on the landscape."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cascadia_qt.controllers.display import TableDisplay
from cascadia_qt.views.cascadia.table_page import TablePage
from cascadia_qt.words.score_lines import LINES_BY_ID


class Explaining(QObject):
    """Listens to the panels that count."""

    def __init__(self, page: TablePage, display: TableDisplay, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._display = display
        for panel in (page.scores, page.race):
            panel.line_hovered.connect(self._explain)
            panel.line_left.connect(self._stop)

    def _explain(self, seat: int, line: str) -> None:
        """A total is made of everything, which would light up all of it."""
        if seat == self._display.looked_at and line != "total":
            self._page.scenes[seat].explain(LINES_BY_ID[line].units(self._display.sheets[seat]))

    def _stop(self) -> None:
        for scene in self._page.scenes:
            scene.explain(())
