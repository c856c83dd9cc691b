"""A table to play at: games with a chosen board, hands, stock and rewards, moves in notation.

A tile on the board is written "16 r3": its number, and its quarter turns clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cascadia_qt.games.okanagan.rules.board import FIRST_BOARD, Board, Building, Laid
from cascadia_qt.games.okanagan.rules.events import Event
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.rewards import NOTHING, Holding, holding, minus, plus
from cascadia_qt.games.okanagan.rules.state import Explorer, Hand, Phase, State
from cascadia_qt.games.okanagan.rules.supply import Supply
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.rules.game import Step
from cascadia_qt.rules.grid import Cell

# A long forest: its two ends and two bends, without the last tile, which lies east of the last
# bend. It has six icons then: woodcutter timber (1), pelt pelt (4), and those of both ends.
FOREST = {(5, 5): "16 r3", (6, 5): "4 r3", (6, 4): "1 r1"}
FOREST_END = 17
FOREST_LAID = "lay 7,4 r1"


def board(tiles: Mapping[tuple[int, int], str], *built: tuple[int, int, int, str]) -> Board:
    """The start tile and others, and buildings as x, y, seat and "farm forest"."""
    made = FIRST_BOARD
    for at, text in tiles.items():
        tile, rotation = text.split(" r")
        made = made.with_tile(Cell(*at), Laid(int(tile), int(rotation)))
    for x, y, seat, text in built:
        kind, *on = text.split()
        there = tuple(on) or TILES[made.tiles[Cell(x, y)].tile].terrains
        made = made.with_building(Cell(x, y), Building(seat, kind, there))
    return made


def scene(
    players: int = 3,
    *,
    on: Board = FIRST_BOARD,
    hand: int = FOREST_END,
    rewards: Sequence[str] = (),
    backs: Iterable[str] = (),
    seed: int = 1,
) -> State:
    """A game in which the first seat is to lay a tile, the objectives kept.

    Attributes:
        rewards: what each seat has, in words.
        backs: the special actions on top of the piles.
    """
    state = kept(OKANAGAN.setup(Options(players), seed))
    state = with_tile_in_hand(replace(state, board=on), hand)
    for seat, words in enumerate(rewards):
        state = state.exchanged(seat, NOTHING, holding(words.split()))
    return with_backs(state, *backs)


def kept(state: State) -> State:
    """Everybody has kept the first three objectives."""
    while state.phase is Phase.KEEP:
        state = OKANAGAN.apply(state, OKANAGAN.legal(state)[0]).state
    return state


def with_tile_in_hand(state: State, tile: int) -> State:
    """The seat that decides has a certain tile, whoever had it before."""
    had = state.explorer.hand
    assert had is not None
    exchange = {had.tile: tile, tile: had.tile}
    state = _tiles_changed(state, exchange)
    return state.with_explorer(
        state.seat, replace(state.explorer, hand=Hand(tile, had.pile, had.shown))
    )


def with_backs(state: State, *names: str) -> State:
    """The piles show certain special actions, on tiles that were somewhere in the piles."""
    tops: list[int] = []
    for pile, name in enumerate(names):
        tile = next(
            tile
            for each in state.supply.piles
            for tile in each
            if (back := TILES[tile].back) and back.name == name and tile not in tops
        )
        state = _tiles_changed(
            state, {tile: state.supply.piles[pile][0]} | {state.supply.piles[pile][0]: tile}
        )
        tops.append(tile)
    return state


def _tiles_changed(state: State, exchange: Mapping[int, int]) -> State:
    supply = state.supply
    piles = tuple(tuple(exchange.get(tile, tile) for tile in pile) for pile in supply.piles)
    face_up = tuple(exchange.get(tile, tile) for tile in supply.face_up)
    explorers = tuple(_hand_changed(each, exchange) for each in state.explorers)
    return replace(state, supply=Supply(piles, face_up), explorers=explorers)


def _hand_changed(explorer: Explorer, exchange: Mapping[int, int]) -> Explorer:
    hand = explorer.hand
    if hand is None:
        return explorer
    return replace(explorer, hand=replace(hand, tile=exchange.get(hand.tile, hand.tile)))


def with_stock(state: State, **left: int) -> State:
    """The stock has so many tokens of some types; the others of them are nowhere."""
    gone = holding(reward for reward in left for _ in range(12))
    there = holding(reward for reward, count in left.items() for _ in range(count))
    return replace(state, stock=plus(minus(state.stock, gone), there))


def steps(state: State, *moves: str) -> list[Step[State, Event]]:
    """What every one of the moves led to."""
    made = []
    for move in moves:
        made.append(OKANAGAN.apply(state, OKANAGAN.parse(move)))
        state = made[-1].state
    return made


def played(state: State, *moves: str) -> State:
    return steps(state, *moves)[-1].state if moves else state


def events(state: State, *moves: str) -> list[Event]:
    """Everything that happened in the last of the moves."""
    return list(steps(state, *moves)[-1].events)


def choices(state: State) -> list[str]:
    return [OKANAGAN.format(action) for action in OKANAGAN.legal(state)]


def has(state: State, seat: int) -> dict[str, int]:
    """The rewards of a seat."""
    found: dict[str, int] = OKANAGAN.snapshot(state)["rewards"][seat]
    return found


def shown(state: State) -> dict[str, Any]:
    return OKANAGAN.snapshot(state)


def tokens(state: State) -> Holding:
    """All tokens, wherever they are."""
    total = plus(state.stock, state.closing.heap or NOTHING)
    for explorer in state.explorers:
        total = plus(total, explorer.rewards)
    return total
