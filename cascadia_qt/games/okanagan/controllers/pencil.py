"""The pencil over the common valley: what others plan there is not to be seen."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QGraphicsScene

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.controllers.pencil import Pencil
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.views.art.sketches import terrain_sketch
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.words.names import cell_name, terrain_name
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.art.pencil import Sketch


class ValleyPencil(Pencil):
    """Territories and crosses, where a tile may be laid."""

    about = "table#pencil"
    rows = (TERRAINS,)

    def __init__(
        self, session: GameSession, looker: Looker, look: LookBack, page: TablePage
    ) -> None:
        self._look = look
        self._page = page
        super().__init__(session, looker, page.view, page.scene.cells)
        look.changed.connect(self.follow)
        self.follow()

    @property
    def shown(self) -> bool:
        return not self._look.active

    def scene_of(self, seat: int) -> QGraphicsScene:
        return self._page.scene

    def places(self, seat: int) -> Collection[Cell]:
        gaps: Collection[Cell] = self._session.state.board.gaps
        return gaps

    def picture(self, kind: str) -> Sketch:
        return terrain_sketch(kind)

    def title(self, kind: str) -> str:
        return terrain_name(kind)

    def where(self, cell: Cell) -> str:
        return cell_name(cell)
