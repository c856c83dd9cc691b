"""Positions that the help explains, brought about by the rules: both printed examples, a game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.okanagan.rules.board import FIRST_BOARD, Board, Building, Laid
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.rewards import holding
from cascadia_qt.games.okanagan.rules.state import Hand, Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.rules.grid import Cell

WHITE, RED, YELLOW = range(3)

_DEAL = 1091  # whose valley is compact
_TURNS = 14

# The valley of the closing: where a tile lies, which, and its turn.
_LAID = (
    (Cell(1, 0), Laid(16, 2)),
    (Cell(2, 0), Laid(34, 2)),
    (Cell(2, 1), Laid(43, 3)),
    (Cell(0, 1), Laid(30, 1)),
    (Cell(0, -1), Laid(11, 2)),
    (Cell(1, -1), Laid(50, 3)),
)
_BUILT = (
    (Cell(1, 0), Building(WHITE, "farm", ("meadow",))),
    (Cell(2, 0), Building(WHITE, "silo", TILES[34].terrains)),
    (Cell(2, 1), Building(YELLOW, "warehouse", ("lake", "meadow"))),
    (Cell(0, 1), Building(YELLOW, "farm", ("lake",))),
    (Cell(0, -1), Building(RED, "silo", TILES[11].terrains)),
    (Cell(1, -1), Building(WHITE, "warehouse", ("lake", "rock"))),
)
_CLOSING_TILE = 20
_CLOSING = ("lay 1,1 r3", "build warehouse forest meadow")

# What the player of the printed example has in the end, and the cards that count.
_REWARDS = (
    *["timber"] * 3,
    *["pelt"] * 3,
    *["salmon"] * 2,
    *["wheat"] * 4,
    *["stone"] * 2,
)
_CARDS = (("timber", "pelt"), ("wheat",), ("pelt", "salmon", "stone"))


@cache
def valley() -> State:
    """A game of three, played at random until somebody has a tile to lay."""
    state: State = OKANAGAN.setup(Options(3), _DEAL)
    bot = RandomBot(OKANAGAN, _DEAL)
    while state.turns < _TURNS or state.phase is not Phase.LAY:
        state = OKANAGAN.apply(state, bot.choose(state)).state
    return state


@cache
def closing_example() -> State:
    """The printed example: red has closed a meadow and is to put himself and yellow in order."""
    state: State = OKANAGAN.setup(Options(3), _DEAL)
    board: Board = FIRST_BOARD
    for cell, laid in _LAID:
        board = board.with_tile(cell, laid)
    for cell, building in _BUILT:
        board = board.with_building(cell, building)
    mine = replace(state.explorers[RED], hand=Hand(_CLOSING_TILE))
    state = replace(state.with_explorer(RED, mine), board=board, phase=Phase.LAY)
    state = replace(state, seat=RED, active=RED)
    for move in _CLOSING:
        state = OKANAGAN.apply(state, OKANAGAN.parse(move)).state
    return state


@cache
def score_example() -> State:
    """The printed example of a score: 59 points."""
    state: State = OKANAGAN.setup(Options(2), _DEAL)
    cards = tuple(
        number
        for wanted in _CARDS
        for number, card in enumerate(OBJECTIVES)
        if card.rewards == wanted
    )
    winner = replace(state.explorers[0], objectives=cards, rewards=holding(_REWARDS), nuggets=3)
    loser = replace(state.explorers[1], objectives=(3, 7, 20), nuggets=1)
    return replace(state, explorers=(winner, loser), phase=Phase.OVER)
