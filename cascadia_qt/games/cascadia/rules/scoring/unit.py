"""The unit of scoring: what earned how many points, and why; nothing too has a reason."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import Cell


class Category(Enum):
    """The blocks of the score sheet."""

    WILDLIFE = "wildlife"
    CORRIDOR = "corridor"
    BONUS = "bonus"
    NATURE = "nature"


class Why(Enum):
    """The reason of a unit; what its `count` counts stands beside it."""

    PAIRS = "pairs"  # groups of exactly two
    GROUP = "group"  # tokens of a connected group
    EVERY_SIZE = "every_size"  # sizes that all occur
    LINE = "line"  # elk in a straight line
    SHAPE = "shape"  # elk in one of the drawn shapes
    RING = "ring"  # elk around one cell
    RUN = "run"  # salmon of a run
    RUN_AND_NEIGHBOURS = "run_and_neighbours"  # salmon of a run and tokens beside it
    OVERCROWDED = "overcrowded"  # salmon of a group in which one touches three or more
    LEFT_OUT = "left_out"  # salmon beside the salmon that is left out
    ALONE = "alone"  # hawks that touch no hawk
    ALONE_AND_SEEING = "alone_and_seeing"  # hawks that touch no hawk and see one
    TOUCHES_HAWK = "touches_hawk"  # hawks beside the hawk
    SIGHT = "sight"  # hawks that see each other
    SIGHT_OVER = "sight_over"  # species between the two hawks
    SEES_NONE = "sees_none"  # hawks seen
    NOTHING_BETWEEN = "nothing_between"  # species between it and any hawk it sees
    UNPAIRED = "unpaired"  # partners left after the best pairs are made
    SPECIES_AROUND = "species_around"  # species beside the fox
    PAIRS_AROUND = "pairs_around"  # species that are twice or more beside the fox or foxes
    MOST_AROUND = "most_around"  # tokens of the most frequent species beside the fox
    NO_PARTNER = "no_partner"  # foxes beside the fox
    NOTHING_AROUND = "nothing_around"  # species that are twice or more beside it and any partner
    CORRIDOR = "corridor"  # tiles of the largest corridor
    TYPED = "typed"  # tiles of a corridor that somebody has counted on a table
    LARGEST = "largest"  # tiles of the corridor that beats all others
    SHARED_LARGEST = "shared_largest"  # players whose corridors are equally the largest
    SECOND = "second"  # tiles of the corridor that only one beats
    LONG_ENOUGH = "long_enough"  # tiles of a corridor that is long enough alone
    UNUSED = "unused"  # nature tokens


@dataclass(frozen=True, slots=True)
class Unit:
    """Points that belong together.

    Attributes:
        subject: the animal or habitat; None for nature tokens.
        cells: where they were earned.
        count: what was counted; `Why` says what that is.
        seen: other cells that were looked at and counted.
        sights: lines of sight, from cell to cell, that made it count.
    """

    category: Category
    subject: Wildlife | Habitat | None
    cells: tuple[Cell, ...]
    points: int
    why: Why
    count: int
    seen: tuple[Cell, ...] = ()
    sights: tuple[tuple[Cell, Cell], ...] = ()
