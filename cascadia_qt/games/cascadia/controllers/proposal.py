"""A turn that a hint proposes, and whether somebody is about to play it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cascadia_qt.games.cascadia.controllers.turn import Draft
from cascadia_qt.games.cascadia.rules.actions import Action, NatureFree, PlaceTile, PlaceToken, Take
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.history import History


@dataclass(frozen=True, slots=True)
class Proposal:
    """A whole turn.

    Attributes:
        actions: what it consists of, in order.
        tile, token: what it places.
        turn, cursor: when it was proposed.
    """

    actions: tuple[Action, ...]
    tile: Tile | None
    token: Wildlife | None
    turn: int
    cursor: int

    def left(self, history: History[Any, Any, Any]) -> tuple[Action, ...]:
        """What is still to be done of it; nothing once something else was done."""
        if history.cursor < self.cursor or history.state.turn != self.turn:
            return ()
        left = list(self.actions)
        for done in history.actions[self.cursor :]:
            meant = [action for action in left if self._same(action, done)]
            if not meant:
                return ()
            left.remove(meant[0])
        return tuple(left)

    def agrees_with(self, draft: Draft) -> bool:
        """Whether nothing lies as a draft, or is chosen, that belongs to another turn."""
        picks = [action for action in self.actions if isinstance(action, NatureFree)]
        return (
            draft.wiping is None
            and (draft.laid is None or draft.laid in self._tile_cells())
            and (not draft.picking or bool(picks))
            and draft.picked in (None, *(pick.tile_slot for pick in picks))
            and all(self._holds(action) for action in draft.ending)
        )

    def _tile_cells(self) -> list[Cell]:
        return [action.cell for action in self.actions if isinstance(action, PlaceTile)]

    def turns_left(self, rotation: int) -> int:
        """How often a tile that lies so is turned clockwise until it lies as proposed."""
        aims = [action.rotation for action in self.actions if isinstance(action, PlaceTile)]
        if self.tile is None or not aims:
            return 0
        sides, turns = self.tile.turned(aims[0]), 0
        while self.tile.turned(rotation + turns) != sides:
            turns += 1
        return turns

    def _holds(self, action: Action) -> bool:
        return any(self._same(own, action) for own in self.actions)

    def _same(self, one: Action, other: Action) -> bool:
        """Whether both do the same; a tile may look alike in several rotations."""
        if isinstance(one, PlaceTile) and isinstance(other, PlaceTile) and self.tile is not None:
            alike = self.tile.turned(one.rotation) == self.tile.turned(other.rotation)
            return one.cell == other.cell and alike
        return one == other


def proposal(state: State, cursor: int, actions: tuple[Action, ...]) -> Proposal:
    """`actions` as what is proposed in `state`, which came about after `cursor` steps."""
    tile, token = state.tile, state.token
    for action in actions:
        if isinstance(action, (Take, NatureFree)):
            slots = market_slots(action)
            tile, token = state.market.tiles[slots[0]], state.market.tokens[slots[1]]
    return Proposal(actions, tile, token, state.turn, cursor)


def placed_cells(actions: Iterable[Action]) -> list[Cell]:
    """Where something is set down."""
    return [action.cell for action in actions if isinstance(action, (PlaceTile, PlaceToken))]


def market_slots(action: Take | NatureFree) -> tuple[int, int]:
    """The places from which tile and token are taken."""
    if isinstance(action, Take):
        return action.slot, action.slot
    return action.tile_slot, action.token_slot
