"""Everything that the map shows at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cascadia_qt.games.cryptid.model.tableau import Tableau


@dataclass(frozen=True, slots=True)
class ClueLight:
    """Cells that a clue fits, lit in the colour of whose it is."""

    cells: int
    colour: int


@dataclass(frozen=True, slots=True)
class Ghost:
    """A token that would lie on the chosen cell."""

    kind: str
    colour: int


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies on the map, and what can be done there.

    Attributes:
        lit: the cells where something can be done; None if nobody decides about a cell.
        cell: the chosen one.
        clues: what is lit while somebody looks at a clue.
        heat: how likely cells are, from 0 to 1.
        carries: whether the lantern may be taken up.
        suspense: whether everybody waits for an answer.
    """

    table: Tableau
    lit: int | None = None
    cell: int | None = None
    ghosts: tuple[Ghost, ...] = ()
    clues: tuple[ClueLight, ...] = ()
    heat: Mapping[int, float] = field(default_factory=dict)
    carries: bool = False
    suspense: bool = False
