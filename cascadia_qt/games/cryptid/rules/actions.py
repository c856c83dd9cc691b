"""What a player can do. A colour is named only where a player has two of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """Puts a cube on a cell that one's own clue denies, before the first turn."""

    cell: int
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """Asks another seat about a cell."""

    cell: int
    seat: int


@dataclass(frozen=True, slots=True)
class Search:
    """Says that a cell is the habitat."""

    cell: int


@dataclass(frozen=True, slots=True)
class PutDisc:
    """Puts a disc elsewhere that could not go where it was due."""

    cell: int
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class PutCube:
    """Pays with a cube on a cell that one's own clue denies."""

    cell: int
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerDisc:
    """Says that the cell is possible."""


@dataclass(frozen=True, slots=True)
class AnswerCube:
    """Says that it is not, with a cube of a colour where there are two."""

    colour: int | None = None


@dataclass(frozen=True, slots=True)
class ProposeHint:
    """Asks the table for a hint."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Agrees to a hint, or refuses it."""

    agrees: bool


Action = Share | Ask | Search | PutDisc | PutCube | AnswerDisc | AnswerCube | ProposeHint | Vote
