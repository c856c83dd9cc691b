"""A result with parts: a row a part, a column a player, the total last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from cascadia_qt.terminal.prompts import Screen

Rows = Sequence[tuple[str, Sequence[int]]]  # what a row is called, and everybody's number

_LEAST = 5  # letters of a column


def part_lines(names: Sequence[str], rows: Rows) -> Iterator[str]:
    """Lines for a file or a pipe."""
    first, width = max(len(title) for title, _ in rows), max(_LEAST, *map(len, names))
    yield " " * first + "".join(f"  {name:>{width}}" for name in names)
    for title, numbers in rows:
        yield f"{title:<{first}}" + "".join(f"  {number:>{width}}" for number in numbers)


def part_table(screen: Screen, names: Sequence[str], rows: Rows) -> Table:
    """A table for whoever sits in front of it."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(Text(screen.plainly(name)), justify="right", overflow="fold")
    for title, numbers in rows:
        table.add_row(Text(screen.plainly(title)), *map(str, numbers))
    table.rows[-1].style = "bold"
    return table
