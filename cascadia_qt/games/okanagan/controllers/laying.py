"""Where a tile in hand can be laid, as arrows walk over it and turns go round."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cascadia_qt.games.okanagan.rules.board import STEPS, TURNS
from cascadia_qt.rules.grid import Cell

_ASIDE = 2.5  # how much worse a place is for being one aside than one further ahead


def neighbour(places: Collection[Cell], start: Cell, direction: int) -> Cell | None:
    """The nearest place to a direction: rather ahead than aside; None if there is none."""
    across, down = STEPS[direction]

    def ahead(cell: Cell) -> int:
        return (cell.a - start.a) * across + (cell.b - start.b) * down

    def worth(cell: Cell) -> tuple[float, Cell]:
        aside = abs((cell.a - start.a) * down) + abs((cell.b - start.b) * across)
        return ahead(cell) + _ASIDE * aside, cell

    return min((cell for cell in places if ahead(cell) > 0), key=worth, default=None)


def turned(rotation: int, by: int, fitting: Sequence[int]) -> int:
    """The next turn, that many quarters clockwise or more, that is among those that fit."""
    step = 1 if by > 0 else -1
    for quarters in TURNS:
        turn = (rotation + step * (quarters + 1)) % len(TURNS)
        if turn in fitting:
            return turn
    return rotation


def nearest_turn(rotation: int, fitting: Sequence[int]) -> int:
    """The turn that it has if that fits, or else the next one that does."""
    return rotation if rotation in fitting else turned(rotation, 1, fitting)
