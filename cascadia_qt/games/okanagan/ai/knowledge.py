"""What a seat knows, and the games that this may be."""

from __future__ import annotations

from cascadia_qt.games.okanagan.ai.codes import (
    NO_NEEDS,
    STEP,
    code_of,
    heap_of,
)
from cascadia_qt.games.okanagan.ai.imagined import NO_TILE, Gap, Imagined
from cascadia_qt.games.okanagan.rules.areas import area_at, icons, influence
from cascadia_qt.games.okanagan.rules.board import Board
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.rules.secrets import seen
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.rules.grid import Cell

_TERRAIN = {terrain: number for number, terrain in enumerate(TERRAINS)}


def world_of(state: State) -> Imagined:
    """A game with everything that a state knows; a tile that is to be built on lies in hand."""
    game = Imagined.__new__(Imagined)
    board, building = state.board, state.phase is Phase.BUILD
    explorers = state.explorers
    game.options, game.seat, game.turns = state.options, state.active, state.turns
    game.round = state.round
    game.hands = [NO_TILE if each.hand is None else each.hand.tile for each in explorers]
    game.hands_from = [None if each.hand is None else each.hand.pile for each in explorers]
    if building:
        assert state.laid is not None
        game.hands[state.active] = board.tiles[state.laid].tile
        tiles = {cell: laid for cell, laid in board.tiles.items() if cell != state.laid}
        board = Board(tiles, board.buildings, board.closed, {})
    _survey(game, board, len(explorers))
    game.piles = [[*reversed(pile)] for pile in state.supply.piles]
    game.face_up = [*state.supply.face_up]
    game.buildings = [[*each.buildings] for each in explorers]
    game.objectives = [each.objectives for each in explorers]
    game.rewards = [[*each.rewards] for each in explorers]
    game.stock, game.nuggets = [*state.stock], [each.nuggets for each in explorers]
    game.nuggets_left = state.nuggets_left
    game.deck, game.reserve = [*state.cards.deck], [*state.cards.reserve]
    return game


def _survey(game: Imagined, board: Board, players: int) -> None:
    """The gaps, and the open areas beside them."""
    game.areas, game.gaps = [], {}
    numbers: dict[tuple[Cell, str], int] = {}
    for cell in sorted(board.tiles):
        code = code_of(cell)
        for direction, terrain in enumerate(board.tiles[cell].sides):
            if _beyond(cell, direction) in board.tiles:
                continue
            if (cell, terrain) not in numbers:
                area = area_at(board, cell, terrain)
                for each in area.cells:
                    numbers[each, terrain] = len(game.areas)
                heap = heap_of(icons(board, area), _TERRAIN[terrain])
                forces = influence(board, area, players)
                game.areas.append((_TERRAIN[terrain], len(area.open_ends), forces, heap))
            _need(game.gaps, code, direction, _TERRAIN[terrain], numbers[cell, terrain])
    game.joined = [*range(len(game.areas))]


def _beyond(cell: Cell, direction: int) -> Cell:
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    return Cell(cell.a + dx, cell.b + dy)


def _need(gaps: dict[int, Gap], code: int, direction: int, terrain: int, number: int) -> None:
    """The gap beyond a side needs its terrain."""
    beyond, back = code + STEP[direction], (direction + 2) % 4
    needs, areas = gaps.get(beyond, (NO_NEEDS, NO_NEEDS))
    gaps[beyond] = (
        (*needs[:back], terrain, *needs[back + 1 :]),
        (*areas[:back], number, *areas[back + 1 :]),
    )
