"""A number that is looked at lights up its reasons on the landscape."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QRectF, QTimer, SignalInstance

from cascadia_qt.games.cascadia.controllers.display import TableDisplay
from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.views.why.reasons import lit_units
from cascadia_qt.games.cascadia.words.score_lines import LINES_BY_ID

_RESTING = 250  # milliseconds; whoever only passes over a number leaves the landscape alone


class Explaining(QObject):
    """Listens to the panels that count.

    A number of somebody whose landscape is not shown brings it, for as long as it is touched.
    """

    def __init__(
        self,
        page: TablePage,
        display: TableDisplay,
        changes: Iterable[SignalInstance],
        parent: QObject,
    ) -> None:
        """With each of `changes` the table may have become another one."""
        super().__init__(parent)
        self._page = page
        self._display = display
        self._touched: tuple[int, str] | None = None
        self._away = False
        self._seen: QRectF | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_RESTING)
        self._rest.timeout.connect(self._peek)
        for panel in (page.scores, page.race):
            panel.line_hovered.connect(self._touch)
            panel.line_left.connect(self._leave)
        for change in changes:
            change.connect(self._follow)

    def _touch(self, seat: int, line: str) -> None:
        self._put_out()
        self._touched = seat, line
        if seat == self._display.looked_at:
            self._go_home()
        if self._is_shown(seat):
            self._light()
        else:
            self._rest.start()

    def _leave(self) -> None:
        self._put_out()
        self._touched = None
        self._go_home()

    def _follow(self) -> None:
        """What was lit may have changed; what was brought has gone already."""
        self._put_out()
        self._away = False
        if self._touched is not None and self._is_shown(self._touched[0]):
            self._light()

    def _peek(self) -> None:
        if self._touched is None or not self._units():
            return
        if not self._away:
            self._away, self._seen = True, self._page.board.chosen
        self._display.peek(self._touched[0])
        self._light()

    def _go_home(self) -> None:
        if self._away:
            self._away = False
            self._display.peek(self._display.looked_at, self._seen)

    def _light(self) -> None:
        if self._touched is not None:
            self._page.scenes[self._touched[0]].explain(self._units() or None)

    def _put_out(self) -> None:
        self._rest.stop()
        for scene in self._page.scenes:
            scene.explain(None)

    def _units(self) -> tuple[Unit, ...]:
        """What lies on the landscape; nature tokens do not, and a total is all of it."""
        if self._touched is None:
            return ()
        seat, line = self._touched
        units = lit_units(self._display.sheets[seat], LINES_BY_ID[line])
        return units if any(unit.cells for unit in units) else ()

    def _is_shown(self, seat: int) -> bool:
        return self._page.board.scene() is self._page.scenes[seat]
