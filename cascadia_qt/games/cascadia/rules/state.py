"""The state of a game: frozen, complete, with all chance inside."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.market import Market
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import Landscape, ScoreSheet, score, winners
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES, Box, Tile
from cascadia_qt.rules.game import Result, places
from cascadia_qt.rules.grid import Grid

TURNS = 20
MOST_PLAYERS = 4


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game; `scenario` is the number of the one that is played."""

    grid: Grid
    players: int
    scoring: Scoring
    scenario: int | None = None

    @property
    def box(self) -> Box:
        return BOXES[self.grid]


class Phase(Enum):
    CHOOSE = "choose"
    PLACE = "place"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    environment: Environment
    nature: int = 0

    @property
    def landscape(self) -> Landscape:
        """What there is to score."""
        placed = self.environment.items()
        return Landscape(
            tokens={cell: tile.token for cell, tile in placed if tile.token is not None},
            edges={cell: tile.edges for cell, tile in placed},
            nature=self.nature,
        )


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    Attributes:
        turn: how many turns are over, everybody's together.
        tile, token: what the player has taken and not yet placed.
        three_replaced: whether three equal tokens were replaced this turn.
    """

    options: Options
    players: tuple[Player, ...]
    market: Market
    turn: int
    phase: Phase
    tile: Tile | None
    token: Wildlife | None
    three_replaced: bool

    @property
    def seat(self) -> int:
        """Whose turn it is; after the end, whose would be next."""
        return self.turn % len(self.players)

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    @property
    def may_replace_three(self) -> bool:
        choosing = self.phase is Phase.CHOOSE and not self.three_replaced
        return choosing and len(self.market.equal_slots()) == 3


def score_sheets(state: State) -> tuple[ScoreSheet, ...]:
    """Everybody's score as the table lies."""
    options = state.options
    return score(options.grid, options.scoring, [player.landscape for player in state.players])


def result_of(sheets: tuple[ScoreSheet, ...]) -> Result:
    """How a game has ended that these are the sheets of."""
    points = tuple(sheet.total for sheet in sheets)
    return Result(places(points, winners(sheets)), points)


def snapshot(state: State) -> dict[str, Any]:
    """`state` as JSON. Digests of saved games hang on it: its form never changes."""
    market = state.market
    return {
        "turn": state.turn,
        "phase": state.phase.value,
        "players": [
            {
                "nature": player.nature,
                "tiles": [
                    [*cell, placed.tile.number, placed.rotation, _word(placed.token)]
                    for cell, placed in sorted(player.environment.items())
                ],
            }
            for player in state.players
        ],
        "tile": state.tile.number if state.tile else None,
        "token": _word(state.token),
        "three_replaced": state.three_replaced,
        "market": {
            "tiles": [tile.number if tile else None for tile in market.tiles],
            "tokens": [_word(token) for token in market.tokens],
            "unseen": [tile.number for tile in market.unseen],
            "stack": market.stack,
            "bag": [_word(token) for token in market.bag],
            "aside": [_word(token) for token in market.aside],
            "rng": market.rng.state,
        },
    }


def _word(token: Wildlife | None) -> str | None:
    return None if token is None else token.word
