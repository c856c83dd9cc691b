"""The deduction sheet of whoever decides: a table, or sentences where these are wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.cryptid.ai.knowing import clues_left
from cascadia_qt.games.cryptid.model.deduction import Deduction
from cascadia_qt.games.cryptid.model.sheet_marks import Mark, Marks
from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.terminal.display import Display
from cascadia_qt.games.cryptid.words.agreement import help_words
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.games.cryptid.words.sheet_fields import column_words, field_words
from cascadia_qt.words.language import labelled, listed, translate

_OPEN, _STRUCK = ".", "/"


def deduction_of(state: State, seat: int) -> Deduction:
    """What the sheet of `seat` does by itself, as the table has agreed; `state` is what it sees."""
    options = state.options
    helped = options.help_of(seat)
    thinks = options.unique_known and options.helps
    return Deduction(state, seat, helped, (clues_left(state, seat) or None) if thinks else None)


def show_sheet(display: Display, sheet: Deduction, names: Sequence[str], marks: Marks) -> None:
    """Everybody's clues, as far as the sheet helps, and what is marked on it."""
    screen = display.screen
    screen.say(f"{help_words(sheet.help)}.", "bold")
    for line in _table(sheet, marks) if display.draws else _sentences(sheet, names, marks):
        screen.say(line)
    if sheet.cells_shaded:
        cells = [cell for cell, weight in sheet.cells_shaded.items() if weight == 1]
        label = translate("CryptidTerminal", "Cells that all others may allow")
        screen.say(f"{labelled(label, ' '.join(map(name_of, cells)))}.")


def _table(sheet: Deduction, marks: Marks) -> Iterator[str]:
    """A row a clue, a column a colour; their numbers are those of the map."""
    yield " ".join(str(colour + 1) for colour in sheet.colours)
    for clue in sheet.clues:
        signs = " ".join(_sign(sheet, marks, colour, clue) for colour in sheet.colours)
        yield f"{signs}  {clue_words(clue)}"
    text = translate("CryptidTerminal", "{0} struck, x crossed out, o sure, ? in doubt")
    yield text.format(_STRUCK)


def _sign(sheet: Deduction, marks: Marks, colour: int, clue: str) -> str:
    if sheet.struck(colour, clue):
        return _STRUCK
    return marks.get((colour, clue), Mark.NONE).value or _OPEN


def _sentences(sheet: Deduction, names: Sequence[str], marks: Marks) -> Iterator[str]:
    for colour in sheet.colours:
        owner = owner_name(names, colour)
        yield column_words(owner, sheet.clues_left(colour), own=False)
        if sheet.helps:
            left = (clue for clue in sheet.clues if not sheet.struck(colour, clue))
            yield f"{listed(map(clue_words, left))}."
        for (marked, clue), mark in marks.items():
            if marked == colour:
                yield field_words(owner, clue, mark.value)
