"""The piece that hovers where somebody points, with the bill for placing it there."""

from __future__ import annotations

from PySide6.QtCore import QRect

from cascadia_qt.games.cascadia.controllers.proposal import Proposal
from cascadia_qt.games.cascadia.controllers.turn import HumanTurn
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.actions import Action, PlaceTile, PlaceToken
from cascadia_qt.games.cascadia.rules.bill import bill
from cascadia_qt.games.cascadia.rules.environment import Environment, with_tile, with_token
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.words.spoken import there_words
from cascadia_qt.rules.grid import Cell


class Ghost:
    """Follows from a turn and from where somebody points.

    Attributes:
        pointed: the cell under the mouse or the cursor.
        cursor: the cell of the keyboard's cursor, while keys are used.
        proposal: the turn whose pieces hover where nobody points.
        shown: whether a piece hovers before it is laid.
        billed: whether it comes with its bill.
    """

    def __init__(self, turn: HumanTurn, log: ScoredLog, page: TablePage) -> None:
        self._turn = turn
        self._log = log
        self._page = page
        self._names = [seat.name for seat in log.session.record.seats]
        self._just_laid: Cell | None = None
        self._billed_cell: Cell | None = None
        self.pointed: Cell | None = None
        self.cursor: Cell | None = None
        self.proposal: Proposal | None = None
        self.shown = True
        self.billed = True
        page.board.camera_moved.connect(self._follow)

    @property
    def _state(self) -> State:
        return self._turn.state

    @property
    def _scene(self) -> BoardScene:
        return self._page.scenes[self._state.seat]

    def take_turn(self) -> None:
        """The turn that is being thought about is another one."""
        # The tile that was just laid stays readable until the pointer has left it once.
        laid = self._turn.draft.laid
        self._just_laid = laid if self.pointed == laid else None
        if self.cursor not in self._turn.places():
            self.cursor = None
        self.show()

    def show(self) -> None:
        """Somebody points elsewhere."""
        if self.pointed != self._just_laid:
            self._just_laid = None
        for scene in self._page.scenes:
            scene.hide_ghosts()
            cursor = self.cursor if scene is self._scene else None
            scene.mark(Mark.CURSOR, [] if cursor is None else [cursor])
        self._show_tile()
        self._show_token()
        self._show_bill()
        self._speak()

    def _show_tile(self) -> None:
        """The tile: as a draft, where somebody points, or where it is proposed."""
        turn, tile, scene = self._turn, self._state.tile, self._scene
        laid, rotation = turn.draft.laid, turn.draft.rotation
        if laid is not None and tile is not None:
            scene.show_tile_ghost(tile, rotation, laid, laid=True)
        elif tile is not None and self._points_at(turn.tile_places()):
            scene.show_tile_ghost(tile, rotation, self.pointed, laid=False)
        elif self.proposal is not None and self.proposal.tile is not None:
            for action in self.proposal.left(self._log.session.history):
                if isinstance(action, PlaceTile):
                    proposed = self.proposal.tile, action.rotation, action.cell
                    scene.show_tile_ghost(*proposed, laid=False)

    def _show_token(self) -> None:
        """The token, likewise."""
        turn, token, scene = self._turn, self._state.token, self._scene
        placed = turn.token_drafted()
        if placed is not None and token is not None:
            scene.show_token_ghost(token, placed, laid=True)
        elif token is not None and self._points_at(turn.token_places()):
            scene.show_token_ghost(token, self.pointed, laid=False)
        elif self.proposal is not None and self.proposal.token is not None:
            for action in self.proposal.left(self._log.session.history):
                if isinstance(action, PlaceToken):
                    scene.show_token_ghost(self.proposal.token, action.cell, laid=False)

    def hide(self) -> None:
        for scene in self._page.scenes:
            scene.hide_ghosts()
            scene.mark(Mark.CURSOR, [])
        self._page.bill.hide()
        self._page.board.setAccessibleDescription("")

    def _points_at(self, places: list[Cell]) -> bool:
        pointed = self.pointed is not None and self.pointed != self._just_laid
        return self.shown and pointed and self.pointed in places

    def _show_bill(self) -> None:
        cell, actions = self._placement()
        self._billed_cell = cell
        if cell is None or not self.billed or self._page.board.scene() is not self._scene:
            self._page.bill.hide()
            return
        sheets = self._log.sheets_at(self._log.session.history.cursor)
        made = bill(self._state, sheets, actions)
        self._page.bill.show_bill(made, self._names, *self._around(cell))

    def _around(self, cell: Cell) -> tuple[QRect, list[QRect], list[QRect]]:
        """Where `cell` is on the screen, its neighbours, and all places where something may lie."""
        rect_of, near = self._page.board.rect_of, self._state.options.grid.neighbours(cell)
        return rect_of(cell), list(map(rect_of, near)), list(map(rect_of, self._turn.places()))

    def _placement(self) -> tuple[Cell | None, tuple[Action, ...]]:
        """What would be placed, and the cell to which the bill for it belongs."""
        turn, drafted = self._turn, self._turn.drafted()
        if self.pointed is not None and self._points_at(turn.token_places()):
            return self.pointed, (*drafted, PlaceToken(self.pointed))
        if drafted:
            return turn.token_drafted() or turn.draft.laid, drafted
        if self.pointed is not None and self._points_at(turn.tile_places()):
            return self.pointed, (PlaceTile(self.pointed, turn.draft.rotation),)
        return None, ()

    def _speak(self) -> None:
        """Tells readers of the screen what is under the cursor, and what its bill says."""
        board, card, said = self._page.board, self._page.bill, ""
        if self.cursor is not None and board.scene() is self._scene:
            said = there_words(self._state.options.grid, self.environment(), self.cursor)
            if self._billed_cell == self.cursor and not card.isHidden():
                said += f" {card.accessibleName()}"
        board.setAccessibleDescription(said)

    def environment(self) -> Environment:
        """The landscape, with what lies there as a draft."""
        state, turn = self._state, self._turn
        environment, placed = state.player.environment, turn.token_drafted()
        if turn.draft.laid is not None and state.tile is not None:
            environment = with_tile(environment, turn.draft.laid, state.tile, turn.draft.rotation)
        if placed is not None and state.token is not None:
            environment = with_token(environment, placed, state.token)
        return environment

    def _follow(self) -> None:
        """The board moves under the bill."""
        if self._billed_cell is not None and self._page.bill.isVisible():
            self._page.bill.stand_by(*self._around(self._billed_cell))
