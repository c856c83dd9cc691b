"""What an example is, and how it is written down for both grids at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.rules.grid import HEX, Grid


@dataclass(frozen=True, slots=True)
class Example:
    """A few tokens and what to learn from them; the points are for the engine to say.

    Attributes:
        drawing: the tokens, see `rules.cascadia.drawing`.
        right: every token of the animal earns something; a wrong example earns less than `better`.
        note: what to see in it, in one line.
        better: what a wrong example should be: as many tokens of the animal, and as many in all.
    """

    drawing: str
    right: bool
    note: str
    better: str = ""


CardExamples = Callable[[Grid, Rulings], Iterator[Example]]


def right(grid: Grid, drawings: str, note: str) -> Example:
    """`drawings` shows hexagons, a bar, and squares."""
    on_hex, on_square = _columns(drawings)
    return Example(on_hex if grid is HEX else on_square, True, note)


def wrong(grid: Grid, drawings: str, note: str) -> Example:
    """`drawings` shows hexagons and squares, and then the better ones of both."""
    on_hex, on_square, better_hex, better_square = _columns(drawings)
    if grid is HEX:
        return Example(on_hex, False, note, better_hex)
    return Example(on_square, False, note, better_square)


def _columns(drawings: str) -> list[str]:
    rows = [line.split("|") for line in drawings.splitlines() if line.strip()]
    return ["\n".join(column) for column in zip(*rows, strict=True)]
