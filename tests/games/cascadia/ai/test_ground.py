"""A place for a tile is worth what laying the tile there shows."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.ai.kernel.ground import Ground
from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.numbers import EDGE_BITS, EDGE_MASK, NONE
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.games.cascadia.ai.lands import positions

MATCH, CROWDING = 0.25, 0.125


@given(st.sampled_from((HEX, SQUARE)), st.integers(0, 10_000), st.integers(0, 19))
def test_every_way_to_lay_a_tile(grid: Grid, seed: int, turn: int) -> None:
    position = positions(grid, seed)[turn]
    land = position.land
    ground = Ground(land)
    for cell in land.front[: land.ahead]:
        ground.survey(cell, MATCH, CROWDING)
        for piece in position.pieces:
            worths = [_laid(land, cell, piece, way) for way in range(piece.ways)]
            assert [ground.worth_of(piece, way) for way in range(len(worths))] == worths
            ground.lay_best(piece)
            assert ground.worth == worths[ground.turn] == max(worths)


def _laid(land: Land, cell: int, piece: Piece, way: int) -> float:
    """Found out by doing it."""
    geometry = land.tally.geometry
    twin = land.copy()
    twin.lay(cell, piece.edges[way], piece.wildlife, piece.keystone)
    worth = float(sum(twin.largest) - sum(land.largest))
    for side in range(geometry.sides):
        beside = land.edges[geometry.near[cell * geometry.sides + side]]
        if beside != NONE:
            across = (side + geometry.sides // 2) % geometry.sides
            worth -= CROWDING
            worth += MATCH * (_side(beside, across) == _side(piece.edges[way], side))
    return worth


def _side(edges: int, side: int) -> int:
    return edges >> (EDGE_BITS * side) & EDGE_MASK
