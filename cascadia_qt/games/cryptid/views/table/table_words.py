"""What the things around the map are, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cascadia_qt.games.cryptid.views.table.pennant import Colour
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.words.language import labelled, listed

translate = QCoreApplication.translate


def pennant_tip(names: Sequence[str], colours: Sequence[Colour], *, active: bool) -> str:
    """Everything that everybody knows of a player."""
    said = [labelled(owner_name(names, each.number), _told(each)) for each in colours]
    if active:
        said.append(translate("CryptidTable", "has the turn"))
    return listed(said)


def _told(colour: Colour) -> str:
    parts = [
        labelled(translate("CryptidTable", "cubes"), colour.cubes),
        labelled(translate("CryptidTable", "discs"), colour.discs),
    ]
    if colour.possible is not None:
        parts.append(labelled(translate("CryptidTable", "clues still possible"), colour.possible))
    if colour.clue_words:
        parts.append(colour.clue_words)
    return ", ".join(parts)
