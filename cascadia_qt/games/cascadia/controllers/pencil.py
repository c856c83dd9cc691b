"""The pencil over one's own landscape."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QGraphicsScene

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.pencil import Pencil
from cascadia_qt.games.cascadia.controllers.display import TableDisplay
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
        self,
        session: GameSession,
        looker: Looker,
        display: TableDisplay,
        look: LookBack,
        page: TablePage,
    ) -> None:
        self._display = display
        self._look = look
        self._page = page
        super().__init__(session, looker, page.board, page.scenes[0].layout_of_cells)
        look.changed.connect(self.follow)
        self.follow()

    @property
    def shown(self) -> bool:
        return not self._look.active and self._display.looked_at == self.seat

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

    def _environment(self, seat: int) -> Environment:
        environment: Environment = self._session.state.players[seat].environment
        return environment
