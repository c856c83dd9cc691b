"""A landscape with a turn upon it: one that was played, or one that might have been."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent

from cascadia_qt.games.cascadia.rules.actions import Action, NatureFree, PlaceTile, PlaceToken, Take
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.motion import Motion

_DOUBLING = 600  # of the wheel until everything is twice as large


class PositionView(BoardView):
    """Nothing here can be laid or turned; the wheel zooms."""

    def __init__(self, grid: Grid, faces: Faces) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        still = Motion(self)
        still.set_percent(0)
        self._board = BoardScene(grid, faces, still, raised=True)
        self._board.setParent(self)

    def show_turn(self, before: State, actions: Sequence[Action]) -> None:
        """The landscape of who was to move, with what `actions` lay on it."""
        board = self._board
        board.sync(before.player.environment)
        board.hide_ghosts()
        if self.scene() is not board:
            self.show_board(board, board.layout_of_cells)
        cells = [a.cell for a in actions if isinstance(a, PlaceTile | PlaceToken)]
        board.mark(Mark.CURSOR, cells)
        tile_slot, token_slot = slots_of(actions)
        tile, token = before.market.tiles[tile_slot], before.market.tokens[token_slot]
        for action in actions:
            match action:
                case PlaceTile(cell, rotation) if tile is not None:
                    board.show_tile_ghost(tile, rotation, cell, laid=True)
                case PlaceToken(cell) if token is not None:
                    board.show_token_ghost(token, cell, laid=True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(2 ** (event.angleDelta().y() / _DOUBLING), event.position())
        event.accept()


def slots_of(actions: Sequence[Action]) -> tuple[int, int]:
    """The places of the market that a turn takes its tile and its token from."""
    for action in actions:
        match action:
            case Take(slot):
                return slot, slot
            case NatureFree(tile, token):
                return tile, token
    raise ValueError("a turn takes something")
