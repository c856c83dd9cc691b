"""The state of a game: frozen, complete, with everything hidden inside."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from cascadia_qt.games.okanagan.rules.areas import Area
from cascadia_qt.games.okanagan.rules.backs import Back
from cascadia_qt.games.okanagan.rules.board import Board
from cascadia_qt.games.okanagan.rules.options import Buildings, Options
from cascadia_qt.games.okanagan.rules.rewards import (
    FULL_STOCK,
    NOTHING,
    Holding,
    minus,
    plus,
    written,
)
from cascadia_qt.games.okanagan.rules.supply import Supply
from cascadia_qt.rules.grid import Cell

NUGGETS = 16


class Phase(Enum):
    KEEP = "keep"
    LAY = "lay"
    BUILD = "build"
    CLOSE = "close"
    ORDER = "order"
    ALONE = "alone"
    ACTION = "action"
    GAIN = "gain"
    GIVE = "give"
    SWAP = "swap"
    TRADE = "trade"
    DROP = "drop"
    COLLECT = "collect"
    TAKE = "take"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Hand:
    """A tile in hand.

    Attributes:
        pile: the one that it came from; None for those dealt at first.
        shown: whether everybody has seen its face.
    """

    tile: int
    pile: int | None = None
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Explorer:
    """A player.

    Attributes:
        hand: None between laying a tile and taking the next one.
        buildings: those of this round that are left.
        objectives: sorted.
    """

    hand: Hand | None
    buildings: Buildings
    objectives: tuple[int, ...]
    rewards: Holding = NOTHING
    nuggets: int = 0


@dataclass(frozen=True, slots=True)
class Cards:
    """The objectives that nobody holds.

    Attributes:
        deck: those that can be drawn, the top first.
        reserve: those of the second round, the first two for the first seat and so on.
        away: those that were put away, sorted.
    """

    deck: tuple[int, ...]
    reserve: tuple[int, ...]
    away: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pending:
    """A special action that is carried out.

    Attributes:
        trades: how many may still be made.
        givers: who has still to give.
        drops: how many objectives are to be put away.
    """

    back: Back
    trades: int = 0
    givers: tuple[int, ...] = ()
    drops: int = 0


@dataclass(frozen=True, slots=True)
class Closing:
    """The closed areas of the tile that was laid.

    Attributes:
        terrains: of those that are still to be scored, in alphabetical order.
        area: the one that is being scored.
        influence: of every seat there.
        order: who is still to collect, the next one first.
        heap: what there is to collect; None before the special action is done.
    """

    terrains: tuple[str, ...] = ()
    area: Area | None = None
    influence: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    heap: Holding | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    Attributes:
        seat: who decides; after the end, who has had the last turn.
        turns: how many turns are over, everybody's together.
        laid: where the tile of this turn lies; None before.
    """

    options: Options
    explorers: tuple[Explorer, ...]
    board: Board
    supply: Supply
    cards: Cards
    phase: Phase = Phase.KEEP
    seat: int = 0
    active: int = 0
    turns: int = 0
    round: int = 1
    laid: Cell | None = None
    closing: Closing = Closing()
    pending: Pending | None = None
    stock: Holding = FULL_STOCK
    nuggets_left: int = NUGGETS

    @property
    def explorer(self) -> Explorer:
        """Whoever decides."""
        return self.explorers[self.seat]

    def with_explorer(self, seat: int, explorer: Explorer) -> State:
        seated = (*self.explorers[:seat], explorer, *self.explorers[seat + 1 :])
        return replace(self, explorers=seated)

    def exchanged(self, seat: int, given: Holding, taken: Holding) -> State:
        """The state after a seat gave rewards to the stock and took some from there."""
        explorer = self.explorers[seat]
        rewards = plus(minus(explorer.rewards, given), taken)
        after = self.with_explorer(seat, replace(explorer, rewards=rewards))
        return replace(after, stock=minus(plus(self.stock, given), taken))


def snapshot(state: State) -> dict[str, Any]:
    """`state` as JSON. Digests of saved games hang on it: its form never changes."""
    explorers, supply, closing = state.explorers, state.supply, state.closing
    return {
        "phase": state.phase.value,
        "seat": state.seat,
        "active": state.active,
        "round": state.round,
        "turns": state.turns,
        "board": [_square(state.board, cell) for cell in sorted(state.board.tiles)],
        "hands": [each.hand.tile if each.hand else None for each in explorers],
        "hands_from": [each.hand.pile if each.hand else None for each in explorers],
        "hands_shown": [each.hand is not None and each.hand.shown for each in explorers],
        "face_up": list(supply.face_up),
        "piles": [len(pile) for pile in supply.piles],
        "backs": [back.name if back else None for back in supply.backs],
        "pile_tiles": [list(pile) for pile in supply.piles],
        "buildings": [each.buildings._asdict() for each in explorers],
        "objectives": [list(each.objectives) for each in explorers],
        "objective_deck": list(state.cards.deck),
        "objective_reserve": list(state.cards.reserve),
        "objectives_away": list(state.cards.away),
        "rewards": [written(each.rewards) for each in explorers],
        "stock": written(state.stock),
        "nuggets": [each.nuggets for each in explorers],
        "nuggets_left": state.nuggets_left,
        "heap": written(closing.heap or NOTHING),
        "order": list(closing.order),
        "laid": None if state.laid is None else list(state.laid),
        "closing": closing.area and closing.area.terrain,
        "to_close": list(closing.terrains),
        "pending": None if state.pending is None else _pending(state.pending),
    }


def _square(board: Board, cell: Cell) -> dict[str, Any]:
    tile, rotation = board.tiles[cell]
    building = board.buildings.get(cell)
    return {
        "at": list(cell),
        "tile": tile,
        "rotation": rotation,
        "building": building and {**building._asdict(), "on": list(building.on)},
        "closed": sorted(terrain for closed, terrain in board.closed if closed == cell),
    }


def _pending(pending: Pending) -> dict[str, Any]:
    return {
        "action": pending.back.name,
        "trades": pending.trades,
        "givers": list(pending.givers),
        "drops": pending.drops,
    }
