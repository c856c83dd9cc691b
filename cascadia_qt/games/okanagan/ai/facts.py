"""What can be said for a move, without words: `reasons` finds them."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.okanagan.rules.actions import Build
from cascadia_qt.games.okanagan.rules.backs import Back
from cascadia_qt.rules.grid import Cell


@dataclass(frozen=True, slots=True)
class WillBuild:
    """Laid like this because of what is to be built then."""

    build: Build


@dataclass(frozen=True, slots=True)
class Closes:
    """An area is closed.

    Attributes:
        rewards: those that can be had at best.
        action: whether a special action can be had, too, or instead by who is alone.
    """

    terrain: str
    rewards: tuple[str, ...]
    action: bool
    alone: bool


@dataclass(frozen=True, slots=True)
class OthersGet:
    """Somebody else gets so many rewards of an area that is closed, at least."""

    seat: int
    terrain: str
    rewards: int
    action: bool


@dataclass(frozen=True, slots=True)
class Promises:
    """An area stays open in which one has influence now; `leads`: nobody has as much."""

    terrain: str
    influence: int
    leads: bool
    rewards: int
    open_ends: int


@dataclass(frozen=True, slots=True)
class Completes:
    """Rewards complete sets at once: of an objective, or of the Explorer (None)."""

    objective: int | None
    sets: int
    points: int


@dataclass(frozen=True, slots=True)
class ComesNearer:
    """Rewards are part of the next set of an objective, for which so many are missing then."""

    objective: int
    missing: int


@dataclass(frozen=True, slots=True)
class TakesDeed:
    """A special action, and the rewards that it brings at best."""

    back: Back
    rewards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Parts:
    """A reward that is missed least."""

    reward: str


@dataclass(frozen=True, slots=True)
class Suits:
    """An objective that is kept, with the sets that it counts already."""

    objective: int
    sets: int


@dataclass(frozen=True, slots=True)
class NextPlace:
    """Where a tile could be laid next, what could be built there, and what it would close."""

    cell: Cell
    rotation: int
    build: Build
    closes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NothingShown:
    """No face-up tile has a good place."""


Reason = (
    WillBuild
    | Closes
    | OthersGet
    | Promises
    | Completes
    | ComesNearer
    | TakesDeed
    | Parts
    | Suits
    | NextPlace
    | NothingShown
)
