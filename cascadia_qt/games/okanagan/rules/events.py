"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.rules.grid import Cell


@dataclass(frozen=True, slots=True)
class ObjectivesKept:
    """Attributes:
    objectives: those that were kept; None is told to whoever may not know them.
    """

    seat: int
    objectives: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class TileStuck:
    """A tile in hand fitted nowhere: it was shown and went under a pile."""

    seat: int
    tile: int
    pile: int


@dataclass(frozen=True, slots=True)
class TileLaid:
    seat: int
    tile: int
    cell: Cell
    rotation: int


@dataclass(frozen=True, slots=True)
class Built:
    """Attributes:
    building: of which kind it is.
    """

    seat: int
    cell: Cell
    building: str
    on: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AreaLost:
    """An area was closed in which nobody has built: nothing comes of it."""

    terrain: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class AreaClosed:
    """An area was closed and is now scored.

    Attributes:
        influence: of every seat.
        icons: every reward that is drawn there, in alphabetical order.
    """

    terrain: str
    cells: tuple[Cell, ...]
    influence: tuple[int, ...]
    icons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OrderSettled:
    """Everybody with influence in falling order; `seat` has ordered who is equal, or nobody."""

    seat: int | None
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """A special action was taken from a pile; files call it `name`."""

    seat: int
    pile: int
    name: str


@dataclass(frozen=True, slots=True)
class RewardsGained:
    """Rewards came from the stock by a special action."""

    seat: int
    rewards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstChosen:
    """Whoever took "first choice" collects first."""

    seat: int


@dataclass(frozen=True, slots=True)
class NuggetDrawn:
    seat: int


@dataclass(frozen=True, slots=True)
class ObjectivesDrawn:
    """Attributes:
    objectives: None is told to whoever may not know them.
    """

    seat: int
    count: int
    objectives: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class ObjectivesDropped:
    """Attributes:
    objectives: None is told to whoever may not know them.
    """

    seat: int
    count: int
    objectives: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class RewardGiven:
    giver: int
    taker: int
    reward: str


@dataclass(frozen=True, slots=True)
class RewardsSwapped:
    """`seat` gave one to another seat for one of his."""

    seat: int
    other: int
    mine: str
    theirs: str


@dataclass(frozen=True, slots=True)
class RewardTraded:
    """A reward went to the stock for another one."""

    seat: int
    mine: str
    new: str


@dataclass(frozen=True, slots=True)
class FaceUpRenewed:
    """All three face-up tiles went under their piles for new ones."""

    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RewardsCollected:
    """Rewards came from a heap."""

    seat: int
    rewards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HeapReturned:
    """What nobody collected went back to the stock."""

    rewards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileTaken:
    """A tile came into a hand, face up from beside a pile or unseen from its top.

    Attributes:
        tile: None is told to whoever may not know it.
    """

    seat: int
    pile: int
    face_up: bool
    tile: int | None


@dataclass(frozen=True, slots=True)
class FaceUpRefilled:
    slot: int
    tile: int


@dataclass(frozen=True, slots=True)
class PileHalved:
    """The lower half of a pile took the place of one that had become empty."""

    pile: int
    empty: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """Everybody got new buildings, and objectives to choose from."""

    round: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Nobody has another turn."""


Event = (
    ObjectivesKept
    | TileStuck
    | TileLaid
    | Built
    | AreaLost
    | AreaClosed
    | OrderSettled
    | ActionTaken
    | RewardsGained
    | FirstChosen
    | NuggetDrawn
    | ObjectivesDrawn
    | ObjectivesDropped
    | RewardGiven
    | RewardsSwapped
    | RewardTraded
    | FaceUpRenewed
    | RewardsCollected
    | HeapReturned
    | TileTaken
    | FaceUpRefilled
    | PileHalved
    | TurnEnded
    | RoundBegun
    | GameEnded
)
