"""The cells of a map as readers of the screen find them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect

from cascadia_qt.games.cryptid.rules.cells import CELLS, name_of
from cascadia_qt.games.cryptid.views.map.painting import MapContents
from cascadia_qt.games.cryptid.words.spoken import ground_words, tokens_words
from cascadia_qt.views.access.landmarks import Landmark
from cascadia_qt.words.language import labelled, listed


def map_landmarks(
    shown: MapContents, rect_of: Callable[[int], QRect], *, pressed: bool
) -> Iterator[Landmark]:
    """Every cell with what is there; `pressed` if a click chooses it."""
    for cell in CELLS:
        lying = ground_words(shown.board, cell), tokens_words(shown, shown.names, cell)
        words = labelled(name_of(cell), listed(filter(None, lying)))
        yield Landmark(cell, words, rect_of(cell), pressed)
