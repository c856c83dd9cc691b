"""What is said about the notebook beside the cardboard game."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.words.language import translate

_MOST = 12


def cube_lies_words(cell: int) -> str:
    """A cell holds at most one cube."""
    return translate("CryptidNotebook", "A cube lies on {0} already.").format(name_of(cell))


def left_words(cells: int) -> str:
    """How many cells remain, and which if they are few."""
    found = cells_in(cells)
    if not found:
        return translate(
            "CryptidNotebook",
            "No cell remains: a token, the map, the hint or your clue is not as on the table.",
        )
    if len(found) > _MOST:
        return translate("CryptidNotebook", "Cells that remain: {0}.").format(len(found))
    text = translate("CryptidNotebook", "Cells that remain: {0} ({1}).")
    return text.format(len(found), ", ".join(map(name_of, found)))
