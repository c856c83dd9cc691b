"""A result as a table for spreadsheets: first the sheet, then where each number comes from."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS, ShownResult
from cascadia_qt.games.kaskaria.words.explanation import part_name
from cascadia_qt.views.spreadsheet import csv_rows
from cascadia_qt.words.language import translate

Row = list[str | int]


def result_csv(result: ShownResult) -> bytes:
    """UTF-8 with the mark that spreadsheets look for."""
    text = csv_rows((*_sheet_rows(result), [], *_reason_rows(result)))
    return text.encode("utf-8-sig", errors="replace")


def _sheet_rows(result: ShownResult) -> Iterator[Row]:
    yield [
        translate("KaskariaReport", "Line"),
        translate("KaskariaReport", "Name"),
        *result.names,
    ]
    seats = range(len(result.seats))
    for row in ROWS:
        yield [row, part_name(row), *(result.gold(seat, row) for seat in seats)]


def _reason_rows(result: ShownResult) -> Iterator[Row]:
    yield [
        translate("KaskariaReport", "Player"),
        translate("KaskariaReport", "Line"),
        translate("KaskariaReport", "Gold"),
        translate("KaskariaReport", "Why"),
    ]
    for seat, name in enumerate(result.names):
        for line in result.lines(seat):
            gold = "" if line.gold is None else line.gold
            yield [name, line.part, gold, line.why]
