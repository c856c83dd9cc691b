"""Rows with heads, and how they become text that other programs read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from cascadia_qt.views.spreadsheet import Value, csv_rows, plain_text
from cascadia_qt.views.statistics.words import NOTHING, count_words, date_words, points_words

Cell = str | int | float | datetime | None
Row = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What a page says in numbers."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...] = ()


def cell_words(cell: Cell) -> str:
    """A cell as people read it."""
    if cell is None:
        return NOTHING
    if isinstance(cell, datetime):
        return date_words(cell)
    if isinstance(cell, float):
        return points_words(cell)
    return count_words(cell) if isinstance(cell, int) else cell


def sorted_rows(rows: Iterable[Row], column: int, *, falling: bool) -> list[Row]:
    """Rows by one column; those with nothing there are the last either way."""
    known: list[Row] = []
    unknown: list[Row] = []
    for row in rows:
        (unknown if row[column] is None else known).append(row)
    known.sort(key=lambda row: _order(row[column]), reverse=falling)
    return known + unknown


def csv_text(table: Table) -> str:
    """As spreadsheets read it: full stops in numbers, dates from the year down."""
    return csv_rows([table.heads, *([_plain(cell) for cell in row] for row in table.rows)])


def lines_text(rows: Sequence[Row]) -> str:
    """Rows as a clipboard holds them, and spreadsheets take them from there."""
    return "\n".join("\t".join(map(_copied, row)) for row in rows)


def _order(cell: Cell) -> tuple[bool, object]:
    """Numbers before words."""
    return isinstance(cell, str), cell.casefold() if isinstance(cell, str) else cell


def _copied(cell: Cell) -> str:
    return str(plain_text(cell)) if isinstance(cell, str) else cell_words(cell)


def _plain(cell: Cell) -> Value:
    if isinstance(cell, datetime):
        return cell.isoformat(" ", "minutes")
    return round(cell, 2) if isinstance(cell, float) else cell
