"""What the pointer means for the turn: in the valley, on the desk and in the hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.pencil import Pencil
from cascadia_qt.games.okanagan.controllers.turn import HumanTurn
from cascadia_qt.games.okanagan.rules.actions import Build, Lay
from cascadia_qt.games.okanagan.rules.state import Phase
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.views.table.valley_view import build_at
from cascadia_qt.rules.grid import Cell


class Gestures(QObject):
    """A tile is held over places and laid by a click; models are built where one points.

    While an earlier step is looked at, a click leads back to the game; a pencil in hand draws.
    """

    def __init__(self, turn: HumanTurn, look: LookBack, pencil: Pencil, page: TablePage) -> None:
        super().__init__(page)
        self._turn = turn
        self._look = look
        self._pencil = pencil
        self._page = page
        view, desk = page.view, page.desk
        pencil.taken.connect(self._take_pencil)
        view.hovered.connect(self._hover)
        view.left.connect(self._leave)
        view.clicked.connect(self._click)
        view.turned.connect(self._turn_tile)
        page.hand.turned.connect(self._turn_tile)
        desk.pointed.connect(self._point)
        desk.chosen.connect(self._choose)
        desk.slid.connect(self._slide)

    def _hover(self, cell: Cell, point: QPointF) -> None:
        """Keys are at work while the pointer rests: only a pointer that moves is followed."""
        if self._look.active or self._pencil.point_at(cell):
            return
        turn = self._turn
        if turn.phase is Phase.LAY:
            turn.hold_over(cell if cell in turn.places else None)
        elif turn.phase is Phase.BUILD:
            build = self._build(cell, point)
            turn.point_at(turn.options.index(build) if build in turn.options else None)
        shape = Qt.CursorShape.PointingHandCursor
        acts = turn.cell is not None or turn.build is not None
        self._page.view.viewport().setCursor(shape if acts else Qt.CursorShape.ArrowCursor)

    def _take_pencil(self, in_hand: bool) -> None:
        """One hand holds one thing: the tile waits. What was picked on the desk stays."""
        self._page.view.viewport().unsetCursor()
        if in_hand:
            self._look.leave()
            self._turn.hold_over(None)

    def _leave(self) -> None:
        self._pencil.point_at(None)
        if self._turn.phase is Phase.LAY and self._turn.advised is None:
            self._turn.hold_over(None)

    def _build(self, cell: Cell, point: QPointF) -> Build | None:
        state = self._turn.state
        if cell != state.laid:
            return None
        return build_at(state.board.tiles[cell], self._page.view.on_tile(point))

    def _click(self, cell: Cell, button: Qt.MouseButton) -> None:
        turn = self._turn
        if self._pencil.press(cell, button):
            return
        if self._look.active:
            self._look.leave()
        elif button is Qt.MouseButton.RightButton:
            turn.turn_tile(1)
        elif button is Qt.MouseButton.LeftButton and turn.phase is Phase.LAY:
            self._lay(cell)
        elif button is Qt.MouseButton.LeftButton and turn.phase is Phase.BUILD:
            build = self._build(cell, self._page.view.point)
            if build is not None:
                turn.do(build)

    def _lay(self, cell: Cell) -> None:
        turn = self._turn
        if isinstance(turn.advised, Lay) and turn.advised.cell == cell:
            turn.confirm()
        elif cell not in turn.state.board.tiles:
            turn.lay(cell)

    def _turn_tile(self, by: int) -> None:
        if not (self._look.active or self._pencil.in_hand):
            self._turn.turn_tile(by)

    def _point(self, place: int | None) -> None:
        if not self._look.active and self._turn.options:
            self._turn.point_at(place)

    def _choose(self, place: int) -> None:
        if self._look.active:
            self._look.leave()
        else:
            self._pencil.put_away()
            self._turn.choose(place)

    def _slide(self, start: int, place: int) -> None:
        options = self._turn.options
        if not self._look.active and start < len(options) and self._turn.phase is Phase.ORDER:
            self._turn.move_pennant(options[start], place)
