"""The letters of terrains, for pieces: no two share one in any language."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.sections import TERRAINS
from cascadia_qt.words.language import translate


def terrain_letter(terrain: str) -> str:
    # Forest, desert, water, swamp, mountain.
    return translate("CryptidLetters", "F D W S M").split()[TERRAINS.index(terrain)]
