"""How arrow keys walk over places that do not lie in rows and columns."""

from __future__ import annotations

from collections.abc import Collection

from cascadia_qt.games.cascadia.controllers.keyboard import Command
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import Layout


def moved(layout: Layout, cells: Collection[Cell], here: Cell | None, to: Command) -> Cell | None:
    """The place that an arrow key leads to from `here`.

    Left and right walk through all places as one reads, so that each can be reached; up and down
    go to the nearest place of the next row that has one.
    """
    order = sorted(cells, key=lambda cell: (cell.b, layout.centre(cell).x()))
    if not order:
        return None
    if here not in order:
        return order[0]
    at = order.index(here)
    if to is Command.LEFT:
        return order[at - 1]
    if to is Command.RIGHT:
        return order[(at + 1) % len(order)]
    sign = -1 if to is Command.UP else 1
    beyond = [cell for cell in order if (cell.b - here.b) * sign > 0]
    if not beyond:
        return here
    row = min(beyond, key=lambda cell: abs(cell.b - here.b)).b
    x = layout.centre(here).x()
    return min(
        (cell for cell in beyond if cell.b == row),
        key=lambda cell: abs(layout.centre(cell).x() - x),
    )
