"""A score as a table for spreadsheets: first the sheet, then every unit of it."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.views.spreadsheet import csv_rows
from cascadia_qt.words.language import translate

_BONUS = "_bonus"


def score_csv(table: ScoredTable) -> bytes:
    """UTF-8 with the mark that spreadsheets look for."""
    text = csv_rows((*_sheet_rows(table), [], *_unit_rows(table)))
    return text.encode("utf-8-sig", errors="replace")


def _sheet_rows(table: ScoredTable) -> Iterator[list[str | int]]:
    names = (seat.name for seat in table.seats)
    yield [translate("Report", "Line"), translate("Report", "Name"), *names]
    for line in LINES:
        yield [line.id, line.name(), *(line.points(sheet) for sheet in table.sheets)]
        if line.kind is Kind.HABITAT:
            name = translate("Report", "{0}, bonus").format(line.name())
            yield [line.id + _BONUS, name, *(line.bonus(sheet) for sheet in table.sheets)]


def _unit_rows(table: ScoredTable) -> Iterator[list[str | int]]:
    yield [
        translate("Report", "Player"),
        translate("Report", "Line"),
        translate("Report", "Points"),
        translate("Report", "Why"),
        translate("Report", "Cells"),
    ]
    for seat, sheet in zip(table.seats, table.sheets, strict=True):
        for line in LINES:
            if line.kind not in (Kind.SUM, Kind.TOTAL):
                for unit in line.units(sheet):
                    yield [seat.name, *_unit_cells(line, unit)]


def _unit_cells(line: Line, unit: Unit) -> list[str | int]:
    id_ = line.id + _BONUS if unit.category is Category.BONUS else line.id
    cells = " ".join(f"({cell.a}, {cell.b})" for cell in unit.cells)
    return [id_, unit.points, explanation(unit), cells]
