"""A result as a table for spreadsheets: first the sheet, then where each number comes from."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.okanagan.rules.rewards import REWARDS
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult, row_name
from cascadia_qt.games.okanagan.words.explanation import line_words
from cascadia_qt.games.okanagan.words.names import reward_name
from cascadia_qt.views.spreadsheet import csv_rows
from cascadia_qt.words.language import translate

Row = list[str | int]


def result_csv(result: ShownResult) -> bytes:
    """UTF-8 with the mark that spreadsheets look for."""
    rows = (*_sheet_rows(result), [], *_reward_rows(result), [], *_reason_rows(result))
    return csv_rows(rows).encode("utf-8-sig", errors="replace")


def _head(result: ShownResult) -> Row:
    line, name = translate("OkanaganReport", "Line"), translate("OkanaganReport", "Name")
    return [line, name, *result.names]


def _sheet_rows(result: ShownResult) -> Iterator[Row]:
    yield _head(result)
    for row in result.rows:
        points = (result.points(seat, row) for seat in range(len(result.seats)))
        yield [row, row_name(row), *("" if each is None else each for each in points)]


def _reward_rows(result: ShownResult) -> Iterator[Row]:
    """What everybody has of each reward, and of nuggets."""
    yield _head(result)
    for place, reward in enumerate(REWARDS):
        held = (explorer.rewards[place] for explorer in result.state.explorers)
        yield [reward, reward_name(reward), *held]
    nuggets = (explorer.nuggets for explorer in result.state.explorers)
    yield ["nuggets", row_name("nuggets"), *nuggets]


def _reason_rows(result: ShownResult) -> Iterator[Row]:
    yield [
        translate("OkanaganReport", "Player"),
        translate("OkanaganReport", "Line"),
        translate("OkanaganReport", "Points"),
        translate("OkanaganReport", "Why"),
    ]
    for seat, name in enumerate(result.names):
        for line in result.lines(seat):
            points = "" if line.points is None else line.points
            yield [name, line.part, points, line_words(line)]
