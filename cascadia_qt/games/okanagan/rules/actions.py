"""What a player can decide; every decision is one action of one seat."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.rules.grid import Cell


@dataclass(frozen=True, slots=True)
class Keep:
    """Keeps three objectives and puts the others away."""

    objectives: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    cell: Cell
    rotation: int


@dataclass(frozen=True, slots=True)
class Build:
    """Builds on the tile that was laid: a silo on no terrain in particular."""

    kind: str
    on: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Close:
    """Says which closed area of the laid tile comes next."""

    terrain: str


@dataclass(frozen=True, slots=True)
class Order:
    """Puts everybody with influence in falling order; who is equal stands as one likes."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Alone:
    """Alone in an area: collects, or takes a special action instead."""

    collects: bool


@dataclass(frozen=True, slots=True)
class TakeAction:
    """Takes the special action on top of a pile."""

    pile: int


@dataclass(frozen=True, slots=True)
class Gain:
    reward: str


@dataclass(frozen=True, slots=True)
class Give:
    reward: str


@dataclass(frozen=True, slots=True)
class Swap:
    seat: int
    mine: str
    theirs: str


@dataclass(frozen=True, slots=True)
class Trade:
    mine: str
    new: str


@dataclass(frozen=True, slots=True)
class Done:
    """Trades no more."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Puts objectives away, as many as were drawn."""

    objectives: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Collect:
    """Takes rewards from a heap, named in alphabetical order."""

    rewards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeShown:
    """Takes the face-up tile beside a pile."""

    slot: int


@dataclass(frozen=True, slots=True)
class TakeUnseen:
    """Takes the top of a pile."""

    pile: int


Action = (
    Keep
    | Lay
    | Build
    | Close
    | Order
    | Alone
    | TakeAction
    | Gain
    | Give
    | Swap
    | Trade
    | Done
    | Drop
    | Collect
    | TakeShown
    | TakeUnseen
)
