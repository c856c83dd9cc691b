"""The pencil over one's own landscape."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QGraphicsScene

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.pencil import Pencil
from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.plans import ANIMALS, HABITATS, plan_cells, plan_fits
from cascadia_qt.games.cascadia.views.art.sketches import plan_sketch
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.words.plans import plan_name
from cascadia_qt.games.cascadia.words.spoken import cell_words
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.art.pencil import Sketch


class LandscapePencil(Pencil):
    """Animals, habitats and crosses, where a tile may be laid and where a token may lie."""

    about = "turn#pencil"
    rows = (tuple(ANIMALS), tuple(HABITATS))

    def __init__(
        self, session: GameSession, looker: Looker, look: LookBack, page: TablePage
    ) -> None:
        self._look = look
        self._page = page
        self._scene = page.board.scene()
        super().__init__(session, looker, page.board, page.scenes[0].layout_of_cells)
        look.changed.connect(self.follow)
        page.handover.toggled.connect(self.follow)
        page.board.camera_moved.connect(self._look_around)
        self.follow()

    @property
    def seat(self) -> int | None:
        """Nobody's as long as the card lies there: whoever was to move before still looks on."""
        return super().seat if self._page.handover.isHidden() else None

    @property
    def shown(self) -> bool:
        seat, scene = self.seat, self._page.board.scene()
        return seat is not None and not self._look.active and scene is self.scene_of(seat)

    def scene_of(self, seat: int) -> QGraphicsScene:
        return self._page.scenes[seat]

    def places(self, seat: int) -> Collection[Cell]:
        return plan_cells(self._session.state.options.grid, self._environment(seat))

    def pieces(self, seat: int) -> Collection[Cell]:
        return self._environment(seat)

    def fits(self, seat: int, cell: Cell, kind: str) -> bool:
        return plan_fits(self._environment(seat), cell, kind)

    def picture(self, kind: str) -> Sketch:
        return plan_sketch(kind)

    def title(self, kind: str) -> str:
        return plan_name(kind)

    def where(self, cell: Cell) -> str:
        return cell_words(cell)

    def _look_around(self) -> None:
        """The camera has moved, perhaps to another landscape."""
        if self._page.board.scene() is not self._scene:
            self._scene = self._page.board.scene()
            self.follow()

    def _environment(self, seat: int) -> Environment:
        environment: Environment = self._session.state.players[seat].environment
        return environment
