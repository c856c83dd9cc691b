"""A result as a table for spreadsheets: the players first, then every clue with its cells."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult
from cascadia_qt.games.cryptid.words.agreement import help_name
from cascadia_qt.views.spreadsheet import csv_rows
from cascadia_qt.words.language import translate

Row = list[str | int]


def result_csv(result: ShownResult) -> bytes:
    """UTF-8 with the mark that spreadsheets look for."""
    text = csv_rows((*_player_rows(result), [], *_clue_rows(result)))
    return text.encode("utf-8-sig", errors="replace")


def _player_rows(result: ShownResult) -> Iterator[Row]:
    yield [
        translate("CryptidReport", "Player"),
        translate("CryptidReport", "Found the habitat"),
        translate("CryptidReport", "Rounds"),
        translate("CryptidReport", "Questions"),
        translate("CryptidReport", "Searches"),
        translate("CryptidReport", "Cubes paid"),
        translate("CryptidReport", "Cubes"),
        translate("CryptidReport", "Discs"),
        translate("CryptidReport", "Deduction sheet"),
    ]
    for seat, name in enumerate(result.names):
        habitat = result.habitat if seat in result.outcome.winners else None
        found = "" if habitat is None else name_of(habitat)
        helped = help_name(result.state.options.help_of(seat))
        yield [name, found, *result.done[seat].values(), *result.tokens(seat), helped]


def _clue_rows(result: ShownResult) -> Iterator[Row]:
    yield [
        translate("CryptidReport", "Player"),
        translate("CryptidReport", "Clue"),
        translate("CryptidReport", "Sentence"),
        translate("CryptidReport", "Number of cells"),
        translate("CryptidReport", "Cells"),
    ]
    for told in result.clues:
        cells = cells_in(told.cells)
        yield [told.owner, told.clue, told.text, len(cells), " ".join(map(name_of, cells))]
