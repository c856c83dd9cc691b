"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from cascadia_qt.games.cryptid.rules.cells import name_of

_NAMED = {"written": name_of}  # files call cells by letter and number


class Why(Enum):
    """What a token was put down for."""

    SHARE = "share"
    ANSWER = "answer"
    SEARCH = "search"
    EXTRA = "extra"
    PAY = "pay"
    SLIP = "slip"


@dataclass(frozen=True, slots=True)
class Asked:
    """`seat` asked `other` about a cell."""

    seat: int
    other: int
    cell: int = field(metadata=_NAMED)


@dataclass(frozen=True, slots=True)
class Searched:
    seat: int
    cell: int = field(metadata=_NAMED)


@dataclass(frozen=True, slots=True)
class CubePut:
    seat: int
    colour: int
    cell: int = field(metadata=_NAMED)
    why: Why


@dataclass(frozen=True, slots=True)
class DiscPut:
    seat: int
    colour: int
    cell: int = field(metadata=_NAMED)
    why: Why


@dataclass(frozen=True, slots=True)
class AnswerCorrected:
    """What `seat` had answered was wrong, and was put right."""

    seat: int


@dataclass(frozen=True, slots=True)
class HintProposed:
    seat: int


@dataclass(frozen=True, slots=True)
class Voted:
    seat: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class HintGiven:
    hint: str


@dataclass(frozen=True, slots=True)
class HintRefused:
    """The table does not want a hint now."""


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: int


@dataclass(frozen=True, slots=True)
class HabitatFound:
    seat: int
    cell: int = field(metadata=_NAMED)


Event = (
    Asked
    | Searched
    | CubePut
    | DiscPut
    | AnswerCorrected
    | HintProposed
    | Voted
    | HintGiven
    | HintRefused
    | TurnEnded
    | HabitatFound
)
