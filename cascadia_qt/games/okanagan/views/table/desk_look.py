"""What lies on the desk below the valley: things to choose from, and what they are about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from cascadia_qt.games.okanagan.rules.backs import Back
from cascadia_qt.games.okanagan.rules.board import Building, Laid
from cascadia_qt.games.okanagan.rules.rewards import NOTHING, Holding
from cascadia_qt.games.okanagan.words.help_subjects import back_subject


@dataclass(frozen=True, slots=True)
class TileFace:
    """A tile; with a building it shows where that would stand."""

    laid: Laid
    building: Building | None = None


@dataclass(frozen=True, slots=True)
class BackFace:
    """The top of a pile of so many tiles."""

    back: Back | None
    count: int


@dataclass(frozen=True, slots=True)
class RewardFace:
    reward: str


@dataclass(frozen=True, slots=True)
class ObjectiveFace:
    """An objective and how far somebody is with it."""

    objective: int
    progress: str


@dataclass(frozen=True, slots=True)
class PennantFace:
    """A player and his influence."""

    seat: int
    name: str
    force: int


@dataclass(frozen=True, slots=True)
class HeapFace:
    """All rewards of a territory."""

    heap: Holding
    terrain: str


@dataclass(frozen=True, slots=True)
class BacksFace:
    """The tops of all piles, one of which can be had."""

    backs: tuple[Back | None, ...]


Face = TileFace | BackFace | BacksFace | RewardFace | ObjectiveFace | PennantFace | HeapFace


def face_subject(face: Face) -> str:
    """The page of the help about a piece."""
    match face:
        case TileFace(building=Building()):
            return "buildings"
        case TileFace():
            return "taking"
        case BackFace(Back() as back):
            return back_subject(back)
        case BackFace() | BacksFace():
            return "actions"
        case RewardFace():
            return "aim#rewards"
        case ObjectiveFace():
            return "objectives"
        case PennantFace() | HeapFace():
            return "closing"


class Look(Enum):
    """What can be done with a piece."""

    PLAIN = auto()
    OFFERED = auto()
    CHOSEN = auto()
    DIM = auto()


@dataclass(frozen=True, slots=True)
class Piece:
    """Something on the desk.

    Attributes:
        key: which key chooses it.
        badge: how many of it were chosen, or there are.
        seat: whose it is, where that matters.
    """

    face: Face
    caption: str
    look: Look = Look.PLAIN
    key: str = ""
    badge: str = ""
    tip: str = ""
    seat: int | None = None

    @property
    def count(self) -> str:
        """The badge where it is a number; what else it says is also in words."""
        return self.badge if self.badge.isalnum() else ""


@dataclass(frozen=True, slots=True)
class Chip:
    """Somebody's influence in the territory that is scored; `acts` if the special action is his."""

    seat: int
    name: str
    force: int
    tip: str
    acts: bool = False


@dataclass(frozen=True, slots=True)
class DeskLook:
    """Everything on the desk.

    Attributes:
        chips: who has influence, in the order that was settled.
        heap: what there is to collect.
        cursor: the option that somebody points at.
        slides: whether pieces can be put in another order.
    """

    title: str
    pieces: tuple[Piece, ...] = ()
    chips: tuple[Chip, ...] = ()
    heap: Holding = NOTHING
    cursor: int | None = None
    slides: bool = False
