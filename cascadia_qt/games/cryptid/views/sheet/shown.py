"""What a deduction sheet shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtGui import QColor

from cascadia_qt.games.cryptid.model.sheet_marks import Mark

Field = tuple[int, str]  # a colour and a clue


@dataclass(frozen=True, slots=True)
class Column:
    """A colour.

    Attributes:
        name: whose it is; of two players each has two, told apart.
        player: the name that stands above it.
        number: of the colour, which has an inlay of its own.
        own: whether whoever looks holds it.
        left: how many clues it could still have; None if the sheet does not count.
    """

    name: str
    player: str
    tint: QColor
    number: int
    own: bool = False
    left: int | None = None


@dataclass(frozen=True, slots=True)
class SheetShown:
    """A sheet at one moment.

    Attributes:
        blocks: the clues, ordinary ones and then negated ones.
        struck: what the sheet has struck by itself.
        marks: what somebody has marked.
        held: the fields of one's own clues, only while they are looked at.
        pointed: the clue whose cells are lit.
    """

    columns: tuple[Column, ...] = ()
    blocks: tuple[tuple[str, ...], ...] = ()
    struck: frozenset[Field] = frozenset()
    marks: Mapping[Field, Mark] = field(default_factory=dict)
    held: frozenset[Field] = frozenset()
    pointed: str | None = None

    @property
    def clues(self) -> tuple[str, ...]:
        return tuple(clue for block in self.blocks for clue in block)
