"""What a perfect reader knows: every way in which the clues may lie, and exact odds of each cell.

States given to a reader are `seen` ones: clues that whoever reads may not know are left out, so
that nothing hidden can be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from math import log2, prod
from typing import NamedTuple

from cascadia_qt.games.cryptid.rules.cells import ALL
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.options import UNKNOWN
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.rules.state import State

Ways = dict[int, int]  # in how many ways each cell is the habitat
Clues = tuple[str, ...]
MOST_WAYS = 1_500_000  # more there are only before much is shared, and for who has no clue


@dataclass(frozen=True)
class Reading:
    """Every way in which the clues may lie.

    Attributes:
        held: for each seat, and all clues that it may hold, the ways that are left then.
    """

    held: tuple[dict[Clues, Ways], ...]

    @cached_property
    def ways(self) -> Ways:
        found: Ways = {}
        for each in self.held[0].values():
            _add(found, each)
        return found

    @cached_property
    def odds(self) -> dict[int, float]:
        """How likely each cell is the habitat, if every way is as likely as any other."""
        total = sum(self.ways.values())
        return {cell: ways / total for cell, ways in sorted(self.ways.items())}

    @property
    def entropy(self) -> float:
        """How many bits are missing to know the habitat."""
        return entropy(tuple(self.ways.values()))


def entropy(weights: Sequence[float]) -> float:
    """The bits in knowing which of the weighted things it is."""
    total = sum(weights)
    if not total:
        return 0.0
    return log2(total) - sum(weight * log2(weight) for weight in weights if weight) / total


def possible_clues(state: State) -> tuple[Clues, ...]:
    """For every colour the clues that it may have: the one that is known, or what fits."""
    return tuple(
        (clue,) if clue != UNKNOWN else tuple(candidates(state, colour))
        for colour, clue in enumerate(state.options.clues)
    )


def reading(state: State) -> Reading | None:
    """All ways that no token and no hint refutes and that leave one cell, all clues different.

    None if there are too many to list, as before the first tokens.
    """
    options = state.options
    possible = possible_clues(state)
    if prod(map(len, possible)) > MOST_WAYS:
        return None
    seats = tuple(
        tuple(possible[colour] for colour in options.colours(seat))
        for seat in range(options.players)
    )
    return _read(options.board, seats)


class _Choice(NamedTuple):
    """Clues that a seat may hold, the cells that fit them, and which they are, as bits."""

    clues: Clues
    cells: int
    bits: int


@lru_cache(maxsize=256)
def _read(board: Board, seats: tuple[tuple[Clues, ...], ...]) -> Reading:
    number = {clue: 1 << index for index, clue in enumerate(CLUES[board.mode])}
    choices = [_choices(board, possible, number) for possible in seats]
    order = sorted(range(len(seats)), key=lambda seat: len(choices[seat]))
    held: list[dict[Clues, Ways]] = [{} for _ in seats]
    _follow([(choices[seat], held[seat]) for seat in order], ALL, 0)
    return Reading(tuple(held))


def _choices(board: Board, possible: tuple[Clues, ...], number: dict[str, int]) -> list[_Choice]:
    found = []
    for clues in product(*possible):
        cells, bits = ALL, 0
        for clue in clues:
            cells &= board.clue_cells[clue]
            bits |= number[clue]
        if cells and len(set(clues)) == len(clues):
            found.append(_Choice(clues, cells, bits))
    return found


def _follow(seats: list[tuple[list[_Choice], dict[Clues, Ways]]], cells: int, used: int) -> Ways:
    """The ways from here on, seat after seat; each is noted for whoever holds what."""
    (choices, held), *rest = seats
    found: Ways = {}
    for clues, fitting, bits in choices:
        common = cells & fitting
        if not common or used & bits:
            continue
        if rest:
            ways = _follow(rest, common, used | bits)
        elif common & (common - 1):
            continue
        else:
            ways = {common.bit_length() - 1: 1}
        if ways:
            _add(held.setdefault(clues, {}), ways)
            _add(found, ways)
    return found


def _add(ways: Ways, more: Ways) -> None:
    for cell, number in more.items():
        ways[cell] = ways.get(cell, 0) + number
