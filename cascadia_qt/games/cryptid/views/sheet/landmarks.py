"""The fields of a deduction sheet as readers of the screen find them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF

from cascadia_qt.games.cryptid.model.sheet_marks import Mark
from cascadia_qt.games.cryptid.views.sheet.places import Spot
from cascadia_qt.games.cryptid.views.sheet.shown import SheetShown
from cascadia_qt.games.cryptid.words.clues import clue_words
from cascadia_qt.games.cryptid.words.sheet_fields import field_words, held_words, is_struck_words
from cascadia_qt.views.access.landmarks import Landmark


def sheet_landmarks(shown: SheetShown, rect_of: Callable[[Spot], QRectF]) -> Iterator[Landmark]:
    """Row by row the clue, and what is marked for everybody."""
    for row, clue in enumerate(shown.clues):
        yield Landmark(Spot(row, -1), clue_words(clue), rect_of(Spot(row, -1)).toRect())
        for column in range(len(shown.columns)):
            spot = Spot(row, column)
            yield Landmark(spot, _field(shown, clue, column), rect_of(spot).toRect())


def _field(shown: SheetShown, clue: str, column: int) -> str:
    colour = shown.columns[column]
    field = colour.number, clue
    said = [field_words(colour.name, clue, shown.marks.get(field, Mark.NONE).value)]
    if field in shown.struck:
        said.append(is_struck_words())
    if field in shown.held:
        said.append(held_words(clue))
    return " ".join(said)
