"""What a seat knows, and the games that this may be."""

from __future__ import annotations

from math import exp
from random import Random

from cascadia_qt.games.okanagan.ai.codes import (
    ASKED,
    NO_NEEDS,
    POINTS,
    STEP,
    back_code,
    code_of,
    heap_of,
)
from cascadia_qt.games.okanagan.ai.imagined import NO_TILE, Gap, Imagined
from cascadia_qt.games.okanagan.rules.areas import area_at, icons, influence
from cascadia_qt.games.okanagan.rules.board import Board
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.games.okanagan.rules.secrets import seen
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES, UNSEEN
from cascadia_qt.rules.grid import Cell

_GUESSES = 6
_TRUST = 0.15  # how much points that cards would bring tell about who has them
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


def laid_of(state: State) -> tuple[int, int] | None:
    """Where the tile that is to be built on lies, and how it is turned."""
    if state.phase is not Phase.BUILD:
        return None
    assert state.laid is not None
    return code_of(state.laid), state.board.tiles[state.laid].rotation


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


class Knowledge:
    """What whoever decides can see: two states that look the same are the same to it.

    Attributes:
        known: the game without the tiles and objectives that were not seen.
        laid: where a tile lies that is to be built on.
    """

    def __init__(self, state: State) -> None:
        state = seen(state, state.seat)
        self.seat = state.seat
        self.known = known = world_of(state)
        self.laid = laid_of(state)
        shown = {laid.tile for laid in state.board.tiles.values()}
        shown.update(known.face_up, known.hands)
        self._tiles = [tile for tile in range(1, len(TILES)) if tile not in shown]
        own = known.objectives[self.seat]
        self._cards = [card for card in range(len(OBJECTIVES)) if card not in own]

    def imagined(self, seed: int) -> Imagined:
        """A game as it may be: what was not seen is dealt to hands, piles and players."""
        game, chance = self.known.copy(), Random(seed)  # noqa: S311
        tiles = self._tiles[:]
        chance.shuffle(tiles)
        tops = [_with_back(tiles, pile[-1]) if pile else UNSEEN for pile in game.piles]
        for seat, tile in enumerate(game.hands):
            if tile == UNSEEN:
                game.hands[seat] = tiles.pop()
        for pile, top in zip(game.piles, tops, strict=True):
            if pile:
                pile[:] = [*(tiles.pop() for _ in pile[1:]), top]
        self._deal_cards(game, chance)
        return game

    def _deal_cards(self, game: Imagined, chance: Random) -> None:
        """Objectives for others, likelier such as what they have collected."""
        cards = self._cards[:]
        chance.shuffle(cards)
        for seat, held in enumerate(game.rewards):
            if seat != self.seat:
                count = len(game.objectives[seat])
                guesses = [chance.sample(cards, count) for _ in range(_GUESSES)]
                odds = [exp(_TRUST * _points(guess, held)) for guess in guesses]
                guess = chance.choices(guesses, odds)[0]
                game.objectives[seat] = tuple(sorted(guess))
                cards = [card for card in cards if card not in guess]
        game.deck = [cards.pop() for _ in game.deck]
        game.reserve = [cards.pop() for _ in game.reserve]


def _points(cards: list[int], held: list[int]) -> int:
    return sum(POINTS[card] * min(held[reward] for reward in ASKED[card]) for card in cards)


def _with_back(tiles: list[int], like: int) -> int:
    """One of `tiles`, which is taken out, with the same back as another tile."""
    back = back_code(like)
    index = next(index for index, tile in enumerate(tiles) if back_code(tile) == back)
    return tiles.pop(index)
